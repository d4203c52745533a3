/** Tysiac on the page. */

import type { GameView } from "../views";
import Chips from "./Chips.svelte";
import Now from "./Now.svelte";
import Table from "./TysiacTable.svelte";
import { tysiacWays } from "./ways";

const view: GameView = { Table, Chips, Now, ways: tysiacWays, part: "trick" };

export default view;
