import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { cards, hand } from "../../tests/hands";
import { clear, show } from "../../tests/page";
import { Cursor, ordered, setSort, sortOf } from "./hand.svelte";

describe("a hand of a game that brings nothing of its own", () => {
  const dealt = "Ts:10 Js:2 9s Ac:11 Tc:10 Kc:4 Qd:3"; // by suit, as the server gives it

  it("by suit: black and red in turn, each as the server gives it", () => {
    setSort("whist", "suit");
    expect(cards(ordered(hand(dealt), "whist"))).toBe("Ts Js 9s Ac Tc Kc Qd");
  });

  it("by rank: what counts more comes first", () => {
    setSort("whist", "rank");
    expect(cards(ordered(hand(dealt), "whist"))).toBe("Ac Ts Tc Kc Qd Js 9s");
  });

  it("as it was dealt", () => {
    setSort("whist", "deal");
    expect(cards(ordered(hand(dealt).reverse(), "whist"))).toBe("Ts Js 9s Ac Tc Kc Qd");
  });
});

describe("the order that was chosen", () => {
  beforeEach(() => localStorage.clear());

  it("is each game's own", () => {
    setSort("whist", "suit");
    setSort("bridge", "deal");
    expect([sortOf("whist"), sortOf("bridge")]).toEqual(["suit", "deal"]);
    setSort("whist", "rank");
    expect([sortOf("whist"), sortOf("bridge")]).toEqual(["rank", "deal"]);
  });

  it("is kept for the next visit", () => {
    setSort("bridge", "suit");
    expect(localStorage.getItem("chiliad-sort-bridge")).toBe("suit");
  });

  it("changes nothing in the hand that was given", () => {
    setSort("bridge", "rank");
    const given = hand("2c Ah");
    ordered(given, "bridge");
    expect(cards(given)).toBe("2c Ah");
  });
});

describe("from where a card lay that went with the focus", () => {
  afterEach(clear);

  const held = ordered(hand("As Kh 9d"), "whist");

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
