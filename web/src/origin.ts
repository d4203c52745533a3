/** Where other machines reach this server. */

import { get } from "./api";
import type { Addresses } from "./protocol";

/** Whether the page came from this very machine: nobody else can follow a link to there. */
export const alone = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** What links to this server begin with, without a slash at the end; null where only this machine reaches it. */
export async function reachableOrigin(): Promise<string | null> {
  if (!alone) return location.origin;
  const told = await get<Addresses>("/api/addresses");
  return told.network[0]?.replace(/\/$/, "") ?? null;
}
