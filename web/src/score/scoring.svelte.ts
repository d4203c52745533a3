/**
 * The score sheet of a game with real cards: it is kept in this browser, and settled by the server, which stores nothing.
 * Which questions a deal has, what they mean and what a deal comes to, the server alone knows.
 */

import { sentenceOf } from "../alerts.svelte";
import { Refusal, post } from "../api";
import { keptByGame } from "../kept.svelte";
import type { Options, SheetAsked, SheetQuestion, SheetSettled } from "../protocol";
import { say } from "../speech";
import { text } from "../texts.svelte";

export type Answer = boolean | number | string;
export type Figures = NonNullable<SheetAsked["deals"]>[number];

/** An answer, and how it reads. */
export type Given = { answer: Answer; label: string };

/** What a sheet is: who plays by which rules, and the deals as they were typed. */
export type KeptSheet = {
  names: string[];
  preset: string;
  options: Options;
  small: number;
  dealer: number; // of the first deal
  deals: Figures[];
};

/** The deal that is typed, where it is not the next one: one to correct, or one to put in. */
export type Place = { deal: number; insert: boolean };

const UNDO_MAX = 200;

function isSheet(value: unknown): value is KeptSheet {
  const sheet = value as Partial<KeptSheet> | null;
  if (typeof sheet !== "object" || sheet === null) return false;
  const { names, preset, options, small, dealer, deals } = sheet;
  const named = Array.isArray(names) && names.every((name) => typeof name === "string" && name.length > 0);
  return (
    named &&
    typeof preset === "string" &&
    typeof options === "object" &&
    Number.isInteger(small) &&
    Number.isInteger(dealer) &&
    Array.isArray(deals)
  );
}

const kept = keptByGame("chiliad-sheets", isSheet);

export class Scoring {
  /** The sheet as it is kept; null before the players are known. */
  sheet: KeptSheet | null = $state.raw(null);
  /** What the server last said of it. */
  settled: SheetSettled | null = $state.raw(null);
  /** The answers about the deal that is typed. */
  given: Given[] = $state.raw([]);
  /** Which deal is typed; null for the next one. */
  place: Place | null = $state.raw(null);
  /** Why the last answer, or the whole sheet, could not be taken. */
  wrong = $state("");
  /** Whether the server could not be asked: the question that is shown may be an old one. */
  failed = $state(false);
  /** Whether the sheet was begun in this view: its first question then gets the focus. */
  begun = false;
  private undone: KeptSheet[] = $state.raw([]);
  private turn: Promise<void> = Promise.resolve();

  constructor(readonly game: string) {
    this.sheet = kept.now(game) ?? null;
  }

  /** Whether a change can be taken back. */
  get mayUndo(): boolean {
    return this.undone.length > 0;
  }

  /** The number of the deal that is typed. */
  get deal(): number {
    return this.place?.deal ?? (this.sheet?.deals.length ?? 0) + 1;
  }

  /** Asks again what is asked now, in the language of now. */
  load(): Promise<void> {
    return this.next(async () => {
      if (this.sheet) await this.show(this.sheet, this.place, this.given);
    });
  }

  /** Another page of this browser has changed the sheet: it is read again. */
  reread(): Promise<void> {
    return this.next(async () => {
      const sheet = kept.now(this.game) ?? null;
      if (JSON.stringify(sheet) === JSON.stringify(this.sheet)) return;
      this.undone = [];
      this.sheet = sheet;
      this.settled = null;
      if (sheet) await this.show(sheet, null, []);
    });
  }

  /** Begins a sheet in the place of the old one. */
  begin(sheet: KeptSheet): Promise<void> {
    return this.next(async () => {
      this.begun = true;
      if (await this.show(sheet, null, [])) this.keep(sheet, []);
    });
  }

  /** Ends the sheet: another one can begin. */
  close(): Promise<void> {
    return this.next(() => {
      this.sheet = this.settled = this.place = null;
      this.given = [];
      this.undone = [];
      this.wrong = "";
      kept.keep(this.game);
      return Promise.resolve();
    });
  }

