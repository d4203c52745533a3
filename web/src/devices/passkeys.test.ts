/** Where passkeys are offered, and the browser's refusals in words. */

import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import * as api from "../api";
import { text } from "../texts.svelte";
import { passkeysHere, stopped } from "./passkeys";

beforeAll(() => speak("en"));

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
