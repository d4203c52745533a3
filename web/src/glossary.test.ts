import { describe, expect, it } from "vitest";

import { explained, firstIn } from "./glossary";
import type { GuideTerm } from "./protocol";

const term = (key: string, ...forms: string[]): GuideTerm => ({ key, name: key, forms, said: "" });
const NATURAL = term("natural", "natural", "naturals");
const NATURAL_CARD = term("natural card", "natural card");
const SET = term("set", "set", "sets");

const said = (text: string, terms: GuideTerm[]) =>
  explained(text, terms).map((part) => (part.term ? `[${part.term.key}:${part.text}]` : part.text));

describe("explained", () => {
  it("leaves a text without terms whole", () => {
    expect(said("Draw a card.", [SET])).toEqual(["Draw a card."]);
    expect(said("A set.", [])).toEqual(["A set."]);
  });

  it("explains the first occurrence of each term alone, as it is written", () => {
    expect(said("Sets, a set, naturals.", [SET, NATURAL])).toEqual([
      "[set:Sets]",
      ", a set, ",
      "[natural:naturals]",
      ".",
    ]);
  });

  it("prefers the longer form", () => {
    expect(said("a natural card", [NATURAL, NATURAL_CARD])).toEqual(["a ", "[natural card:natural card]"]);
  });

  it("takes no part of a word, in any script", () => {
    expect(said("sets settle", [SET])).toEqual(["[set:sets]", " settle"]);
    expect(said("résets", [SET])).toEqual(["résets"]);
    expect(said("козырями козырь", [term("trump", "козырь")])).toEqual(["козырями ", "[trump:козырь]"]);
    expect(said("دورریز و دور", [term("deal", "دور")])).toEqual(["دورریز و ", "[deal:دور]"]);
  });

  it("takes signs in a form as they are", () => {
    expect(said("a+b (c)", [term("sum", "a+b"), term("c", "(c)")])).toEqual(["[sum:a+b]", " ", "[c:(c)]"]);
  });
});

describe("firstIn", () => {
  it("gives each term to the first sentence that has it", () => {
    const found = firstIn(["No term.", "A set.", "Sets and naturals."], [SET, NATURAL]);
    expect(found.map((some) => some.map((one) => one.key))).toEqual([[], ["set"], ["natural"]]);
  });
});
