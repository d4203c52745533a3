/** The hand as it is held: its order, and which card the keys stand on. */

import { tick, untrack } from "svelte";

import { rankOf, suitOf } from "../cards/faces";
import { cardsOf } from "../games/cards";
import type { HeldCard } from "../protocol";
import { settings, type Settings } from "../settings.svelte";

export type Sort = Settings["sort"];
export type Held = HeldCard & { key: string };

const SORTS: readonly string[] = ["suit", "rank", "deal"] satisfies Sort[];

const keptAs = (game: string) => `chiliad-sort-${game}`;

function kept(game: string): Sort | null {
  try {
    const sort = localStorage.getItem(keptAs(game));
    return sort !== null && SORTS.includes(sort) ? (sort as Sort) : null;
  } catch {
    return null;
  }
}

// The orders that were chosen here, of games that keep one of their own.
const chosen: Record<string, Sort> = $state({});

/** How a game's hand is sorted. Reactive. */
export function sortOf(game: string): Sort {
  const { sort } = cardsOf(game);
  return sort === null ? settings.sort : (chosen[game] ?? kept(game) ?? sort);
}

export function setSort(game: string, sort: Sort): void {
  if (cardsOf(game).sort === null) {
    settings.sort = sort;
    return;
  }
  chosen[game] = sort;
  try {
    localStorage.setItem(keptAs(game), sort);
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}

const RANKS = "AKQJT98765432"; // where a game does not say which card is higher

/** The cards in the order they are held in, each with a key of its own: a game may have every card twice. */
export function ordered(hand: HeldCard[], game: string): Held[] {
  const sort = sortOf(game);
  const { suits, ranks, dearLast } = cardsOf(game);
  const suit = (held: HeldCard) => suits.indexOf(suitOf(held.card));
  const rank = (held: HeldCard) => (ranks ?? RANKS).indexOf(rankOf(held.card));
  const dear = (held: HeldCard) => (dearLast && sort === "rank" ? held.points : 0);
  const keyed = hand.map((held) => ({ ...held, key: `${held.card}${held.at}` }));
  return keyed.sort((a, b) => {
    if (sort === "deal") return a.at - b.at;
    if (sort === "suit" && ranks === null) return suit(a) - suit(b);
    if (sort === "suit") return suit(a) - suit(b) || rank(a) - rank(b) || a.at - b.at;
    const higher = ranks === null ? b.points - a.points : 0; // the best guess there is
    return higher || rank(a) - rank(b) || dear(a) - dear(b) || suit(a) - suit(b) || a.at - b.at;
  });
}

/** Which card of a hand the keys stand on; the focus goes with it. */
export class Cursor {
  /** The key of the card; null for the first one, until a card has had the focus. */
  at: string | null = $state(null);
  cards: Held[] = $state.raw([]);
  root: HTMLElement | undefined = $state();
  #gap = 0; // the place of the card that went last with the focus
  #looking: string | null = $state(null);

  /** Says which card is looked at, by pointer or focus; null: none. */
  look(held: Held | null): void {
    this.#looking = held?.key ?? null;
  }

  /** The card looked at, as it is held now. */
  get looked(): Held | undefined {
    return this.cards.find((held) => held.key === this.#looking);
  }

  /** The card the keys stand on. */
  get held(): Held | undefined {
    return this.cards.find((held) => held.key === this.at) ?? this.cards[0];
  }

  #index(): number {
    const found = this.cards.findIndex((held) => held.key === this.at);
    return Math.max(0, found);
  }

  /**
   * Takes in the cards held now. Where the card the keys stand on is gone, they stand on its neighbour; the focus, if it
   * had it, waits in the hand's FocusKeeper: a screen reader would read the neighbour before the news.
   */
  hold(cards: Held[]): void {
    untrack(() => {
      const index = this.#index();
      const gone = this.at !== null && !cards.some((one) => one.key === this.at);
      if (gone && this.focused) this.#gap = index;
      this.cards = cards;
      if (gone) this.at = cards[Math.min(index, cards.length - 1)]?.key ?? null;
    });
  }

  /** Whether the focus is on a card. */
  get focused(): boolean {
    const at = document.activeElement;
    return at instanceof HTMLElement && at.dataset.key !== undefined && (this.root?.contains(at) ?? false);
  }

  /** Whether the card that had the focus is gone. */
  get #waiting(): boolean {
    const at = document.activeElement;
    return at instanceof HTMLElement && at.dataset.keeper !== undefined && (this.root?.contains(at) ?? false);
  }

  /** To the next card in this direction, round the ends; `legal`: that can be used now. Whether there is one. */
  step(by: 1 | -1, legal = false): boolean {
    const count = this.cards.length;
    let index = this.#index();
    if (this.#waiting) index = by === 1 ? this.#gap - 1 : this.#gap;
    else if (!this.focused && this.at === null && by === 1) index = -1;
    for (let tried = 0; tried < count; tried += 1) {
      index = (index + by + count) % count;
      const held = this.cards[index];
      if (!held || (legal && held.can.length === 0)) continue;
      this.go(held.key);
      return true;
    }
    return false;
  }

  end(last: boolean): void {
    const held = this.cards.at(last ? -1 : 0);
    if (held) this.go(held.key);
  }

  go(key: string): void {
    this.at = key;
    void tick().then(() => this.focus());
  }

  /** The card the keys stand on, as it is drawn. */
  get element(): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-key="${this.held?.key}"]`) ?? null;
  }

  focus(): void {
    this.element?.focus({ preventScroll: false });
  }
}
