/** An evening of several matches with real cards: kept in this browser, perhaps shared, and every change taken back. */

import { alert } from "../alerts.svelte";
import { Refusal, get, post } from "../api";
import { ensureGuest } from "../guest.svelte";
import { keptByGame } from "../kept.svelte";
import type * as Wire from "../protocol";
import type { EveningShared, EveningWritten } from "../protocol";

/** A match as its keeper keeps it: who plays by which rules, and the deals as they were typed. */
export type Match = Required<Wire.KeptSheet>;
export type Transfer = Wire.SheetTransfer;

export type Answer = boolean | number | string;

/** An answer, how it reads, the question that it answers, and the player whom it is about. */
export type Given = { answer: Answer; label: string; question: string; brief?: string };

/** A deal that was typed without a connection, on the sheet of this place: the server settles it later. */
export type Waiting = { at: number; given: Given[] };

/** What the server knows of an evening: the matches, and what was paid of the debts they made. */
type Written = { sheets: Match[]; paid: Transfer[] };

/** An evening: the same, and the deals that wait to be settled, in order. */
export type Kept = Written & { waiting: Waiting[] };

/**
 * The same in this browser's storage; of a shared evening with the revision that it follows, whether all of it was sent,
 * what was sent last and not answered yet, and whether it is over.
 */
type Stored = Written & {
  waiting?: Waiting[];
  revision?: number;
  unsent?: boolean;
  sent?: Written | null;
  over?: boolean;
  wrote?: boolean; // whether this browser has had the pen: then the server lists it among the games of that guest
};

const UNDO_MAX = 50;
const STEPS_CHARS_MAX = 500_000; // of the steps back, and of those onward: a browser keeps some five million in all
const AGAIN_MS = 4000;
const MINE = "mine";
export const NONE: Kept = { sheets: [], paid: [], waiting: [] };

function isSheet(value: unknown): value is Match {
  const sheet = value as Partial<Match> | null;
  if (typeof sheet !== "object" || sheet === null) return false;
  const { game, names, preset, options, small, dealer, deals } = sheet;
  const named = Array.isArray(names) && names.every((name) => typeof name === "string" && name.length > 0);
  return (
    named &&
    typeof game === "string" &&
    typeof preset === "string" &&
    typeof options === "object" &&
    Number.isInteger(small) &&
    Number.isInteger(dealer) &&
    Array.isArray(deals)
  );
}

function isWaiting(value: unknown): value is Waiting {
  const waiting = value as Partial<Waiting> | null;
  return Number.isInteger(waiting?.at) && Array.isArray(waiting?.given);
}

function isKept(value: unknown): value is Stored {
  const kept = value as Partial<Kept> | null;
  const waits = kept?.waiting === undefined || (Array.isArray(kept.waiting) && kept.waiting.every(isWaiting));
  return Array.isArray(kept?.sheets) && kept.sheets.every(isSheet) && Array.isArray(kept.paid) && waits;
}

/** Whether two values are the same, in whatever order their keys stand: the server has an order of its own. */
export function same(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

const browser = keptByGame("chiliad-evening", isKept);

/** What the changes of an evening have replaced, and what was taken back, of which each last one is the next step. */
type History = { undone: Kept[]; redone: Kept[] };

function isHistory(value: unknown): value is History {
  const { undone, redone } = (value ?? {}) as Partial<History>;
  return [undone, redone].every((states) => Array.isArray(states) && states.every(isKept));
}

const steps = keptByGame("chiliad-evening-steps", isHistory);
const NO_STEPS: History = { undone: [], redone: [] };

const codes = (): string[] => browser.games().filter((name) => name !== MINE);

/** A shared evening that this browser has followed, or written (`wrote`). */
export type SharedHere = { code: string; people: string[]; evening: Written; wrote: boolean };

/** The shared evenings that this browser has written or followed, and that go on, as far as it knows. */
export function sharedHere(): SharedHere[] {
  return codes().flatMap((code) => {
    const { sheets, paid, over, wrote = false }: Stored = browser.now(code) ?? NONE;
    return over ? [] : [{ code, people: peopleOf(sheets), evening: { sheets, paid }, wrote }];
  });
}

/** The evening that this browser keeps and nobody else knows; one without a match where there is none. */
export function ownEvening(): Written {
  return browser.now(MINE) ?? NONE;
}

/**
 * Asks how the shared evenings of this browser are by now: one that is over, or that the server does not know any more,
 * goes on no longer. What was written here and not sent yet stays.
 */
export async function lookAgain(): Promise<void> {
  for (const { code, wrote } of sharedHere()) {
    try {
      const told = await get<EveningShared>(`/api/evenings/${encodeURIComponent(code)}`);
      const kept = browser.now(code);
      if (!kept || kept.unsent) continue;
      if (told.over || !wrote) browser.keep(code, { ...kept, ...(told.evening as Written), over: told.over });
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.passing) return; // another time
      if (problem.status === 404 && !browser.now(code)?.unsent) browser.keep(code);
    }
  }
}

