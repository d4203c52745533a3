/** Months as people read them: the server counts those of the calendar that is usual in the language. */

import { language } from "../texts.svelte";

/** A month in words, from its first day (2025-11-01); `short` where there is little room. */
export function monthName(first: string, short = false): string {
  const [year = 0, month = 1, day = 1] = first.split("-").map(Number);
  const calendar = language.code === "fa" ? "persian" : "gregory";
  const way = { month: short ? "short" : "long", year: short ? "2-digit" : "numeric" } as const;
  return new Intl.DateTimeFormat(`${language.code}-u-ca-${calendar}`, way).format(new Date(year, month - 1, day));
}
