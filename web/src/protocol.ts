/** What is said between page and server: wire.ts is made from the server's own types, here are names for parts of them. */

import type { Command, Desk, Head, Marriage, Move, NewTable } from "./wire";

export type * from "./wire";

export type GameName = Desk["game"];
export type Card = Move["cards"][number]; // "Ks", "Th", "??" hidden
export type Suit = Marriage["suit"];
export type Options = Head["options"];
export type OptionValue = Options[string];
export type Clock = NonNullable<NewTable["clock"]>;
export type Absent = NonNullable<NewTable["absent"]>;
export type Pace = NonNullable<NewTable["pace"]>;

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/** What a command says, without what api.ts puts to it. */
export type Doing = Without<Command, "id" | "revision" | "tab">;
