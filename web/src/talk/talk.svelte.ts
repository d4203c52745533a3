/** What players say at one table, as its reader wants to hear of it. Nothing of it outlasts the page. */

import { TAB, post, randomHex } from "../api";
import type { Remark } from "../protocol";
import { settings } from "../settings.svelte";
import { play } from "../signals/sounds";
import { tell } from "../speech";
import type { Table } from "../table/table.svelte";
import { seatName } from "../table/labels";
import { text } from "../texts.svelte";
import { isMuted } from "./muted.svelte";
import { PICTURES, type Phrase } from "./phrases";

const LINES_MAX = 20;
export const SHOWN_MS = 6000;

export type Line = { id: number; seat: number; name: string; own: boolean; phrase: Phrase };

export function phraseSaid(phrase: Phrase): string {
  return text(`talk-phrase-${phrase}`);
}

/** A line in words. */
export function lineSaid({ name, phrase }: Line): string {
  return text("talk-line", { name, phrase: phraseSaid(phrase) });
}

export class Talk {
  #lines: Line[] = $state.raw([]);
  #fresh: Line[] = $state.raw([]); // at most one of a seat
  #count = 0;

  constructor(readonly table: Table) {}

  /** What was said last, oldest first, without what the reader does not want to see. Reactive. */
  get lines(): Line[] {
    return this.#lines.filter((line) => wanted(line));
  }

  /** What was said just now. Reactive. */
  get fresh(): Line[] {
    return this.#fresh.filter((line) => wanted(line));
  }

  /** Shows and tells what a player has said. */
  take({ seat, phrase }: Remark): void {
    const { head } = this.table;
    if (!head?.seats[seat] || !(phrase in PICTURES)) return; // a newer server may know more phrases
    const own = seat === head.you;
    const line = { id: (this.#count += 1), seat, name: seatName(head, seat), own, phrase };
    if (!wanted(line)) return;
    this.#lines = [...this.#lines, line].slice(-LINES_MAX);
    this.#fresh = [...this.#fresh.filter((one) => one.seat !== seat), line];
    setTimeout(() => (this.#fresh = this.#fresh.filter((one) => one !== line)), SHOWN_MS);
    tell(lineSaid(line), true, own, () => !wanted(line));
    if (settings.sounds && !own) void play("phrase");
  }

  /** Says a phrase, once: what could not be said now is not worth saying later. */
  async say(phrase: Phrase): Promise<void> {
    const { table } = this;
    const order = { id: randomHex(), revision: table.revision, tab: TAB, do: "say", phrase };
    try {
      await post(`${table.base}/commands`, order);
    } catch (problem) {
      table.complain(problem);
    }
  }
}

function wanted({ own, name }: Line): boolean {
  return settings.talk && (own || !isMuted(name));
}
