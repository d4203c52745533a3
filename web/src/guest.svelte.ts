/** The guest that I am here, with a name, and the tables I sit at. */

import { Refusal, get, post, postOnce, randomHex } from "./api";
import type {
  Committed,
  GameInfo,
  GuestSeen,
  Head,
  KeptSheet,
  Me,
  NewTable,
  News,
  Opened,
  Rematch,
  SheetStands,
  StartFrom,
  TableLine,
} from "./protocol";
import { text } from "./texts.svelte";
import { chosenBot } from "./levels.svelte";
import { ownPreset } from "./presets.svelte";
import { seatsAsOption, seatsOf } from "./seats.svelte";

export const NAME_CHARS_MAX = 40;
export const GRACE_S = 60;
const RACES_MAX = 3; // of those who press the same button at the same time

/** What is typed where a name is asked for, on whichever view: it goes along to the next. */
export const draft = $state({ name: "" });

let me = $state.raw<Me | null | undefined>(undefined); // null: a stranger; undefined: not known yet
let asked = $state(false);

export const guest = {
  /** Null where I have no name here yet. Reactive. */
  get me(): Me | null {
    return me ?? null;
  },
  /** Whether the server has answered. Reactive. */
  get known(): boolean {
    return asked;
  },
};

export async function loadGuest(): Promise<void> {
  try {
    const found = await get<Me>("/api/me");
    me = found.guest === null ? null : found;
  } finally {
    asked = true;
  }
}

/** The table of a replay, if I sat at it; it is asked again, because it may have ended since. */
export async function lineOf(replay: string): Promise<TableLine | null> {
  await loadGuest();
  return me?.tables.find((one) => one.replay === replay) ?? null;
}

/** Becomes a guest, or changes the name. Without a name it is “Guest”. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim() || text("default-name");
  const named = await post<GuestSeen>("/api/guests", { name: wanted });
  me = { tables: me?.tables ?? [], guest: named.guest, name: named.name };
  draft.name = ""; // it is mine now: what I am called later is not undone by it
}

/** My guest, as soon as the server has answered. */
export async function knowGuest(): Promise<Me | null> {
  if (me === undefined) await loadGuest();
  return guest.me;
}

