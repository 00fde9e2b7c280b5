/**
 * A QR code of version 6, level L: 41 modules a side, up to 134 bytes of text. One version is enough
 * for what we show (links, keys of authenticators), and keeps the tables of the standard out.
 */
const SIZE = 41;
const DATA = 136;
const BLOCKS = 2;
const CHECK = 18;
export const QR_MOST = 134;

type Grid = { readonly dark: boolean[][]; readonly fixed: boolean[][] };
const square = (): boolean[][] =>
  Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => false));

/** The dark modules, row by row. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...text].map((sign) => sign.charCodeAt(0));
  if (bytes.length > QR_MOST || bytes.some((byte) => byte > 127))
    throw new Error(`A QR code holds ${QR_MOST} bytes of plain text`);
  const words = withChecks(dataOf(bytes));
  const tries = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(words, mask));
  return tries.toSorted((a, b) => penalty(a) - penalty(b))[0]!;
}

/** Around the modules stays this much white, or no camera reads them. */
const QUIET = 4;
export const QR_SIDE = SIZE + 2 * QUIET;

/** The dark modules as one outline in a square of QR_SIDE units, white edge included. */
export const qrPath = (text: string): string =>
  qrCode(text)
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');

/** Mode, length, bytes, and the padding that the standard asks for. */
function dataOf(bytes: readonly number[]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2)
    words.push((nibbles[at]! << 4) | (nibbles[at + 1] ?? 0));
  for (let pad = 0xec; words.length < DATA; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Two blocks, each with its Reed-Solomon check words, woven into one another. */
function withChecks(data: readonly number[]): number[] {
  const length = DATA / BLOCKS;
  const blocks = Array.from({ length: BLOCKS }, (_, at) =>
    data.slice(at * length, (at + 1) * length),
  );
  const checks = blocks.map((block) => remainder(block));
  const woven = (parts: readonly (readonly number[])[], many: number) =>
    Array.from({ length: many }, (_, at) => parts.map((part) => part[at]!)).flat();
  return [...woven(blocks, length), ...woven(checks, CHECK)];
}

/** A product in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

const DIVISOR = divisor();

function divisor(): number[] {
  let made = [...Array.from({ length: CHECK - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < CHECK; step++) {
    made = made.map((word, at) => times(word, root) ^ (made[at + 1] ?? 0));
    root = times(root, 2);
  }
  return made;
}

function remainder(block: readonly number[]): number[] {
  let rest = Array.from({ length: CHECK }, () => 0);
  for (const word of block) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(DIVISOR[at]!, factor));
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(words: readonly number[], mask: number): boolean[][] {
  const grid: Grid = { dark: square(), fixed: square() };
  pattern(grid);
  format(grid, mask);
  fill(grid, words, MASKS[mask]!);
  return grid.dark;
}

function put({ dark, fixed }: Grid, x: number, y: number, on: boolean): void {
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return;
  dark[y]![x] = on;
  fixed[y]![x] = true;
}

/** Three finders, one alignment mark, the timing lines. */
function pattern(grid: Grid): void {
  for (let at = 0; at < SIZE; at++) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const rings = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(grid, x + dx, y + dy, !light.includes(ring));
      }
  };
  rings(3, 3, 4, [2, 4]);
  rings(SIZE - 4, 3, 4, [2, 4]);
  rings(3, SIZE - 4, 4, [2, 4]);
  rings(SIZE - 7, SIZE - 7, 2, [1]);
}

/** Level and mask with their own check bits, twice. */
function format(grid: Grid, mask: number): void {
  const level = 1;
  const data = (level << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) put(grid, 8, at, bit(at));
  put(grid, 8, 7, bit(6));
  put(grid, 8, 8, bit(7));
  put(grid, 7, 8, bit(8));
  for (let at = 9; at < 15; at++) put(grid, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) put(grid, SIZE - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) put(grid, 8, SIZE - 15 + at, bit(at));
  put(grid, 8, SIZE - 8, true);
}

/** The words in their zigzag, two columns at a time from the right. */
function fill(
  { dark, fixed }: Grid,
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  let at = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? SIZE - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        dark[y]![x] = on !== mask(x, y);
        at++;
      }
  }
}

/** How hard a code is to read: long runs, blocks of one colour, too much of one colour. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  let points = 0;
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const one = dark[y]![x]!;
      const same = (dx: number, dy: number): boolean => dark[y + dy]?.[x + dx] === one;
      if (same(1, 0) && same(0, 1) && same(1, 1)) points += 3;
      if (same(1, 0) && same(2, 0) && same(3, 0) && same(4, 0)) points += 2;
      if (same(0, 1) && same(0, 2) && same(0, 3) && same(0, 4)) points += 2;
    }
  const black = dark.flat().filter(Boolean).length / (SIZE * SIZE);
  return points + Math.floor(Math.abs(black - 0.5) * 20) * 10;
}

/** Where dark modules begin, and how many stand together. */
export function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === at) last[1] += 1;
    else if (dark) runs.push([at, 1]);
  });
  return runs;
}
