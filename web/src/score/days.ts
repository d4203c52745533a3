/** The day of a match, as it is kept (2025-11-28), and as it is written on its sheet. */

import { language } from "../texts.svelte";

/** Today where the keeper of the sheet is, whatever day it is in Greenwich. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day in the reader's way of writing it, and in the reader's calendar. */
export function dayWritten(kept: string): string {
  const [year = 0, month = 1, day = 1] = kept.split("-").map(Number);
  return new Intl.DateTimeFormat(language.code, { dateStyle: "long" }).format(new Date(year, month - 1, day));
}
