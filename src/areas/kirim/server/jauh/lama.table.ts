import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { BarangRow } from '#areas/stock/server/barang.query.ts';

/** A piece as its row here says that it left. */
export type BarangLama = Pick<
  BarangRow,
  | 'kode_barcode'
  | 'kode_dept'
  | 'kode_group'
  | 'kode_kadar'
  | 'kode_bandrol'
  | 'dokumen_perolehan'
  | 'harga_modal'
  | 'ongkos'
> & {
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly berat_atribut: Miligram;
  readonly murni: Miligram;
  readonly harga_jual: Rupiah;
  readonly harga_atribut: Rupiah;
  readonly kategori_harga: BarangRow['kategori_sendiri'];
  /** It is a row of this shop. */
  readonly sendiri: boolean;
};

/** What rows here say of pieces that left: of this shop, else of the shop of this database that had it last. */
export const listLama = (
  on: Sql,
  codes: readonly string[],
  kode_toko: string,
): Promise<BarangLama[]> =>
  on.many(sql<BarangLama>`
    select distinct on (kode_barcode) kode_barcode, kode_toko = ${kode_toko} as sendiri, persen, berat, berat_atribut,
           murni, harga_modal, harga_jual, ongkos, harga_atribut, kategori_harga, kode_bandrol, kode_dept, kode_group,
           kode_kadar, dokumen_perolehan
      from barang where kode_barcode = any(${codes}::text[]) and status = 'KIRIM'
     order by kode_barcode, kode_toko = ${kode_toko} desc, input_date desc`);

/** Taken in by a shop of this database, or by another one that has told of it. */
export const DITERIMA = sql`
  exists (select from terima_kiriman_isi t
           where t.asal = k.kode_toko and t.no_kirim = k.no_kirim and t.kode_barcode = i.kode_barcode)`;

/** A piece that a shipment of this database has on its way still: where it goes it has not come. */
export const findBelumDiterima = (on: Sql, codes: readonly string[]) =>
  on.maybe(sql<{ kode_barcode: string; no_kirim: string; tujuan: string }>`
    select b.kode_barcode, k.no_kirim, k.tujuan from barang b
      join kirim_barang k on k.kode_toko = b.kode_toko and k.no_kirim = b.no_pegang
      join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
       and i.kode_barcode = b.kode_barcode
     where b.kode_barcode = any(${codes}::text[]) and b.status = 'KIRIM' and not ${DITERIMA}
     order by 1, 2 limit 1`);
