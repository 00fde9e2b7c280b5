import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { namedColumns } from '#kit/contract/report-names.ts';
import { defineArea } from '#kit/contract/area.ts';
import { defineReport, rowText, span, type Report } from '#kit/contract/report.ts';
import type { BandFigure } from '#kit/rules/band.ts';
import { plain } from '#kit/rules/sentence.ts';
import { askedColumns, fileNameOf } from '#kit/contract/report-asked.ts';
import { BELUM } from '#areas/toko/contract/belum.ts';
import { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { NAMA_KOLOM } from '#app/server/nama-kolom.ts';
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
  [...CONTRACTS.flatMap(({ reports }) => reports), tandaTerimaReport].flatMap((one) =>
    one.no === undefined ? [] : [[one.no, one]],
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

test('every report of the catalogue is declared, or waits with its title for a part that is named', () => {
  const waiting = BELUM.flatMap(({ laporan }) =>
    laporan.map(({ path, title }) => `${path}: ${title}`),
  );
  const missing = KATALOG.filter(({ no }) => !REPORTS.has(Number(no)));
  expect(KATALOG).toHaveLength(114);
  // The path of a call beside the catalogue: the requirement names it, and no number of a report.
  expect(waiting.filter((one) => !one.startsWith('laporan-kirim-uang:')).toSorted()).toEqual(
    missing.map(({ path, title }) => `${path}: ${title}`).toSorted(),
  );
});

test('a report of a shop alone needs no number, and stands in the menu as any other', () => {
  const own = defineReport({
    path: 'laporan-sendiri',
    menu: {
      group: 'Laporan/Penjualan',
      levels: ['MU'],
      answers: 'Apa yang ingin diketahui toko ini',
    },
    title: 'Laporan Sendiri',
    area: 'Penjualan',
    api: 'GET penjualan/sendiri-reports',
    filters: { ...span },
    columns: { keterangan: rowText('Keterangan') },
    totals: [],
    band: [{ rows: 'Catatan' }],
    sort: ['keterangan'],
  });
  const { menu, reports } = defineArea({ reports: [own] });
  expect(reports[0]!.no).toBeUndefined();
  expect(menu).toMatchObject([{ group: 'Laporan/Penjualan', path: own.path, title: own.title }]);
  expect(own.endpoint.right).toEqual({ menu: ['laporan-sendiri'] });
});

const labelOf = (columns: Record<string, Field>, name: string): string | undefined =>
  columns[name] && plain(columns[name].label);

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

const ALL = CONTRACTS.flatMap(({ reports }) => reports) as readonly Report[];
const titles = (wrong: (report: Report) => readonly string[]): string[] =>
  ALL.flatMap((report) => wrong(report).map((what) => `${report.title}: ${what}`));
const fieldOf = ({ columns }: Report, name: string): Field =>
  (columns as Record<string, Field>)[name]!;

test('every file of every report says its shop, and the period where one was asked for', () => {
  const DAYS = ['tgl_from', 'tgl_to', 'start_date', 'end_date', 'tgl_system', 'per_tanggal'];
  expect(
    titles((report) => {
      const asked = Object.entries(report.filters as Record<string, Field>).map(
        ([name, { kind, opens }]) => [
          name,
          opens === 'tahun'
            ? 2026
            : kind === 'day'
              ? '2026-11-20'
              : kind === 'month'
                ? '2026-11'
                : 'ALL',
        ],
      );
      const dated = asked.some(([name, value]) => DAYS.includes(String(name)) || value !== 'ALL');
      return (['pdf', 'xlsx'] as const)
        .map((ending) => fileNameOf(report, ending, 'KJ1', Object.fromEntries(asked)))
        .filter((name) => !/ KJ1\b/.test(name) || (dated && !/ 2026(-11(-20)?)?\./.test(name)));
    }),
  ).toEqual([]);
});

/** Codes that are their own name: what is scanned, a code beside the thing it names, numbers of documents. */
const TANPA_NAMA = [
  'kode_barcode',
  'kode_berlian',
  'kode_intern',
  'kode_aksesoris',
  'kode_harga',
  'kode_kadar',
];

test('every column that holds a code of a list or a user is called by name', () => {
  expect(
    titles((report) => {
      const named = namedColumns(report, NAMA_KOLOM, {}).map(([name]) => name);
      return Object.entries(report.columns as Record<string, Field>)
        .filter(([name, { kind }]) => /^kode_|_by$|^user_id$|^event$/.test(name) && kind === 'text')
        .map(([name]) => name)
        .filter((name) => !TANPA_NAMA.includes(name) && !named.includes(name))
        .filter((name) => !(name.replace('kode_', 'nama_') in report.columns));
    }),
  ).toEqual([]);
});

test('no report adds up percents, prices, ages or ranks: only parts of one whole, and what is found again from sums', () => {
  expect(
    titles(({ totals, shares = [], ...report }) =>
      totals.filter((name) => {
        const { kind, label } = fieldOf(report as Report, name);
        if (['persen', 'grade'].includes(kind)) return !shares.includes(name);
        return /^(umur|lama|rank|tarif|kurs|harga_emas|rata|detik)|_gram$|_hari$|menit|_jam$/.test(
          name.replace(/^(bulan|tahun)_(ini|lalu)_gram$/, 'berat'),
        )
          ? true
          : /\/Gram|Rata|Umur/.test(label) && kind === 'rupiah';
      }),
    ),
  ).toEqual([]);
});

test('every figure of every report is added up, found again from sums, or declared to stand alone', () => {
  const FIGURES = ['int', 'rupiah', 'gram', 'persen', 'grade'];
  // Percents and kadar are never added but as parts of one whole: their kind says it.
  const BY_KIND = ['persen', 'grade'];
  expect(
    titles(({ columns, totals, shares = [], ratios = {}, hidden = [], chart }) => {
      const own = Object.entries(columns as Record<string, Field>);
      const isAlone = (name: string) => {
        const { kind, alone } = (columns as Record<string, Field>)[name]!;
        return alone === true || (BY_KIND.includes(kind) && !shares.includes(name));
      };
      const unsaid = own.filter(([name, { kind }]) => {
        if (!FIGURES.includes(kind) || hidden.includes(name)) return false;
        const said = [totals.includes(name), name in ratios, isAlone(name)].filter(Boolean);
        return said.length === 0 || (isAlone(name) && totals.includes(name));
      });
      // A drawing adds the rows of each point, but where each line is a row of its own.
      const drawn = chart && !chart.split && !chart.across && chart.kind !== 'grid';
      const added = drawn ? chart.series.filter((name) => isAlone(name) && !(name in ratios)) : [];
      return [...unsaid.map(([name]) => name), ...added.map((name) => `chart of ${name}`)];
    }),
  ).toEqual([]);
});

/**
 * A contract has one row in all the days: what is left of it is added up as its price is. A part of a lot that was
 * sorted says what it weighed before.
 */
const OF_ONE_ROW = [
  'Laporan Sortir Sepuhan: berat_awal',
  'Laporan Cicilan: sisa',
  'Laporan Lelang Cicilan: sisa',
];

test('whatever says where something stands is declared so in every report over several days', () => {
  expect(
    titles((report) => {
      const stands = report.stands?.flatMap(({ columns }) => columns) ?? [];
      if (!('tgl_from' in report.filters)) return [];
      return report.totals.filter(
        (name) =>
          !stands.includes(name) &&
          report.balance?.closes?.column !== name &&
          (/^(awal|akhir|saldo|sisa|stock|fisik)/.test(name) ||
            /\b(Saldo|Stock|Sistem|Fisik|Sisa|Awal|Akhir)\b/.test(fieldOf(report, name).label)),
      );
    }),
  ).toEqual(OF_ONE_ROW);
});

test('blocks below a table sum only what the table itself sums', () => {
  expect(
    titles(({ closing = [], totals, shares = [] }) =>
      closing
        .flatMap((words) => ('sums' in words ? words.sums : 'of' in words ? [words.of!] : []))
        .filter((name) => !totals.includes(name) || shares.includes(name)),
    ),
  ).toEqual([]);
});

test('every report says its own two or three figures, in words of the shop and no thing twice', () => {
  expect(
    titles((report) => {
      const { band, totals, ratios = {} } = report;
      const defaults = Object.fromEntries(
        Object.entries(report.filters as Record<string, Field>).map(([name, { options }]) => [
          name,
          options?.[0]?.value,
        ]),
      );
      const asked = askedColumns(report, defaults);
      const nameOf = (one: BandFigure): string =>
        typeof one === 'string' ? one : 'of' in one ? one.of : '';
      const seen = band.filter((one) => nameOf(one) === '' || asked.includes(nameOf(one)));
      const labels = seen.map((one) =>
        typeof one === 'string' ? fieldOf(report, one).label : 'rows' in one ? one.rows : one.label,
      );
      const counts = seen.filter(
        (one) =>
          (typeof one !== 'string' && 'rows' in one) ||
          (/^(qty|jumlah|jml)/.test(nameOf(one)) && fieldOf(report, nameOf(one)).kind === 'int'),
      );
      const unknown = seen.flatMap((one) => {
        const name = typeof one !== 'string' && 'where' in one ? '' : nameOf(one);
        return name && !totals.includes(name) && !(name in ratios) ? [`${name} has no total`] : [];
      });
      return [
        ...(seen.length < 2 || seen.length > 3 ? [`${seen.length} figures`] : []),
        ...(new Set(labels).size < labels.length ? ['one label twice'] : []),
        ...(counts.length > 1 && report.rowNoun !== 'aksesoris' ? ['one count twice'] : []),
        ...labels.filter((label) => /^(baris|angka|qty)$/i.test(label)),
        ...unknown,
      ];
    }),
  ).toEqual([]);
});
