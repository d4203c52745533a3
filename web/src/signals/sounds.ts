/** Short, quiet sounds, made here: of a card, a trick, a result, a phrase, and the tone of my turn. */

import { settings } from "../settings.svelte";

/** How high in Hz, after how many seconds, for how many seconds. */
type Note = [hz: number, at: number, lasts: number];

// All but the tone of my turn are shorter than a word: a screen reader speaks on over them.
export const SOUNDS = {
  turn: [[660, 0, 0.35]],
  card: [[240, 0, 0.05]],
  taken: [
    [300, 0, 0.06],
    [220, 0.07, 0.08],
  ],
  special: [
    [523, 0, 0.09],
    [784, 0.09, 0.14],
  ],
  over: [
    [440, 0, 0.1],
    [330, 0.11, 0.16],
  ],
  won: [
    [523, 0, 0.1],
    [659, 0.11, 0.1],
    [784, 0.22, 0.18],
  ],
  phrase: [
    [880, 0, 0.05],
    [988, 0.06, 0.07],
  ],
} as const satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

const LOUDNESS = { soft: 0.03, medium: 0.08, loud: 0.2 }; // of 1: none covers a screen reader
const RISE_S = 0.03; // a tone that begins at once clicks
const RISE_PART = 0.2; // of a note that is shorter
const SILENCE = 0.0001; // an exponential fall never reaches zero
const LATE_MS = 500; // a sound that the browser has held back for longer is of something that has passed

let context: AudioContext | undefined;

/** Plays a sound, `after` some seconds. A browser plays nothing before the player has pressed something on the page. */
export async function play(sound: Sound, after = 0): Promise<void> {
  try {
    context ??= new AudioContext();
    const asked = performance.now();
    if (context.state === "suspended") await context.resume();
    if (performance.now() - asked > LATE_MS) return;
    for (const [hz, at, lasts] of SOUNDS[sound]) note(context, hz, context.currentTime + after + at, lasts);
  } catch {
    // There is no audio device, or the browser forbids it.
  }
}

function note(on: AudioContext, frequency: number, begins: number, lasts: number): void {
  const wave = new OscillatorNode(on, { type: "sine", frequency });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS[settings.volume], begins + Math.min(RISE_S, lasts * RISE_PART));
  volume.gain.exponentialRampToValueAtTime(SILENCE, begins + lasts);
  wave.connect(volume).connect(on.destination);
  wave.start(begins);
  wave.stop(begins + lasts);
}
