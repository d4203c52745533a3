/** Words of a game that are explained where they occur in a text. */

import type { GuideTerm } from "./protocol";

export type Explained = { text: string; term: GuideTerm | null };

// What a word is made of: a form is found only where none of these is beside it.
const LETTER = "[\\p{L}\\p{M}\\p{N}]";

function byForm(terms: GuideTerm[]): Map<string, GuideTerm> {
  return new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term])));
}

function quoted(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A text in parts: the first place where each of the terms occurs has its term. */
export function explained(text: string, terms: GuideTerm[]): Explained[] {
  const forms = byForm(terms);
  if (forms.size === 0) return [{ text, term: null }];
  const any = [...forms.keys()].sort((one, other) => other.length - one.length).map(quoted);
  const words = new RegExp(`(?<!${LETTER})(?:${any.join("|")})(?!${LETTER})`, "giu");
  const found: Explained[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(words)) {
    const term = forms.get(match[0].toLowerCase());
    if (!term || seen.has(term.key)) continue;
    seen.add(term.key);
    if (match.index > at) found.push({ text: text.slice(at, match.index), term: null });
    found.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), term: null });
  return found;
}

/** For each of some sentences that are read together the terms that occur in it first: each is explained once. */
export function firstIn(sentences: string[], terms: GuideTerm[]): GuideTerm[][] {
  let left = terms;
  return sentences.map((sentence) => {
    const here = new Set(explained(sentence, left).map((part) => part.term));
    const found = left.filter((term) => here.has(term));
    left = left.filter((term) => !here.has(term));
    return found;
  });
}
