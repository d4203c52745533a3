import { beforeEach, describe, expect, it, vi } from "vitest";

import { clear, show } from "../tests/page";
import { go, namePlace, read, route, type Route } from "./route.svelte";

const HOST = "http://cards.example";

describe("an address leads to a view", () => {
  const views: [string, Route][] = [
    ["/", { page: "home" }],
    ["/new", { page: "new", game: null }],
    ["/new?game=whist", { page: "new", game: "whist" }],
    ["/settings", { page: "settings" }],
    ["/devices", { page: "devices" }],
    ["/devices#abcdefghijklmnopqrstuv", { page: "devices" }],
    ["/devices/x", { page: "nowhere" }],
    ["/games?game=whist&against=x", { page: "games" }],
    ["/join", { page: "join", code: "" }],
    ["/join/", { page: "join", code: "" }],
    ["/join/ABC123", { page: "join", code: "ABC123" }],
    ["/t/k2", { page: "table", id: "k2" }],
    ["/t/k2/", { page: "table", id: "k2" }],
    ["/watch/w1", { page: "watch", code: "w1" }],
    ["/replay/r1", { page: "replay", code: "r1" }],
    ["/replay/r1#7", { page: "replay", code: "r1" }],
    ["/check/r1", { page: "check", code: "r1" }],
    ["/report/t1", { page: "report", table: "t1" }],
    ["/rules/bridge?preset=1000", { page: "rules", game: "bridge", query: "?preset=1000" }],
    ["/learn/bridge", { page: "learn", game: "bridge" }],
    ["/learn", { page: "nowhere" }],
    ["/t/a%20b", { page: "table", id: "a b" }],
    ["/t/%zz", { page: "table", id: "%zz" }],
    ["/t", { page: "nowhere" }],
    ["/t/k2/more", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
    ["/elsewhere/k2", { page: "nowhere" }],
    ["//t/k2", { page: "nowhere" }],
  ];

  it.each(views)("%s", (path, view) => {
    expect(read(new URL(HOST + path))).toEqual(view);
  });
});

describe("the page goes from view to view", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", vi.fn());
    clear();
    go("/");
  });

  it("counts visits, and a moment of the same view is none", () => {
    const before = route.visits;
    go("/replay/r1");
    expect(route.now).toEqual({ page: "replay", code: "r1" });
    expect(route.visits).toBe(before + 1);
    go("/replay/r1#12");
    expect(route.visits).toBe(before + 1);
    expect(location.hash).toBe("#12");
    go("/replay/r2");
    expect(route.visits).toBe(before + 2);
  });

  it("follows the browser's way back", () => {
    go("/t/k2");
    history.replaceState(null, "", "/settings"); // what the browser has done when it says `popstate`
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.now).toEqual({ page: "settings" });
  });

  it.each([
    ["/t/k2", "/t/k2#table"],
    ["/watch/w1?x=1", "/watch/w1?x=1#table"],
    ["/problems/whist", "/problems/whist#table"],
    ["/report/k2", "/report/k2#table"],
    ["/replay/r1", "/replay/r1"],
    ["/", "/"],
  ])("names the place where the view begins: %s", (path, named) => {
    go(path);
    namePlace();
    expect(location.pathname + location.search + location.hash).toBe(named);
    expect(route.now).toEqual(read(new URL(HOST + path)));
  });

  it("leaves a place that the address names already", () => {
    go("/t/k2#here");
    namePlace();
    expect(location.hash).toBe("#here");
  });

  /** Clicks a link; whether the page has followed it, so that the browser must not. */
  function follows(href: string, attributes: Record<string, string> = {}, click: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    link.setAttribute("href", href);
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inner = document.createElement("span");
    link.append(inner);
    show("<p></p>").append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...click });
    inner.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("follows a link of its own, with query and hash", () => {
    expect(follows("/rules/whist?preset=house#m10")).toBe(true);
    expect(route.now).toEqual({ page: "rules", game: "whist", query: "?preset=house" });
    expect(location.hash).toBe("#m10");
  });

  it.each([
    ["elsewhere", "http://other.example/t/k2", {}, {}],
    ["a file to be kept", "/t/k2", { download: "" }, {}],
    ["a window of its own", "/t/k2", { target: "_blank" }, {}],
    ["what the server answers itself", "/api/tables/k2/record", {}, {}],
    ["a place on the same view", "/#top", {}, {}],
    ["with Ctrl", "/t/k2", {}, { ctrlKey: true }],
    ["with Shift", "/t/k2", {}, { shiftKey: true }],
    ["with Alt", "/t/k2", {}, { altKey: true }],
    ["with Meta", "/t/k2", {}, { metaKey: true }],
    ["by another button", "/t/k2", {}, { button: 1 }],
  ] as [string, string, Record<string, string>, MouseEventInit][])(
    "leaves a link to the browser: %s",
    (_, href, attributes, click) => {
      expect(follows(href, attributes, click)).toBe(false);
      expect(route.now).toEqual({ page: "home" });
    },
  );
});
