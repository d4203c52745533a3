/** What this browser keeps of each game, under one name of its storage; `fits`: whether it is of ours. */
export function keptByGame<Kept>(name: string, fits: (value: unknown) => value is Kept) {
  let games: Record<string, Kept> = $state.raw({});

  function read(): Record<string, Kept> {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
      if (typeof found !== "object" || found === null) return {};
      return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Kept] => fits(entry[1])));
    } catch {
      return games; // storage is blocked, or holds what is none of ours
    }
  }

  function write(value: Record<string, Kept>): void {
    games = value;
    try {
      localStorage.setItem(name, JSON.stringify(games));
    } catch {
      // Storage is blocked: it lasts as long as the page.
    }
  }

  games = read();
  return {
    /** What is kept of a game. Reactive. */
    of: (game: string): Kept | undefined => games[game],
    /** The same, read again: another tab may have kept something meanwhile. */
    now: (game: string): Kept | undefined => read()[game],
    keep: (game: string, value: Kept): void => write({ ...read(), [game]: value }),
    forget: (game: string): void => write(Object.fromEntries(Object.entries(read()).filter(([one]) => one !== game))),
  };
}
