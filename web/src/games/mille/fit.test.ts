import { describe, expect, it } from "vitest";

import { TARGET, bigIndex, handHeightMin, planHand, planSets, setsHeightMin, type Shape } from "./fit";

const SHEET = 1.4; // a card is so many times higher than wide
const INDEX = { small: [0.38, 0.76], big: [0.45, 0.94] } as const; // of a card: width and height of what must be seen
const PLAIN = { large: false, points: false, chips: false };
const ALL = { large: false, points: true, chips: true };

/** So many cards, of as many ranks as may be, or of one. */
const even = (cards: number): number[] =>
  Array.from({ length: 13 }, (_, rank) => Math.floor(cards / 13) + (rank < cards % 13 ? 1 : 0)).filter(
    (one) => one > 0,
  );

const HANDS = [[1], [3], [8], [1, 1, 1], even(13), even(20), even(24), even(31), [8, 8, 8, 7], [1, 8, 1, 8, 1, 8, 4]];
const WIDTHS = [308, 363, 655, 756, 1350];

const combinations = HANDS.flatMap((groups) =>
  WIDTHS.flatMap((width) =>
    [0, 40, 160].flatMap((more) =>
      [PLAIN, ALL, { ...ALL, large: true }].map((look) => ({
        groups,
        width,
        height: handHeightMin(31, width) + more,
        look,
      })),
    ),
  ),
);

describe("a hand", () => {
  it("lies within the room it is given, all of it", () => {
    for (const { groups, width, height, look } of combinations) {
      const plan = planHand(groups, width, height, 140, look);
      const said = JSON.stringify({ groups, width, height, look, card: plan.card });
      const count = plan.chips ? TARGET + 2 : 0;
      expect(plan.places.length, said).toBe(groups.reduce((sum, count) => sum + count, 0));
      for (const { x, y } of plan.places) {
        expect(x, said).toBeGreaterThanOrEqual(0);
        expect(x + plan.card, said).toBeLessThanOrEqual(width + 0.01);
        expect(y, said).toBeGreaterThanOrEqual(0);
        expect(y + SHEET * plan.card + count, said).toBeLessThanOrEqual(Math.min(height, plan.high) + 0.01);
      }
    }
  });

  it("leaves the index of each card uncovered, also by a card that rises, and room to press it", () => {
    for (const { groups, width, height, look } of combinations) {
      const { card, lift, places } = planHand(groups, width, height, 140, look);
      const [wide, high] = INDEX[bigIndex(card, look.large) ? "big" : "small"];
      const said = JSON.stringify({ groups, width, height, look, card });
      places.slice(1).forEach((place, before) => {
        const last = places[before];
        if (!last) return;
        if (place.row === last.row)
          expect(place.x - last.x, said).toBeGreaterThanOrEqual(Math.max(TARGET, card * wide));
        else expect(place.y - last.y - lift, said).toBeGreaterThanOrEqual(Math.max(TARGET, card * high) - 0.01);
      });
    }
  });

  it("has room below its cards for the counts of the ranks", () => {
    for (const { groups, width, height, look } of combinations) {
      const { card, chips, places } = planHand(groups, width, height, 140, look);
      const rows = [...new Set(places.map(({ y }) => y))];
      if (!chips) continue;
      rows.slice(1).forEach((y, before) => {
        expect(y - (rows[before] ?? 0), JSON.stringify({ groups, width, height, look })).toBeGreaterThanOrEqual(
          SHEET * card + TARGET + 2,
        );
      });
    }
    expect(planHand(even(20), 1350, 240, 150, ALL).chips).toBe(true);
  });

  it("has larger cards the fewer they are, and none larger than asked", () => {
    const cards = (count: number) => planHand(even(count), 756, 300, 120, PLAIN).card;
    expect(cards(3)).toBe(120);
    expect(cards(31)).toBeLessThan(cards(8));
    expect(planHand([3], 756, 300, 60, PLAIN).card).toBe(60);
  });
});

const GAP = 4;
const set = (naturals: number, wilds = 0, piled = false): Shape => ({
  naturals: Array<string>(naturals).fill("Ks"),
  wilds: Array<string>(wilds).fill("2s"),
  lies: piled ? "seven" : "open",
});

describe("sets", () => {
  it("show their cards where there is room", () => {
    expect(planSets([set(3), set(4)], 756, 200, 72)).toEqual({ kind: "piles", card: 72 });
  });

  it("lie as chips where there is not, each large enough to press, and all in the room", () => {
    for (const width of WIDTHS)
      for (const more of [0, 6]) {
        const height = setsHeightMin(13, width) + more;
        const plan = planSets(
          Array.from({ length: 13 }, () => set(3, 1)),
          width,
          height,
          72,
        );
        if (plan.kind !== "chips") throw new Error(`${width}: sets of cards ${plan.card} wide in ${height}`);
        const columns = Math.floor((width + GAP) / (plan.wide + GAP));
        const rows = Math.ceil(13 / columns);
        expect(Math.min(plan.wide, plan.high), `${width}`).toBeGreaterThanOrEqual(TARGET);
        expect(rows * (plan.high + GAP) - GAP, `${width}`).toBeLessThanOrEqual(height);
      }
  });

  it("need no more height the wider they may lie", () => {
    const heights = WIDTHS.map((width) => setsHeightMin(13, width));
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });
});
