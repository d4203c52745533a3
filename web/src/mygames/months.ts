/** Months as people read them. The server counts those of the Gregorian calendar, in every language. */

import { language } from "../texts.svelte";

/** A month (2025-11) in words; `short` where there is little room. */
export function monthName(month: string, short = false): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const way = { month: short ? "short" : "long", year: short ? "2-digit" : "numeric" } as const;
  return new Intl.DateTimeFormat(`${language.code}-u-ca-gregory`, way).format(new Date(year, number - 1, 15));
}
