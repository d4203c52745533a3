/** The offer below a result: made for the first match that is over, once, to whoever has one way to the seat. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import * as api from "../api";
import * as guests from "../guest.svelte";
import { text } from "../texts.svelte";
import Offer from "./Offer.svelte";

const off: (() => void)[] = [];
const DEVICE = { device: "d", name: "Firefox on Linux", added: "", seen: "", here: true };

async function offered(
  table: string,
  devices = 1,
  code: string | null = null,
  passkeys: object[] = [],
): Promise<boolean> {
  vi.spyOn(guests, "knowGuest").mockResolvedValue({ guest: "g", name: "Ann", tables: [] });
  vi.spyOn(api, "get").mockResolvedValue({ devices: Array(devices).fill(DEVICE), code, passkeys });
  const root = show("<div></div>");
  const component = mount(Offer, { target: root, props: { table } });
  flushSync();
  off.push(() => void unmount(component));
  await new Promise((done) => setTimeout(done)); // every answer is there already
  flushSync();
  return root.textContent.includes(text("devices-offer"));
}

beforeAll(() => speak("en"));

afterEach(() => {
  for (const one of off.splice(0)) one();
  clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("the first match is offered it, also when its result is shown again; no later one is", async () => {
  expect(await offered("t1")).toBe(true);
  expect(await offered("t1")).toBe(true);
  expect(await offered("t2")).toBe(false);
});

test("whoever has another device, a recovery code or a passkey is offered nothing", async () => {
  expect(await offered("t1", 2)).toBe(false);
  expect(await offered("t1", 1, "2026-01-01T00:00:00+00:00")).toBe(false);
  expect(await offered("t1", 1, null, [{ passkey: "p" }])).toBe(false);
  expect(await offered("t1")).toBe(true);
});
