/**
 * The score sheet of a game with real cards: it is kept in this browser, and settled by the server, which stores nothing.
 * Which questions a deal has, what they mean, what a deal comes to and who pays whom, the server alone knows.
 */

import { sentenceOf } from "../alerts.svelte";
import { Refusal, post } from "../api";
import type {
  ChangeHead,
  EveningSettled,
  KeptEvening,
  MoveDealer,
  SheetAsked,
  SheetScript,
  SheetSettled,
  TakeDealOut,
  TypeDeal,
} from "../protocol";
import { say } from "../speech";
import { language, text, whole } from "../texts.svelte";
import {
  changedIn,
  changedTo,
  Evening,
  same,
  type Answer,
  type Given,
  type Kept,
  type Match,
  type Transfer,
  type Waiting,
} from "./evening.svelte";
import { news } from "./over";
import { halfTyped } from "./half";
import { renamed } from "./renamed";
import { dealerAfter, stepAfter } from "./script";

/** The deal that is typed, where it is not the next one: one to correct, or one to put in. */
export type Place = { deal: number; insert: boolean };

/** Something that is done to the open sheet besides typing a deal. */
export type Done = TakeDealOut | MoveDealer | ChangeHead;
type Head = Extract<Done, { do: "head" }>;

export class Scoring {
  readonly evening: Evening;
  /** Which match is open; where none has begun, the first. */
  at = $state(0);
  /** What the server last said of the open sheet. */
  settled: SheetSettled | null = $state.raw(null);
  /** What the server last said of the evening. */
  summary: EveningSettled | null = $state.raw(null);
  /** The answers about the deal that is typed. */
  given: Given[] = $state.raw([]);
  /** Which deal is typed; null for the next one. */
  place: Place | null = $state.raw(null);
  /** What the last change has changed besides. */
  changes: SheetSettled["changes"] = $state.raw([]);
  /** Why the last answer, or the whole sheet, could not be taken. */
  wrong = $state("");
  /** Whether the server could not be asked: the question that is shown may be an old one. */
  failed = $state(false);
  /** Whether the next question gets the focus, and is read with it: what comes before it was done here, by hand. */
  leads = false;
  /** Names and rules of the match in a place, which are to be changed as soon as there is a connection. */
  head: { at: number; done: Head; said: string } | null = $state.raw(null);
  /** Whether the payments that are shown are those of before the last change. */
  stale = $state(false);
  /** The questions of a deal, for when the server can't be asked; `of`: the names, rules and language they are for. */
  private script: (SheetScript & { of: string }) | null = null;
  private offline = $state(false); // whether the last request found no server
  private mending = $state(false); // whether the first deal that waits is asked again: the server has refused it
  private later: Given[] = []; // answers about the deal after those that wait, put aside until these are settled
  private quiet = false; // whether nothing is said of that
  private aside: Given[] = []; // answers about the next deal, while another one is typed
  private turn: Promise<void> = Promise.resolve();

  /** `code`: of an evening that is shared; null for this browser's own. */
  constructor(code: string | null = null) {
    this.evening = new Evening(code, (before) => void this.changed(before));
    this.at = this.last;
    this.aside = halfTyped(this.sheet);
  }

  /** The open sheet; null before the players of the first match are known. */
  get sheet(): Match | null {
    return this.evening.kept.sheets[this.at] ?? null;
  }

  /** Whether a change can be taken back, and whether one can be made again. */
  get mayUndo(): boolean {
    return this.evening.before !== null;
  }

  get mayRedo(): boolean {
    return this.evening.after !== null;
  }

  /** The number of the deal that is typed. */
  get deal(): number {
    return this.place?.deal ?? (this.sheet?.deals.length ?? 0) + (this.offline ? this.here.length : 0) + 1;
  }

  /** Asks again what is asked now, in the language of now. */
  load(): Promise<void> {
    return this.next(async () => {
      if (!this.sheet) return;
      if (this.here.length > 0) await this.settleWaiting();
      else await (this.place || this.given.length > 0 ? this.show(this.sheet, this.place, this.given) : this.resume());
      await this.sum();
      await this.changeHead();
    });
  }

  /** Somebody else has changed the evening: what is new is told. */
  private changed(kept: Kept): Promise<void> {
    return this.next(async () => {
      const [before, at] = [this.settled, this.at];
      await this.reopen(changedTo(this.evening.kept, kept, at));
      const told = at === this.at ? news(before, this.settled) : [];
      if (told.length > 0) say(told.join(" "));
      await this.settleWaiting();
    });
  }

  /** Another page of this browser has changed the evening: it is read again. */
  reread(): Promise<void> {
    return this.next(async () => {
      if (this.evening.reread()) await this.reopen(Math.min(this.at, this.last));
    });
  }

