/** Which view is shown: the page's address and back. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "watch"; code: string }
  | { page: "replay"; code: string }
  | { page: "check"; code: string }
  | { page: "report"; table: string }
  | { page: "rules"; game: string; query: string }
  | { page: "learn"; game: string }
  | { page: "problems"; game: string }
  | { page: "score"; game: string }
  | { page: "evening"; code: string }
  | { page: "settings" }
  | { page: "devices" }
  | { page: "games" }
  | { page: "nowhere" };

export function read(address: URL | Location): Route {
  const [first = "", second, ...more] = address.pathname.split("/").slice(1).map(decoded);
  const query = new URLSearchParams(address.search);
  if (more.some(Boolean)) return { page: "nowhere" };
  if (!second) {
    if (first === "") return { page: "home" };
    if (first === "new") return { page: "new", game: query.get("game") };
    if (first === "settings" || first === "devices" || first === "games") return { page: first };
    if (first === "join") return { page: "join", code: "" };
    return { page: "nowhere" };
  }
  if (first === "join") return { page: "join", code: second };
  if (first === "t") return { page: "table", id: second };
  if (first === "watch") return { page: "watch", code: second };
  if (first === "replay") return { page: "replay", code: second };
  if (first === "report") return { page: "report", table: second };
  if (first === "check") return { page: "check", code: second };
  if (first === "problems") return { page: "problems", game: second };
  if (first === "score") return { page: "score", game: second };
  if (first === "evening") return { page: "evening", code: second };
  if (first === "rules") return { page: "rules", game: second, query: address.search };
  if (first === "learn") return { page: "learn", game: second };
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const LEADING = ["table", "watch", "problems", "report"]; // the views that give the focus to the place where they begin
const PLACE = "#table"; // no element has this id: the browser scrolls to none, and focuses none

let now = $state.raw<Route>(read(location));
let visits = $state(0);

/** Where we are. Reactive. */
export const route = {
  get now(): Route {
    return now;
  },
  /** How often the view has changed: 0 is the first one, whose heading needs no focus. */
  get visits(): number {
    return visits;
  },
};

/** Goes to another view; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/**
 * Makes the address of a view that gives the focus to a place name a place, before the page has loaded. Orca reads a page
 * that has loaded from its top to its end, and stays in browse mode meanwhile wherever the focus goes: no letter would
 * reach a table. If the page changes then, Orca falls silent. Where the address names a place it does neither.
 */
export function namePlace(): void {
  if (!LEADING.includes(now.page) || location.hash) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}${PLACE}`);
}

function arrive(): void {
  const next = read(location);
  // What follows # is the view's own: a moment of a replay.
  if (JSON.stringify(next) === JSON.stringify(now)) return;
  now = next;
  visits += 1;
}

addEventListener("popstate", arrive);

/** Follows links within the page without loading it again. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
