/** The table of a game that brings nothing of its own: drawn from what every game shows, and played by mouse and keys. */

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";

import { heard, held, lines, listening, off, tableOf, trimmed } from "../../../tests/heard";
import { show } from "../../../tests/page";
import { keys, register } from "../../keys.svelte";
import type { Desk, HeldCard, Move } from "../../protocol";
import Chips from "../../table/Chips.svelte";
import { commonKeys } from "../../table/keys";
import type { Table } from "../../table/table.svelte";
import { has, text } from "../../texts.svelte";
import { cardsOf } from "../cards";
import { RECORDS } from "../records";
import { viewOf } from "../views";
import plainCards from "./cards";
import plain from "./index";
import PlainTable from "./PlainTable.svelte";

vi.mock("../../api", async (original) => ({ ...(await original<object>()), command: () => Promise.resolve({}) }));

listening();

const GAME = "whist";
const SEATS = ["Ann", "Boris", "Cleo", "Dora"].map((name, seat) => ({
  seat,
  name,
  kind: "person",
  bot: null,
  here: true,
  stand_in: null,
  bank_s: null,
  move_s: null,
  level: null,
}));

function move(line: string, label: string, card: string | null = null): Move {
  return { move: line, verb: line.split(" ")[0] ?? "", label, card, cards: card === null ? [] : [card] };
}

const HAND: HeldCard[] = [
  held("Ks", 0, "play", "marry"),
  held("9s", 1, "play"),
  { ...held("Ah", 2), why: "You must follow {Ks}." },
];
const MOVES = [
  move("play Ks", "Play {Ks}", "Ks"),
  move("marry Ks", "Declare the marriage with {Ks}", "Ks"),
  move("play 9s", "Play {9s}", "9s"),
  move("close", "Close the talon"),
];
const DESK: Desk = {
  game: GAME,
  phase: "play",
  seat: 0,
  turn: 0,
  hand: HAND,
  held: [3, 2, 5, 4],
  prompt: "It is your turn to lead.",
  moves: MOVES,
  table: ["Boris has played {Qs}.", "Trump is {Th}."],
  shown: null,
  settled: null,
};

type Put = { table: Table; sent: string[]; root: HTMLElement };

/** Draws a table of this game on the page. */
function put(desk: Partial<Desk> = {}, head: object = {}, still = false): Put {
  const seats = SEATS.slice(0, (desk.held ?? DESK.held).length);
  const totals = [120, -30, 7, 0].slice(0, seats.length);
  const common = {
    seats,
    totals,
    deal: 2,
    dealer: 1,
    target: 300,
    clock: "none",
    winner: null,
    again: null,
    replay: null,
  };
  const table = tableOf(GAME, { ...DESK, ...desk }, { ...common, ...head });
  Object.defineProperty(table, "still", { value: still });
  const sent: string[] = [];
  table.move = (line: string) => Promise.resolve(sent.push(line) > 0);
  const root = show("<div></div>");
  const drawn = mount(PlainTable, { target: root, props: { table } });
  off.push(() => void unmount(drawn), register(commonKeys(table)));
  flushSync();
  return { table, sent, root };
}

const said = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const buttons = (root: HTMLElement): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>(".pad button"),
];
const card = (root: HTMLElement, name: string) => root.querySelector<HTMLButtonElement>(`.hand [data-card="${name}"]`);

test("a game is drawn plainly where it brings nothing of its own, and only there", () => {
  expect([viewOf(GAME), cardsOf(GAME)]).toEqual([plain, plainCards]);
  const known = [...RECORDS.keys()];
  expect(known.length).toBeGreaterThan(1);
  for (const game of known) {
    expect(viewOf(game)).not.toBe(plain);
    expect(cardsOf(game)).not.toBe(plainCards);
  }
});

