/** What can be said, in the order in which it is offered, and the pictures of reactions. */

import type { Remark } from "../protocol";

export type Phrase = Remark["phrase"];

/** Null for what is said in words. */
export const PICTURES: Record<Phrase, string | null> = {
  hello: null,
  "good-luck": null,
  "well-played": null,
  "nice-try": null,
  "what-a-deal": null,
  "your-turn": null,
  "one-moment": null,
  sorry: null,
  "thank-you": null,
  "another-match": null,
  "must-go": null,
  goodbye: null,
  "thumbs-up": "👍",
  applause: "👏",
  smile: "🙂",
  laugh: "😄",
  surprise: "😮",
  sad: "🙁",
};

const all = Object.keys(PICTURES) as Phrase[];
export const WORDS = all.filter((phrase) => PICTURES[phrase] === null);
export const REACTIONS = all.filter((phrase) => PICTURES[phrase] !== null);