  /**
   * Answers the question that is shown; with the last answer of a deal it goes onto the sheet. A second press on the same
   * question does nothing.
   */
  answer(answer: Answer, label = String(answer), question = this.settled?.question): Promise<void> {
    return this.next(async () => {
      const { sheet, place } = this;
      if (!sheet || !question || this.settled?.question !== question) return;
      const given = [...this.given, { answer, label }];
      const settled = await this.ask(sheet, place, given);
      if (!settled) return;
      if (settled.refused) return this.refuse(settled.refused);
      this.wrong = "";
      const { deal } = this;
      this.settled = settled;
      if (settled.question) {
        this.given = given;
        return say(settled.question.text);
      }
      const after = { ...sheet, deals: settled.deals };
      this.place = null;
      this.given = [];
      this.keep(after, [...this.undone, sheet]);
      const told = settled.sheet.deals[deal - 1]?.told ?? [];
      say([...told, ...settled.changes.map((change) => change.said)].join(" "));
      await this.show(after, null, []);
    });
  }

  /** Forgets the last answer, or leaves the deal that is corrected. */
  back(): Promise<void> {
    return this.next(async () => {
      if (!this.sheet) return;
      const leaves = this.given.length === 0;
      await this.show(this.sheet, leaves ? null : this.place, this.given.slice(0, -1));
      this.sayQuestion();
    });
  }

  /** Types another deal than the next one. */
  type(place: Place): Promise<void> {
    return this.next(async () => {
      if (this.sheet && (await this.show(this.sheet, place, []))) this.sayQuestion();
    });
  }

  /** Takes a deal out. */
  remove(deal: number): Promise<void> {
    return this.next(async () => {
      const { sheet } = this;
      if (!sheet) return;
      const after = { ...sheet, deals: sheet.deals.filter((_, index) => index !== deal - 1) };
      if (!(await this.show(after, null, []))) return;
      this.keep(after, [...this.undone, sheet]);
      say(text("score-removed", { deal }));
    });
  }

  /** Lets another seat have dealt a deal, and so the others in turn. */
  dealtBy(deal: number, seat: number): Promise<void> {
    return this.next(async () => {
      const { sheet } = this;
      const was = this.settled?.sheet.deals[deal - 1]?.dealer;
      if (!sheet || was === undefined) return;
      const seats = sheet.names.length;
      const after = { ...sheet, dealer: (sheet.dealer + seat - was + seats) % seats };
      if (!(await this.show(after, null, []))) return;
      this.keep(after, [...this.undone, sheet]);
      say(text("score-deals", { name: sheet.names[this.settled?.dealer ?? 0] ?? "" }));
    });
  }

  /** Takes the last change back. */
  undo(): Promise<void> {
    return this.next(async () => {
      const before = this.undone.at(-1);
      if (!before || !(await this.show(before, null, []))) return;
      this.keep(before, this.undone.slice(0, -1));
      say(text("score-undone"));
    });
  }

  /** One thing after the other: each begins with what the one before it has left. */
  private next(step: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(step);
    return this.turn;
  }

  private keep(sheet: KeptSheet, undone: KeptSheet[]): void {
    this.sheet = sheet;
    this.undone = undone.slice(-UNDO_MAX);
    kept.keep(this.game, sheet);
  }

  private sayQuestion(): void {
    const question: SheetQuestion | null = this.settled?.question ?? null;
    if (question && !this.failed) say(question.text);
  }

  /** Shows a sheet and what is asked of it; false where it can't be, and nothing has changed. */
  private async show(sheet: KeptSheet, place: Place | null, given: Given[]): Promise<boolean> {
    const settled = await this.ask(sheet, place, given);
    if (!settled) return false;
    this.settled = settled;
    this.place = place;
    this.given = given;
    this.wrong = "";
    return true;
  }

  /** Asks the server; null where it refuses the sheet or can't be asked. */
  private async ask(sheet: KeptSheet, place: Place | null, given: Given[]): Promise<SheetSettled | null> {
    const entry = {
      deal: place?.deal ?? sheet.deals.length + 1,
      insert: place?.insert ?? false,
      answers: given.map(({ answer }) => answer),
    };
    try {
      const path = `/api/sheets/${encodeURIComponent(this.game)}`;
      const settled = await post<SheetSettled>(path, { ...sheet, entry } satisfies SheetAsked);
      this.failed = false;
      return settled;
    } catch (problem) {
      this.failed = true;
      const refused = problem instanceof Refusal && problem.slug !== "no-connection";
      this.refuse(refused ? sentenceOf(problem) : text("score-offline"));
      return null;
    }
  }

  private refuse(sentence: string): void {
    this.wrong = sentence;
    say(sentence);
  }
}
