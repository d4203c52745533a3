/**
 * The sheet of a match as a picture, to send to people: on white, as on paper, with what the sheet on the screen shows the
 * eye.  It is drawn at its own width, whatever the screen's.
 */

import type { Sheet, SheetDeal, Sign } from "../protocol";
import { digits, text, written } from "../texts.svelte";

const DOTS = 2; // of the picture to each unit of length below
const MARGIN = 24;
const NUMBER = 44; // width of the column with the deal's number
const CONTRACT = 132;
const SEAT = 116;
const WIDTH_MIN = 460;
const DEAL = 46; // height of a row
const LINE = 24;
const PAD = 8;

const PAPER = "#fff";
const INK = "#1c1c1c";
const SOFT = "#555";
const RULE = "#bbb";
const BRASS = "#7a5200";
const RED = "#b3001b";

type Align = "start" | "end";
type Style = { size?: number; bold?: boolean; ink?: string; align?: Align; room?: number; title?: boolean };

/** What draws, from the reader's side: lengths are from where a line begins, also right to left. */
class Pen {
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly width: number,
    readonly rightToLeft: boolean,
    readonly fonts: { text: string; title: string },
  ) {
    context.direction = rightToLeft ? "rtl" : "ltr";
    context.textBaseline = "alphabetic";
  }

  private at(from: number): number {
    return this.rightToLeft ? this.width - from : from;
  }

  private font({ size = 15, bold = false, title = false }: Style): void {
    this.context.font = `${bold ? "600 " : ""}${size}px ${title ? this.fonts.title : this.fonts.text}`;
  }

  /** Writes a text that begins or ends at `from`; one that is wider than its room is cut. */
  write(said: string, from: number, y: number, style: Style = {}): void {
    this.font(style);
    this.context.textAlign = style.align ?? "start";
    this.context.fillStyle = style.ink ?? INK;
    this.context.fillText(this.cut(said, style.room ?? this.width), this.at(from), y);
  }

  private cut(said: string, room: number): string {
    if (this.wide(said) <= room) return said;
    const letters = [...said];
    while (letters.length > 1 && this.wide(`${letters.join("")}…`) > room) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }

  private wide(said: string): number {
    return this.context.measureText(said).width;
  }

  /** How wide a text becomes. */
  widthOf(said: string, style: Style): number {
    this.font(style);
    return this.wide(said);
  }

  /** The text in lines that fit. */
  lines(said: string, room: number, style: Style): string[] {
    this.font(style);
    const lines: string[] = [];
    for (const word of said.split(" ")) {
      const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
      if (lines.length > 0 && this.wide(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  rule(from: number, to: number, y: number, ink = RULE, thickness = 1): void {
    const [left, right] = [this.at(from), this.at(to)].sort((a, b) => a - b) as [number, number];
    this.context.fillStyle = ink;
    this.context.fillRect(left, y - thickness / 2, right - left, thickness);
  }

  /** A ring round what ends at `from`. */
  ring(from: number, y: number, width: number): void {
    this.context.strokeStyle = INK;
    this.context.lineWidth = 1.5;
    this.context.beginPath();
    this.context.ellipse(this.at(from - width / 2), y - 5, width / 2 + 9, 13, 0, 0, 2 * Math.PI);
    this.context.stroke();
  }
}

const [LEFT_TO_RIGHT, END_ISOLATE] = [0x2066, 0x2069].map((code) => String.fromCodePoint(code)) as [string, string];

/** A number whose sign stays before it, also where the line runs the other way. */
function figure(value: number, sign = false): string {
  return LEFT_TO_RIGHT + digits(value, sign) + END_ISOLATE;
}

const MARKS: Sign["look"][] = ["tally", "mark"];
const one = (signs: Sign[], look: Sign["look"]) => signs.find((sign) => sign.look === look);

/** Draws the score of a seat in a deal: it ends at `end`, its total is below it, and what else is noted stands before. */
function drawScore(pen: Pen, deal: SheetDeal, seat: number, end: number, y: number): void {
  const signs = deal.signs[seat] ?? [];
  const value = deal.scores[seat] ?? 0;
  const said = figure(value, true);
  const star = one(signs, "star");
  const style: Style = { size: 16, ink: value < 0 ? RED : INK, align: "end" };
  let after = end;
  if (star) {
    pen.write(star.sign, end, y + 19, { size: 14, ink: BRASS, align: "end" });
    after -= pen.widthOf(star.sign, { size: 14 }) + 3;
  }
  const width = pen.widthOf(said, style);
  if (one(signs, "circled")) {
    after -= 9;
    pen.ring(after, y + 19, width);
  }
  pen.write(said, after, y + 19, style);
  if (one(signs, "lined")) pen.rule(after - width, after, y + 23, INK, 1.5);
  pen.write(figure(deal.totals[seat] ?? 0), end, y + 39, { size: 13, ink: SOFT, align: "end" });
  const marks = signs.filter((sign) => MARKS.includes(sign.look)).map((sign) => sign.sign);
  if (marks.length > 0) pen.write(marks.join(" "), end - SEAT + 2 * PAD, y + 39, { size: 12, bold: true, ink: SOFT });
}

/** Draws the rows of the deals under the names; gives where they end. */
function drawDeals(pen: Pen, sheet: Sheet, ends: number[], top: number, end: number): number {
  const contracts = sheet.deals.some((deal) => deal.contract !== null);
  let y = top + LINE;
  sheet.names.forEach((name, seat) => {
    const won = sheet.winner === seat;
    pen.write(name, ends[seat] ?? 0, y, { bold: true, align: "end", room: SEAT - PAD, ink: won ? BRASS : INK });
  });
  y += 10;
  for (const deal of sheet.deals) {
    pen.rule(MARGIN, end, y);
    pen.write(figure(deal.deal), MARGIN, y + 19, { ink: SOFT });
    if (contracts && deal.contract) {
      const { declarer, points, ended } = deal.contract;
      const called = `${figure(points)} ${ended.sign}`;
      pen.write(called, MARGIN + NUMBER, y + 19, { bold: true, ink: ended.look === "bad" ? RED : INK });
      const room = CONTRACT - PAD;
      pen.write(sheet.names[declarer] ?? "", MARGIN + NUMBER, y + 39, { size: 13, ink: SOFT, room });
    }
    sheet.names.forEach((_, seat) => drawScore(pen, deal, seat, ends[seat] ?? 0, y));
    y += DEAL;
  }
  return y;
}

/** Draws the totals and what is counted below them; gives where they end. */
function drawTotals(pen: Pen, sheet: Sheet, ends: number[], top: number, end: number): number {
  pen.rule(MARGIN, end, top, INK, 3);
  let y = top + 28;
  pen.write(text("sheet-total"), MARGIN, y, { bold: true });
  sheet.totals.forEach((total, seat) => {
    pen.write(figure(total), ends[seat] ?? 0, y, { size: 19, bold: true, align: "end" });
    if (sheet.winner === seat) {
      pen.write(text("sheet-wins"), ends[seat] ?? 0, y + 18, { size: 13, bold: true, ink: BRASS, align: "end" });
    }
  });
  if (sheet.winner !== null) y += 18;
  for (const row of sheet.counts) {
    y += LINE;
    pen.write(row.label, MARGIN, y, { size: 13, room: (ends[0] ?? 0) - SEAT / 2 - MARGIN });
    row.counts.forEach((count, seat) => {
      const sign = row.sign && count > 0 ? `${row.sign} ` : "";
      pen.write(sign + figure(count), ends[seat] ?? 0, y, { size: 13, align: "end" });
    });
  }
  return y;
}

/** Draws the whole sheet; gives its height. */
function draw(pen: Pen, sheet: Sheet, title: string, date: string): number {
  const end = pen.width - MARGIN;
  const ends = sheet.names.map((_, seat) => end - SEAT * (sheet.names.length - 1 - seat));
  const dated = pen.widthOf(date, { size: 14 });
  pen.write(title, MARGIN, MARGIN + 20, { size: 21, bold: true, title: true, room: end - MARGIN - dated - 2 * PAD });
  pen.write(date, end, MARGIN + 20, { size: 14, ink: SOFT, align: "end" });
  let y = drawDeals(pen, sheet, ends, MARGIN + 32, end);
  y = drawTotals(pen, sheet, ends, y, end);
  const legend = sheet.legend.map(({ sign, said }) => `${sign} ${said}`);
  const paid = sheet.payment?.lines.map(written) ?? [];
  for (const [some, ink] of [
    [legend, SOFT],
    [paid, INK],
  ] as const) {
    if (some.length > 0) y += PAD;
    for (const line of some.flatMap((said) => pen.lines(said, end - MARGIN, { size: 13 }))) {
      y += 19;
      pen.write(line, MARGIN, y, { size: 13, ink });
    }
  }
  return Math.ceil(y + MARGIN);
}

/** The sheet as a picture of the kind PNG, on a canvas of its own. */
export function pictured(sheet: Sheet, title: string, date: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to draw on");
  const contracts = sheet.deals.some((deal) => deal.contract !== null);
  const columns = NUMBER + (contracts ? CONTRACT : 0) + SEAT * sheet.names.length;
  const width = Math.max(WIDTH_MIN, columns + 2 * MARGIN);
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const fonts = { text: style.fontFamily, title: style.getPropertyValue("--font-title") || style.fontFamily };
  const begin = () => new Pen(context, width, root.dir === "rtl", fonts);
  const height = draw(begin(), sheet, title, date); // the height is known only when all lines are: so it is drawn twice
  canvas.width = width * DOTS;
  canvas.height = height * DOTS;
  context.scale(DOTS, DOTS);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  draw(begin(), sheet, title, date);
  return canvas;
}
