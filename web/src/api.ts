/** Requests to the server. What it refuses is thrown as a `Refusal`, with its slug and a sentence for the reader. */

import type { Doing, Done, Options, OptionValue, Refusal as Refused } from "./protocol";

/** Something the server refused, or (`slug` "no-connection", `status` 0) could not be asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly slug: string,
    readonly sentence: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`${slug}: ${sentence}`);
  }

  /** Whether asking again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const WAIT_MS_MAX = 20_000;
const TRIES_MAX = 4;

let lang = "en";

/** From now on the server is asked to speak this language. */
export function askIn(code: string): void {
  lang = code;
}

/** Random hexadecimal digits. (`crypto.randomUUID` is missing where the page came over plain HTTP in a home network.) */
export function randomHex(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Names this page as it is open here: the server lets only the newest one of a guest play. */
export const TAB = randomHex(8);

export type Query = Record<string, string | number | boolean | null | undefined>;

/** The version of docs/protocol.md that this page speaks: the server refuses a page that stayed open from an older one. */
const PROTOCOL = "2";

/** Options as they are written in an address: yes and no are words there. */
export function inQuery(options: Options): Query {
  const word = (value: OptionValue) => (typeof value === "boolean" ? (value ? "yes" : "no") : value);
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, word(value)]));
}

/** An address with its query; the language and the protocol's version are always with it. */
export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang, protocol: PROTOCOL });
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(key, String(value));
  }
  return `${path}?${search}`;
}

async function ask<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      credentials: "same-origin",
      headers: { "Accept-Language": lang, ...init.headers },
      signal: AbortSignal.timeout(WAIT_MS_MAX),
    });
    if (answer.ok) return await read(answer);
  } catch {
    throw new Refusal(0, "no-connection", ""); // it may break while the answer is read, too
  }
  throw await refusal(answer);
}

const json = <T>(answer: Response): Promise<T> => answer.json() as Promise<T>;

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const body = (await answer.json()) as Partial<Refused>;
    return new Refusal(answer.status, body.slug ?? "unknown", body.sentence ?? "", body.details ?? {});
  } catch {
    return new Refusal(answer.status, "unknown", "");
  }
}

export function get<T>(path: string, query?: Query): Promise<T> {
  return ask<T>(address(path, query), { headers: { Accept: "application/json" } }, json);
}

export function getText(path: string): Promise<string> {
  return ask(path, {}, (answer) => answer.text());
}

export function post<T>(path: string, body: object): Promise<T> {
  const init = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", Accept: "application/json" },
  };
  return ask<T>(address(path), init, json);
}

/** Ends something: a device's right, a link. */
export function remove<T>(path: string): Promise<T> {
  return ask<T>(address(path), { method: "DELETE" }, json);
}

/** Posts what the server does once however often it is asked: where the answer gets lost, it is asked again. */
export async function postOnce<T>(path: string, body: object): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await post<T>(path, body);
    } catch (problem) {
      if (!(problem instanceof Refusal) || !problem.passing || tries === TRIES_MAX) throw problem;
      await new Promise((done) => setTimeout(done, 400 * 2 ** tries));
    }
  }
}

/**
 * Does something at a table: `command(id, revision, { do: "move", move: "play Ah" })`; by its id the server does it once.
 * Throws `Refusal`.
 */
export function command(table: string, revision: number, doing: Doing): Promise<Done> {
  return postOnce(`/api/tables/${encodeURIComponent(table)}/commands`, {
    id: randomHex(),
    revision,
    tab: TAB,
    ...doing,
  });
}
