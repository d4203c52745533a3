import { expect, test } from "vitest";

import { addressOfLine, readMoment } from "./moments";

test("an address names a deal, a step and a viewer", () => {
  expect(readMoment("#2.17.all")).toEqual({ deal: 2, step: 17, viewer: "all", line: false });
  expect(readMoment("#2.17")).toEqual({ deal: 2, step: 17, viewer: "", line: false });
  expect(["", "#", "#table", "#2", "#2.x.all", "#2.17.nobody", "#2.line.all"].map(readMoment)).toEqual(
    Array(7).fill(null),
  );
});

test("a link from elsewhere counts the lines of the deal", () => {
  const address = addressOfLine("a/b", 2, 17, "1");
  expect(address).toBe("/replay/a%2Fb#2.line17.1");
  expect(readMoment(address.slice(address.indexOf("#")))).toEqual({ deal: 2, step: 17, viewer: "1", line: true });
});
