import { expect, it } from "vitest";

import { speak } from "../../tests/catalogues";
import { OneByOne } from "./answers";

const bare = (said: string | null): string => (said ?? "").replace(/[\u2066-\u2069]/g, "");

it("goes through things one by one, and begins again with other things and in another language", async () => {
  await speak("en");
  const cards = new OneByOne();
  const said = ["Boris: {Ks}", "Cleo: {9s}"]; // the same names and cards in both languages
  expect(bare(cards.step(said, 1))).toContain("1 of 2");
  expect(bare(cards.step(said, 1))).toContain("2 of 2");
  expect(bare(cards.step(said, 1))).toContain("1 of 2");
  await speak("es");
  expect(bare(cards.step(said, 1))).toContain("1 de 2");
  expect(bare(cards.step(said, -1))).toContain("2 de 2");
  expect(bare(cards.step(["Boris: {Ks}"], -1))).toContain("1 de 1");
  expect(cards.step([], 1)).toBeNull();
});
