/** Bytes of passkeys as texts, and the browser's refusals in words. */

import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import * as api from "../api";
import { text } from "../texts.svelte";
import { bytesOf, passkeysHere, stopped, textOf } from "./passkeys";

beforeAll(() => speak("en"));

test("bytes of every length come back, and the text has neither padding nor + or /", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + 251) % 256);
    const written = textOf(bytes.buffer);
    expect(written).toMatch(/^[\w-]*$/);
    expect(bytesOf(written)).toEqual(bytes);
  }
  expect(textOf(Uint8Array.from([251, 255]).buffer)).toBe("-_8");
});

test("they are offered at the server's own address alone, by browsers that have them", async () => {
  const asked = vi.spyOn(api, "get").mockResolvedValue({ origin: location.origin });
  expect(await passkeysHere()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal("PublicKeyCredential", class {});
  expect(await passkeysHere()).toBe(true);
  for (const origin of [null, "https://elsewhere.example", `${location.origin}0`]) {
    asked.mockResolvedValue({ origin });
    expect(await passkeysHere()).toBe(false);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what the browser refuses is said in our words, and nothing else is taken for it", () => {
  expect(stopped(new DOMException("…", "InvalidStateError"))).toBe(text("devices-passkey-there"));
  expect(stopped(new DOMException("…", "NotAllowedError"))).toBe(text("devices-passkey-stopped"));
  expect(stopped(new Error("…"))).toBeNull();
});
