/**
 * How our own card faces are drawn: every rank, suit sign, pip and court figure is a path of ours.
 *
 * A face is 100 wide and 140 high. The column from 0 to 33 holds the index, the field right of it the picture: in a
 * fan that overlaps from left to right the index is what stays in sight.
 */

export type Suit = "s" | "h" | "d" | "c";

export const HIDDEN = "??";

export function rankOf(card: string): string {
  return card.slice(0, 1);
}

export function suitOf(card: string): Suit {
  return card.slice(1, 2) as Suit;
}

/** Ranks as strokes in a box 20 wide (the ten 30) and 28 high. */
export const RANK_STROKES: Record<string, string> = {
  A: "M1.5 28L10 0.5L18.5 28M4.9 19H15.1",
  K: "M3 0V28M17.5 0L3.3 16.5M8.4 11L18.5 28",
  Q: "M10 0C4 0 1.5 5.6 1.5 14S4 28 10 28S18.5 22.4 18.5 14S16 0 10 0ZM12 20.5L18.5 28.5",
  J: "M7.5 0H16.5M14 0V20C14 25.4 11.6 28 7.8 28C4.2 28 2 25.8 1.5 21.5",
  T: "M1.5 4.5L6 0V28M20.5 0C15 0 12.7 5.6 12.7 14S15 28 20.5 28S28.3 22.4 28.3 14S26 0 20.5 0Z",
  "9": "M18.3 9.2A8.4 9.2 0 1 1 1.5 9.2A8.4 9.2 0 1 1 18.3 9.2C18.3 20 13.4 26.6 5.4 28",
  "8": "M10 0A7.2 6.6 0 1 1 10 13.2A7.2 6.6 0 1 1 10 0ZM10 13.2A8.5 7.4 0 1 1 10 28A8.5 7.4 0 1 1 10 13.2Z",
  "7": "M1.5 0H18.5L7.5 28",
  "6": "M1.7 18.8A8.4 9.2 0 1 1 18.5 18.8A8.4 9.2 0 1 1 1.7 18.8C1.7 8 6.6 1.4 14.6 0",
  "5": "M16.8 0H4.4L3 12.2C5 10.6 7.2 9.9 9.7 9.9C15 9.9 18.5 13.7 18.5 18.9C18.5 24.4 14.8 28 9.6 28C5.7 28 2.8 26.2 1.5 23",
  "4": "M13.8 28V0L1.5 19.6H19",
  "3": "M2 0H17L9 10.2C14.6 10.2 18.5 13.7 18.5 18.9C18.5 24.4 14.8 28 9.6 28C5.7 28 2.8 26.2 1.5 23",
  "2": "M2 8C2 3.2 5.4 0 10.1 0S18 3.2 18 7.8C18 11.7 15.4 14.7 11.4 18.2L1.5 28H19",
};

/** Suit signs, filled, in a box of 32. */
export const SUIT_PATHS: Record<Suit, string> = {
  s: "M16 1.5C20.5 8 29.5 12.3 29.5 19.4C29.5 23.5 26.7 26 23.3 26C20.8 26 18.6 24.8 17.3 22.8C17.6 26 18.7 28.6 20.7 30.5H11.3C13.3 28.6 14.4 26 14.7 22.8C13.4 24.8 11.2 26 8.7 26C5.3 26 2.5 23.5 2.5 19.4C2.5 12.3 11.5 8 16 1.5Z",
  h: "M16 30C10.5 23.5 2 18 2 10.6C2 6 5.2 2.8 9 2.8C12 2.8 14.6 4.6 16 7.6C17.4 4.6 20 2.8 23 2.8C26.8 2.8 30 6 30 10.6C30 18 21.5 23.5 16 30Z",
  d: "M16 1C18.6 6.4 22.6 12 27.5 16C22.6 20 18.6 25.6 16 31C13.4 25.6 9.4 20 4.5 16C9.4 12 13.4 6.4 16 1Z",
  c: "M9.2 8.6A6.8 6.8 0 1 1 22.8 8.6A6.8 6.8 0 1 1 9.2 8.6ZM1.6 18.9A6.8 6.8 0 1 1 15.2 18.9A6.8 6.8 0 1 1 1.6 18.9ZM16.8 18.9A6.8 6.8 0 1 1 30.4 18.9A6.8 6.8 0 1 1 16.8 18.9ZM16 10L20.5 19.5H11.5ZM14.8 18H17.2C17.3 24.5 18.6 28.2 21 30.5H11C13.4 28.2 14.7 24.5 14.8 18Z",
};

/** Centre of the picture field. */
export const CENTRE = { x: 64, y: 70 };

type Pip = { x: number; y: number; turned: boolean };

// One line a rank: the rows are read beside one another.
// prettier-ignore
const ROWS: Record<string, [number, number][]> = {
  "2": [[0, -40], [0, 40]],
  "3": [[0, -42], [0, 0], [0, 42]],
  "4": [[-1, -40], [1, -40], [-1, 40], [1, 40]],
  "5": [[-1, -40], [1, -40], [0, 0], [-1, 40], [1, 40]],
  "6": [[-1, -42], [1, -42], [-1, 0], [1, 0], [-1, 42], [1, 42]],
  "7": [[-1, -44], [1, -44], [0, -22], [-1, 0], [1, 0], [-1, 44], [1, 44]],
  "8": [[-1, -44], [1, -44], [0, -22], [-1, 0], [1, 0], [0, 22], [-1, 44], [1, 44]],
  "9": [[-1, -47], [1, -47], [-1, -16], [1, -16], [0, 0], [-1, 16], [1, 16], [-1, 47], [1, 47]],
  T: [[-1, -47], [1, -47], [0, -31.5], [-1, -16], [1, -16], [-1, 16], [1, 16], [0, 31.5], [-1, 47], [1, 47]],
};

