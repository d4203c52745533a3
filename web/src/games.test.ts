/** What the server says of the games: it is asked once in each language. */

import { afterEach, expect, test, vi } from "vitest";

import { speak } from "../tests/catalogues";
import { gameName, loadGames } from "./games.svelte";
import { language } from "./texts.svelte";

afterEach(() => vi.unstubAllGlobals());

/** Answers in the language that is spoken now; returns the spy. */
function answering() {
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ games: [{ game: "whist", name: `Whist ${language.code}` }] })),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("another page does not ask for the games again, another language does", async () => {
  await speak("en");
  let asked = answering();
  await loadGames();
  await loadGames();
  expect(asked).toHaveBeenCalledOnce();
  expect(gameName("whist")).toBe("Whist en");
  await speak("pl");
  asked = answering();
  await loadGames();
  expect(asked).toHaveBeenCalledOnce();
  expect(gameName("whist")).toBe("Whist pl");
});

test("the games are asked for again after a failure", async () => {
  await speak("es");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await expect(loadGames()).rejects.toBeInstanceOf(Error);
  answering();
  await loadGames();
  expect(gameName("whist")).toBe("Whist es");
});
