import { describe, expect, it } from "vitest";

import { cards, hand } from "../../../tests/hands";
import { settings } from "../../settings.svelte";
import { ordered, setSort, sortOf } from "../../table/hand.svelte";

describe("a hand of Tysiac", () => {
  const dealt = "9h Ts Ac Kd As Jh Qd";

  it("by suit: black and red in turn, and in each the ten above the king", () => {
    setSort("tysiac", "suit");
    expect(cards(ordered(hand(dealt), "tysiac"))).toBe("As Ts Jh 9h Ac Kd Qd");
  });

  it("by rank: A T K Q J 9, and equal ranks by suit", () => {
    setSort("tysiac", "rank");
    expect(cards(ordered(hand(dealt), "tysiac"))).toBe("As Ac Ts Kd Qd Jh 9h");
  });

  it("as it was dealt, whatever order the server names it in", () => {
    setSort("tysiac", "deal");
    expect(cards(ordered(hand(dealt).reverse(), "tysiac"))).toBe(dealt);
  });

  it("has the order that the settings say", () => {
    setSort("tysiac", "rank");
    expect(settings.sort).toBe("rank");
    settings.sort = "deal";
    expect(sortOf("tysiac")).toBe("deal");
    settings.sort = "suit";
  });
});
