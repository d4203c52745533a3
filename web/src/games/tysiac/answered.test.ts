/** What is heard after keys of a table of Tysiac. */

import { expect, test, vi } from "vitest";

import { heard, held, lines, listening, off, tableOf, trimmed } from "../../../tests/heard";
import { show } from "../../../tests/page";
import { Refusal } from "../../api";
import { register } from "../../keys.svelte";
import type { Desk, HeldCard, LessonStep } from "../../protocol";
import { ordered } from "../../table/hand.svelte";
import { commonKeys } from "../../table/keys";
import { cardName, text } from "../../texts.svelte";
import { tysiacKeys } from "./keys";
import { TysiacPlay } from "./tysiac.svelte";

vi.mock("../../api", async (original) => ({ ...(await original<object>()), command: () => Promise.resolve({}) }));

listening();

function tysiac(desk: { hand?: HeldCard[] } & Record<string, unknown>): TysiacPlay {
  const play = new TysiacPlay(tableOf("tysiac", { phase: "play", my_marriages: [], ...desk }));
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

test("Enter and Shift+Enter at a result say how to go on", async () => {
  const table = tableOf("tysiac", {}, { next: true, phase: "between" });
  off.push(register(tysiacKeys(new TysiacPlay(table))));
  const next = text("table-next-key");
  for (const shiftKey of [false, true]) expect((await heard("Enter", { shiftKey })).map(trimmed)).toEqual([next]);
});

test("T says what is asked about the card that is chosen", async () => {
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

test("only a card is ever played for me, and only where it is the one thing to do", () => {
  const move = (line: string) => ({ move: line, verb: line.split(" ")[0], label: line, card: null, cards: [] });
  const forced = (phase: string, ...lines: string[]) => tysiac({ phase, moves: lines.map(move) }).forced?.move;
  expect(forced("play", "play 9s")).toBe("play 9s");
  expect(forced("play", "play Ks", "marry Ks")).toBeUndefined();
  expect(forced("auction", "pass")).toBeUndefined();
  const waiting = tysiac({ phase: "play", moves: [move("play 9s")] });
  waiting.table.desk = { ...waiting.table.desk, turn: 1 } as Desk;
  expect(waiting.forced).toBeUndefined();
});

test("what was refused gives way to the card that is pressed or taken up next", () => {
  const gives = ["Js", "As"].map((card) => ({ move: `give 1 ${card}`, verb: "give", cards: [card], card, label: "" }));
  const play = tysiac({ phase: "give", moves: gives, hand: [held("As", 0, "give"), held("Js", 1, "give")] });
  const [ace, jack] = play.cursor.cards;
  if (!ace || !jack) throw new Error("no cards");
  const refused = () => {
    play.table.complain(new Refusal(409, "lesson-other-move", "An ace is a sure trick."));
    return play.table.answered?.refused;
  };
  expect(refused()).toBe(true);
  play.use(jack);
  expect([play.table.answered, play.question]).toEqual([null, text("table-give-who", { card: cardName("Js") })]);
  expect(refused()).toBe(true);
  expect(play.takeUp(ace)?.places).toEqual(["seat-1"]);
  expect(play.table.answered).toBeNull();
  play.table.desk = { ...play.table.desk, moves: [] } as unknown as Desk;
  expect(refused()).toBe(true);
  expect(play.takeUp(ace)).toBeNull();
  expect(play.table.answered?.refused, "nothing was taken up").toBe(true);
});

test("in a lesson the button of what it expects stands out, at a table of a match the usual one", () => {
  const play = tysiac({ phase: "auction" });
  expect([play.leads("bid", true), play.leads("pass", false)]).toEqual([true, false]);
  const lesson = (...expects: string[]) => (play.table.lesson = { expects } as unknown as LessonStep);
  lesson("pass");
  expect([play.leads("bid", true), play.leads("pass", false)]).toEqual([false, true]);
  lesson(); // any move will do
  expect([play.leads("bid", true), play.leads("pass", false)]).toEqual([true, false]);
});
