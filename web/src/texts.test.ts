import { beforeAll, describe, expect, it, vi } from "vitest";

import { speak, speakText } from "../tests/catalogues";
import {
  cardName,
  day,
  digits,
  has,
  initial,
  language,
  listed,
  moment,
  parts,
  rankIndex,
  rankName,
  later,
  speakIn,
  spoken,
  suitSign,
  text,
  unsigned,
  whole,
} from "./texts.svelte";

const PLAIN = /[\u2066-\u2069]|[\u200c\u200e]|\ufe0e/g;
const bare = (said: string): string => said.replace(PLAIN, "");

describe("English", () => {
  beforeAll(() => speak("en"));

  it("names cards, and several of a rank", () => {
    expect(cardName("Qs")).toBe("queen of spades");
    expect(cardName("Td")).toBe("10 of diamonds");
    expect(cardName("2c")).toBe("2 of clubs");
    expect(cardName("??")).toBe("hidden card");
    expect(rankName("Q")).toBe("queens");
    expect(rankName("9")).toBe("9s");
  });

  it("names today and the weekday of what was lately, and the date of what was before", () => {
    const now = Date.parse("2026-11-24T12:00:00Z"); // a Tuesday
    expect(day("2026-11-24T11:00:00Z", now)).toBe("today");
    expect(day("2026-11-24T12:00:05Z", now)).toBe("today"); // by a clock that is ahead
    expect(day("2026-11-23T12:00", now)).toBe("yesterday");
    expect(day("2026-11-19T12:00:00Z", now)).toBe("Thursday");
    expect(day("2026-11-18T12:00:00Z", now)).toBe("Wednesday");
    expect(day("2026-11-17T12:00:00Z", now)).toBe("Nov 17, 2026");
    expect(day("once", now)).toBe("once");
  });

  it("writes a date as the reader's region does, of those with this language", () => {
    const now = Date.parse("2026-11-24T12:00:00Z");
    const languages = vi.spyOn(navigator, "languages", "get");
    const dates = [["pl-PL", "en-GB", "en-US"], ["en-US", "en-GB"], ["pl-PL"]].map((some) => {
      languages.mockReturnValue(some);
      return day("2026-11-17T12:00:00Z", now);
    });
    languages.mockRestore();
    expect(dates).toEqual(["17 Nov 2026", "Nov 17, 2026", "Nov 17, 2026"]);
  });

  it("says the id of what there is not", () => {
    expect(text("no-such-message")).toBe("no-such-message");
    expect(has("no-such-message")).toBe(false);
    expect(has("page-language")).toBe(true);
  });

  it("writes numbers without groups, with a minus that voices read", () => {
    expect(digits(12345)).toBe("12345");
    expect(digits(-40)).toBe("\u221240");
    expect(digits(40, true)).toBe("+40");
    expect(digits(0, true)).toBe("0");
  });

  it("lists names, and opens and ends a sentence", () => {
    expect(listed(["Ala", "Boris", "Cezary"])).toBe("Ala, Boris, and Cezary");
    expect(listed(["Ala"])).toBe("Ala");
    expect(initial("your turn")).toBe("Your turn");
    expect(whole("your turn")).toBe("Your turn.");
    expect(whole("Your turn?")).toBe("Your turn?");
    expect(whole("")).toBe("");
  });

  it("gives back a moment that is none", () => {
    expect(moment("soon")).toBe("soon");
    expect(moment("2026-05-06T12:00:00Z")).toContain("2026");
  });
});

describe("sentences with cards", () => {
  beforeAll(() => speak("en"));

  it("are taken apart into text, cards and ranks", () => {
    expect(parts("Ala plays {Ks}, {??} and {T}.")).toEqual([
      { kind: "text", text: "Ala plays " },
      { kind: "card", card: "Ks" },
      { kind: "text", text: ", " },
      { kind: "card", card: "??" },
      { kind: "text", text: " and " },
      { kind: "rank", rank: "T" },
      { kind: "text", text: "." },
    ]);
    expect(parts("{Ks}")).toEqual([{ kind: "card", card: "Ks" }]);
    expect(parts("")).toEqual([]);
  });

  it("leave alone what is no card in braces", () => {
    expect(parts("{1s} {Kx} {KK} Ks")).toEqual([{ kind: "text", text: "{1s} {Kx} {KK} Ks" }]);
  });

  it("are spoken with the cards' names", () => {
    expect(spoken("Ala plays {Ks} and takes {Th}.")).toBe("Ala plays king of spades and takes 10 of hearts.");
    expect(spoken("three {Q}")).toBe("three queens");
  });

  it("have suits that no phone draws as a picture, and none that is read twice", () => {
    expect(parts("trump ♥, ♥\uFE0E")).toEqual([{ kind: "text", text: "trump ♥\uFE0E, ♥\uFE0E" }]);
    expect(suitSign("h")).toBe("♥\uFE0E");
    expect(unsigned("hearts ♥\uFE0E, spades ♠")).toBe("hearts, spades");
    expect(rankIndex("T")).toBe("10");
    expect(rankIndex("K")).toBe("K");
  });

  it("have a minus before figures, and hyphens within words", () => {
    expect(parts("-40 for a well-known 9-40")).toEqual([{ kind: "text", text: "\u221240 for a well-known 9-40" }]);
  });
});

