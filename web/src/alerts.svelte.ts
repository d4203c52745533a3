/** What went wrong, shown on any view until it is dismissed. */

import { Refusal } from "./api";
import { text, whole } from "./texts.svelte";

let shown = $state.raw<{ said: string; count: number } | null>(null);
let count = 0;

/** The alert shown now. Reactive. */
export function alerted(): { said: string; count: number } | null {
  return shown;
}

/** A refusal as a whole sentence for the reader. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Refusal)) return text("page-problem");
  if (problem.status === 0) return text("page-no-connection");
  // The catalogues' sentences can stand after a colon, so they begin small and have no full stop.
  return whole(problem.sentence.trim()) || text("page-problem");
}

/** Shows what went wrong, and has it read out. Takes a `Refusal`, any other error, or a sentence. */
export function alert(problem: unknown): void {
  if (!(problem instanceof Refusal) && typeof problem !== "string") console.error(problem);
  count += 1;
  shown = { said: typeof problem === "string" ? problem : sentenceOf(problem), count };
}

export function dismiss(): void {
  shown = null;
}
