import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { clear, show } from "../../tests/page";
import type { HeldCard } from "../protocol";
import { Cursor, ordered, setSort, sortOf } from "./hand.svelte";

/** A hand dealt in this order; a figure after a colon is what a card counts. */
function hand(dealt: string): HeldCard[] {
  return dealt.split(" ").map((one, at) => {
    const [card = "", points = "0"] = one.split(":");
    return { card, at, points: Number(points), can: [] } as unknown as HeldCard;
  });
}

const cards = (held: { card: string }[]): string => held.map((one) => one.card).join(" ");

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
});

describe("a hand of Mille", () => {
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

describe("the order that was chosen", () => {
  beforeEach(() => localStorage.clear());

  it("is each game's own", () => {
    setSort("tysiac", "suit");
    setSort("mille", "deal");
    expect([sortOf("tysiac"), sortOf("mille")]).toEqual(["suit", "deal"]);
    setSort("tysiac", "rank");
    expect([sortOf("tysiac"), sortOf("mille")]).toEqual(["rank", "deal"]);
  });

  it("is kept for the next visit", () => {
    setSort("mille", "suit");
    expect(localStorage.getItem("chiliad-sort-mille")).toBe("suit");
  });

  it("changes nothing in the hand that was given", () => {
    setSort("mille", "rank");
    const given = hand("2c Ah");
    ordered(given, "mille");
    expect(cards(given)).toBe("2c Ah");
  });
});

describe("from where a card lay that went with the focus", () => {
  afterEach(clear);

  const held = ordered(hand("As Kh 9d"), "tysiac");

  /** A hand from which the card at this place has gone; an arrow leads to the card named. */
  function stepped(gone: number, by: 1 | -1): string | undefined {
    const cursor = new Cursor();
    cursor.hold(held);
    const keeper = `<span tabindex="-1" data-keeper></span>`;
    cursor.root = show(`<div>${keeper}<button data-key="${held[gone]?.key}"></button></div>`);
    cursor.root.querySelector("button")?.focus();
    cursor.at = held[gone]?.key ?? null;
    cursor.hold(held.filter((_, place) => place !== gone));
    cursor.root.querySelector("span")?.focus();
    cursor.step(by);
    return cursor.held?.card;
  }

  it("the arrows lead to its neighbours, round the ends", () => {
    expect(cards(held)).toBe("As Kh 9d");
    expect([0, 1, 2].map((gone) => [stepped(gone, -1), stepped(gone, 1)])).toEqual([
      ["9d", "Kh"],
      ["As", "9d"],
      ["Kh", "As"],
    ]);
  });
});
