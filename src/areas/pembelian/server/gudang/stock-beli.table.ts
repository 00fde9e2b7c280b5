import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { StatusStock } from '#areas/pembelian/server/pembelian.table.ts';

/** A piece that lies in the BELI warehouse: bought, or come there by another document (D-35.15). */
export type StockBeli = {
  no_faktur_beli: string;
  urut: number;
  tgl_system: Hari;
  barcode_asal: string | null;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  kadar: Persen;
  berat: Miligram;
  murni: Miligram;
  kondisi: string | null;
  harga: Rupiah;
  kode_gudang: string;
  /** The stones that lie in it: what they are, what they weigh together, what was paid for them (D-45.7). */
  batu: string | null;
  berat_batu: Miligram;
  modal_batu: Rupiah;
};

const KOLOM = sql`b.no_faktur_beli, b.urut, b.tgl_system, b.barcode_asal, b.nama_barang, b.kode_dept, b.kode_group,
  b.kode_kadar, b.kadar, b.berat, b.murni, b.kondisi, b.harga, b.kode_gudang, t.batu, t.berat_batu, t.modal_batu`;
/** Areas to the right bring gold of their own: the view holds whatever lies there, under its document's number. */
const DARI: Query = sql`pembelian_stock s join v_emas_beli b
  on b.kode_toko = s.kode_toko and b.no_faktur_beli = s.no_faktur_beli and b.urut = s.urut
  cross join lateral (
    select string_agg(concat_ws(' ', x.kode_berlian, to_char(x.carat / 1000.0, 'FM999,990.000') || ' ct',
             x.shape, x.color, x.clarity, x.lembaga, x.no_sertifikat), '; ' order by x.kode_berlian) as batu,
           bulat_bagi(coalesce(sum(x.carat), 0)::bigint, 5) as berat_batu,
           coalesce(sum(x.harga_modal), 0)::bigint as modal_batu
      from berlian x
     where x.kode_toko = s.kode_toko and x.no_pegang = s.no_faktur_beli and x.urut_beli = s.urut
       and x.status = 'DIBELI') t`;

export const listStockBeli = (on: Sql, kode_toko: string): Promise<StockBeli[]> =>
  on.many(sql<StockBeli>`
    select ${KOLOM} from ${DARI} where s.kode_toko = ${kode_toko} and s.status = 'BELI'
     order by b.kode_kadar, b.no_faktur_beli, b.urut`);

export type KunciStock = { no_faktur_beli: string; urut: number };

/** Those of the named pieces that are still there, held in one order. */
export const lockStockBeli = (
  tx: Tx,
  kode_toko: string,
  kunci: readonly KunciStock[],
): Promise<StockBeli[]> =>
  tx.many(sql<StockBeli>`
    select ${KOLOM} from ${DARI}
      join jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as k (no_faktur_beli text, urut int)
        on k.no_faktur_beli = s.no_faktur_beli and k.urut = s.urut
     where s.kode_toko = ${kode_toko} and s.status = 'BELI'
     order by b.no_faktur_beli, b.urut for update of s`);

/** What it looked like when it came. */
export const findFotoBeli = async (
  on: Sql,
  kode_toko: string,
  { no_faktur_beli, urut }: KunciStock,
): Promise<string[]> =>
  (
    await on.maybe(sql<{ foto: string[] }>`
      select foto from v_emas_beli
       where kode_toko = ${kode_toko} and no_faktur_beli = ${no_faktur_beli} and urut = ${urut}`)
  )?.foto ?? [];

/** The same of several, in the order of their numbers. */
export const listFotoBeli = (
  on: Sql,
  kode_toko: string,
  kunci: readonly KunciStock[],
): Promise<{ foto: string[] }[]> =>
  on.many(sql<{ foto: string[] }>`
    select v.foto from v_emas_beli v
      join jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as k (no_faktur_beli text, urut int)
        on k.no_faktur_beli = v.no_faktur_beli and k.urut = v.urut
     where v.kode_toko = ${kode_toko} order by v.no_faktur_beli, v.urut`);

/** Gold of another document comes to lie there. */
export const saveStockMasuk = (
  tx: Tx,
  kode_toko: string,
  kunci: readonly KunciStock[],
  op: string,
): Promise<number> =>
  tx.run(sql`
    insert into pembelian_stock (kode_toko, no_faktur_beli, urut, status, op)
    select ${kode_toko}, k.no_faktur_beli, k.urut, 'BELI', ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as k (no_faktur_beli text, urut int)`);

/** What a document brought goes back with its cancel. */
export const saveStockBatal = (
  tx: Tx,
  kode_toko: string,
  no_faktur_beli: string,
  no_batal: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update pembelian_stock set status = 'BATAL', no_keluar = ${no_batal}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no_faktur_beli}`);

type Keluar = { status: StatusStock; no_keluar: string; kode_barcode: string | null; op: string };

/** They leave the BELI warehouse by a document. */
export const saveStockKeluar = (
  tx: Tx,
  kode_toko: string,
  kunci: readonly KunciStock[],
  { status, no_keluar, kode_barcode, op }: Keluar,
): Promise<number> =>
  tx.run(sql`
    update pembelian_stock s set status = ${status}, no_keluar = ${no_keluar}, kode_barcode = ${kode_barcode},
           op = ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as k (no_faktur_beli text, urut int)
     where s.kode_toko = ${kode_toko} and s.no_faktur_beli = k.no_faktur_beli and s.urut = k.urut
       and s.status = 'BELI'`);

/** What left by this document lies in its BELI warehouse again. */
export const saveStockKembali = (
  tx: Tx,
  kode_toko: string,
  no_keluar: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update pembelian_stock set status = 'BELI', no_keluar = null, kode_barcode = null, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_keluar = ${no_keluar} and status in ('RETAG', 'HANCUR', 'SEPUHAN')`);

/** Taken in or shipped by this document, and in its BELI warehouse again by another one. */
export const saveStockPulang = (
  tx: Tx,
  kode_toko: string,
  kunci: readonly KunciStock[],
  no_keluar: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update pembelian_stock s set status = 'BELI', no_keluar = null, op = ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as k (no_faktur_beli text, urut int)
     where s.kode_toko = ${kode_toko} and s.no_faktur_beli = k.no_faktur_beli and s.urut = k.urut
       and s.status in ('SEPUHAN', 'KIRIM') and s.no_keluar = ${no_keluar}`);

/** Where melted gold goes: the warehouse that was named, else the first for scrap. */
export const findGudangLebur = (on: Sql, kode_toko: string, kode_gudang: string | null) =>
  on.maybe(sql<{ kode_gudang: string }>`
    select kode_gudang from gudang
     where kode_toko = ${kode_toko} and is_active and jenis in ('ROSOK', 'HANCUR')
       ${kode_gudang === null ? sql`` : sql`and kode_gudang = ${kode_gudang}`}
     order by jenis desc, kode_gudang limit 1`);
