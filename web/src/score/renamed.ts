/** A person has another name in the whole evening. */

import type { Kept } from "./evening.svelte";

/** What of an evening changes where the players of a match have other names: the other matches and payments too. */
export function renamed({ sheets, paid }: Kept, before: string[], names: string[]): Partial<Kept> {
  const now = new Map(before.map((name, seat) => [name, names[seat]?.trim() || name]));
  const named = (name: string): string => now.get(name) ?? name;
  const everywhere = sheets.map((sheet) => {
    const others = sheet.names.map(named);
    return new Set(others).size < others.length ? sheet : { ...sheet, names: others };
  });
  return {
    sheets: everywhere,
    paid: paid.map(({ payer, payee, amount }) => ({ payer: named(payer), payee: named(payee), amount })),
  };
}
