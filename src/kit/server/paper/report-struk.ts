import { Readable } from 'node:stream';
import type { PaperWords } from '#kit/server/paper/desk.ts';
import { openPaper, type Paper } from '#kit/server/paper/document.ts';
import { paperLines } from '#kit/server/paper/lines.ts';
import { StrukText, type StrukLine } from '#kit/server/paper/struk-text.ts';

const MM = 72 / 25.4;
/** Width of the roll, and how many letters it takes (R17). */
const ROLLS = { 58: { width: 58 * MM, letters: 32 }, 80: { width: 80 * MM, letters: 48 } } as const;
export type Roll = (typeof ROLLS)[keyof typeof ROLLS];

/** 48 letters on the 72 mm that an 80 mm printer prints, and 32 on 48 mm. */
const LETTER = (72 * MM) / 48;
const SIZE = LETTER / 0.6;
const LINE = 9;
/** A roll is one long page; past this it is torn. */
const MOST_LINES = 700;

/** The same figures as a strip of text (R17). */
export const writeStruk = (words: PaperWords, roll: keyof typeof ROLLS): Readable =>
  Readable.from(strips(words, ROLLS[roll]), { objectMode: false });

async function* strips(words: PaperWords, roll: Roll): AsyncGenerator<Buffer> {
  const { heading, report, batches } = words;
  const paper = openPaper(heading.title, heading.shop);
  const text = new StrukText(words, roll.letters);
  let lines = text.head();
  for await (const some of paperLines(report, text.columns, batches))
    for (const line of some) {
      lines.push(...text.lines(line));
      if (lines.length < MOST_LINES) continue;
      yield* strip(paper, roll, lines);
      lines = [];
    }
  yield* strip(paper, roll, single([...lines, ...text.foot()]));
  yield* paper.close(() => {});
}

/** Two rules that meet are one. */
const single = (lines: readonly StrukLine[]): StrukLine[] =>
  lines.filter((line, at) => !(line.rule && lines[at - 1]?.rule));

function strip(paper: Paper, { width, letters }: Roll, lines: readonly StrukLine[]) {
  const room = letters * LETTER;
  const left = (width - room) / 2;
  return paper.page({ width, height: lines.length * LINE + 24 }, (canvas) => {
    for (const [at, { text, bold, rule }] of lines.entries()) {
      const y = 16 + at * LINE;
      if (rule) canvas.rule(left, y - 3, room, 0.6);
      else canvas.text(bold ? paper.faces.monoBold : paper.faces.mono, SIZE, left, y, text);
    }
  });
}
