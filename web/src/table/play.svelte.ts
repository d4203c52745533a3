/** A seat at a table as the person plays it: the hand, what is asked about a card, and the answers that every game has. */

import { untrack } from "svelte";

import { register, repeated, type Key } from "../keys.svelte";
import type { Card, Desk, Move } from "../protocol";
import { settings } from "../settings.svelte";
import { delivered, say } from "../speech";
import { spoken, text, whole } from "../texts.svelte";
import { OneByOne, othersHold, whyNot } from "./answers";
import type { Load } from "./drag.svelte";
import { Ending } from "./ending.svelte";
import { Cursor, ordered, type Held } from "./hand.svelte";
import { asking } from "./keys";
import type { Table } from "./table.svelte";
import { braced, canBe, heldName, noCards, seatName, useOf } from "./labels";

const FORCED_MS_MIN = 800; // what is forced is done like what is chosen: its pace tells nothing
const FORCED_MS_MAX = 1800;

/** `GameDesk` is the desk as the game has it. Each game has a subclass of its own. */
export abstract class Play<GameDesk extends Desk = Desk> {
  readonly cursor = new Cursor();
  /** The key of the card about which something is asked; null: nothing is. */
  chosen: string | null = $state(null);
  /** The root of the pad, where the keys find its buttons. */
  pad: HTMLElement | undefined = $state();

  readonly ending: Ending;
  readonly #stepping = new OneByOne();
  #sure: unknown = null; // what the player has been asked about

  constructor(readonly table: Table) {
    this.ending = new Ending(table);
    table.home = () => this.home();
    table.question = () => this.question;
  }

  get desk(): GameDesk | null {
    return this.table.desk as GameDesk | null; // the page draws a table with the components of its own game
  }

  get mine(): boolean {
    const { desk, table } = this;
    if (table.still || table.replaced || table.lesson?.learned != null) return false;
    return desk !== null && desk.seat !== null && desk.turn === desk.seat;
  }

  /** Whether the deal is over, and its result shown instead of the hand. */
  get over(): boolean {
    return this.desk?.phase === "over" && !this.ending.lasts;
  }

  /** The seat at the bottom of the table: mine, or the first one. */
  get bottom(): number {
    return this.desk?.seat ?? 0;
  }

  /** The cards of the seat at the bottom, where a replay shows them. */
  get open(): Card[] | null {
    const { desk, table } = this;
    if (!table.still || !desk) return null;
    return desk.shown?.[this.bottom] ?? (desk.seat === null ? null : desk.hand.map((held) => held.card));
  }

  /** The keys of the cards that the hint names: of two equal cards one is enough for one. */
  get hinted(): Set<string> {
    const found = new Set<string>();
    for (const card of this.table.hint?.cards ?? []) {
      const held = this.cursor.cards.find((one) => one.card === card && !found.has(one.key));
      if (held) found.add(held.key);
    }
    return found;
  }

  /** Everything that I can do now. */
  get offered(): Move[] {
    return this.mine ? (this.desk?.moves ?? []) : [];
  }

  /** The moves of this verb, of this card if one is named. */
  moves(verb: string, card: Card | null = null): Move[] {
    return (this.desk?.moves ?? []).filter((move) => move.verb === verb && (card === null || move.cards[0] === card));
  }

  /** The move that I am forced to make, which may be made for me. */
  get forced(): Move | undefined {
    return this.offered.length === 1 ? this.offered[0] : undefined;
  }

  /** Whether the button for a verb stands out: as it `usually` does, but in a lesson where that expects it. */
  leads(verb: string, usually: boolean): boolean {
    const expected = this.table.lesson?.expects ?? [];
    return expected.length > 0 ? expected.includes(verb) : usually;
  }

  /** Keeps hand, keys and question in step with the table. To be called by the component that draws the table. */
  follow(keys: () => Key[]): void {
    $effect.pre(() => this.hold(ordered(this.desk?.hand ?? [], this.desk?.game ?? "")));
    $effect(() => register(this.table.still ? asking(keys()) : keys()));
    $effect(() => this.ending.run());
    const offered = $derived(this.offered.map((one) => one.move).join());
    $effect(() => {
      void offered;
      untrack(() => this.withdraw());
    });
    $effect(() => {
      const { forced } = this;
      if (!settings.autoPlay || !forced) return;
      const wait_ms = FORCED_MS_MIN + Math.random() * (FORCED_MS_MAX - FORCED_MS_MIN);
      const timer = setTimeout(() => this.send(forced.move), wait_ms);
      return () => clearTimeout(timer);
    });
  }

  /** Takes in the hand. */
  hold(cards: Held[]): void {
    this.cursor.hold(cards);
  }

  /** Sends a move. */
  send(move: string): void {
    this.withdraw();
    void this.table.move(move);
  }