/** Everybody who plays in an evening, in the order in which they came. */
function peopleOf(sheets: Match[]): string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.names))];
}

/** The first match in which two states of an evening differ: to look at, where a change is taken back. */
export function changedIn(now: Kept, before: Kept): number {
  const differs = before.sheets.findIndex((sheet, at) => JSON.stringify(sheet) !== JSON.stringify(now.sheets[at]));
  return differs >= 0 ? differs : before.sheets.length - 1;
}

/** Which match to look at when an evening has changed: a new one, else the first that has changed, else the same one. */
export function changedTo(now: Kept, before: Kept, at: number): number {
  const last = Math.max(0, now.sheets.length - 1);
  if (now.sheets.length > before.sheets.length) return last;
  return Math.min(same(now.sheets, before.sheets) ? at : changedIn(now, before), last);
}

/** An evening of this browser alone, or one with a code, which several devices share: one writes, the others follow. */
export class Evening {
  /** The matches and payments as they are kept. */
  kept: Kept = $state.raw(NONE);
  /** What the server last said of an evening that is shared. */
  shared: EveningShared | null = $state.raw(null);
  /** Whether whoever had the pen has ended it. */
  over = $state(false);
  /** Whether something was written that the server has not got yet. */
  unsent = $state(false);
  private steps: History = $state.raw(NO_STEPS);
  private revision = 0; // that this browser has followed to
  private sent: Written | null = null; // and has not been answered
  private sending: Promise<void> | null = null;
  private ended = false;
  private wrote = false;

  /** `onchange` is called, with what was kept, when somebody else has changed the evening, or the pen was moved. */
  constructor(
    readonly code: string | null = null,
    private readonly onchange: (before: Kept) => void = () => undefined,
  ) {
    const { sheets, paid, waiting = [], ...rest }: Stored = browser.now(this.key) ?? NONE;
    this.kept = { sheets, paid, waiting };
    this.steps = steps.now(this.key) ?? NO_STEPS;
    this.revision = rest.revision ?? 0;
    this.unsent = rest.unsent ?? false;
    this.sent = rest.sent ?? null;
    this.over = rest.over ?? false;
    this.wrote = rest.wrote ?? false;
  }

  /** What the last change has replaced; null where there is none. */
  get before(): Kept | null {
    return this.steps.undone.at(-1) ?? null;
  }

  /** What was there before the last step back; null where there was none. */
  get after(): Kept | null {
    return this.steps.redone.at(-1) ?? null;
  }

  /** Whether this browser writes: an evening is its own, or it has the pen. */
  get mine(): boolean {
    return this.code === null || (this.shared?.mine ?? false);
  }

  get people(): string[] {
    return peopleOf(this.kept.sheets);
  }

  /** Keeps a change, which can be taken back. */
  keep(kept: Kept): void {
    const undone = [...this.steps.undone, this.kept];
    this.put(kept);
    this.step({ undone, redone: [] });
  }

  /** The evening with another sheet in one place, or after the last. */
  with(at: number, sheet: Match): Kept {
    const sheets = [...this.kept.sheets];
    sheets[at] = sheet;
    return { ...this.kept, sheets };
  }

  /** Takes the last change back. */
  undo(): void {
    const { before, steps } = this;
    if (!before) return;
    const redone = [...steps.redone, this.kept];
    this.put(before);
    this.step({ undone: steps.undone.slice(0, -1), redone });
  }

  /** Makes a change again that was taken back. */
  redo(): void {
    const { after, steps } = this;
    if (!after) return;
    const undone = [...steps.undone, this.kept];
    this.put(after);
    this.step({ undone, redone: steps.redone.slice(0, -1) });
  }

  /** Ends the evening in this browser: nothing of it is kept here. */
  end(): void {
    this.ended = true;
    this.step(null);
    this.kept = NONE;
    browser.keep(this.key);
  }

  /** Reads again what another page of this browser may have kept; whether that is anything else. */
  reread(): boolean {
    if (this.code !== null) return false; // the server tells it
    const { sheets, paid, waiting = [] }: Stored = browser.now(MINE) ?? NONE;
    const kept = { sheets, paid, waiting };
    if (same(kept, this.kept)) return false;
    this.steps = steps.now(MINE) ?? NO_STEPS;
    this.kept = kept;
    return true;
  }

  /** Reads again which deals wait: another page of this browser may have had them settled. */
  rereadWaiting(): void {
    const waiting = browser.now(this.key)?.waiting ?? [];
    if (!same(waiting, this.kept.waiting)) this.kept = { ...this.kept, waiting };
  }

  /** Shares an evening that was this browser's own, and returns its code. */
  async share(name: string): Promise<string> {
    await ensureGuest(name);
    const { code } = await post<EveningShared>("/api/evenings", this.written);
    browser.keep(code, { ...this.kept, wrote: true });
    this.end();
    return code;
  }

  /** Puts the pen down, takes it, or ends the evening with it for everybody. */
  async movePen(to: "put-down" | "take" | "end", name = ""): Promise<void> {
    if (to === "take") await ensureGuest(name);
    await this.sending;
    this.take(await post<EveningShared>(`${this.address}/pen`, { do: to }));
  }