/** Sees to it that I am a guest, with this name if one was typed. */
export async function ensureGuest(name: string): Promise<void> {
  await knowGuest(); // who is called something already must not be called “Guest” for being quick
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

/** Has the server commit itself to a secret, before it knows my salt. */
async function newCommitment(): Promise<string> {
  return (await post<Committed>("/api/commitments", {})).commitment;
}

/** Opens a table and sits down: the server commits to its secret first, then comes my part of the shuffle. Its id. */
async function openAt(path: string, wanted: object): Promise<string> {
  const commitment = await newCommitment();
  const salt = noted(commitment);
  // By its commitment the server opens one table, however often it is asked.
  const { table } = await asGuest(() => postOnce<Opened>(path, { ...wanted, commitment, salt }));
  seated(table, commitment);
  return table;
}

/** Opens a table of mine. Its id. */
export function openTable(wanted: NewTable): Promise<string> {
  return openAt("/api/tables", wanted);
}

/** A table at which the match of a score sheet goes on, where it stands already or a new one; `seats` as there. Its id. */
export async function openTableOf(sheet: KeptSheet, seats: string[]): Promise<string> {
  const { table } = await post<SheetStands>("/api/sheets/table/standing", { sheet, seats });
  return table ?? openAt("/api/sheets/table", { sheet, seats });
}

/**
 * Another match like one that is over: opens its table, or sits down where somebody else has opened it. Its id.
 *
 * The commitment comes first, that of the table which is open already or a new one; then my salt answers it.
 */
export async function playAgain(over: string): Promise<string> {
  const where = `/api/tables/${encodeURIComponent(over)}/again`;
  for (let tries = 1; ; tries += 1) {
    const standing = await get<Rematch>(where);
    const commitment = standing.commitment ?? (await newCommitment());
    try {
      const { table } = await postOnce<Opened>(where, { commitment, salt: noted(commitment) });
      seated(table, commitment);
      if (standing.commitment === null) await keepAsked(over, table);
      return table;
    } catch (problem) {
      // Somebody else has opened the table meanwhile: theirs is the commitment to answer.
      if (!(problem instanceof Refusal) || problem.slug !== "commitment-differs" || tries === RACES_MAX) throw problem;
    }
  }
}

const invited = new Map<string, string[]>(); // by table

/** The players whom the table of a rematch waits for: the table before it tells them. */
export function askedTo(table: string): string[] {
  return invited.get(table) ?? [];
}

async function keepAsked(over: string, table: string): Promise<void> {
  const told = await get<News>(`/api/tables/${encodeURIComponent(over)}`).catch(() => null);
  const others = told?.head.seats.filter((seat) => seat.kind === "person" && seat.seat !== told.head.you) ?? [];
  invited.set(
    table,
    others.map((seat) => seat.name),
  );
}

/** A table of my own from a place in a replay, against bots. Its id. */
export function startFrom(replay: string, place: Pick<StartFrom, "deal" | "step" | "seat" | "bots">): Promise<string> {
  return openAt(`${replay}/tables`, place);
}

/** Sits down at the table of an invitation, with my part of the shuffle, to what it had committed to. Its id. */
export async function sitDown(code: string, commitment: string, seat: number | null): Promise<string> {
  const where = `/api/invitations/${encodeURIComponent(code)}/seat`;
  const salt = noted(commitment);
  const { table } = await asGuest(() => post<Opened>(where, { salt, seat }));
  seated(table, commitment);
  return table;
}

/** A salt, kept under the commitment that it answers: the check page compares both with what the match shows. */
function noted(commitment: string): string {
  const key = `chiliad-fair-${commitment}`;
  const fresh = randomHex();
  try {
    const salt = localStorage.getItem(key) ?? fresh; // a second request for the same seat sends the same salt
    localStorage.setItem(key, salt);
    return salt;
  } catch {
    return fresh; // a browser that keeps nothing plays all the same
  }
}

/** Keeps with what commitment I sat down at a table: a match that shows another one later is found out. */
function seated(table: string, commitment: string): void {
  const key = `chiliad-fair-table-${table}`;
  try {
    // A player who sits there already gets the same table again: the first word counts.
    if (localStorage.getItem(key) === null) localStorage.setItem(key, commitment);
  } catch {
    // Nothing is kept: the check page says so.
  }
}

/** What this browser noted of a match when I sat down: by its table where that is known, else by what it shows. */
export function notedOf(table: string | null, shown: string): { commitment: string; salt: string | null } | null {
  try {
    const commitment = (table && localStorage.getItem(`chiliad-fair-table-${table}`)) || shown;
    const salt = localStorage.getItem(`chiliad-fair-${commitment}`);
    return salt === null && commitment === shown ? null : { commitment, salt };
  } catch {
    return null;
  }
}

/** A table with a free seat for a friend, bots on the others. */
export function friendTable(game: GameInfo): NewTable {
  const quick = quickTable(game);
  return { ...quick, seats: quick.seats.map((who, seat) => (seat === 1 ? "open" : who)) };
}

/** A table of mine against bots, everything else as it usually is. */
export function quickTable(game: GameInfo): NewTable {
  return {
    game: game.game,
    preset: ownPreset(game)?.preset ?? null,
    options: seatsAsOption(game, ownPreset(game)),
    seats: ["me", ...Array<string>(seatsOf(game) - 1).fill(`bot:${chosenBot(game)}`)],
    clock: "none",
    absent: "bot",
    grace_s: GRACE_S,
    spectators: false,
    small: 0,
  };
}

/** A table of mine like this one, against other bots. */
export function tableLike(head: Head, bot: string): NewTable {
  const { game, preset, options, clock, pace, small, coach } = head;
  const seats = head.seats.map((seat) => (seat.seat === head.you ? "me" : `bot:${bot}`));
  const spectators = head.watch !== null;
  const like = { game, preset, options, clock, pace, coach, small: small ?? 0 };
  return { ...like, seats, absent: "bot", grace_s: GRACE_S, spectators };
}
