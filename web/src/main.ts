import { mount } from "svelte";

import App from "./App.svelte";
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
  mount(App, { target });
}

void start(document.getElementById("app") as HTMLElement);
