import { statement, type Sql } from '#kit/server/sql.ts';

const KETERANGAN = statement(
  'select isi from keterangan_nota where kode_toko = $1 and is_active order by urut',
);
const DESKRIPSI = statement(
  'select kode_barcode, deskripsi from barang where kode_toko = $1 and kode_barcode = any($2)',
);

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
