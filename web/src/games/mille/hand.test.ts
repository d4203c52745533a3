import { describe, expect, it } from "vitest";

import { cards, hand } from "../../../tests/hands";
import { ordered, setSort, sortOf } from "../../table/hand.svelte";

describe("a hand of Mille", () => {
  it("is by rank at first", () => {
    localStorage.clear();
    expect(sortOf("mille")).toBe("rank");
  });

  const dealt = "2c Qs Th Ks Qs 9d Ah Qd";

  it("by suit: its tens are tens, and diamonds come before clubs", () => {
    setSort("mille", "suit");
    expect(cards(ordered(hand(dealt), "mille"))).toBe("Ks Qs Qs Ah Th Qd 9d 2c");
  });

  it("by rank", () => {
    setSort("mille", "rank");
    expect(cards(ordered(hand(dealt), "mille"))).toBe("Ah Ks Qs Qs Qd Th 9d 2c");
  });

  it("by rank: of equal cards what counts more comes last", () => {
    setSort("mille", "rank");
    expect(cards(ordered(hand("Qs:50 Qd:10 Qh:10 Ks:10"), "mille"))).toBe("Ks Qh Qd Qs");
  });

  it("gives a card that is there twice two keys, the same ones in every order", () => {
    const keys = (["suit", "rank", "deal"] as const).map((sort) => {
      setSort("mille", sort);
      return ordered(hand(dealt), "mille")
        .filter((held) => held.card === "Qs")
        .map((held) => held.key);
    });
    expect(new Set(keys[0]).size).toBe(2);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });
});
