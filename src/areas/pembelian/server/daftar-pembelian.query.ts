import type { DocumentQuery } from '#kit/contract/paging.ts';
import { countBatal, sumBerlaku } from '#kit/server/page.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Pembelian } from '#areas/pembelian/server/pembelian.table.ts';

type Cari = DocumentQuery & { tgl_from: string; tgl_to: string; skip: number; limit: number };
export type DaftarRow = Pembelian & {
  jumlah_semua: number;
};

/** A page of buy-backs with the sums of the whole filter, in one scan. */
export function daftarPembelianQuery(kode_toko: string, cari: Cari): Query<DaftarRow> {
  const order = sql.ref((cari.sort ?? '-input_date').replace(/^-/, ''));
  const direction = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const like = cari.q ? `%${cari.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  return sql<DaftarRow>`
    select no_faktur_beli, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, qty, berat,
           grand_total, no_tukar, no_lunas, input_by, valid_by, cetak_ke,
           count(*) over ()::int as jumlah_semua, ${countBatal()} as total_batal,
           ${sumBerlaku(sql`qty`)} as total_qty, ${sumBerlaku(sql`berat`)} as total_berat,
           ${sumBerlaku(sql`grand_total`)} as total_grand_total
      from pembelian p
     where kode_toko = ${kode_toko} and tgl_system between ${cari.tgl_from}::date and ${cari.tgl_to}::date
       ${cari.status && cari.status !== 'ALL' ? sql`and status = ${cari.status}` : sql``}
       ${cari.kode_sales && cari.kode_sales !== 'ALL' ? sql`and kode_sales = ${cari.kode_sales}` : sql``}
       ${
         like === null
           ? sql``
           : sql`and (no_faktur_beli || ' ' || nama_customer || ' ' || coalesce(no_hp, '') ilike ${like}
         or exists (select from pembelian_barang b where b.kode_toko = p.kode_toko
                     and b.no_faktur_beli = p.no_faktur_beli
                     and b.nama_barang || ' ' || coalesce(b.kode_barcode, '') || ' ' || coalesce(b.no_faktur_jual, '')
                         ilike ${like}))`
       }
     order by ${order} ${direction}, no_faktur_beli ${direction} limit ${cari.limit} offset ${cari.skip}`;
}
