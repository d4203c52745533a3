/** Mille on the page. */

import type { GameView } from "../views";
import Chips from "./Chips.svelte";
import Table from "./MilleTable.svelte";
import { milleWays } from "./ways";

const view: GameView = { Table, Chips, Now: null, ways: milleWays, part: "turn" };

export default view;
