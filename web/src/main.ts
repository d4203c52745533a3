import { mount } from "svelte";

import App from "./App.svelte";
import { namePlace } from "./route.svelte";
import "./style.css";
import { begin } from "./texts.svelte";

const RETRY_MS = 2000;

// Nothing is drawn before there are words to draw it with.
async function start(target: HTMLElement): Promise<void> {
  for (;;) {
    try {
      await begin();
      break;
    } catch {
      target.textContent = "Chiliad …"; // there are no words yet
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
  target.textContent = "";
  // Svelte listens at the target and at the document. A screen reader calls everything below an element that listens for
  // clicks clickable, so the target is a fragment that does not stay: the document's listeners do all the work.
  const page = document.createDocumentFragment();
  mount(App, { target: page as unknown as Element }); // all that Svelte does with it a fragment can do
  target.append(page);
}

namePlace();
void start(document.getElementById("app") as HTMLElement);
