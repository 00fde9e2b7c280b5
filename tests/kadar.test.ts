import { expect, test } from 'vitest';
import type { Field, Fields } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { askedColumns, asAsked } from '#kit/contract/report-asked.ts';
import type { Report } from '#kit/contract/report.ts';
import { persen } from '#kit/rules/quantity.ts';
import { columnsOf, textOf as onPaper } from '#kit/server/paper/cells.ts';
import { learnNames } from '#kit/web/base/names.ts';
import { plainOf, textOf } from '#kit/web/grid/text-of.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kadarKode } from '#areas/barang/contract/saring-barang.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/** 'Kadar', 'Kadar Baru', 'Kadar Uji': what says a gold content to a person; 'Kode Kadar' names a code. */
const SAYS = /^Kadar\b(?! (EOD|Hasil)$)/;
/** Several in one cell are written as percents by the server (teksPersen). */
const isKadar = ({ kind, source }: Field): boolean =>
  kind === 'grade' || kind === 'list' || source?.saidBy !== undefined;

/** Every field of a schema, through lists and objects, by its path. */
type Shaped = { _zod?: { def?: Record<string, unknown> } };
function fieldsIn(schema: unknown, path = '', seen = new Set<unknown>()): [string, Field][] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const def = (schema as Shaped)._zod?.def ?? {};
  const parts = Object.entries((def.shape ?? {}) as Record<string, unknown>);
  const inner = ['innerType', 'in', 'out', 'element', 'left', 'right'].flatMap((name) =>
    def[name] ? fieldsIn(def[name], path, seen) : [],
  );
  return [
    ...inner,
    ...parts.flatMap(([name, of]) => {
      const own = meaningOf(schema, name);
      const named = own ? [[`${path}.${name}`, own] as [string, Field]] : [];
      return [...named, ...fieldsIn(of, `${path}.${name}`, seen)];
    }),
  ];
}

test('whatever says a kadar in any contract is its percent or a code that is said by it', () => {
  const says = CONTRACTS.flatMap(({ masters, reports, endpoints }) => [
    ...masters.flatMap(({ path, fields }) => under(path, fields)),
    ...reports.flatMap(({ path, columns }) => under(path, columns)),
    ...endpoints.flatMap(({ call, answer }) => fieldsIn(answer, call)),
  ]).filter(([, of]) => SAYS.test(of.label));
  expect(says.filter(([, of]) => !isKadar(of)).map(([name]) => name)).toEqual([]);
  expect(says.filter(([name]) => name.includes(' ')).length).toBeGreaterThan(30);
  expect(says.length).toBeGreaterThan(60);
});
const under = (path: string, fields: Fields): [string, Field][] =>
  Object.entries(fields as Record<string, Field>).map(([name, of]) => [`${path}.${name}`, of]);

test('no report shows the code of a kadar, in no variant', () => {
  const shown = CONTRACTS.flatMap(({ reports }) => reports).flatMap((declared) =>
    variants(declared as Report).flatMap(({ report, values }) =>
      askedColumns(report, values)
        .map((name) => [name, (report.columns as Record<string, Field>)[name]!] as const)
        .filter(([name, of]) =>
          name === report.headed?.column && values[report.headed.by] === 'KADAR'
            ? 'kadar' in report.filters && !isKadar(of)
            : /kode_kadar/.test(name) && !isKadar(of),
        )
        .map(([name]) => `${report.title} ${name}`),
    ),
  );
  expect(shown).toEqual([]);
});
const variants = (report: Report) => {
  const by = report.headed?.by;
  const options = by ? (report.filters as Record<string, Field>)[by]!.options! : [];
  const all = [{}, ...options.map(({ value }) => ({ [by!]: value }))] as Record<string, unknown>[];
  return all.map((values) => ({ report: asAsked(report, values), values }));
};

test('a kadar is written one way on the screen, on paper, in CSV, from its percent or its code', () => {
  const [of, kode] = [kadarMaster.fields.persen as Field, kadarKode('Kadar') as Field];
  learnNames(kode.source!, [{ kode_kadar: '375', label: '9K', persen: 37.5 }]);
  const figure = persen(3750);
  const ctx = {
    toko: { nama_toko: '', alamat_toko: '', zona: 'WIB' },
    lihat_modal: true,
    moduls: new Set<string>(),
    said: new Map([['kadar 375', '37.5%']]),
  };
  const report = { columns: { of, kode } } as unknown as Report;
  const [paper, paperKode] = columnsOf(report, ctx as never, (text) => text);
  expect([
    textOf(of, figure),
    plainOf(of, figure),
    onPaper(of, 'WIB' as never, (text) => text)(figure),
    paper!.text(figure),
    textOf(kode, '375'),
    plainOf(kode, '375'),
    paperKode!.text('375'),
  ]).toEqual(Array(7).fill('37.5%'));
});
