import type { DocumentQuery } from '#kit/contract/paging.ts';
import { countBatal, sumBerlaku } from '#kit/server/page.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { DokumenTukar } from '#areas/tukar/server/dokumen-tukar.ts';

type Cari = DocumentQuery & { tgl_from: string; tgl_to: string; skip: number; limit: number };
type Row = Omit<
  DokumenTukar,
  'penjualan' | 'pembelian' | 'pembayaran' | 'kembali' | 'batal' | 'valid_at' | 'otorisasi'
>;
export type DaftarRow = Row & {
  jumlah_semua: number;
};

const total = (value: Query): Query => sumBerlaku(value, sql`t.status`);

/** A page of exchanges with the sums of the whole filter, in one scan. */
export function daftarTukarQuery(kode_toko: string, cari: Cari): Query<DaftarRow> {
  const order = sql.ref((cari.sort ?? '-input_date').replace(/^-/, ''));
  const direction = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const like = cari.q ? `%${cari.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  return sql<DaftarRow>`
    select t.no_tukar, j.no_faktur_jual, b.no_faktur_beli, t.tgl_system, t.input_date, t.status, j.kode_sales,
           j.kode_customer, j.nama_customer, j.qty, j.berat, b.qty as qty_beli, b.berat as berat_beli, j.grand_total,
           j.dp_rp, t.beli_rp as tukar_rp, t.selisih, t.input_by, t.valid_by, t.cetak_ke,
           count(*) over ()::int as jumlah_semua, ${countBatal(sql`t.status`)} as total_batal,
           ${total(sql`j.qty`)} as total_qty, ${total(sql`b.qty`)} as total_qty_beli,
           ${total(sql`j.berat`)} as total_berat, ${total(sql`b.berat`)} as total_berat_beli,
           ${total(sql`j.grand_total`)} as total_grand_total, ${total(sql`t.beli_rp`)} as total_tukar_rp,
           ${total(sql`t.selisih`)} as total_selisih
      from tukar t
      join penjualan j on j.kode_toko = t.kode_toko and j.no_tukar = t.no_tukar
      join pembelian b on b.kode_toko = t.kode_toko and b.no_tukar = t.no_tukar
     where t.kode_toko = ${kode_toko} and t.tgl_system between ${cari.tgl_from}::date and ${cari.tgl_to}::date
       ${cari.status && cari.status !== 'ALL' ? sql`and t.status = ${cari.status}` : sql``}
       ${cari.kode_sales && cari.kode_sales !== 'ALL' ? sql`and j.kode_sales = ${cari.kode_sales}` : sql``}
       ${
         like === null
           ? sql``
           : sql`and (concat_ws(' ', t.no_tukar, j.no_faktur_jual, b.no_faktur_beli, j.nama_customer, j.no_hp)
             ilike ${like}
         or exists (select from penjualan_barang l where l.kode_toko = t.kode_toko
                     and l.no_faktur_jual = j.no_faktur_jual and l.kode_barcode || ' ' || l.nama_barang ilike ${like})
         or exists (select from pembelian_barang l where l.kode_toko = t.kode_toko
                     and l.no_faktur_beli = b.no_faktur_beli
                     and l.nama_barang || ' ' || coalesce(l.kode_barcode, '') ilike ${like}))`
       }
     order by ${order} ${direction}, no_tukar ${direction} limit ${cari.limit} offset ${cari.skip}`;
}
