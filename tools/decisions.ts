import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from '#tools/report.ts';
import { lineOf, readSources, type Source } from '#tools/source.ts';

/**
 * The decisions of the house, a page each in one form: title, the line "Number 12 · accepted · 2026-11-20 ·
 * subject", context, decision, consequences. The index by subject is written from them.
 */
const PAGES = 'docs/decisions/[0-9]*.md';
const INDEX = 'docs/decisions/README.md';
const CITING = ['src/**/*.{ts,tsx,sql}', '{tests,tools,bench}/**/*.{ts,tsx}', 'docs/**/*.md'];

const TITLE = /^# (.+)\n/;
const FACTS = /^Numbers? ([\d, ]+) · ([a-z][a-z0-9 ]+) · (\d{4}-\d\d-\d\d) · ([a-z][a-z -]+)$/m;
const CITATION = /\b[Dd]ecisions? ((?:\d+)(?:(?:, | and | to )\d+)*)/g;

export type Decision = {
  readonly path: string;
  readonly title: string;
  /** A page that grew out of several has all their numbers, so that each old citation finds it. */
  readonly numbers: readonly number[];
  /** `accepted`, or `superseded by 460`. */
  readonly status: string;
  readonly subject: string;
};

/** The page's facts, or what its form lacks. */
export function decisionOf({ path, text }: Source): Decision | string {
  const title = TITLE.exec(text)?.[1];
  const facts = FACTS.exec(text);
  if (!title || !facts) return `${path}: no title, or no line of number, status, day and subject`;
  if (!/^## Decision$/m.test(text)) return `${path}: no section Decision`;
  const [, numbers = '', status = '', , subject = ''] = facts;
  return { path, title, numbers: numbers.split(', ').map(Number), status, subject };
}

/** Numbers that two pages claim. */
export function doubleNumbers(decisions: readonly Decision[]): string[] {
  const owner = new Map<number, string>();
  return decisions.flatMap(({ path, numbers }) =>
    numbers.flatMap((number) => {
      const other = owner.get(number);
      owner.set(number, path);
      return other ? [`${path}: ${number} is the number of ${other}`] : [];
    }),
  );
}

/** Citations of a number that no page has. */
export const deadDecisions = (citing: readonly Source[], decisions: readonly Decision[]) => {
  const known = new Set(decisions.flatMap(({ numbers }) => numbers));
  return citing.flatMap(({ path, text }) =>
    [...text.matchAll(CITATION)].flatMap(({ 1: cited = '', index }) =>
      (cited.match(/\d+/g) ?? [])
        .filter((number) => !known.has(Number(number)))
        .map((number) => `${path}:${lineOf(text, index)}: there is no decision ${number}`),
    ),
  );
};

/** The index: subjects in the order of the alphabet, pages by their first number. */
export function indexOf(decisions: readonly Decision[]): string {
  const subjects = Map.groupBy(decisions, ({ subject }) => subject);
  const sections = [...subjects.keys()]
    .toSorted()
    .flatMap((subject) => [
      `## ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
      '',
      '| number | decision | status |',
      '|---|---|---|',
      ...(subjects.get(subject) ?? [])
        .toSorted((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0))
        .map(
          ({ path, title, numbers, status }) =>
            `| ${numbers.join(', ')} | [${title}](${basename(path)}) | ${status} |`,
        ),
      '',
    ]);
  return [
    '# Decisions',
    '',
    'Why the house is as it is, by subject. Each page has context, decision and consequences. A page changes with its',
    'decision; a decision that another one replaced says so. `npm run pages` writes this index.',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

if (import.meta.main) {
  const read = readSources(PAGES).map(decisionOf);
  const decisions = read.filter((one) => typeof one !== 'string');
  const index = indexOf(decisions);
  const check = process.argv.includes('--check');
  if (!check) writeFileSync(INDEX, index);
  report('decisions', decisions.length, [
    ...read.filter((one) => typeof one === 'string'),
    ...doubleNumbers(decisions),
    ...deadDecisions(
      readSources(CITING).filter(({ path }) => !path.startsWith('tools/decisions.')),
      decisions,
    ),
    ...(check && readFileSync(INDEX, 'utf8') !== index
      ? [`${INDEX} is old: run npm run pages`]
      : []),
  ]);
}
