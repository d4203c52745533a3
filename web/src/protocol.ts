/** What is said between page and server: wire.ts is made from the server's own types, here are names for parts of them. */

import type * as Wire from "./wire";

export type * from "./wire";

/** What every game shows; a game's own part of the page knows the rest of it. */
export type Desk = Open<Wire.Desk>;
export type Card = Wire.Move["cards"][number]; // "Ks", "Th", "??" hidden
export type Options = Wire.Head["options"];
export type OptionValue = Options[string];
export type Clock = NonNullable<Wire.NewTable["clock"]>;
export type Absent = NonNullable<Wire.NewTable["absent"]>;
export type Pace = NonNullable<Wire.NewTable["pace"]>;

type Open<Shape> = Omit<Shape, "game"> & { game: string };

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/** What a command says, without what api.ts puts to it. */
export type Doing = Without<Wire.Command, "id" | "revision" | "tab">;
