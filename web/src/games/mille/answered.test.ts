/** What is heard after keys of a table of Mille. */

import { expect, test, vi } from "vitest";

import { heard, held, listening, off, tableOf, trimmed } from "../../../tests/heard";
import { show } from "../../../tests/page";
import { register } from "../../keys.svelte";
import type { Desk, Head } from "../../protocol";
import { ordered } from "../../table/hand.svelte";
import { commonKeys } from "../../table/keys";
import { text } from "../../texts.svelte";
import { milleKeys } from "./keys";
import { MillePlay } from "./mille.svelte";

vi.mock("../../api", async (original) => ({ ...(await original<object>()), command: () => Promise.resolve({}) }));

listening();

test("F says what can be laid, or that nothing can, or whose turn it is not", async () => {
  const lay = { move: "lay KsKhKd", verb: "lay", cards: ["Ks", "Kh", "Kd"], label: "Lay three kings" };
  const table = tableOf("mille", { phase: "meld", lays: [], moves: [lay] });
  off.push(register(milleKeys(new MillePlay(table))));
  expect(await heard("f")).toEqual([text("table-say-offers", { offers: lay.label })]);
  table.desk = { ...table.desk, moves: [] } as unknown as Desk;
  expect(await heard("f")).toEqual([text("table-say-no-offers")]);
  table.desk = { ...table.desk, turn: 1 };
  expect(await heard("f")).toEqual([text("table-not-your-turn")]);
});

test("X asks about the focused card, and discards one that is selected", async () => {
  const sent: string[] = [];
  const table = tableOf("mille", { phase: "meld", lays: [], hand: [] });
  table.move = (move: string) => Promise.resolve(sent.push(move) > 0);
  const play = new MillePlay(table);
  const main = show("<div></div>");
  play.cursor.hold(ordered([held("Qs", 0, "discard"), held("2d", 1, "discard")], "mille"));
  play.cursor.root = main;
  for (const one of play.cursor.cards) {
    const button = document.createElement("button");
    button.dataset.key = one.key;
    main.append(button);
  }
  off.push(register(milleKeys(play)));
  play.cursor.focus();
  await vi.advanceTimersByTimeAsync(1000);
  const card = play.cursor.held;
  expect((await heard("x"))[0]).toContain("once more");
  expect(sent).toEqual([]);
  await heard("x");
  expect(sent).toEqual([`discard ${card?.card}`]);
  const other = play.cursor.cards.find((one) => one !== card);
  if (other) play.selected = new Set([other.key]);
  await heard("x");
  expect(sent.at(-1)).toBe(`discard ${other?.card}`);
});

test("a 2 that fits several sets can be discarded, and the question says so", async () => {
  const sent: string[] = [];
  const fits = (rank: string, ways: number[][]) => {
    return { rank, lies: true, naturals: [], wilds: ["2s", "2d"], ways, refused: [] };
  };
  const lays = ["K", "Q"].map((rank) =>
    fits(rank, [
      [0, 1],
      [0, 2],
    ]),
  );
  const moves = ["2s", "2d"].map((card) => ({ move: `discard ${card}`, verb: "discard", cards: [card], label: "" }));
  const table = tableOf("mille", { phase: "meld", lays, moves, hand: [] });
  table.move = (move: string) => Promise.resolve(sent.push(move) > 0);
  const play = new MillePlay(table);
  play.cursor.hold(ordered([held("2s", 0, "wild", "discard"), held("2d", 1, "wild", "discard")], "mille"));
  const [first, second] = play.cursor.cards;
  if (!first || !second) throw new Error("no cards");
  play.press(first);
  const places = "To the kings; to the queens";
  expect(play.would).toBe(text("table-lay-or-discard", { card: `{${first.card}}`, places }));
  play.press(second);
  expect(play.would).toBe(text("table-lay-where", { places }));
  play.press(second);
  play.discard();
  expect(sent).toEqual([`discard ${first.card}`]);
  await vi.advanceTimersByTimeAsync(1000);
});

test("an arrow says that the deal is over where a result is shown instead of the hand", async () => {
  const table = tableOf("mille", { phase: "over", lays: [], hand: [] }, { phase: "between", next: true });
  const play = new MillePlay(table);
  play.cursor.hold(ordered([held("Qs", 0)], "mille"));
  off.push(register(milleKeys(play)));
  for (const arrow of ["ArrowRight", "ArrowLeft"])
    expect((await heard(arrow)).map(trimmed)).toEqual([text("table-next-key")]);
  table.head = { ...table.head, phase: "over", lays: [], next: false } as Head;
  expect(await heard("ArrowRight")).toEqual([`${text("table-phase", { phase: "over" })}.`]);
});

test("T asks with which cards to take the pack, once that is begun", async () => {
  const takes = ["KsKh", "KsKd"].map((cards) => ({ move: `take ${cards}`, verb: "take", cards: [], label: "Take" }));
  const table = tableOf("mille", {
    phase: "draw",
    lays: [],
    moves: takes,
    hand: [],
    prompt: "Draw, or take the pack.",
  });
  const taking = new MillePlay(table);
  off.push(register([...commonKeys(table), ...milleKeys(taking)]));
  expect(await heard("t")).toEqual(["Draw, or take the pack."]);
  await heard("p");
  expect((await heard("t")).map(trimmed)).toEqual([text("table-take-which")]);
});
