import { Readable } from 'node:stream';
import { columnsOf, NO_FIGURE, type PaperColumn } from '#kit/server/paper/cells.ts';
import { closingTable } from '#kit/server/paper/closing.ts';
import { openPaper } from '#kit/server/paper/document.ts';
import { paperLines, totalLabel, type PaperLine } from '#kit/server/paper/lines.ts';
import { titleOf, valueOf, type PaperWords } from '#kit/server/paper/report-pdf.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

const MM = 72 / 25.4;
/** Width of the roll, and how many letters it takes (R17). */
const ROLLS = { 58: { width: 58 * MM, letters: 32 }, 80: { width: 80 * MM, letters: 48 } } as const;
/** A roll is one long page; past this it is torn. */
const MOST_LINES = 700;
const LINE = 9;

type StrukLine = { readonly text: string; readonly bold?: true; readonly rule?: true };

/** The same figures as a strip of text, 32 letters on 58 mm or 48 on 80 mm (R17). */
export const writeStruk = (words: PaperWords, roll: keyof typeof ROLLS): Readable =>
  Readable.from(strips(words, ROLLS[roll]), { objectMode: false });

async function* strips(words: PaperWords, { width, letters }: { width: number; letters: number }): AsyncGenerator<Buffer> {
  const { heading } = words;
  const paper = openPaper(heading.title, heading.shop);
  const left = (width - letters * 0.6 * SIZE) / 2;
  const strip = (lines: readonly StrukLine[]) =>
    paper.page({ width, height: lines.length * LINE + 24 }, (canvas) =>
      lines.forEach(({ text, bold, rule }, at) => {
        const y = 16 + at * LINE;
        if (rule) canvas.rule(left, y - 3, letters * 0.6 * SIZE, 0.6);
        else canvas.text(bold ? paper.faces.monoBold : paper.faces.mono, SIZE, left, y, text);
      }));
  let lines: StrukLine[] = [];
  for await (const line of strukLines(words, letters)) {
    lines.push(line);
    if (lines.length < MOST_LINES) continue;
    yield* strip(lines);
    lines = [];
  }
  if (lines.length > 0) yield* strip(lines);
  yield* paper.close(() => {});
}

/** 48 letters on the 72 mm that an 80 mm printer prints, and 32 on 48 mm. */
const SIZE = (72 * MM) / 48 / 0.6;

async function* strukLines(words: PaperWords, letters: number): AsyncGenerator<StrukLine> {
  const { report, heading, batches, ctx, t } = words;
  const columns = columnsOf(report, ctx, t).filter(({ name }) => !report.groups?.includes(name));
  const texts = columns.filter(({ figure }) => !figure);
  const figures = columns.filter(({ figure }) => figure);
  const strong = (text: string): StrukLine[] => folded(text, letters).map((one) => ({ text: one, bold: true as const }));
  const plain = (text: string): StrukLine[] => folded(text, letters).map((one) => ({ text: one }));
  const sums = (values: Readonly<Record<string, unknown>>, some: readonly PaperColumn[]): StrukLine[] =>
    some.filter(({ name }) => values[name]).flatMap(({ name, label, text }) => pair(label, text(values[name]), letters));
  const totalled = (label: string, totals: Readonly<Record<string, unknown>>): StrukLine[] =>
    [...strong(label), ...sums(totals, figures.filter(({ name }) => name in totals))];

  yield* strong(heading.shop).map((line) => middle(line, letters));
  yield* [heading.title, heading.period ?? '', heading.note ?? ''].filter(Boolean).flatMap((text) => strong(text)).map((line) => middle(line, letters));
  yield { text: '', rule: true };
  for await (const some of paperLines(report, columnsOf(report, ctx, t), batches))
    for (const line of some) yield* linesOf(line);
  yield { text: '', rule: true };
  yield* plain(heading.foot);

  function linesOf(line: PaperLine): StrukLine[] {
    switch (line.kind) {
      case 'group': return strong(titleOf(columns, report, line));
      case 'balance': return [...strong(named(line.row)), ...figures.filter(({ name }) => typeof line.row[name] === 'number').flatMap(({ name, label, text }) => pair(label, text(line.row[name]), letters))];
      case 'row': return [...plain(named(line.row)), ...sums(line.row, figures)];
      case 'sub': return [...totalled(`${t('SUB TOTAL')} ${valueOf(columns, report, line)}`, line.totals), { text: '', rule: true }];
      case 'total': return totalled(totalLabel(report, line, t), line.totals);
      case 'closing': return closingLines(line);
    }
  }
  function named(row: ReportRow): string {
    return texts.map(({ name, text, of, label }) => (of.kind === 'kadar' && row[name] ? `${label} ${text(row[name])}` : text(row[name]))).filter((text) => text !== '' && text !== NO_FIGURE).join(' ');
  }
  function closingLines({ block }: Extract<PaperLine, { kind: 'closing' }>): StrukLine[] {
    const table = closingTable(block, { report, columns, t });
    const first = table.texts.length > 2 ? 2 : 1;
    return [...strong(table.title), ...table.rows.flatMap((row) => pair(String(row[0]), table.texts[first]!(row[first]), letters))];
  }
}

const middle = (line: StrukLine, letters: number): StrukLine => ({ ...line, text: ' '.repeat(Math.max(0, Math.floor((letters - line.text.length) / 2))) + line.text });

/** A label at the left and its figure at the right, on two lines where one is too short. */
function pair(label: string, figure: string, letters: number): StrukLine[] {
  const room = letters - label.length - figure.length;
  if (room > 0) return [{ text: label + ' '.repeat(room) + figure }];
  return [{ text: label.slice(0, letters) }, { text: figure.padStart(letters) }];
}

/** Text on lines of so many letters, broken at blanks where there are any. */
function folded(text: string, letters: number): string[] {
  const lines: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > letters) {
    const space = rest.lastIndexOf(' ', letters);
    const at = space > 0 ? space : letters;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? lines : [...lines, rest];
}
