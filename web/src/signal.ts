/**
 * Signals of what happens at a table: of my turn a tone, a vibration and a notification, and sounds of the rest.
 *
 * Each is off until the player switches it on: the page may be open among people who want quiet, a screen reader speaks
 * at the same moments, and a browser lets no page sound before something was pressed on it. What they say is always
 * written and spoken too. What makes them is fetched with the first signal.
 */

import type { Desk, Head, News } from "./protocol";
import { settings } from "./settings.svelte";

export type Moment = {
  news: News;
  before: Desk | null; // the desk before it
  phase: Head["phase"] | null; // the table's phase before it
  turn: boolean; // my turn has come
};

/** Signals what has happened in the ways that the settings name. */
export function signal(moment: Moment): void {
  const { tone, vibration, notify, sounds } = settings;
  if (sounds || (moment.turn && (tone || vibration || notify)))
    void import("./signals/signals").then(
      ({ give }) => give(moment),
      () => undefined, // without a connection there is no news to signal either
    );
}
