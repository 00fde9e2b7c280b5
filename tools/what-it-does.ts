import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fitting } from '#kit/rules/lists.ts';
import { readPo } from '#kit/rules/po.ts';
import { BELUM } from '#areas/toko/contract/belum.ts';
import { GROUPS } from '#kit/contract/menu.ts';
import { MENU } from '#app/contract/menu.ts';
import { report } from '#tools/report.ts';
import { compareAll, type Compared, type Named } from '#tools/requirement.ts';

const FILE = 'docs/what-it-does.md';
const README = 'README.md';
const [BEGIN, END] = ['<!-- what-it-does -->', '<!-- /what-it-does -->'];

const english = readPo(readFileSync('src/app/locales/en.po', 'utf8'));
const en = (text: string): string => english.get(text) || text;

const all = compareAll();

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const figures = (name: string, { all: named, missing }: Compared): string =>
  row(name, named.length, named.length - missing.length, missing.length);

/** How much of the requirement is there. */
const FIGURES: readonly string[] = [
  row('', 'required', 'there', 'not yet'),
  '|---|--:|--:|--:|',
  figures('screens', all.screens),
  figures('reports', all.reports),
  figures('calls', all.calls),
  figures('modules that do something when they are switched on', all.modules),
];

const list = (named: readonly string[]): string => named.join(', ') || 'none';

/** What is in the menu, group by group, reports by their part. */
function does(): string[] {
  const groups = GROUPS.flatMap((group) => {
    const lines = MENU.filter((one) => !one.hidden && one.group.split('/')[0] === group);
    return lines.length > 0 ? [[group, lines] as const] : [];
  });
  return groups.map(([group, lines]) =>
    row(en(group), lines.length, list(lines.map(({ title }) => en(title)))),
  );
}

const keyed = ({ all: named }: Compared, keys: readonly string[]): Named[] =>
  keys.map((key) => fitting(named, (one) => one.key === key));

/** What is there and does less than its name says; `compareAll` counts it as there. */
const IN_PART: readonly string[] = [
  'The Android app around the POS build (`shell/`) is source: it was not built, and not tried on a device.',
  'A shop on a server of its own: head office works on it by Pilih Toko, it has the masters of head office, and ' +
    'dashboards and reports of the chain hold it, and it sends and receives money, pieces, stones and gold for ' +
    'refining. Photos do not travel between two branches on two servers.',
];

/** Each part that is missing: what its screens will do, and what comes with it. */
function lacks(): string[] {
  return BELUM.flatMap(({ judul, layar, laporan, modul, panggilan, parameter }) => {
    const calls = all.calls.missing.filter(({ key }) =>
      panggilan.includes(key.replace(/^[A-Z]+ /, '').split('/')[0]!),
    );
    return [
      `### ${en(judul)}`,
      '',
      ...layar.map(
        ({ path, title, keterangan }) => `- \`/${path}\` ${en(title)}: ${en(keterangan)}`,
      ),
      ...laporan.map(({ path, title }) => `- \`/${path}\` ${en(title)}`),
      ...calls.map(({ key }) => `- \`${key}\``),
      ...keyed(all.modules, modul).map(({ key, title }) => `- module \`${key}\` ${en(title)}`),
      ...parameter.map((key) => `- parameter \`${key}\``),
      '',
    ];
  });
}

const page = (): string =>
  [
    '# What Kilau does, and what not yet',
    '',
    'Written by `npm run pages`, checked by `npm run check`. The requirement’s screens, calls, reports and',
    'modules (`tests/inventaris/rute.tsv`, `panggilan.tsv`, `modul.txt`, `tests/laporan-katalog.tsv`) are',
    'compared with what the product declares. What is missing is hidden, or says that it is not there yet;',
    'one list holds it (`src/areas/toko/contract/belum.ts`) and a test holds the list both ways.',
    '',
    '## In figures',
    '',
    ...FIGURES,
    '',
    '## What it does',
    '',
    row('group', 'screens', 'which'),
    '|---|--:|---|',
    ...does(),
    '',
    '## What it does in part',
    '',
    ...IN_PART.map((line) => `- ${line}`),
    '',
    '## What it does not do yet',
    '',
    ...lacks(),
  ].join('\n');

/** The table of README, between its markers. */
const short = (): string =>
  [
    BEGIN,
    '',
    ...FIGURES,
    '',
    ...BELUM.map(({ judul }) => `- not yet: ${en(judul)[0]!.toLowerCase()}${en(judul).slice(1)}`),
    '',
    `Written from the product; [each screen, report and call](${FILE}).`,
    '',
    END,
  ].join('\n');

function readmeWith(table: string): string {
  const readme = readFileSync(README, 'utf8');
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${README} has no ${BEGIN} … ${END}`);
  return readme.slice(0, from) + table + readme.slice(to + END.length);
}

if (import.meta.main) {
  const pages: readonly [string, string][] = [
    [FILE, page()],
    [README, readmeWith(short())],
  ];
  const old = pages.filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    const looked = Object.values(all).reduce((sum, one) => sum + one.all.length, 0);
    report(
      'what it does',
      looked,
      old.map(([file]) => `${file} is old: run npm run pages`),
    );
  }
  for (const [file, text] of old) writeFileSync(file, text);
}
