/** Players of whom this browser shows and speaks nothing, by name: the one thing that is known of other players. */

const KEPT_AS = "chiliad-muted";
const MUTED_MAX = 200;

let names: readonly string[] = $state.raw(kept());

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is blocked, or holds what is none of ours
  }
}

/** Reactive. */
export function isMuted(name: string): boolean {
  return names.includes(name);
}

export function mute(name: string, on: boolean): void {
  names = [...kept().filter((one) => one !== name), ...(on ? [name] : [])].slice(-MUTED_MAX);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(names));
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}
