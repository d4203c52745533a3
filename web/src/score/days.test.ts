import { expect, test } from "vitest";

import { dayWritten, today } from "./days";

test("a day is that of the clock on the wall", () => {
  expect(today(new Date(2025, 0, 5, 0, 1))).toBe("2025-01-05");
  expect(today(new Date(2025, 10, 28, 23, 59))).toBe("2025-11-28");
});

test("a day is written out", () => {
  expect(dayWritten("2025-11-28")).toBe("November 28, 2025");
});
