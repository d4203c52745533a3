/** Which of my games are shown: the page's address says it, so that a way back leads to the same ones. */

export type Filters = { game: string | null; against: string | null; kind: "table" | "sheet" | null };

export const NO_FILTERS: Filters = { game: null, against: null, kind: null };

/** The filters of an address; what means nothing there is left out. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  return {
    game: query.get("game") || null,
    against: query.get("against") || null,
    kind: kind === "table" || kind === "sheet" ? kind : null,
  };
}

/** The address of the page with these filters. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) if (value !== null) query.set(key, value);
  return query.size > 0 ? `/games?${query}` : "/games";
}

export function isFiltered({ game, against, kind }: Filters): boolean {
  return game !== null || against !== null || kind !== null;
}