  /** Follows a shared evening until the page is left. */
  follow(): () => void {
    let still = this.code !== null;
    const on = async (): Promise<void> => {
      let revision: number | null = null;
      while (still && !this.ended) {
        const { shared } = this;
        try {
          const told: EveningShared = await get<EveningShared>(this.address, { after: revision });
          if (!still) return;
          // An answer to what was asked before this browser took the pen does not know that it has it: a person without a
          // name had been nobody until then.
          if (this.shared === shared || told.revision > this.revision) this.hear(told);
          if (this.over) return; // nothing more comes
          revision = told.revision;
        } catch (problem) {
          if (!(problem instanceof Refusal) || !problem.passing) return alert(problem);
          await pause(); // the connection comes back, or the server does
        }
      }
    };
    void on();
    return () => (still = false);
  }

  private get key(): string {
    return this.code ?? MINE;
  }

  private get address(): string {
    return `/api/evenings/${encodeURIComponent(this.code ?? "")}`;
  }

  private get written(): Written {
    return { sheets: this.kept.sheets, paid: this.kept.paid };
  }

  /**
   * Keeps the steps that can be taken back and made again; null for none: another hand has changed the evening. Only
   * those of the evening that was changed last are kept, and of a long one fewer: each of them is a whole evening.
   */
  private step(to: History | null): void {
    const fit = Math.floor(STEPS_CHARS_MAX / JSON.stringify(this.kept).length);
    const most = Math.min(UNDO_MAX, Math.max(1, fit));
    this.steps = to === null ? NO_STEPS : { undone: to.undone.slice(-most), redone: to.redone.slice(-most) };
    for (const other of steps.games()) if (to !== null && other !== this.key) steps.keep(other);
    if (!steps.keep(this.key, to === null ? undefined : this.steps)) steps.keep(this.key); // older ones would be wrong
  }

  /** Keeps the evening itself. Where there is no room for it, no step back is worth more. */
  private persist(kept: Stored): void {
    if (browser.keep(this.key, kept)) return;
    for (const key of steps.games()) steps.keep(key);
    browser.keep(this.key, kept);
  }

  private put(kept: Kept): void {
    const { written } = this;
    this.kept = kept;
    if (this.code === null) this.persist(kept);
    else if (same(written, this.written)) this.store();
    else this.write();
  }

  /** Notes what was written, and sends it. */
  private write(): void {
    this.unsent = true;
    this.store();
    this.sending ??= this.send().finally(() => (this.sending = null));
  }

  private store(): void {
    const { revision, unsent, sent, over } = this;
    this.wrote ||= this.mine;
    this.persist({ ...this.kept, revision, unsent, sent, over, wrote: this.wrote });
  }

  /** Hears how the evening stands on the server. */
  private hear(told: EveningShared): void {
    if (this.shared === null) {
      // The page may have been closed before it could send what was written, or before that was answered.
      const arrived = this.sent !== null && same(told.evening, this.sent);
      if (!this.unsent || !told.mine || !(arrived || told.revision === this.revision)) return this.take(told);
      this.shared = told;
      this.revision = told.revision;
      if (arrived) this.sent = null;
      this.write();
      this.onchange(this.kept);
    } else if (this.unsent || told.revision < this.revision)
      return; // it is older than what is on its way
    else if (told.revision === this.revision) this.shared = told;
    else this.take(told);
  }

  /** Takes over how the evening stands on the server. */
  private take(told: EveningShared): void {
    this.shared = told;
    this.revision = told.revision;
    this.unsent = false;
    this.sent = null;
    this.over = told.over;
    const before = this.kept;
    if (!same(told.evening, this.written)) {
      this.step(null);
      this.kept = { ...(told.evening as Written), waiting: this.kept.waiting };
    }
    this.store();
    this.onchange(before);
  }

  /**
   * Sends what was written, as soon as there is a connection. What was sent and not answered is sent again as it was, for
   * it may have arrived. Where it is refused, what another hand has written stands.
   */
  private async send(): Promise<void> {
    while (this.unsent && this.shared && !this.ended) {
      this.sent ??= this.written;
      this.store();
      try {
        const written: EveningWritten = { revision: this.revision, evening: this.sent };
        this.shared = await post<EveningShared>(this.address, written);
        this.revision = this.shared.revision;
        this.unsent = !same(this.sent, this.written);
        this.sent = null;
        this.store();
      } catch (problem) {
        if (!(await this.refused(problem))) await pause();
      }
    }
  }

  /** Takes over how the evening stands where the server has refused to change it; false where it can't be asked. */
  private async refused(problem: unknown): Promise<boolean> {
    if (problem instanceof Refusal && problem.passing) return false;
    try {
      const told = await get<EveningShared>(this.address);
      alert(problem);
      this.take(told);
      return true;
    } catch {
      return false;
    }
  }
}

/** Waits until a request is worth another try. */
function pause(): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      done();
    };
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener("online", go);
  });
}
