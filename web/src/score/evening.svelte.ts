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

/** The matches, and what was paid of the debts they made. */
export type Kept = { sheets: Match[]; paid: Transfer[] };

/** The same in this browser's storage; of a shared evening with the revision that it follows, and whether it was sent. */
type Stored = Kept & { revision?: number; unsent?: boolean };

const UNDO_MAX = 200;
const AGAIN_MS = 4000;
const MINE = "mine";
export const NONE: Kept = { sheets: [], paid: [] };

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

function isKept(value: unknown): value is Stored {
  const kept = value as Partial<Kept> | null;
  return Array.isArray(kept?.sheets) && kept.sheets.every(isSheet) && Array.isArray(kept.paid);
}

const browser = keptByGame("chiliad-evening", isKept);

const codes = (): string[] => browser.games().filter((name) => name !== MINE);

/** The codes of the shared evenings that this browser has written or followed. */
export function sharedHere(): { code: string; people: string[] }[] {
  return codes().map((code) => ({ code, people: peopleOf(browser.now(code) ?? NONE) }));
}

/** Everybody who plays in an evening, in the order in which they came. */
export function peopleOf(kept: Kept): string[] {
  return [...new Set(kept.sheets.flatMap((sheet) => sheet.names))];
}

/** An evening of this browser alone, or one with a code, which several devices share: one writes, the others follow. */
export class Evening {
  /** The matches and payments as they are kept. */
  kept: Kept = $state.raw(NONE);
  /** What the server last said of an evening that is shared. */
  shared: EveningShared | null = $state.raw(null);
  /** Whether something was written that the server has not got yet. */
  unsent = $state(false);
  private undone: Kept[] = $state.raw([]);
  private sending: Promise<void> | null = null;
  private ended = false;

  /** `onchange` is called when somebody else has changed the evening, or the pen was moved. */
  constructor(
    readonly code: string | null = null,
    private readonly onchange: () => void = () => undefined,
  ) {
    const { sheets, paid } = browser.now(this.key) ?? NONE;
    this.kept = { sheets, paid };
  }

  /** What the last change has replaced; null where there is none. */
  get before(): Kept | null {
    return this.undone.at(-1) ?? null;
  }

  /** Whether this browser writes: an evening is its own, or it has the pen. */
  get mine(): boolean {
    return this.code === null || (this.shared?.mine ?? false);
  }

  get people(): string[] {
    return peopleOf(this.kept);
  }

  /** Keeps a change, which can be taken back. */
  keep(kept: Kept): void {
    this.undone = [...this.undone, this.kept].slice(-UNDO_MAX);
    this.put(kept);
  }

  /** The evening with another sheet in one place, or after the last. */
  with(at: number, sheet: Match): Kept {
    const sheets = [...this.kept.sheets];
    sheets[at] = sheet;
    return { ...this.kept, sheets };
  }

  /** Takes the last change back. */
  undo(): void {
    const { before } = this;
    if (!before) return;
    this.undone = this.undone.slice(0, -1);
    this.put(before);
  }

  /** Ends the evening in this browser: nothing of it is kept here. */
  end(): void {
    this.ended = true;
    this.undone = [];
    this.kept = NONE;
    browser.keep(this.key);
  }

  /** Reads again what another page of this browser may have kept; whether that is anything else. */
  reread(): boolean {
    if (this.code !== null) return false; // the server tells it
    const kept = browser.now(MINE) ?? NONE;
    if (JSON.stringify(kept) === JSON.stringify(this.kept)) return false;
    this.undone = [];
    this.kept = kept;
    return true;
  }

  /** Shares an evening that was this browser's own, and returns its code. */
  async share(name: string): Promise<string> {
    await ensureGuest(name);
    const { code } = await post<EveningShared>("/api/evenings", this.kept);
    browser.keep(code, this.kept);
    this.end();
    return code;
  }

  /** Puts the pen down, or takes it. */
  async movePen(to: "put-down" | "take", name = ""): Promise<void> {
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
        try {
          const told: EveningShared = await get<EveningShared>(this.address, { after: revision });
          if (!still) return;
          this.hear(told);
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

  private put(kept: Kept): void {
    this.kept = kept;
    if (this.code !== null) this.write();
    else browser.keep(this.key, kept);
  }

  /** Notes what was written, and sends it. */
  private write(): void {
    this.unsent = true;
    this.store();
    this.sending ??= this.send().finally(() => (this.sending = null));
  }

  private store(): void {
    browser.keep(this.key, { ...this.kept, revision: this.shared?.revision ?? 0, unsent: this.unsent });
  }

  /** Hears how the evening stands on the server. */
  private hear(told: EveningShared): void {
    const first = this.shared === null;
    if (this.unsent || told.revision < (this.shared?.revision ?? 0)) return; // it is older than what is on its way
    const stored = first ? browser.now(this.key) : undefined;
    if (stored?.unsent && told.mine && stored.revision === told.revision) {
      // The page was closed before it could send what was written.
      this.shared = told;
      this.write();
      this.onchange();
    } else if (told.revision === this.shared?.revision) this.shared = told;
    else this.take(told);
  }

  /** Takes over how the evening stands on the server. */
  private take(told: EveningShared): void {
    this.shared = told;
    const kept = told.evening as Kept;
    if (JSON.stringify(kept) !== JSON.stringify(this.kept)) {
      this.undone = [];
      this.kept = kept;
    }
    this.store();
    this.onchange();
  }

  /** Sends what was written, as soon as there is a connection; what another hand has changed meanwhile stands. */
  private async send(): Promise<void> {
    while (this.unsent && this.shared && !this.ended) {
      const { kept } = this;
      try {
        const written = { revision: this.shared.revision, evening: kept };
        this.shared = await post<EveningShared>(this.address, written satisfies EveningWritten);
        this.unsent = this.kept !== kept;
        this.store();
      } catch (problem) {
        if (problem instanceof Refusal && problem.passing) {
          await pause();
          continue;
        }
        alert(problem);
        this.unsent = false;
        this.take(await get<EveningShared>(this.address));
      }
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