/** Where the pips of a number card lie; none for aces and court cards. */
export function pips(rank: string): Pip[] {
  return (ROWS[rank] ?? []).map(([column, y]) => ({ x: CENTRE.x + column * 16, y: CENTRE.y + y, turned: y > 0 }));
}

type Stroke = { d: string; paint: "suit" | "gold" | "bare" | "ink" | "soft" };

/** The upper half of a court figure; the lower half is the same, turned. Painted in order. */
export const COURT: Record<string, Stroke[]> = {
  K: [
    { d: "M37 70C38 60 46 56 53 55H75C82 56 90 60 91 70Z", paint: "suit" },
    { d: "M58 58L64 70L70 58Z", paint: "gold" },
    { d: "M51 34V47C51 55 57 61 64 61S77 55 77 47V34Z", paint: "bare" },
    { d: "M50 42C50 56 56 66 64 68C72 66 78 56 78 42L74 47C70 45 66 46 64 48.5C62 46 58 45 54 47Z", paint: "soft" },
    { d: "M47 35L44 17L54.5 25.5L64 13L73.5 25.5L84 17L81 35Z", paint: "gold" },
    { d: "M47 35H81V38.5H47Z", paint: "suit" },
    {
      d: "M58 41.5A1.6 1.6 0 1 1 58 44.7A1.6 1.6 0 1 1 58 41.5ZM70 41.5A1.6 1.6 0 1 1 70 44.7A1.6 1.6 0 1 1 70 41.5Z",
      paint: "ink",
    },
  ],
  Q: [
    { d: "M46 36C38 48 41 62 44 70H84C87 62 90 48 82 36Z", paint: "soft" },
    { d: "M40 70C42 62 50 59 56 58L64 66L72 58C78 59 86 62 88 70Z", paint: "suit" },
    { d: "M52 34C51 48 56 59 64 59S77 48 76 34Z", paint: "bare" },
    { d: "M49 36C50 29 57 26 64 26S78 29 79 36C74 33 69 32 64 32S54 33 49 36Z", paint: "soft" },
    {
      d: "M48 30C49 24 50 21 50 17L57 22L64 14L71 22L78 17C78 21 79 24 80 30C74 27.5 69 27 64 27S54 27.5 48 30Z",
      paint: "gold",
    },
    {
      d: "M64 9.5A3 3 0 1 1 64 15.5A3 3 0 1 1 64 9.5ZM50 12.5A2.4 2.4 0 1 1 50 17.3A2.4 2.4 0 1 1 50 12.5ZM78 12.5A2.4 2.4 0 1 1 78 17.3A2.4 2.4 0 1 1 78 12.5Z",
      paint: "suit",
    },
    {
      d: "M59 41.5A1.5 1.5 0 1 1 59 44.5A1.5 1.5 0 1 1 59 41.5ZM69 41.5A1.5 1.5 0 1 1 69 44.5A1.5 1.5 0 1 1 69 41.5ZM61 51.5Q64 53.5 67 51.5Q64 56 61 51.5Z",
      paint: "ink",
    },
  ],
  J: [
    { d: "M77 26C88 25 93 16 90 9C81 10 75 17 73 25Z", paint: "gold" },
    { d: "M49 34C46 44 48 54 52 57L76 57C80 54 82 44 79 34Z", paint: "soft" },
    { d: "M38 70C40 61 48 58 55 57H73C80 58 88 61 90 70Z", paint: "suit" },
    { d: "M57 57L64 65L71 57V53H57Z", paint: "gold" },
    { d: "M53 34V44C53 53 58 59 64 59S75 53 75 44V34Z", paint: "bare" },
    { d: "M46 35C46 24 56 18 68 20C77 21.5 82 27 82 35Z", paint: "suit" },
    { d: "M45 33H83V37.5H45Z", paint: "gold" },
    {
      d: "M59 42.5A1.5 1.5 0 1 1 59 45.5A1.5 1.5 0 1 1 59 42.5ZM69 42.5A1.5 1.5 0 1 1 69 45.5A1.5 1.5 0 1 1 69 42.5ZM60.5 52H67.5V53.5H60.5Z",
      paint: "ink",
    },
  ],
};

/** The lattice of the back, as one path of crossing lines within 10…90 by 10…130. */
export const BACK_LATTICE = lattice(8, 8, 84, 124, 12);

function lattice(x: number, y: number, width: number, height: number, step: number): string {
  let path = "";
  for (let offset = step / 2; offset < width + height; offset += step) {
    const down = clip(offset, width, height);
    path += `M${x + down[0]} ${y + down[1]}L${x + down[2]} ${y + down[3]}`;
    path += `M${x + width - down[0]} ${y + down[1]}L${x + width - down[2]} ${y + down[3]}`;
  }
  return path;
}

/** The ends of the line through (offset, 0) and (0, offset) within the box. */
function clip(offset: number, width: number, height: number): [number, number, number, number] {
  const top: [number, number] = offset <= width ? [offset, 0] : [width, offset - width];
  const left: [number, number] = offset <= height ? [0, offset] : [offset - height, height];
  return [...top, ...left];
}
