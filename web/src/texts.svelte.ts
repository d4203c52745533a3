/**
 * What the page says, in the reader's language: Fluent messages from the server's catalogues.
 *
 * `text()` is reactive: called in a component it says the same in another language as soon as that is chosen. What a
 * language lacks the server has put there in English.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { askIn, get, getText } from "./api";
import type { LanguageInfo, LanguageList } from "./protocol";
import { settings } from "./settings.svelte";

const FALLBACK = "en";
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export type Args = Record<string, string | number>;

/** What is fetched at first, and with the screens that are fetched later. */
type TextPart = "first" | "later";

const wanted = new Set<TextPart>(["first"]);
/** The parts that a bundle has. */
const parted = new WeakMap<FluentBundle, Set<TextPart>>();

let bundle = $state.raw<FluentBundle | null>(null);
let code = $state(FALLBACK);
let known = $state.raw<LanguageInfo[]>([]);

/** The language spoken now, and all there are. Reactive. */
export const language = {
  get code(): string {
    return code;
  },
  get rightToLeft(): boolean {
    return rightToLeft(code);
  },
  get all(): LanguageInfo[] {
    return known;
  },
};

function rightToLeft(lang: string): boolean {
  return RIGHT_TO_LEFT.has(lang.split("-")[0] ?? "");
}

/** Fetches what is wanted and not there; meanwhile more may become wanted. */
async function complete(made: FluentBundle, lang: string): Promise<void> {
  const has = parted.get(made) ?? new Set();
  parted.set(made, has);
  for (let lacks; (lacks = [...wanted].filter((part) => !has.has(part))).length > 0;) {
    const address = `/api/texts/${encodeURIComponent(lang)}?part=`;
    const sources = await Promise.all(lacks.map((part) => getText(address + part)));
    for (const source of sources) made.addResource(new FluentResource(source.replace(PLACED, `{ $$$1${SHOWN} }`)));
    for (const part of lacks) has.add(part);
  }
}

/** Speaks this language from now on; throws `Refusal` where it can't be had, and then nothing has changed. */
export async function speakIn(lang: string): Promise<void> {
  // `isolated` does it where it is needed: marks around marks would turn a list of cards the other way.
  const made = new FluentBundle(lang, { useIsolating: false });
  await complete(made, lang);
  bundle = made;
  code = lang;
  askIn(lang);
  document.documentElement.lang = lang;
  document.documentElement.dir = rightToLeft(lang) ? "rtl" : "ltr";
}

/** A screen that is fetched later, with its texts: `later(import("./Screen.svelte"))`. */
export async function later<Screen>(screen: Promise<Screen>): Promise<Screen> {
  wanted.add("later");
  const texts = async () => {
    while (bundle && !parted.get(bundle)?.has("later")) await complete(bundle, code);
  };
  const [fetched] = await Promise.all([screen, texts()]);
  return fetched;
}

/** Asks which languages there are and speaks the one that was chosen, or the first the browser asks for. */
export async function begin(): Promise<void> {
  const { languages } = await get<LanguageList>("/api/languages");
  known = languages;
  const wanted = [settings.language ?? "", ...navigator.languages];
  await speakIn(wanted.map(match).find((found) => found !== undefined) ?? FALLBACK);
}

function match(locale: string): string | undefined {
  const name = locale.toLowerCase();
  const by = (wanted: string) => known.find((one) => one.code.toLowerCase() === wanted)?.code;
  return by(name) ?? by(name.split("-")[0] ?? "");
}

/** Changes the language and remembers it. */
export async function choose(lang: string): Promise<void> {
  await speakIn(lang);
  settings.language = lang;
}

/** The message `id`, or with `id.name` one of its attributes. A message that there is not is said as its id. */
export function text(id: string, args: Args = {}): string {
  return format(bundle, id, args) ?? id;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

function format(from: FluentBundle | null, id: string, args: Args): string | null {
  const [name = "", attribute] = id.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!from || !pattern) return null;
  const given: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    const number = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : null;
    given[key] = number ?? value;
    given[key + SHOWN] = number ?? isolated(value as string);
  }
  return minus(from.formatPattern(pattern, given, []));
}

// { $n } is read as { $n-shown }: what is shown may have marks that what { $n -> … } chooses by must not have.
const PLACED = /\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*\}/g;
const SHOWN = "-shown";

// Marks of direction: by number, because the compiler warns of them in a text, also of escapes.
const [ISOLATE, END_ISOLATE] = [0x2068, 0x2069].map((code) => String.fromCodePoint(code)) as [string, string];
const LEFTWARDS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ALL_LEFTWARDS = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{M}\s\u200c\u200d]*$/u;

/** Text with marks that keep it in its place within a sentence that runs the other way, where it needs them. */
function isolated(value: string): string {
  if (value.includes(ISOLATE)) return value;
  const needed = rightToLeft(code) ? !ALL_LEFTWARDS.test(value) : LEFTWARDS.test(value);
  return needed ? ISOLATE + value + END_ISOLATE : value;
}

