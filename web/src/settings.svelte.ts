/** What this person likes, kept in this browser alone. Every field is reactive and kept as soon as it changes. */

import type { Rate } from "./utterances";

export type Settings = {
  language: string | null; // null: what the browser asks for
  theme: "auto" | "light" | "dark";
  fourColours: boolean; // spades, hearts, diamonds and clubs each in a colour of their own
  largeIndex: boolean;
  suitLetters: boolean; // a letter beside each suit's sign
  cardPoints: boolean; // what a card is worth stands on it
  motion: "auto" | "on" | "off"; // auto: what the system asks for
  speech: "all" | "mine" | "off"; // mine: what I do and what concerns me, and results
  listen: Rate; // how fast the screen reader speaks
  keys: boolean; // single letters as keys
  keyHints: boolean; // keys are written on their buttons
  botsWait: boolean; // bots act only when the screen reader has told everything
  autoPlay: boolean; // play the only card that can be played
  tone: boolean; // when my turn comes
  vibration: boolean; // the same for a hand that holds a phone
  notify: boolean; // the same where the page is hidden
  push: boolean; // the same where no page is open
  sounds: boolean; // of what happens at the table
  volume: "soft" | "medium" | "loud"; // of the tone and the sounds
  talk: boolean; // what players say is shown and spoken
  sort: "suit" | "rank" | "deal";
};

const KEPT_AS = "chiliad-settings";
const FIRST: Settings = {
  language: null,
  theme: "auto",
  fourColours: false,
  largeIndex: false,
  suitLetters: false,
  cardPoints: true, // a player who knows the values switches it off
  motion: "auto",
  speech: "all",
  listen: "normal",
  keys: true,
  keyHints: true,
  botsWait: false,
  autoPlay: false,
  tone: false,
  vibration: false,
  notify: false,
  push: false,
  sounds: false,
  volume: "medium",
  talk: true,
  sort: "suit",
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(found).filter(([key, value]) => {
      const first = FIRST[key as keyof Settings];
      return key === "language" ? typeof value === "string" : key in FIRST && typeof value === typeof first;
    });
    return { ...FIRST, ...Object.fromEntries(known) };
  } catch {
    return { ...FIRST }; // storage is blocked, or holds what is none of ours
  }
}

export const settings: Settings = $state(kept());

/** Whether the system says so now. Reactive. */
function follows(query: string): { readonly now: boolean } {
  const asked = matchMedia(query);
  let now = $state(asked.matches);
  asked.addEventListener("change", () => (now = asked.matches));
  return {
    get now() {
      return now;
    },
  };
}

const calm = follows("(prefers-reduced-motion: reduce)");
const night = follows("(prefers-color-scheme: dark)");
const fingered = follows("(pointer: coarse)");

/** Whether things may move across the table now. */
export function moving(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !calm.now);
}

/** Whether this is a phone or tablet that can vibrate. */
export function vibrates(): boolean {
  return fingered.now && "vibrate" in navigator;
}

/** Whether there is a keyboard to speak of, and single letters are keys. */
export function keyed(): boolean {
  return settings.keys && !fingered.now;
}

$effect.root(() => {
  $effect(() => {
    const said = JSON.stringify(settings);
    try {
      localStorage.setItem(KEPT_AS, said);
    } catch {
      // Storage is blocked: the settings last as long as the page.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (night.now ? "dark" : "light") : settings.theme;
    root.toggleAttribute("data-four-colours", settings.fourColours);
    root.dataset.motion = moving() ? "on" : "off";
  });
});
