/** What is heard after keys of the table, as it stands in the regions that a screen reader reads. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import { register } from "../keys.svelte";
import type { Desk, Head, HeldCard } from "../protocol";
import { forget, say, tell } from "../speech";
import { text } from "../texts.svelte";
import { ordered } from "./hand.svelte";
import { commonKeys, milleKeys, tysiacKeys } from "./keys";
import { MillePlay } from "./mille.svelte";
import { Table } from "./table.svelte";
import { TysiacPlay } from "./tysiac.svelte";

vi.mock("../api", async (original) => ({ ...(await original<object>()), command: () => Promise.resolve({}) }));

const SEATS = ["Ann", "Boris", "Cleo"].map((name, seat) => ({ seat, name, kind: "person", stand_in: null }));
const off: (() => void)[] = [];
let lines: string[];

const seen = new MutationObserver((changes) => {
  for (const change of changes) for (const line of change.addedNodes) lines.push(line.textContent ?? "");
});

beforeAll(async () => {
  await speak("en");
  for (const region of document.querySelectorAll("[data-speech]")) seen.observe(region, { childList: true });
  vi.useFakeTimers(); // once: the queue of what is spoken goes on from test to test
});

beforeEach(() => {
  lines = [];
});

afterEach(async () => {
  for (const one of off.splice(0)) one();
  forget();
  clear();
  await vi.advanceTimersByTimeAsync(10_000);
});

afterAll(() => vi.useRealTimers());

function held(card: string, at: number, ...can: string[]): HeldCard {
  return { card, at, points: 3, can, why: null, fresh: false };
}

function tableOf(game: "tysiac" | "mille", desk: object, head: object = {}): Table {
  const table = new Table("/api/tables/1");
  table.head = {
    table: "1",
    game,
    phase: "playing",
    you: 0,
    next: false,
    undo: false,
    seats: SEATS,
    ...head,
  } as unknown as Head;
  table.desk = { game, seat: 0, turn: 0, moves: [], my_marriages: [], lays: [], ...desk } as unknown as Desk;
  return table;
}

function tysiac(desk: { hand?: HeldCard[] } & Record<string, unknown>): TysiacPlay {
  const play = new TysiacPlay(tableOf("tysiac", { phase: "play", ...desk }));
  play.cursor.hold(ordered(desk.hand ?? [], "tysiac"));
  play.cursor.root = show("<div></div>");
  play.pad = show("<div><button data-answer>Declare</button></div>");
  for (const one of play.cursor.cards) {
    const button = document.createElement("button");
    [button.dataset.key, button.ariaLabel] = [one.key, `${one.card}, can be played`];
    play.cursor.root.append(button);
  }
  off.push(register([...commonKeys(play.table), ...tysiacKeys(play)]));
  return play;
}

const trimmed = (said: string) => said.trim(); // what is said twice ends in a blank the second time

/** Presses a key; what is heard of it then. */
async function heard(key: string, more: KeyboardEventInit = {}): Promise<string[]> {
  const before = lines.length;
  const on = document.activeElement ?? document.body;
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  await vi.advanceTimersByTimeAsync(1000);
  return lines.slice(before);
}

test("the same answer twice in a row is another text, for a reader drops one that it has just read", async () => {
  for (let time = 0; time < 3; time += 1) say("Hearts are trump.");
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines.map((line) => line.trim())).toEqual(Array(3).fill("Hearts are trump."));
  expect(lines[1]).not.toBe(lines[0]);
  expect(lines[2]).not.toBe(lines[1]);
});

test("Z on the only card that can be used says the card, each time", async () => {
  const play = tysiac({ hand: [held("As", 0), held("Ks", 1, "play"), held("Qs", 2)] });
  await heard("z");
  expect(document.activeElement).toBe(play.cursor.element);
  expect(play.cursor.held?.card).toBe("Ks");
  for (let time = 0; time < 2; time += 1) {
    const said = await heard("z");
    expect(said.map((line) => line.trim())).toEqual(["Ks, can be played."]);
  }
});

test("Z where no card can be used says so", async () => {
  tysiac({ hand: [held("As", 0)] });
  expect(await heard("z")).toEqual([text("table-none-legal")]);
});

