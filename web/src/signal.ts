/** Signals that my turn has come: a soft tone, a short vibration. Each is off until the player switches it on. */

import { settings, vibrates } from "./settings.svelte";

const TONE_HZ = 660;
const TONE_S = 0.35;
const RISE_S = 0.03; // a tone that begins at once clicks
const LOUDNESS = 0.08; // of 1: it must not cover a screen reader
const SILENCE = 0.0001; // an exponential fall never reaches zero
const VIBRATION_MS = 60;

let context: AudioContext | undefined;

/** Plays the tone. A browser plays nothing before the player has pressed something on the page. */
export async function tone(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    const now = context.currentTime;
    const wave = new OscillatorNode(context, { type: "sine", frequency: TONE_HZ });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + RISE_S);
    volume.gain.exponentialRampToValueAtTime(SILENCE, now + TONE_S);
    wave.connect(volume).connect(context.destination);
    wave.start(now);
    wave.stop(now + TONE_S);
  } catch {
    // There is no audio device, or the browser forbids it.
  }
}

export function vibrate(): void {
  if (vibrates()) navigator.vibrate(VIBRATION_MS);
}

/** Tells the player in the ways that the settings name. */
export function signalTurn(): void {
  if (settings.tone) void tone();
  if (settings.vibration) vibrate();
}
