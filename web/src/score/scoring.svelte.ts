/**
 * The score sheet of a game with real cards: it is kept in this browser, and settled by the server, which stores nothing.
 * Which questions a deal has, what they mean and what a deal comes to, the server alone knows.
 */

import { sentenceOf } from "../alerts.svelte";
import { Refusal, post } from "../api";
import { keptByGame } from "../kept.svelte";
import type { Options, SheetAsked, SheetSettled } from "../protocol";
import { say } from "../speech";
import { text } from "../texts.svelte";

export type Answer = boolean | number | string;
export type Figures = NonNullable<SheetAsked["deals"]>[number];

/** What a sheet is: who plays by which rules, and the deals as they were typed. */
export type KeptSheet = {
  names: string[];
  preset: string;
  options: Options;
  small: number;
  dealer: number; // of the first deal
  deals: Figures[];
};

/** The deal that is typed: the next one, one to correct, or one to put in. */
type Place = { deal: number; insert: boolean };

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
  /** The same, settled; null until the server has answered. */
  settled: SheetSettled | null = $state.raw(null);
  /** The answers about the deal that is typed. */
  answers: Answer[] = $state.raw([]);
  /** Which deal is typed; null for the next one. */
  place: Place | null = $state.raw(null);
  /** Why the last answer, or the whole sheet, could not be taken. */
  wrong = $state("");
  busy = $state(false);
  private undone: KeptSheet[] = $state.raw([]);

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

  /** Settles the sheet as it is, in the language of now. */
  async load(): Promise<void> {
    if (this.sheet) await this.ask(this.sheet, this.answers);
  }

  /** Begins a sheet in the place of the old one. */
  async begin(sheet: KeptSheet): Promise<void> {
    if (await this.ask(sheet, [])) this.keep(sheet, []);
  }

  /** Ends the sheet: another one can begin. */
  close(): void {
    this.sheet = this.settled = this.place = null;
    this.answers = [];
    this.undone = [];
    kept.forget(this.game);
  }

  /** Answers the question; with the last answer of a deal it goes onto the sheet. */
  async answer(answer: Answer): Promise<void> {
    if (!this.sheet || this.busy) return;
    const { sheet } = this;
    const answers = [...this.answers, answer];
    const settled = await this.ask(sheet, answers);
    if (!settled) return;
    if (settled.refused) return this.refuse(settled.refused);
    this.wrong = "";
    this.answers = answers;
    if (settled.question) return say(settled.question.text);
    const told = settled.sheet.deals[this.deal - 1]?.told ?? [];
    await this.become({ ...sheet, deals: settled.deals });
    say([...told, ...settled.changes.map((change) => change.said)].join(" "));
  }

  /** Forgets the last answer, or leaves the deal that is corrected. */
  async back(): Promise<void> {
    this.wrong = "";
    if (this.answers.length > 0) this.answers = this.answers.slice(0, -1);
    else this.place = null;
    await this.load();
    if (this.settled?.question) say(this.settled.question.text);
  }

  /** Types another deal than the next one. */
  async type(place: Place | null): Promise<void> {
    this.place = place;
    this.answers = [];
    this.wrong = "";
    await this.load();
    if (this.settled?.question) say(this.settled.question.text);
  }

  /** Takes a deal out. */
  async remove(deal: number): Promise<void> {
    if (!this.sheet) return;
    const deals = this.sheet.deals.filter((_, index) => index !== deal - 1);
    await this.become({ ...this.sheet, deals });
    if (!this.wrong) say(text("score-removed", { deal }));
  }

  /** Takes the last change back. */
  async undo(): Promise<void> {
    const before = this.undone.at(-1);
    if (!before) return;
    this.place = null;
    this.answers = [];
    if (!(await this.ask(before, []))) return;
    this.keep(before, this.undone.slice(0, -1));
    say(text("score-undone"));
  }

  /** Another sheet takes the place of this one, and the next deal is asked for. */
  private async become(sheet: KeptSheet): Promise<void> {
    this.place = null;
    this.answers = [];
    const before = this.sheet;
    if (await this.ask(sheet, [])) this.keep(sheet, before ? [...this.undone, before].slice(-UNDO_MAX) : []);
  }

  private keep(sheet: KeptSheet, undone: KeptSheet[]): void {
    this.sheet = sheet;
    this.undone = undone;
    kept.keep(this.game, sheet);
  }

  /** Asks the server; null where it refuses the sheet or can't be asked. */
  private async ask(sheet: KeptSheet, answers: Answer[]): Promise<SheetSettled | null> {
    const entry = { deal: this.place?.deal ?? sheet.deals.length + 1, insert: this.place?.insert ?? false, answers };
    this.busy = true;
    try {
      const path = `/api/sheets/${encodeURIComponent(this.game)}`;
      const settled = await post<SheetSettled>(path, { ...sheet, entry } satisfies SheetAsked);
      if (!settled.refused || answers.length === 0) {
        this.settled = settled;
        this.wrong = "";
      }
      return settled;
    } catch (problem) {
      this.refuse(
        problem instanceof Refusal && problem.slug !== "no-connection" ? sentenceOf(problem) : text("score-offline"),
      );
      return null;
    } finally {
      this.busy = false;
    }
  }

  private refuse(sentence: string): void {
    this.wrong = sentence;
    say(sentence);
  }
}
