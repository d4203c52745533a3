/** What Tysiac adds to the score sheet: contracts, and what is counted besides points. */

import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { speak } from "../../../tests/catalogues";
import { clear, show } from "../../../tests/page";
import type { Sheet, TysiacSheetDeal } from "../../protocol";
import ScoreSheet from "../../replay/Sheet.svelte";
import { text } from "../../texts.svelte";
import sheetOfTysiac from "./sheet";

type Mark = TysiacSheetDeal["marks"][number];

const off: (() => void)[] = [];
const mark = (more: Partial<Mark> = {}): Mark => ({ barrel_left: null, concessions: 0, empty_hands: 0, ...more });

function deal(number: number, more: Partial<TysiacSheetDeal>): TysiacSheetDeal {
  const base = { game: "tysiac", deal: number, dealer: 0, declarer: 0, contract: 100, conceded: false } as const;
  const rest = { made: true, points: [100, 20, 0], scores: [100, 20, 0], totals: [100, 20, 0], told: [] };
  return { ...base, ...rest, marks: [mark(), mark(), mark()], ...more };
}

function sheet(...deals: TysiacSheetDeal[]): Sheet {
  return { game: "tysiac", names: ["Ann", "Boris", "Cleo"], deals, totals: [0, 0, 0], winner: null, payment: null };
}

beforeAll(() => speak("en"));

afterEach(() => {
  for (const one of off.splice(0)) one();
  clear();
});

test("who declared, the contract and how it ended", () => {
  const deals = [
    deal(1, {}),
    deal(2, { declarer: 1, contract: 120, made: false }),
    deal(3, { declarer: 2, conceded: true, made: null }),
  ];
  const root = show("<div></div>");
  const drawn = mount(ScoreSheet, { target: root, props: { sheet: sheet(...deals) } });
  off.push(() => void unmount(drawn));
  const cells = [...root.querySelectorAll("tbody td.more")].map((one) => one.textContent.replace(/\s+/g, " ").trim());
  const ended = (how: string) => text("sheet-ended", { how });
  expect(cells).toEqual([
    `Ann 100 ✓ ${ended("made")}`,
    `Boris 120 ✗ ${ended("failed")}`,
    `Cleo 100 – ${ended("conceded")}`,
  ]);
  const lined = [...root.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td:not(.more)")].findIndex((cell) => cell.matches(".lined")),
  );
  expect(lined).toEqual([0, 1, 2]);
  expect([...root.querySelectorAll(".legend .sign")].map((one) => one.textContent)).toEqual(["✓", "✗", "–", "60"]);
});

test("a mark is drawn where its count has changed, and for each deal on the barrel", () => {
  const match = sheet(
    deal(1, { marks: [mark({ barrel_left: 3 }), mark({ concessions: 1 }), mark()] }),
    deal(2, { marks: [mark({ barrel_left: 2 }), mark({ concessions: 1 }), mark({ empty_hands: 1 })] }),
    deal(3, { marks: [mark(), mark({ concessions: 0 }), mark({ empty_hands: 1 })] }),
  );
  const signs = [0, 1, 2].map((index) =>
    [0, 1, 2].map((seat) =>
      sheetOfTysiac
        .figure(match, index, seat)
        .marks.map((one) => one.sign)
        .join(),
    ),
  );
  const conceded = text("sheet-concession-sign");
  expect(signs).toEqual([
    ["❘❘❘", `${conceded}1`, ""],
    ["❘❘", "", "∅1"],
    ["", `${conceded}!`, ""],
  ]);
  expect(sheetOfTysiac.hint(match)).toBe(text("sheet-barrel-rule", { barrel: 100 }));
  expect(sheetOfTysiac.hint(sheet(deal(1, {})))).toBeNull();
  expect(sheetOfTysiac.legend(match).map((one) => one.look)).toEqual(["", "underlined", "mark tally", "mark", "mark"]);
});
