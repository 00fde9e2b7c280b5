import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { day, type ValuesOf } from '#kit/contract/field.ts';
import { defineReport, rowText, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';

const columns = {
  tgl: day('Tanggal'),
  jenis: rowText('Jenis'),
  berat: sumGram('Berat'),
  rupiah: sumRupiah('Rupiah'),
};
const words = {
  path: 'laporan-uji',
  title: 'Laporan Uji',
  area: 'Barang',
  api: 'GET uji/report',
  filters: {},
  columns,
  totals: ['rupiah'],
  band: ['rupiah'],
  sort: [],
} as const;
type Row = ValuesOf<typeof columns>;

const plain = defineReport(words);
const grouped = defineReport({ ...words, groups: ['tgl', 'jenis'], atTop: ['rupiah'] });

test('a report answers its rows; one that groups answers its groups, with their keys, sums and rows', () => {
  expectTypeOf<AnswerOf<typeof plain.endpoint>>().toEqualTypeOf<readonly Row[]>();
  expectTypeOf<AnswerOf<typeof grouped.endpoint>[number]['detail']>().toEqualTypeOf<
    readonly Row[]
  >();
  expectTypeOf<AnswerOf<typeof grouped.endpoint>[number]>().toExtend<{
    tgl: Hari;
    jenis: string;
    rupiah: Rupiah;
  }>();
  // Neither a column that is not a key nor a group's rows stand where they are not answered.
  expectTypeOf<AnswerOf<typeof grouped.endpoint>[number]>().not.toHaveProperty('berat');
  expectTypeOf<AnswerOf<typeof plain.endpoint>[number]>().not.toHaveProperty('detail');
});

test('what the call answers is read as it stands: 1.5 g in the group of its day', () => {
  const row = { tgl: '2026-11-20', jenis: 'CINCIN', berat: 1.5, rupiah: 2_000_000 };
  const { tgl, jenis, rupiah } = row;
  const [group] = z.decode(grouped.endpoint.answer, [{ tgl, jenis, rupiah, detail: [row] }]);
  expectTypeOf(group!.detail[0]!.berat).toEqualTypeOf<Miligram>();
  expect(group).toEqual({ tgl, jenis, rupiah, detail: [{ ...row, berat: 1500 }] });
  expect(rowsIn([group], grouped.groups)).toEqual(group!.detail);
  const rows = z.decode(plain.endpoint.answer, [row]);
  expect(rowsIn(rows, plain.groups)).toEqual(rows);
  expect(() => z.decode(grouped.endpoint.answer, [row])).toThrow();
});
