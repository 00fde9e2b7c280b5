import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const [NAMES, ...LINES] = read('laporan-katalog.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const KATALOG = LINES.map((cells) =>
  Object.fromEntries(NAMES!.map((name, at) => [name, cells[at] ?? ''])),
) as Record<string, string>[];
const REPORTS = new Map<number, Report>(
  [...CONTRACTS.flatMap(({ reports }) => reports), tandaTerimaReport as unknown as Report].map(
    (one) => [one.no, one],
  ),
);

/** The lines of a table in docs/laporan.md: numbers first, '12, 14 to 16'. */
const table = (heading: string): [number[], string][] =>
  read('../docs/laporan.md')
    .split(`## ${heading}`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, numbers, words]) => [numbersOf(numbers!), words!]);
const numbersOf = (text: string): number[] =>
  text.split(', ').flatMap((part) => {
    const [from, to = from] = part.split(' to ').map(Number);
    return Array.from({ length: to! - from! + 1 }, (_, at) => from! + at);
  });

const OTHERWISE = new Map(
  table('Declared otherwise').flatMap(([numbers, words]) => numbers.map((no) => [no, words])),
);

test('every report of the catalogue is declared, or docs/laporan.md says what it waits for', () => {
  const waiting = table('Not yet declared').flatMap(([numbers]) => numbers);
  const missing = KATALOG.map(({ no }) => Number(no)).filter((no) => !REPORTS.has(no));
  expect(KATALOG).toHaveLength(114);
  expect(waiting.toSorted((a, b) => a - b)).toEqual(missing);
});

const labelOf = (columns: Record<string, Field>, name: string): string | undefined =>
  columns[name]?.label;

/** The columns that the catalogue names, as the declaration has them: groups stand first. */
function columnsOf({ columns, groups = [] }: Report, named: string): [string, string] {
  const own = columns as Record<string, Field>;
  const asked = named.split('; ').map((one) => one.split('=') as [string, string]);
  const names = asked.map(([name]) => name).filter((name) => !groups.includes(name));
  const found = Object.keys(own).filter((name) => names.includes(name));
  const labels = asked.map(([name, label]) => [
    name,
    label === '*' ? labelOf(own, name) && '*' : labelOf(own, name),
  ]);
  return [
    `${labels.map((one) => one.join('=')).join('; ')} | ${found.join()}`,
    `${named} | ${names.join()}`,
  ];
}

const paperOf = ({ paper }: Report): string =>
  [
    paper?.portrait && 'portrait',
    paper?.excel === false && 'tanpa excel',
    paper?.struk && 'struk',
    paper?.foto && 'foto',
    paper?.signatures && 'tanda tangan',
    typeof paper?.file === 'string' && `berkas ${paper.file}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What a declaration and its line of the catalogue say differently, by the name of the thing. */
function differences(report: Report, line: Record<string, string>): string[] {
  const { path, title, api, filters, chart, drawings, says } = report;
  const own = Object.keys(filters).filter((name) => name !== 'toko');
  const [columns, asked] = columnsOf(report, line.columns!);
  const pairs: Record<string, readonly [string, string | undefined]> = {
    path: [path, line.path],
    title: [title, line.title],
    call: [api, line.call],
    filters: [own.toSorted().join(), line.filters!.split(',').toSorted().join()],
    columns: [columns, asked],
    paper: [paperOf(report), line.kertas],
    chart: [line.grafik && (chart || drawings) ? 'ya' : '', line.grafik],
    found: [says.found, line.ada || 'Laporan Tersedia'],
    empty: [says.empty, line.kosong || 'Laporan Tidak Tersedia'],
  };
  return Object.entries(pairs).flatMap(([name, [found, wanted]]) =>
    found === wanted ? [] : [`${name}: ${found} ≠ ${wanted}`],
  );
}

test.each(KATALOG.filter(({ no }) => REPORTS.has(Number(no))))(
  '№ $no $title has the path, call, filters, columns, paper and words of the catalogue',
  (line) => {
    const allowed = (OTHERWISE.get(Number(line.no)) ?? '').split(', ');
    const found = differences(REPORTS.get(Number(line.no))!, line);
    expect(found.filter((one) => !allowed.includes(one.split(':')[0]!))).toEqual([]);
    expect(allowed.filter((name) => name && !found.some((one) => one.startsWith(name)))).toEqual(
      [],
    );
  },
);