describe("what is drawn", () => {
  test("every seat with its name, how many cards it has, and its total", () => {
    const { root } = put();
    const seats = [...root.querySelectorAll("section.seat")];
    expect(seats.map((seat) => seat.ariaLabel ?? seat.getAttribute("aria-label"))).toEqual([
      "Boris",
      "Cleo",
      "Dora",
      "You",
    ]);
    const whole = seats.map(said);
    for (const [index, count] of [2, 5, 4].entries())
      expect(whole[index]).toContain(text("table-cards-held", { count }));
    for (const [index, points] of [-30, 7, 0, 120].entries())
      expect(whole[index]).toContain(text("table-total", { points }));
    expect(whole[3]).toContain(text("table-on-turn", { who: "you" }));
  });

  test.each([
    [2, false],
    [3, true],
    [4, false],
  ])("of %i seats two others sit at both sides, %s", (count, sides) => {
    const { root } = put({ held: Array<number>(count).fill(3) });
    expect(root.querySelectorAll(".others section.seat")).toHaveLength(count - 1);
    expect(root.querySelector(".fan-table")?.matches(".pair")).toBe(sides);
  });

  test("what is on the table, each sentence with its cards drawn and named", () => {
    const { root } = put();
    const lying = [...root.querySelectorAll(".lying li")];
    expect(lying.map(said)).toEqual(["Boris has played Q♠︎queen of spades.", "Trump is 10♥︎10 of hearts."]);
    expect(root.querySelector(".lying")?.getAttribute("aria-label")).toBe(text("table-board"));
  });

  test("an empty table says so to who can't see it", () => {
    const { root } = put({ table: [] });
    expect(said(root.querySelector(".lying .visually-hidden:not(h2)"))).toBe(text("table-say-nothing"));
  });

  test("a button for every move, and none while another is to act", () => {
    const { root, table } = put();
    expect(buttons(root).map((one) => said(one).replace(/\uFE0E(?:king|9) of spades/u, ""))).toEqual([
      "Play K♠",
      "Declare the marriage with K♠",
      "Play 9♠",
      "Close the talon",
    ]);
    expect(root.querySelector(".pad")?.getAttribute("role")).toBe("toolbar");
    table.desk = { ...DESK, turn: 1, moves: [], prompt: null };
    flushSync();
    expect(buttons(root)).toEqual([]);
  });

  test("the hand, whose cards say whether they can be used", () => {
    const { root } = put();
    const names = [...root.querySelectorAll(".hand [data-card]")].map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual([
      "King of spades, 3 points, can be used",
      "9 of spades, 3 points, can be used",
      "Ace of hearts, 3 points",
    ]);
  });

  test("what is asked", () => {
    const { root } = put();
    expect(said(root.querySelector(".prompt"))).toBe("It is your turn to lead.");
  });

  test("a large hand in rows, every card once", () => {
    const deck = [..."AKQJT98765432"].flatMap((rank) => [`${rank}s`, `${rank}h`]);
    const { root } = put({ hand: deck.map((one, at) => held(one, at)), moves: [] });
    expect(root.querySelectorAll(".hand [data-card]")).toHaveLength(26);
    expect(root.querySelectorAll(".hand .line").length).toBeGreaterThan(1); // the room here has no width
  });

  test("the result when the deal is over, instead of the hand and the buttons", () => {
    const settled = {
      headline: "You win the deal.",
      won: null,
      moments: [],
      told: ["You have made 70 points."],
      points: [],
      scores: [3, 0, 0, 0],
      totals: [123, -30, 7, 0],
      left: null,
      played: null,
    };
    const { root } = put(
      { phase: "over", turn: null, moves: [], prompt: null, settled },
      { phase: "between", next: true },
    );
    expect(said(root.querySelector(".result .headline"))).toBe("You win the deal.");
    expect(said(root.querySelector(".result table"))).toContain("123");
    expect(root.querySelector(".hand, .pad")).toBeNull();
  });

  test("in a replay the hands that are shown, and nothing to do", () => {
    const shown = [["Ks"], ["Qs", "Ts"], ["9h"], ["Ad", "Kd"]];
    const { root } = put({ seat: null, turn: 1, hand: [], moves: [], prompt: null, shown }, { you: null }, true);
    const hands = [...root.querySelectorAll("ul.shown")].map((one) =>
      [...one.querySelectorAll<HTMLElement>("[data-card]")].map((drawn) => drawn.dataset.card),
    );
    expect(hands).toEqual([["Qs", "Ts"], ["9h"], ["Ad", "Kd"], ["Ks"]]);
    expect(root.querySelector(".pad, .prompt")).toBeNull();
    const combinations = keys().map((key) => key.combination);
    expect(combinations).toEqual(expect.arrayContaining(["C", "V", "O", "S"]));
    for (const one of ["ArrowRight", "Home", "Enter", "B", "F"]) expect(combinations).not.toContain(one);
  });
});

