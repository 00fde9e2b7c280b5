import { sql } from '#kit/server/sql.ts';

/** What a ticket is found by besides its numbers and its customer's name: the phone, and what went out and came in. */
export const FINDS = sql`(select concat_ws(' ', h.no_hp,
    (select string_agg(l.kode_barcode || ' ' || l.nama_barang, ' ') from penjualan_barang l
      where l.kode_toko = h.kode_toko and l.no_faktur_jual = h.no_faktur_jual),
    (select string_agg(concat_ws(' ', l.nama_barang, l.kode_barcode), ' ') from pembelian_barang l
      where l.kode_toko = h.kode_toko and l.no_faktur_beli = h.no_faktur_beli))
  from penjualan h where h.kode_toko = d.kode_toko and h.no_tukar = d.no_tukar)`;
