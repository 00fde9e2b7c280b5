import { callOne, statement, type Sql } from '#kit/server/sql.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const KETERANGAN = statement(
  'select isi from keterangan_nota where kode_toko = $1 and is_active order by urut',
);
const DESKRIPSI = statement(
  'select kode_barcode, deskripsi from barang where kode_toko = $1 and kode_barcode = any($2)',
);

const BULAN = statement(
  `select batas_toko($1, 'BULAN_BELI_KEMBALI', $2::timestamptz, $3)::int as bulan`,
);
const SAAT = statement(
  'select input_date from penjualan where kode_toko = $1 and no_faktur_jual = $2',
);

/** For how many months a nota of that moment says that its goods are bought back (decision 1224). */
export const findBulanNota = async (on: Sql, kode_toko: string, saat: string): Promise<number> =>
  (
    await callOne<{ bulan: number }>(on, BULAN, [
      kode_toko,
      saat,
      penjualanParam.BULAN_BELI_KEMBALI.bawaan,
    ])
  ).bulan;

/** When a sale was written; null for a number that is no sale of the shop. */
export const findSaatJual = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | null> =>
  (await on.call<{ input_date: string }>(SAAT, [kode_toko, no]))[0]?.input_date ?? null;

/** The shop's lines of small print, in their order. */
export const listKeteranganNota = async (on: Sql, kode_toko: string): Promise<string[]> =>
  (await on.call<{ isi: string }>(KETERANGAN, [kode_toko])).map(({ isi }) => isi);

/** What the stock says of pieces, for the paper: sold ones keep their words. */
export async function readDeskripsi(
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await on.call<{ kode_barcode: string; deskripsi: string | null }>(DESKRIPSI, [
    kode_toko,
    codes,
  ]);
  return new Map(rows.map(({ kode_barcode, deskripsi }) => [kode_barcode, deskripsi ?? '']));
}
