/** All questions of a deal, which the server has told beforehand: a page goes on with them while it can't be asked. */

import type { SheetQuestion, SheetScript } from "../protocol";
import type { Answer, Given } from "./evening.svelte";

/** The kind of an answer, by which a script goes on. */
function kind(question: SheetQuestion, answer: Answer): string {
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  if (question.kind === "player" || question.verbs.some(({ verb }) => verb === answer)) return String(answer);
  if (question.kind === "cards") return "cards";
  return /^[+-]?0+$/.test(String(answer)) ? "0" : "number";
}

/** The step after these answers about a deal of this dealer: null where all is answered; undefined: it is not known. */
export function stepAfter(script: SheetScript, dealer: number, given: Given[]): number | null | undefined {
  let at: number | null | undefined = script.first[dealer];
  for (const { answer } of given) {
    const step: SheetScript["steps"][number] | undefined = script.steps[at ?? -1];
    at = step?.next[kind(step.question, answer)];
  }
  return at;
}

/** Who deals after so many deals, of which this seat deals the first. */
export function dealerAfter(script: SheetScript, dealer: number, deals: number): number {
  let seat = dealer;
  for (let count = deals; count > 0; count -= 1) seat = script.dealers[seat] ?? 0;
  return seat;
}
