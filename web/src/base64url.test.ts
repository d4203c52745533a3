/** Bytes as texts, and back. */

import { expect, test } from "vitest";

import { bytesOf, textOf } from "./base64url";

test("bytes of every length come back, and the text has neither padding nor + or /", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + 251) % 256);
    const written = textOf(bytes.buffer);
    expect(written).toMatch(/^[\w-]*$/);
    expect(bytesOf(written)).toEqual(bytes);
  }
  expect(textOf(Uint8Array.from([251, 255]).buffer)).toBe("-_8");
});
