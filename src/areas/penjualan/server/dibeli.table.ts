import { sql, statement, statementByMany, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

/** A line of a nota; `kode_toko` is the shop that sold it, null where another server keeps its notas. */
export type Dibeli = { kode_toko: string | null; no_faktur_jual: string; kode_barcode: string };
/** The buy-back that takes them. */
type Pembeli = { kode_toko: string; no_faktur_beli: string; op: string };

const TANDAI = statement(`
  insert into penjualan_dibeli (kode_toko, no_faktur_jual, kode_barcode, kode_toko_beli, no_faktur_beli, op)
  select x.kode_toko, x.no_faktur_jual, x.kode_barcode, $1, $2, $3::uuid
    from jsonb_to_recordset($4::jsonb) as x (kode_toko text, no_faktur_jual text, kode_barcode text)
   order by x.no_faktur_jual, x.kode_barcode
  on conflict do nothing returning kode_barcode`);

/** Marks lines of notas as bought back; fewer than asked where one was already: the first wins (D-13.3). */
export const tandaiDibeli = async (
  tx: Tx,
  { kode_toko, no_faktur_beli, op }: Pembeli,
  lines: readonly Dibeli[],
): Promise<number> =>
  lines.length === 0
    ? 0
    : (await tx.call(TANDAI, [kode_toko, no_faktur_beli, op, JSON.stringify(lines)])).length;

/** The buy-back does not stand any more: its lines may be bought back again. */
export const lepasDibeli = (tx: Tx, kode_toko: string, no_faktur_beli: string): Promise<number> =>
  tx.run(sql`
    delete from penjualan_dibeli where kode_toko_beli = ${kode_toko} and no_faktur_beli = ${no_faktur_beli}`);

type SudahDibeli = Omit<Dibeli, 'kode_toko'> & { readonly no_faktur_beli: string };

/** Those of these lines that a buy-back has already, of whichever shop. */
export const listSudahDibeli = async (
  on: Sql,
  lines: readonly Dibeli[],
): Promise<SudahDibeli[]> => {
  const notas = lines.map(({ no_faktur_jual }) => no_faktur_jual);
  const codes = lines.map(({ kode_barcode }) => kode_barcode);
  return lines.length === 0 ? [] : on.call<SudahDibeli>(SUDAH, [notas, codes]);
};

const SUDAH = statementByMany(
  `select d.no_faktur_beli, d.no_faktur_jual, d.kode_barcode from penjualan_dibeli d
     join unnest($1::text[], $2::text[]) as x (no_faktur_jual, kode_barcode) using (no_faktur_jual, kode_barcode)`,
  ['text[]', 'text[]'],
  ([notas]) => (notas as string[]).map((no) => `nota ${no}`),
);

/** The marks as rows that are written with their buy-back, whose number they hold in `no_faktur_beli`. */
export const DIBELI = {
  table: 'penjualan_dibeli',
  no: 'no_faktur_beli',
  columns: ['kode_toko', 'no_faktur_jual', 'kode_barcode', 'kode_toko_beli', 'op'],
} as const;

/** The buy-back that holds a line of this sale, if any does. */
export const findPembeliKembali = (
  on: Sql,
  kode_toko: string,
  no_faktur_jual: string,
): Promise<{ no_faktur_beli: string } | undefined> =>
  on.maybe(sql<{ no_faktur_beli: string }>`
    select no_faktur_beli from penjualan_dibeli
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no_faktur_jual} limit 1`);
