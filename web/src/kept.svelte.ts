/** What this browser keeps of each game, under one name of its storage; `fits`: whether it is of ours. */
export function keptByGame<Kept>(name: string, fits: (value: unknown) => value is Kept) {
  let games: Record<string, Kept | undefined> = $state.raw({});

  function read(): Record<string, Kept | undefined> {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
      if (typeof found !== "object" || found === null) return {};
      return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Kept] => fits(entry[1])));
    } catch {
      return games; // storage is blocked, or holds what is none of ours
    }
  }

  games = read();
  return {
    /** What is kept of a game. Reactive. */
    of: (game: string): Kept | undefined => games[game],
    /** The same, read again: another tab may have kept something meanwhile. */
    now: (game: string): Kept | undefined => read()[game],
    /** Of which games something is kept, read again. */
    games: (): string[] => Object.keys(read()),
    /** Keeps something of a game, or forgets it. False: storage is blocked or full, and it lasts as long as the page. */
    keep(game: string, value?: Kept): boolean {
      games = { ...read(), [game]: value };
      try {
        localStorage.setItem(name, JSON.stringify(games));
        return true;
      } catch {
        return false;
      }
    },
  };
}