describe("a press", () => {
  test("on a button sends its move", () => {
    const { root, sent } = put();
    for (const button of buttons(root)) button.click();
    expect(sent).toEqual(MOVES.map((one) => one.move));
  });

  test("on a card sends the only move it has", () => {
    const { root, sent } = put();
    card(root, "9s")?.click();
    expect(sent).toEqual(["play 9s"]);
  });

  test("on a card with several moves asks which one, and its answers get the focus", async () => {
    const { root, sent } = put();
    card(root, "Ks")?.focus();
    card(root, "Ks")?.click();
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect(sent).toEqual([]);
    expect(lines).toContain(text("table-which-move", { card: "king of spades" }));
    expect(said(root.querySelector(".prompt"))).toContain("What do you do with K♠");
    const answers = buttons(root).filter((one) => one.dataset.answer !== undefined);
    expect(answers).toHaveLength(2);
    expect(document.activeElement).toBe(answers[0]);
    answers[1]?.click();
    expect(sent).toEqual(["marry Ks"]);
    flushSync();
    expect(buttons(root).some((one) => one.dataset.answer !== undefined)).toBe(false);
  });

  test("on a card that can't be used says why", () => {
    const { root, sent, table } = put();
    card(root, "Ah")?.click();
    expect(sent).toEqual([]);
    expect(table.answered).toMatchObject({ said: "You must follow {Ks}.", refused: true });
  });

  test("while another is to act says whose turn it is not", () => {
    const { root, sent, table } = put({ turn: 2, moves: [], prompt: null });
    card(root, "9s")?.click();
    expect(sent).toEqual([]);
    expect(table.answered?.said).toBe(text("table-not-your-turn"));
  });
});

describe("keys", () => {
  test("all of them have a name in the help", () => {
    put();
    const scoped = keys().filter((key) => key.scope === "table-keys");
    expect(scoped.length).toBeGreaterThan(20);
    expect(scoped.filter((key) => !has(key.name)).map((key) => key.name)).toEqual([]);
  });

  test.each([
    ["c", {}, "Boris has played queen of spades. Trump is 10 of hearts."],
    ["v", {}, "1 of 2: Boris has played queen of spades."],
    ["v", { shiftKey: true }, "2 of 2: Trump is 10 of hearts."],
    ["h", {}, "3 cards: king of spades, 9 of spades, ace of hearts."],
    ["o", {}, "Boris: 2 cards; Cleo: 5 cards; Dora: 4 cards."],
    ["s", {}, "You: total 120; Boris: total −30; Cleo: total 7; Dora: total 0."],
    ["t", {}, "It is your turn to lead."],
    ["a", {}, "Dealer: Boris."],
    ["f", {}, "Play king of spades; Declare the marriage with king of spades; Play 9 of spades; Close the talon."],
  ])("%s %o", async (key, more, answer) => {
    put();
    expect((await heard(key, more)).map(trimmed)).toEqual([answer]);
  });

  test("an arrow goes from card to card, Z to those that can be used, and W says why one can't", async () => {
    const { root } = put();
    await heard("ArrowRight");
    expect(document.activeElement).toBe(card(root, "Ks"));
    await heard("ArrowLeft");
    expect(document.activeElement).toBe(card(root, "Ah"));
    expect((await heard("w")).map(trimmed)).toEqual(["You must follow king of spades."]);
    await heard("z");
    expect(document.activeElement).toBe(card(root, "Ks"));
  });

  test("Enter leads to the hand; B to the buttons, where the arrows go from one to the next", async () => {
    const { root, sent } = put();
    await heard("Enter");
    expect(document.activeElement).toBe(card(root, "Ks"));
    await heard("b");
    expect(document.activeElement).toBe(buttons(root)[0]);
    await heard("ArrowRight");
    expect(document.activeElement).toBe(buttons(root)[1]);
    await heard("ArrowLeft");
    await heard("ArrowLeft");
    expect(document.activeElement).toBe(buttons(root)[3]);
    expect(sent).toEqual([]);
  });

  test("Enter leads to the buttons where no card can be used", async () => {
    const { root } = put({ moves: [move("pass", "Pass"), move("bid 1", "Bid 1")] });
    await heard("Enter");
    expect(document.activeElement).toBe(buttons(root)[0]);
  });

  test("Escape withdraws the question about a card", async () => {
    const { root } = put();
    card(root, "Ks")?.focus();
    card(root, "Ks")?.click();
    await vi.advanceTimersByTimeAsync(2000);
    await heard("Escape");
    flushSync();
    expect(buttons(root)).toHaveLength(MOVES.length);
    expect(document.activeElement).toBe(card(root, "Ks"));
  });
});

test("above the table is how far the match goes, while a deal is played", () => {
  const { table } = put();
  const root = show("<div></div>");
  const drawn = mount(Chips, { target: root, props: { table } });
  off.push(() => void unmount(drawn));
  expect([...root.querySelectorAll(".chip")].map(said)).toEqual([text("table-target", { points: 300 })]);
  table.desk = { ...DESK, phase: "over" };
  flushSync();
  expect(root.querySelector(".chip")).toBeNull();
});

test("a replay goes by turns, and cards of the hand fly to the table", () => {
  expect(viewOf(GAME)).toMatchObject({ chips: null, part: "turn" });
  const { from, to } = viewOf(GAME).cardRoutes(null, DESK);
  expect([from("Ks", "hand"), to("Ks", "hand"), to("Ks", "table")]).toEqual([null, "table", null]);
});