  /** Begins a match after the last one, or goes on with one in its place. */
  begin(sheet: Match, at = this.evening.kept.sheets.length): Promise<void> {
    return this.next(async () => {
      this.leads = true;
      if (!(await this.show(sheet, null, []))) {
        this.leads = false;
        return;
      }
      this.evening.keep(this.evening.with(at, sheet));
      this.at = at;
      this.changes = [];
      await this.sum();
    });
  }

  /** Opens another match of the evening. */
  open(at: number): Promise<void> {
    return this.next(async () => (at === this.at ? undefined : this.reopen(at)));
  }

  /** Ends the evening: another one can begin. */
  end(): Promise<void> {
    return this.next(async () => {
      if (this.evening.shared?.mine) await this.evening.movePen("put-down").catch(() => undefined);
      this.evening.end();
      this.head = null;
      await this.reopen(0);
    });
  }

  /** Answers the question that is shown; a second press on the same question does nothing. */
  answer(answer: Answer, label = String(answer), question = this.settled?.question): Promise<void> {
    return this.next(async () => {
      if (!question || this.settled?.question !== question) return;
      await this.take([...this.given, { answer, label, question: question.text, brief: question.brief }]);
    });
  }

  /** Leaves the other answers about the deal that is corrected as they were. */
  rest(): Promise<void> {
    return this.next(() => this.take(this.given, true));
  }

  /** Takes the answers about a deal; with the last one, or with `rest`, it goes onto the sheet. */
  private async take(given: Given[], rest = false): Promise<void> {
    const { sheet, place } = this;
    if (!sheet) return;
    const local = this.offline && this.here.length > 0 && !this.mending;
    const settled = local ? null : await this.ask(sheet, { ...this.typed(sheet, place, given), rest });
    if (!settled) return this.goOn(given);
    if (settled.refused) return this.refuse(settled.refused);
    this.wrong = "";
    this.settled = settled;
    this.given = settled.question ? given : [];
    if (settled.question) return;
    this.place = null;
    const waiting = this.mending ? this.without(this.here[0]) : this.waiting;
    this.mending = false;
    await this.keep(settled, settled.told, { waiting });
    await this.settleWaiting();
  }

  /** Forgets the last answer, or leaves the deal that is corrected. */
  back(): Promise<void> {
    return this.next(async () => {
      if (!this.sheet) return;
      this.leads = true;
      const gone = this.given.length > 0 ? this.show(this.sheet, this.place, this.given.slice(0, -1)) : this.resume();
      if (!(await gone)) this.leads = false;
    });
  }

  /** Types another deal than the next one. */
  type(place: Place): Promise<void> {
    return this.next(async () => {
      this.leads = true;
      if (this.here.length > 0) this.refuse(text("score-offline"));
      else if (this.sheet && (await this.show(this.sheet, place, []))) return;
      this.leads = false;
    });
  }

  /** Does something to the open sheet, and says so in these words; whether it was done. */
  change(done: Done, said: string): Promise<boolean> {
    let changed = false;
    return this.next(async () => {
      if (done.do === "head") {
        this.head = { at: this.at, done, said };
        await this.changeHead();
        changed = this.head !== null || this.wrong === ""; // it is kept, or it was done
        if (this.head) this.refuse(text("score-head-later"));
      } else if (this.here.length > 0) this.refuse(text("score-offline"));
      else changed = await this.changeNow(done, said);
    }).then(() => changed);
  }

  private async changeNow(done: Done, said: string): Promise<boolean> {
    const { sheet } = this;
    const settled = sheet && (await this.ask(sheet, done));
    if (!settled) return false;
    if (settled.refused) this.refuse(settled.refused);
    else {
      this.wrong = "";
      await this.keep(settled, [said], done.do === "head" ? renamed(this.evening.kept, sheet.names, done.names) : {});
    }
    return !settled.refused;
  }

  /** Changes names and rules that are to be; where there is no connection, or deals wait for one, they wait too. */
  private async changeHead(): Promise<void> {
    if (this.head?.at !== this.at || this.here.length > 0) return;
    const { done, said } = this.head;
    const { quiet } = this;
    this.quiet = true;
    await this.changeNow(done, said);
    this.quiet = quiet;
    if (!this.offline) this.head = null;
  }

  /** Notes that something was paid, or that it was not; a second press on what is shown does nothing. */
  pay(paid: Transfer): Promise<void> {
    return this.next(async () => this.keepPaid([...this.evening.kept.paid, paid], text("score-paid", paid)));
  }