  /** Sends the move of a key pressed for `what`, if pressed for it once more at once; before that the question is asked. */
  protected sendSure(move: string, what: unknown, question: string): void {
    if (repeated() && this.#sure === what) return this.send(move);
    this.#sure = what;
    this.table.answer(question);
  }

  // --- Where one goes on, and what is asked

  /** Where one goes on playing by keys. */
  home(): HTMLElement | null {
    return this.cursor.element;
  }

  /**
   * To where one goes on; where a result is shown instead of the hand, it says that.
   *
   * A card that has the focus handles Enter itself. Elsewhere that key only moves the focus: otherwise it would play a
   * card that the player has not heard.
   */
  goHome(): void {
    const home = this.mine || this.cursor.root ? this.home() : null;
    if (home) home.focus();
    else this.table.notMine();
  }

  /** The card about which something is asked. */
  get asked(): Held | undefined {
    return this.cursor.cards.find((held) => held.key === this.chosen);
  }

  /** What the page asks about something that the player has begun to do; null: nothing. */
  abstract get question(): string | null;

  /** What is shown in place of the prompt: what the player has begun to do, or would do. */
  get would(): string | null {
    return null;
  }

  /** A card is pressed. */
  abstract press(held: Held): void;

  /** A card is pressed; what was answered before was about something else. */
  use(held: Held): void {
    this.table.clearAnswer();
    this.press(held);
  }

  /** A card is taken up to be dragged. */
  takeUp(held: Held): Load | null {
    const load = this.load(held);
    if (load) this.table.clearAnswer();
    return load;
  }

  /** With what a card may be dragged, and where to; null: it may not. */
  abstract load(held: Held): Load | null;

  /** Asks about a card, then brings the focus to the answers; pressed once more, the card is not asked about. */
  protected ask(held: Held): void {
    this.chosen = this.chosen === held.key ? null : held.key;
    if (this.question === null) return;
    say(whole(spoken(this.question)));
    this.toAnswers(() => this.cursor.focused || document.activeElement === document.body);
  }

  /** To the first button that answers the question, once it has been heard. */
  protected toAnswers(may: () => boolean = () => true): void {
    void delivered().then(() => {
      if (may()) this.pad?.querySelector<HTMLElement>("[data-answer]")?.focus();
    });
  }

  /** Says why a card that was pressed can't be used. */
  protected refuse(held: Held): void {
    if (held.why !== null) this.table.refuse(held.why);
    else this.table.answer(this.desk?.prompt ?? text("table-not-now"));
  }

  /** Asks nothing any more. */
  withdraw(): void {
    this.chosen = null;
  }

  cancel(): void {
    if (this.chosen === null) return;
    this.withdraw();
    this.cursor.focus();
  }

  // --- What is said of the cards

  /** The verbs that are said of a card in hand which can be used with them. */
  get uses(): string[] {
    return [];
  }

  /** What a screen reader says of a card in hand. */
  name(held: Held): string {
    return heldName(held, canBe(useOf(held, this.cursor.cards, this.uses)));
  }

  /** Why the card looked at can't be used; where none can, what is asked says it. */
  get why(): string | null {
    const { looked, cards } = this.cursor;
    if (!this.mine || !looked || !cards.some((held) => held.can.length > 0)) return null;
    return looked.can.length === 0 ? looked.why : this.whyNotMore(looked);
  }

  /** Why a card that can be used can't be used for more; null: it can, or there is no more. */
  protected whyNotMore(held: Held): string | null {
    void held;
    return null;
  }

  // --- What is asked by keys

  /** The cards in hand that are said to be new. */
  protected get fresh(): Held[] {
    return this.cursor.cards.filter((held) => held.fresh);
  }

  sayHand(): void {
    const { fresh, cursor } = this;
    if (cursor.cards.length === 0) return this.table.answer(noCards(this.desk));
    const named = (some: Held[]) => ({ count: some.length, cards: braced(some.map((held) => held.card)) });
    const said = [text("table-say-hand", named(cursor.cards))];
    if (fresh.length > 0) said.push(text("table-say-fresh", named(fresh)));
    this.table.answer(said.join(" "));
  }

  /** Why the card that the keys are on can't be used. */
  sayWhy(): void {
    const { held } = this.cursor;
    if (!held) return this.table.answer(noCards(this.desk));
    if (!this.mine) return this.table.notMine();
    whyNot(this.table, held, this.whyNotMore(held));
  }

  sayOthers(): void {
    if (this.desk) this.table.answer(othersHold(this.table, this.desk));
  }

  /** Says something of every seat. */
  protected sayOfSeats(said: (seat: number) => string, between = " "): void {
    this.table.answer((this.desk?.held ?? []).map((_, seat) => said(seat)).join(between));
  }

  /** Says the next one of several things, or the one before it; `none`: there is nothing. */
  protected sayNext(said: string[], by: 1 | -1, none: string): void {
    this.table.answer(this.#stepping.step(said, by) ?? none);
  }

  /** How a seat is called: "You", or the player's name; `within` a sentence "you". */
  nameOf(seat: number, within = false): string {
    return this.table.head ? seatName(this.table.head, seat, within) : "";
  }
}