describe.each([
  ["pl", "ltr", "dama pik", "40"],
  ["ru", "ltr", "дама пик", "40"],
  ["uk", "ltr", "пікова дама", "40"],
  ["es", "ltr", "reina de picas", "40"],
  ["fr", "ltr", "dame de pique", "40"],
  ["fa", "rtl", "بی‌بی پیک", "۴۰"],
])("in %s", (code, direction, queen, forty) => {
  beforeAll(() => speak(code));

  it("the document says language and direction", () => {
    expect(document.documentElement.lang).toBe(code);
    expect(document.documentElement.dir).toBe(direction);
    expect(language.rightToLeft).toBe(direction === "rtl");
  });

  it("cards and numbers are its own", () => {
    expect(bare(cardName("Qs")).toLowerCase()).toBe(bare(queen).toLowerCase());
    expect(bare(digits(40))).toBe(forty);
  });
});

describe("what is put into a sentence", () => {
  it("keeps its direction where the sentence runs the other way", async () => {
    await speakText("fa", "said = سلام { $who }\n");
    expect(text("said", { who: "Ala" })).toBe("سلام \u2068Ala\u2069");
    expect(text("said", { who: "سارا" })).toBe("سلام سارا");
    expect(text("said", { who: "\u2068Ala\u2069 و بابک" })).toBe("سلام \u2068Ala\u2069 و بابک");
    await speakText("en", "said = Hello, { $who }\n");
    expect(text("said", { who: "Ala" })).toBe("Hello, Ala");
    expect(text("said", { who: "سارا" })).toBe("Hello, \u2068سارا\u2069");
  });

  it("is chosen by without its marks", async () => {
    await speakText("fa", "said = { $suit ->\n    [s] پیک\n   *[h] دل\n }: { $suit }\nnumber = { $n }\n");
    expect(text("said", { suit: "s" })).toBe("پیک: \u2068s\u2069");
    expect(text("number", { n: -1200 }).replace(PLAIN, "")).toBe("\u2212۱۲۰۰");
  });

  it("may be an attribute of a message", async () => {
    await speakText("en", "said = whole\n    .short = brief { $n }\n");
    expect(text("said.short", { n: 3 })).toBe("brief 3");
    expect(text("said.long")).toBe("said.long");
  });

  it("is still said in the old language where the new one cannot be had", async () => {
    await speakText("en", "said = Hello\n");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(speakIn("pl")).rejects.toMatchObject({ slug: "no-connection" });
    expect(text("said")).toBe("Hello");
    expect([language.code, document.documentElement.lang]).toEqual(["en", "en"]);
  });

  it("comes with the screen that says it, and from then on in each language", async () => {
    const asked: string[] = [];
    const answer = (address: string) => {
      asked.push(address);
      const [, lang, part] = /texts\/(\w+)\?part=(\w+)/.exec(address) ?? [];
      return Promise.resolve(new Response(part === "later" ? `rare = ${lang} later\n` : `said = ${lang}\n`));
    };
    vi.stubGlobal("fetch", answer);
    await speakIn("en");
    expect([text("said"), text("rare"), asked.length]).toEqual(["en", "rare", 1]);
    expect(await later(Promise.resolve("screen"))).toBe("screen");
    await later(Promise.resolve("screen"));
    expect([text("rare"), asked.length]).toEqual(["en later", 2]);
    await speakIn("pl");
    expect([text("said"), text("rare"), asked.length]).toEqual(["pl", "pl later", 4]);
    vi.unstubAllGlobals();
  });
});