  unpay(at: number): Promise<void> {
    const others = (_: Transfer, place: number): boolean => place !== at;
    return this.next(async () => this.keepPaid(this.evening.kept.paid.filter(others), text("score-undone")));
  }

  /** Takes the last change back, or makes the one again that was taken back. */
  step(which: "undo" | "redo"): Promise<void> {
    return this.next(async () => {
      const { before, after, kept } = this.evening;
      const to = which === "undo" ? before : after;
      const done = text(which === "undo" ? "score-undone" : "score-redone");
      if (!to) return;
      const typed = same(to.sheets, kept.sheets) && to.waiting.length !== kept.waiting.length;
      const longer = to.waiting.length > kept.waiting.length ? to : kept;
      const at = typed ? (longer.waiting.at(-1)?.at ?? this.at) : Math.max(0, changedIn(kept, to));
      const sheet = to.sheets[at];
      if (!typed && sheet && !(await this.show(sheet, null, []))) return;
      const moved = at !== this.at;
      this.evening[which]();
      this.at = at;
      this.changes = [];
      this.given = this.aside = [];
      this.mending = false;
      if (!sheet) this.settled = null;
      else if (typed && !moved && this.askLocally([])) return say(done);
      else if (typed) await this.show(sheet, null, []);
      await this.sum();
      say(done);
    });
  }

  /** Tries to settle what was typed without a connection, and says nothing where there is still none. */
  reconnect(): Promise<void> {
    return this.next(async () => {
      if (this.here.length === 0 && this.head === null) return;
      this.quiet = true;
      await this.settleWaiting();
      await this.changeHead();
      this.quiet = false;
    });
  }

  /** The deals that wait to be settled, in order; and those of the open sheet. */
  get waiting(): Waiting[] {
    return this.evening.kept.waiting;
  }

  get here(): Waiting[] {
    return this.waiting.filter(({ at }) => at === this.at);
  }

  private without(settled: Waiting | undefined): Waiting[] {
    return this.waiting.filter((one) => one !== settled);
  }

  /** Goes on without the server: the next question, or the next deal. */
  private goOn(given: Given[]): void {
    if (!this.offline || this.place || !this.askLocally(given)) return;
    this.wrong = text("score-offline-typing");
  }

  /** Asks what comes after these answers about the next deal; false where that is not known here. */
  private askLocally(given: Given[]): boolean {
    const { script, settled } = this;
    if (!script || !settled || script.of !== this.named()) return false;
    let at = stepAfter(script, this.dealerNow(script), given);
    if (at === undefined) return false;
    this.given = at === null ? [] : given;
    if (at === null) {
      this.evening.keep({ ...this.evening.kept, waiting: [...this.waiting, { at: this.at, given }] });
      at = script.first[this.dealerNow(script)] ?? 0;
    }
    const question = script.steps[at]?.question ?? null;
    this.settled = { ...settled, question, dealer: this.dealerNow(script) };
    return true;
  }

  /** Who deals after the deals that wait. */
  private dealerNow(script: SheetScript): number {
    const last = this.settled?.sheet.deals[(this.sheet?.deals.length ?? 0) - 1]?.dealer;
    const next = last === undefined ? (this.sheet?.dealer ?? 0) : (script.dealers[last] ?? 0);
    return dealerAfter(script, next, this.here.length);
  }

  /** Settles the deals that wait, one after the other; one that can't be is asked again, and those after it wait. */
  private async settleWaiting(): Promise<void> {
    if (this.mending || !this.evening.mine) return;
    this.evening.rereadWaiting();
    if (this.here.length > 0 && this.given.length > 0) [this.later, this.given] = [this.given, []];
    while (this.here[0] && this.sheet) {
      const { sheet } = this;
      const [first] = this.here;
      const taken = await this.questionsOf(sheet, first.given);
      const answers = first.given.slice(0, taken ?? 0);
      const settled = taken === null ? null : await this.ask(sheet, this.typed(sheet, null, answers));
      if (taken === null || !settled) {
        if (this.askLocally(this.later)) this.later = [];
        return;
      }
      if (settled.refused || settled.question) {
        this.mending = await this.show(sheet, null, settled.refused ? answers.slice(0, -1) : answers);
        return this.refuse(settled.refused ?? text("score-waiting-again"));
      }
      this.wrong = "";
      await this.keep(settled, settled.told, { waiting: this.without(first) });
    }
    const { later } = this;
    this.later = [];
    if (this.sheet && later.length > 0) await this.show(this.sheet, null, later);
  }