test("N drops what is still to be said of the deal that is over", async () => {
  const table = tableOf("tysiac", {}, { next: true, phase: "between" });
  off.push(register(commonKeys(table)));
  for (const said of ["Cleo takes the trick.", "Boris has made 120."]) tell(said, true);
  expect(await heard("n")).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toEqual([]);
  tell("Deal 2.", true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toEqual(["Deal 2."]);
});

test("Enter and Shift+Enter at a result say how to go on", async () => {
  const table = tableOf("tysiac", {}, { next: true, phase: "between" });
  off.push(register(tysiacKeys(new TysiacPlay(table))));
  const next = text("table-next-key");
  for (const shiftKey of [false, true]) expect((await heard("Enter", { shiftKey })).map(trimmed)).toEqual([next]);
});

test("F in Mille says what can be laid, or that nothing can, or whose turn it is not", async () => {
  const lay = { move: "lay KsKhKd", verb: "lay", cards: ["Ks", "Kh", "Kd"], label: "Lay three kings" };
  const table = tableOf("mille", { phase: "meld", moves: [lay] });
  off.push(register(milleKeys(new MillePlay(table))));
  expect(await heard("f")).toEqual([text("table-say-offers", { offers: lay.label })]);
  table.desk = { ...table.desk, moves: [] } as unknown as Desk;
  expect(await heard("f")).toEqual([text("table-say-no-offers")]);
  table.desk = { ...table.desk, turn: 1 };
  expect(await heard("f")).toEqual([text("table-not-your-turn")]);
});

test("X asks about the focused card, and discards one that is selected", async () => {
  const sent: string[] = [];
  const table = tableOf("mille", { phase: "meld", hand: [] });
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

test("an arrow says that the deal is over where a result is shown instead of the hand", async () => {
  const table = tableOf("mille", { phase: "over", hand: [] }, { phase: "between", next: true });
  const play = new MillePlay(table);
  play.cursor.hold(ordered([held("Qs", 0)], "mille"));
  off.push(register(milleKeys(play)));
  for (const arrow of ["ArrowRight", "ArrowLeft"])
    expect((await heard(arrow)).map(trimmed)).toEqual([text("table-next-key")]);
  table.head = { ...table.head, phase: "over", next: false } as Head;
  expect(await heard("ArrowRight")).toEqual([`${text("table-phase", { phase: "over" })}.`]);
});

test("T says what is asked about the card that is chosen, or with which cards to take the pack", async () => {
  const give = { move: "give 1 Ks", verb: "give", cards: ["Ks"], label: "Give" };
  const giving = tysiac({
    phase: "give",
    moves: [give],
    hand: [held("Ks", 0, "give")],
    prompt: "Give a card to each.",
  });
  expect(await heard("t")).toEqual(["Give a card to each."]);
  if (giving.cursor.held) giving.press(giving.cursor.held);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await heard("t")).map(trimmed)).toEqual([text("table-give-who", { card: "king of spades" })]);
  for (const one of off.splice(0)) one();

  const takes = ["KsKh", "KsKd"].map((cards) => ({ move: `take ${cards}`, verb: "take", cards: [], label: "Take" }));
  const table = tableOf("mille", { phase: "draw", moves: takes, hand: [], prompt: "Draw, or take the pack." });
  const taking = new MillePlay(table);
  off.push(register([...commonKeys(table), ...milleKeys(taking)]));
  expect(await heard("t")).toEqual(["Draw, or take the pack."]);
  await heard("p");
  expect((await heard("t")).map(trimmed)).toEqual([text("table-take-which")]);
});

test("Escape says that it is quiet instead of what the reader has just been given", async () => {
  tysiac({});
  tell("Cleo takes the trick.", true);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines).toEqual(["Cleo takes the trick."]);
  expect(await heard("Escape")).toEqual([text("page-quiet")]);
  expect(await heard("Escape")).toHaveLength(0);
});

test("G asks whether to concede, where one can", async () => {
  const concede = { move: "concede", verb: "concede", cards: [], label: "Concede" };
  const play = tysiac({ phase: "give", moves: [concede] });
  await heard("g");
  expect(play.conceding).toBe(true);
  play.conceding = false;
  play.table.desk = { ...play.table.desk, moves: [] } as unknown as Desk;
  const asked = vi.spyOn(play.table, "move").mockResolvedValue(false);
  await heard("g");
  expect(asked.mock.calls).toEqual([["concede"]]); // the server says why not
  expect(play.conceding).toBe(false);
});

test("the question whether to declare a marriage is spoken, and its answers get the focus after it", async () => {
  const moves = ["play", "marry"].map((verb) => ({ move: `${verb} Ks`, verb, cards: ["Ks"], label: verb }));
  const hand = [held("Ks", 0, "play", "marry"), held("Qs", 1, "play")];
  const play = tysiac({ hand, moves, my_marriages: [{ suit: "s", points: 40, why: null }] });
  play.cursor.focus();
  await vi.advanceTimersByTimeAsync(1000);
  const answer = play.pad?.querySelector("[data-answer]");
  let told = -1; // how many lines there were when the focus came
  answer?.addEventListener("focus", () => (told = lines.length));
  const king = play.cursor.held;
  if (king) play.press(king);
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("40");
  expect(document.activeElement).toBe(answer);
  expect(told).toBe(1);
  expect((await heard("t")).map(trimmed)).toEqual([lines[0]]); // what is asked now
});
