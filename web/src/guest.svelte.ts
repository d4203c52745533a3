/** Who I am here: a guest with a name, and the tables I sit at. */

import { Refusal, get, post, randomHex } from "./api";
import type { GameInfo, Me, NewTable } from "./protocol";
import { text } from "./texts.svelte";
import { defaultBot } from "./games.svelte";

export const NAME_CHARS_MAX = 40;
export const GRACE_S = 60;

let me = $state.raw<Me | null>(null);
let asked = $state(false);

export const guest = {
  /** Null where I have no name here yet. Reactive. */
  get me(): Me | null {
    return me;
  },
  /** Whether the server has answered. Reactive. */
  get known(): boolean {
    return asked;
  },
};

export async function loadGuest(): Promise<void> {
  try {
    me = await get<Me>("/api/me");
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    me = null;
  } finally {
    asked = true;
  }
}

/** Becomes a guest, or changes the name. Without a name it is “Guest”. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim() || text("default-name");
  const named = await post<{ guest: string; name: string }>("/api/guests", { name: wanted });
  me = { tables: me?.tables ?? [], guest: named.guest, name: named.name };
}

/** Sees to it that I am a guest, with this name if one was typed. */
export async function ensureGuest(name: string): Promise<void> {
  if (!me || (name.trim() && name.trim() !== me.name)) await call(name);
}

// A browser may have forgotten who I am since I was last asked.
async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    await call(me?.name ?? "");
    return await ask();
  }
}

/** Opens a table and sits down; my part of the shuffle goes with it. The table's id. */
export async function openTable(wanted: NewTable): Promise<string> {
  const asked = { ...wanted, salt: randomHex() };
  return (await asGuest(() => post<{ table: string }>("/api/tables", asked))).table;
}

/** Sits down at the table of an invitation, with my part of the shuffle. The table's id. */
export async function sitDown(code: string): Promise<string> {
  const where = `/api/invitations/${encodeURIComponent(code)}/seat`;
  return (await asGuest(() => post<{ table: string }>(where, { salt: randomHex() }))).table;
}

/** A table of mine against bots, everything else as it usually is. */
export function quickTable(game: GameInfo): NewTable {
  return {
    game: game.game,
    seats: ["me", ...Array<string>(game.seats - 1).fill(`bot:${defaultBot(game)}`)],
    clock: "none",
    absent: "bot",
    grace_s: GRACE_S,
    spectators: false,
    small: 1,
  };
}