  /** How many of these answers answer what the server asks one after the other; null where it can't be asked. */
  private async questionsOf(sheet: Match, given: Given[]): Promise<number | null> {
    for (const [at, { question, answer }] of given.entries()) {
      const settled = await this.ask(sheet, this.typed(sheet, null, given.slice(0, at)));
      if (!settled) return null;
      const { question: asked } = settled;
      const among = asked?.kind === "player" && asked.seats.some((seat) => seat === answer); // perhaps of fewer players
      if (asked?.text !== question && !among) return at;
    }
    return given.length;
  }

  private get last(): number {
    return Math.max(0, this.evening.kept.sheets.length - 1);
  }

  /** One thing after the other: each begins with what the one before it has left. */
  private next(step: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(step);
    return this.turn;
  }

  /** Keeps the open sheet as the server has settled it, and what else that changes, tells it, and goes on. */
  private async keep(settled: SheetSettled, told: string[], more: Partial<Kept> = {}): Promise<void> {
    const sheet = settled.kept as Match;
    const sheets = [...(more.sheets ?? this.evening.kept.sheets)];
    sheets[this.at] = sheet;
    this.evening.keep({ ...this.evening.kept, ...more, sheets });
    this.changes = settled.changes;
    if (!this.place && this.given.length > 0) this.aside = this.given;
    say([...told, ...this.changes.map(({ said }) => said), ...settled.standing].join(" "));
    await this.resume();
    await this.sum();
  }

  /** Goes on with the next deal where it was left; from its beginning where what was answered can't be any more. */
  private async resume(): Promise<boolean> {
    const { aside, sheet } = this;
    if (!sheet || (aside.length > 0 && !(await this.show(sheet, null, aside)))) return false;
    this.aside = [];
    return aside.length > 0 && this.settled?.question ? true : this.show(sheet, null, []);
  }

  private async keepPaid(paid: Transfer[], said: string): Promise<void> {
    if (this.stale) return; // it was offered before the last change
    this.stale = true;
    this.evening.keep({ ...this.evening.kept, paid });
    await this.sum();
    say(this.summary?.fewest.length === 0 ? [said, text("score-nobody-owes")].join(" ") : said);
  }

  /** Shows another match, or what has become of this one. */
  private async reopen(at: number): Promise<void> {
    this.at = at;
    this.settled = this.place = this.summary = null;
    this.given = this.later = this.aside = [];
    this.mending = false;
    this.changes = [];
    this.wrong = "";
    if (this.sheet) await this.show(this.sheet, null, []);
    await this.sum();
  }

  private typed(sheet: Match, place: Place | null, given: Given[]): { do: "type" } & TypeDeal {
    const deal = place?.deal ?? sheet.deals.length + 1;
    return { do: "type", deal, insert: place?.insert ?? false, answers: given.map(({ answer }) => answer) };
  }

  /** Shows a sheet and what is asked of it; false where it can't be, and nothing has changed. */
  private async show(sheet: Match, place: Place | null, given: Given[]): Promise<boolean> {
    const nothing = place === null && given.length === 0;
    const settled = await this.ask(sheet, nothing ? null : this.typed(sheet, place, given));
    if (!settled) return false;
    if (place && !this.place) this.aside = this.given;
    this.settled = settled;
    this.place = place;
    this.given = given;
    this.wrong = "";
    return true;
  }

  /** Asks the server about a sheet; null where it refuses it or can't be asked. */
  private async ask(sheet: Match, change: SheetAsked["change"]): Promise<SheetSettled | null> {
    const of = this.named(sheet);
    const script = this.script?.of !== of;
    const settled = await this.asked(() =>
      post<SheetSettled>("/api/sheets", { sheet, change, script } satisfies SheetAsked),
    );
    if (settled?.script) this.script = { ...settled.script, of };
    return settled;
  }

  /** What the questions of a sheet depend on. */
  private named(sheet = this.sheet): string {
    return JSON.stringify([sheet?.game, sheet?.names, sheet?.preset, sheet?.options, language.code]);
  }

  /** Asks the server about the evening. */
  private async sum(): Promise<void> {
    const { sheets, paid } = this.evening.kept;
    if (sheets.length === 0) {
      this.summary = null;
      return;
    }
    const summary = await this.asked(() =>
      post<EveningSettled>("/api/evening", { sheets, paid } satisfies KeptEvening),
    );
    if (!summary) return;
    this.summary = summary;
    this.stale = false;
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await ask();
      this.failed = this.offline = false;
      return answer;
    } catch (problem) {
      this.failed = true;
      const refused = problem instanceof Refusal && problem.slug !== "no-connection";
      this.offline = !refused;
      if (this.quiet && this.offline) return null;
      this.refuse(refused ? sentenceOf(problem) : text("score-offline"));
      return null;
    }
  }

  private refuse(sentence: string): void {
    this.wrong = whole(sentence);
    say(this.wrong);
  }
}
