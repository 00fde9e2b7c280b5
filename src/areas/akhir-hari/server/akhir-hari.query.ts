import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { bekuAtauHidup, type Kolom } from '#areas/akhir-hari/server/beku.query.ts';
import type { DayRows } from '#areas/buku/server/day-rows.query.ts';
import { cicilanDay } from '#areas/cicilan/server/laporan/day-rows.query.ts';
import { gesekDay } from '#areas/gesek/server/day-rows.query.ts';
import { hutangDay } from '#areas/hutang/server/laporan/day-rows.query.ts';
import { memberDay } from '#areas/member/server/laporan/day-rows.query.ts';
import { pembelianDay } from '#areas/pembelian/server/day-rows.query.ts';
import { penjualanDay } from '#areas/penjualan/server/laporan/day-rows.query.ts';
import { titipanDay } from '#areas/penjualan/server/titipan/day-rows.query.ts';
import { serviceDay } from '#areas/service/server/laporan/day-rows.query.ts';
import { pesananDay } from '#areas/service/server/laporan/pesanan-day.query.ts';
import { tukarDay } from '#areas/tukar/server/day-rows.query.ts';
import { kasDay, mutasiDay } from '#areas/uang/server/day-rows.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const KOLOM = {
  urut: 'int',
  bagian: 'text',
  jenis: 'text',
  jumlah_trx: 'int',
  qty: 'int',
  berat: 'bigint',
  murni: 'bigint',
  total_rp: 'bigint',
  tunai: 'bigint',
  non_tunai: 'bigint',
  batal: 'int',
  belum_valid: 'int',
} as const satisfies Kolom;

/** Asked for one cashier, a closed day is counted again from facts that cannot change any more. */
export function akhirHariQuery(
  { tgl_system, input_by }: FiltersOf<typeof akhirHariReport>,
  { kode_toko }: Ctx,
): Query {
  const hidup = akhirHariHidup(kode_toko, tgl_system, input_by);
  const rows =
    input_by === 'ALL' ? bekuAtauHidup('akhir_hari', kode_toko, tgl_system, KOLOM, hidup) : hidup;
  return sql`
    select bagian, jenis, jumlah_trx, qty, berat, murni, total_rp, tunai, non_tunai, batal, belum_valid
      from (${rows}) akhir_hari order by urut`;
}

/** What each area tells of a day, in this order; `urut` is the order within an area. */
const TOLD: readonly DayRows[] = [
  penjualanDay,
  kasDay,
  titipanDay,
  pembelianDay,
  mutasiDay,
  gesekDay,
  tukarDay,
  hutangDay,
  cicilanDay,
  serviceDay,
  pesananDay,
  memberDay,
];

/**
 * A cancelled document and its mirror image move nothing together, so cancelled ones stand in a row
 * of their own with their size and no money (reports.md §3). The first rows stand on every day on which
 * anything of what they tell happened.
 */
export function akhirHariHidup(kode_toko: string, tgl: Hari, input_by: string): Query {
  const told = TOLD.map((of, at) => {
    const one = of({ kode_toko, tgl, input_by });
    return { ...one, rows: berurut(one.rows, at) };
  });
  const happened = told.flatMap((one) => one.happened ?? []);
  const standing = told.filter((one) => one.happened).map(({ rows }) => rows);
  const telling = told.filter((one) => !one.happened).map(({ rows }) => rows);
  return sql`
  select * from (${unionAll(standing)}) baris where ${sql.join(happened, sql` or `)}
  union all ${unionAll(telling)}`;
}

/** Rows of an area behind those of the areas before it, whatever numbers those have. */
const berurut = (rows: Query, at: number): Query => {
  const names = Object.keys(KOLOM).map((name) => sql.ref(name));
  const typed = Object.entries(KOLOM).map(([name, type]) =>
    name === 'urut'
      ? sql`${at * 100}::int + urut as urut`
      : sql`${sql.ref(name)}::${sql.raw(type)} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join(typed)} from (${rows}) told (${sql.join(names)})`;
};

const unionAll = (all: readonly Query[]): Query =>
  sql.join(
    all.map((rows) => sql`(${rows})`),
    sql` union all `,
  );
