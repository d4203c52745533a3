/** Coming back with a passkey: whoever is somebody here already is led to the question, and back from it. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import * as api from "../api";
import * as speech from "../speech";
import { text } from "../texts.svelte";
import PasskeyBack from "./PasskeyBack.svelte";
import * as passkeys from "./passkeys";

const OTHER = { name: "Ala", mine: "Bo" };
let off: () => void = () => undefined;

beforeAll(() => speak("en"));

afterEach(() => {
  off();
  clear();
  vi.restoreAllMocks();
});

const focused = (): string => document.activeElement?.textContent.trim() ?? "";

function press(root: HTMLElement, label: string): void {
  const found = [...root.querySelectorAll("button")].find((one) => one.textContent.trim() === label);
  found?.focus();
  found?.click();
  flushSync();
  if (found && !found.isConnected) (document.activeElement as HTMLElement | null)?.blur(); // as a browser does
}

test("the question has the focus, a refusal of the answer is said, and no leads back to the button", async () => {
  const answer = { passkey: "p", client_data: "c", authenticator_data: "a", signature: "s", handle: "h" };
  vi.spyOn(passkeys, "answerOfPasskey").mockResolvedValue(answer);
  vi.spyOn(api, "post").mockImplementation((_, body) =>
    (body as { merge: boolean }).merge
      ? Promise.reject(new api.Refusal(400, "passkey-too-late", "too late"))
      : Promise.reject(new api.Refusal(409, "another-guest", "another", OTHER)),
  );
  const said = vi.spyOn(speech, "say");
  const root = show("<div></div>");
  const component = mount(PasskeyBack, { target: root, props: { onjoined: () => undefined } });
  off = () => void unmount(component);
  flushSync();
  press(root, text("devices-passkey-back"));
  await vi.waitFor(() => expect(focused()).toContain(text("devices-merge-ask", OTHER)));
  press(root, text("devices-merge-yes", OTHER));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith("Too late.", true));
  press(root, text("devices-merge-no", OTHER));
  await vi.waitFor(() => expect(focused()).toBe(text("devices-passkey-back")));
});
