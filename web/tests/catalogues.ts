/** The catalogues of the repository, as the server sends them to the page. */

import { vi } from "vitest";

import { speakIn } from "../src/texts.svelte";

const FILES = import.meta.glob<string>("../../src/chiliad/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SENT = /\/(page[^/]*|terminal)\.ftl$/;

/** All messages of a language that the page may say. */
export function catalogue(code: string): string {
  const names = Object.keys(FILES).filter((name) => name.includes(`/${code}/`) && SENT.test(name));
  if (names.length < 2) throw new Error(`there are no catalogues of ${code}`);
  return names.map((name) => FILES[name]).join("\n");
}

/** Makes the page speak a language, without a server. */
export async function speak(code: string): Promise<void> {
  await speakText(code, catalogue(code));
}

/** Makes the page speak messages of a test's own. */
export async function speakText(code: string, source: string): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(source)));
  await speakIn(code);
  vi.unstubAllGlobals();
}
