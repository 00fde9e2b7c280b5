import {
  columnsOf,
  NO_FIGURE,
  titleOf,
  valueOf,
  type PaperColumn,
} from '#kit/server/paper/cells.ts';
import { closingTable } from '#kit/server/paper/closing.ts';
import type { PaperWords } from '#kit/server/paper/desk.ts';
import { totalLabel, type PaperLine } from '#kit/server/paper/lines.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

export type StrukLine = { readonly text: string; readonly bold?: true; readonly rule?: true };

/** The indent of the lines that belong to a row. */
const INDENT = '  ';
const RULE: StrukLine = { text: '', rule: true };

/** A report as lines of so many letters: names first, then each figure after its label. */
export class StrukText {
  readonly words: PaperWords;
  readonly letters: number;
  readonly columns: readonly PaperColumn[];
  readonly texts: readonly PaperColumn[];
  readonly figures: readonly PaperColumn[];

  constructor(words: PaperWords, letters: number) {
    const { report, ctx, t } = words;
    this.words = words;
    this.letters = letters;
    this.columns = columnsOf(report, ctx, t);
    const shown = this.columns.filter(({ name }) => !report.groups?.includes(name));
    this.texts = shown.filter(({ figure }) => !figure);
    this.figures = shown.filter(({ figure }) => figure);
  }

  head(): StrukLine[] {
    const { shop, title, period, note } = this.words.heading;
    const lines = [shop, title, period, note].flatMap((text) => (text ? this.strong(text) : []));
    const { band } = this.words.heading;
    const figures = (band?.() ?? []).flatMap(({ label, value }) => this.pair(label, value));
    return [
      ...lines.map((line) => this.middle(line)),
      RULE,
      ...(figures.length > 0 ? [...figures, RULE] : []),
    ];
  }

  foot(): StrukLine[] {
    return [RULE, ...this.plain(this.words.heading.foot)];
  }

  lines(line: PaperLine): StrukLine[] {
    const { report, t } = this.words;
    switch (line.kind) {
      case 'group':
        return this.strong(titleOf(this.columns, line, t));
      case 'balance':
        return [...this.strong(this.named(line.row)), ...this.under(line.row, isNumber)];
      case 'row':
        return [...this.plain(this.named(line.row)), ...this.under(line.row, Boolean)];
      case 'sub':
        return [...this.sums(`${t('SUB TOTAL')} ${valueOf(this.columns, line)}`, line), RULE];
      case 'total':
        return this.sums(totalLabel(report, line, t), line);
      case 'closing':
        return this.closing(line);
    }
  }

  /** The figures of a row, then its lists entry by entry, both a little to the right of its name. */
  private under(row: ReportRow, shows: (value: unknown) => boolean): StrukLine[] {
    const lists = this.texts.filter(({ of }) => of.kind === 'list');
    const entries = lists.flatMap(({ name, text }) => text(row[name]).split('\n'));
    return [
      ...this.pairs(row, shows, INDENT),
      ...entries.flatMap((one) =>
        folded(one, this.letters - INDENT.length).map((text) => ({ text: INDENT + text })),
      ),
    ];
  }

  /** What a row is: its texts, and its grade by name. */
  private named(row: ReportRow): string {
    const names = this.texts.filter(({ of }) => of.kind !== 'list');
    const said = names.map(({ name, text, of, label }) => {
      const value = text(row[name]);
      return of.kind === 'grade' && value !== '' ? `${label} ${value}` : value;
    });
    return said.filter((text) => text !== '' && text !== NO_FIGURE).join(' ');
  }

  private sums(
    label: string,
    { totals }: Extract<PaperLine, { kind: 'sub' | 'total' }>,
  ): StrukLine[] {
    return [...this.strong(label), ...this.pairs(totals, Boolean)];
  }

  private pairs(
    values: Readonly<Record<string, unknown>>,
    shows: (value: unknown) => boolean,
    indent = '',
  ): StrukLine[] {
    return this.figures
      .filter(({ name }) => shows(values[name]))
      .flatMap(({ name, label, text }) => this.pair(indent + label, text(values[name])));
  }

  private closing({ block }: Extract<PaperLine, { kind: 'closing' }>): StrukLine[] {
    const { report, t } = this.words;
    const { title, rows, texts } = closingTable(block, { report, columns: this.columns, t });
    const at = texts.length > 2 ? 2 : 1;
    const text = texts[at] ?? String;
    const figures = rows.flatMap((row) => this.pair(String(row[0]), text(row[at])));
    return [...this.strong(title), ...figures];
  }

  /** A label at the left and its figure at the right, on two lines where one is too short. */
  private pair(label: string, figure: string): StrukLine[] {
    const room = this.letters - label.length - figure.length;
    if (room > 0) return [{ text: label + ' '.repeat(room) + figure }];
    return [{ text: label.slice(0, this.letters) }, { text: figure.padStart(this.letters) }];
  }

  private strong(text: string): StrukLine[] {
    return folded(text, this.letters).map((one) => ({ text: one, bold: true }));
  }
  private plain(text: string): StrukLine[] {
    return folded(text, this.letters).map((one) => ({ text: one }));
  }
  private middle(line: StrukLine): StrukLine {
    const room = Math.max(0, Math.floor((this.letters - line.text.length) / 2));
    return { ...line, text: ' '.repeat(room) + line.text };
  }
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

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
