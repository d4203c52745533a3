/** Which signals a moment at the table gives. */

import { gameSound } from "../games/sounds";
import { settings, vibrates } from "../settings.svelte";
import type { Moment } from "../signal";
import { notifyTurn } from "./notify";
import { play, type Sound } from "./sounds";

const VIBRATION_MS = 60;
const AFTER_S = 0.2; // the tone of my turn follows the sound of what has brought it

/** The sound of a moment: of the rarest thing that has happened in it. */
export function soundOf({ news, before, phase }: Omit<Moment, "turn">): Sound | null {
  const { head, desk, happened } = news;
  if (phase === "playing" && head.phase !== "playing")
    return head.phase === "over" && head.you !== null && head.winner === head.you ? "won" : "over";
  if (!happened.some((event) => event.fresh && event.kind === "act")) return null;
  return (before && desk && gameSound(before, desk)) ?? "card";
}

export function vibrate(): void {
  if (vibrates()) navigator.vibrate(VIBRATION_MS);
}

/** Gives the signals that the settings name. */
export function give(moment: Moment): void {
  const sound = settings.sounds ? soundOf(moment) : null;
  if (sound) void play(sound);
  if (!moment.turn) return;
  if (settings.tone) void play("turn", sound ? AFTER_S : 0);
  if (settings.vibration) vibrate();
  if (settings.notify) notifyTurn(moment.news.head);
}