const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the reader's digits, for where it stands outside a sentence. `sign` writes + before it too. */
export function digits(value: number, sign = false): string {
  const key = `${code}${sign}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(code, { useGrouping: false, signDisplay: sign ? "exceptZero" : "auto" });
    numbers.set(key, format);
  }
  return minus(format.format(value));
}

/** The language with the reader's region, as the browser has it: 19 Nov in Britain is Nov 19 in the United States. */
function regional(): string {
  return navigator.languages.find((one) => one.split("-")[0] === code) ?? code;
}

/** A day and hour in the reader's way of writing them. */
export function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(regional(), { dateStyle: "medium", timeStyle: "short" }).format(date);
}

const DAY_MS = 86_400_000;

/** The day of something that has been: today or yesterday, its weekday in the days before, else its date. */
export function day(iso: string, now = Date.now()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / DAY_MS);
  if (days < 2) return new Intl.RelativeTimeFormat(code, { numeric: "auto" }).format(-Math.max(0, days), "day");
  const near = days < 7;
  return new Intl.DateTimeFormat(regional(), near ? { weekday: "long" } : { dateStyle: "medium" }).format(date);
}

/** Several names or sentences as a list in a sentence: “Ala, Boris and Cezary”. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(code, { type: "conjunction" }).format(items.map(isolated));
}

// --- Cards

const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** A suit's sign, as text: ♠ (never as a picture in colours of its own). */
export function suitSign(suit: string): string {
  return `${SIGNS[suit] ?? suit}\uFE0E`;
}

/** A rank as it stands on a card, in every language alike: T is 10. */
export function rankIndex(rank: string): string {
  return rank === "T" ? "10" : rank;
}

// The catalogues choose by the figure where a rank is one: [9] is the number there, not the letter.
function variant(rank: string): string | number {
  return /^\d$/.test(rank) ? Number(rank) : rank;
}

/** A card's name: queen of spades; in a `grammaticalCase` of its language where a sentence asks for one. */
export function cardName(card: string, grammaticalCase?: string): string {
  if (card.startsWith("?")) return text("page-hidden-card");
  const args = { rank: variant(card.charAt(0)), suit: card.charAt(1) };
  const declined = grammaticalCase === undefined ? null : format(bundle, `card-named.${grammaticalCase}`, args);
  return declined ?? text("card-named", args);
}

/** A rank's name, for several cards of it: queens. */
export function rankName(rank: string): string {
  return text("rank-named", { rank: variant(rank) });
}

/** A suit's name: spades. */
export function suitName(suit: string): string {
  return text("page-suit", { suit });
}

/** The letter a reader may have beside a suit's sign. */
export function suitLetter(suit: string): string {
  return text("page-suit-letter", { suit });
}

/** First letter large: for what stands alone. */
export function initial(said: string): string {
  return said.charAt(0).toLocaleUpperCase(code) + said.slice(1);
}

/** As a sentence of its own: its first letter large, and a full stop where it ends with none. */
export function whole(said: string): string {
  return said && initial(said) + (/[.!?…؟]$/.test(said) ? "" : ".");
}

/** Suits' signs, with the blank before each. */
const SIGNED = /\s*[♠♥♦♣]\uFE0E?/g;

/** What names a suit in words too, without its sign: a screen reader would say it twice. */
export function unsigned(said: string): string {
  return said.replace(SIGNED, "");
}

const STEERING = /[\u2066-\u2069\u200e\u200f]/g;

/** The same without marks of direction: for the ear alone, as a Braille display shows them. */
export function plain(said: string): string {
  return said.replace(STEERING, "");
}

// A hyphen before figures is passed over by many voices: this is the sign itself.
const HYPHEN = /(^|[^\p{L}\p{N}])-(?=\p{N})/gu;

function minus(said: string): string {
  return said.replace(HYPHEN, "$1\u2212");
}

export type Part =
  | { kind: "text"; text: string }
  | { kind: "card"; card: string; grammaticalCase?: string | undefined }
  | { kind: "rank"; rank: string };

// Phones draw a bare suit sign as a picture in colours of its own.
const BARE_SIGN = /[♠♥♦♣](?!\uFE0E)/g;
const MARK = /\{(?:([AKQJT2-9][shdc]|\?\?)(?:\.([a-z]+))?|([AKQJT2-9]))\}/g;

/** A sentence with cards in braces, `{Ks}`, `{Ks.acc}` (in the accusative) or `{K}`, in parts to be drawn. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  const plain = (said: string): Part => ({ kind: "text", text: minus(said).replace(BARE_SIGN, "$&\uFE0E") });
  let at = 0;
  for (const mark of sentence.matchAll(MARK)) {
    if (mark.index > at) found.push(plain(sentence.slice(at, mark.index)));
    if (mark[1] !== undefined) found.push({ kind: "card", card: mark[1], grammaticalCase: mark[2] });
    else found.push({ kind: "rank", rank: mark[3] ?? "" });
    at = mark.index + mark[0].length;
  }
  if (at < sentence.length) found.push(plain(sentence.slice(at)));
  return found;
}

/** The same sentence as plain text: cards by sign. */
export function written(sentence: string): string {
  return parts(sentence)
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "rank") return rankIndex(part.rank);
      return part.card.startsWith("?") ? "▮" : rankIndex(part.card.charAt(0)) + suitSign(part.card.charAt(1));
    })
    .join("");
}

/** The same sentence for the ear: cards by name. */
export function spoken(sentence: string): string {
  return parts(sentence)
    .map((part) =>
      part.kind === "text"
        ? part.text
        : part.kind === "card"
          ? cardName(part.card, part.grammaticalCase)
          : rankName(part.rank),
    )
    .join("");
}
