import { statement, type Sql } from '#kit/server/sql.ts';

/** Where gold is called by a code: its percent is fixed while one of them names it (D-51.16). */
const MENYEBUT = [
  'barang',
  'pembelian_barang',
  'hutang_barang',
  'penerimaan_lot',
  'barang_manual_gerak',
  'jual_manual_isi',
  'beli_manual_isi',
];
const DIPAKAI = statement(
  `select ${MENYEBUT.map(
    (table) => `exists (select from ${table} where kode_toko = $1 and kode_kadar = $2)`,
  ).join(' or ')} as dipakai`,
);
export const isKadarDipakai = async (on: Sql, kode_toko: string, kode: string): Promise<boolean> =>
  (await on.call<{ dipakai: boolean }>(DIPAKAI, [kode_toko, kode]))[0]?.dipakai ?? false;

/**
 * A piece in stock of this group whose kadar is another one, the place of goods without a barcode that are, or the
 * number of their purchase that waits.
 */
const LAIN = statement(`
  select kode_barcode from (
    select kode_barcode from barang
     where kode_toko = $1 and kode_group = $2 and kode_kadar <> $3 and status in ('READY', 'TITIP', 'SERVICE')
    union all
    select concat_ws(' ', 'manual', kode_gudang, nullif(kode_baki, '')) from barang_manual
     where kode_toko = $1 and kode_group = $2 and kode_kadar <> $3 and qty > 0
    union all
    select l.no_faktur_beli from beli_manual_isi l
      join beli_manual p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli and p.status = 'OPEN'
     where l.kode_toko = $1 and l.kode_group = $2 and l.kode_kadar <> $3) b
   order by kode_barcode limit 1`);
export const findKadarLain = async (
  on: Sql,
  kode_toko: string,
  kode_group: string,
  kode_kadar: string,
): Promise<string | undefined> =>
  (await on.call<{ kode_barcode: string }>(LAIN, [kode_toko, kode_group, kode_kadar]))[0]
    ?.kode_barcode;
