import { countBatal, sumBerlaku } from '#kit/server/page.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { DocumentQuery } from '#kit/contract/paging.ts';
import type { Titipan } from '#areas/penjualan/server/titipan/titipan.table.ts';

type Cari = DocumentQuery & { skip: number; limit: number; hanyaHidup: boolean };
type DaftarRow = Titipan & {
  jumlah_semua: number;
};

const HIDUP = sql`('OPEN', 'AKTIF')`;

/** A page of deposits with the sums of the whole filter; without dates it asks for those of every day. */
export function daftarTitipanQuery(kode_toko: string, hari: Hari, cari: Cari): Query<DaftarRow> {
  const order = sql.ref((cari.sort ?? '-input_date').replace(/^-/, ''));
  const direction = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  return sql<DaftarRow>`
    select no_titip, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, qty, berat, sub_total,
           diskon_rp, harga_total, dp_rp, berlaku_sampai, no_faktur_jual, tgl_ambil, input_by, valid_by, cetak_ke,
           count(*) over ()::int as jumlah_semua, ${countBatal()} as total_batal,
           ${sumBerlaku(sql`qty`)} as total_qty, ${sumBerlaku(sql`berat`)} as total_berat,
           ${sumBerlaku(sql`harga_total`)} as total_harga_total, ${sumBerlaku(sql`dp_rp`)} as total_dp_rp,
           ${sumBerlaku(sql`harga_total - dp_rp`)} as total_sisa_rp
      from titipan t
     where kode_toko = ${kode_toko}
       ${cari.tgl_from ? sql`and tgl_system >= ${cari.tgl_from}::date` : sql``}
       ${cari.tgl_to ? sql`and tgl_system <= ${cari.tgl_to}::date` : sql``}
       ${
         cari.hanyaHidup
           ? sql`and (status in ${HIDUP} or ${hari}::date in (tgl_system, tgl_ambil, hari_batal))`
           : sql``
       }
       ${statusnya(cari.status, hari)}
       ${cari.kode_sales && cari.kode_sales !== 'ALL' ? sql`and kode_sales = ${cari.kode_sales}` : sql``}
       ${cari.q ? dicari(cari.q) : sql``}
     order by ${order} ${direction}, no_titip ${direction} limit ${cari.limit} offset ${cari.skip}`;
}

function statusnya(status: string | undefined, hari: Hari): Query {
  if (status === undefined || status === 'ALL') return sql``;
  if (status === 'LEWAT') return sql`and status in ${HIDUP} and berlaku_sampai < ${hari}::date`;
  return sql`and status = ${status}`;
}

function dicari(q: string): Query {
  const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`and (no_titip || ' ' || nama_customer || ' ' || coalesce(no_hp, '')
      || ' ' || coalesce(kode_customer, '') ilike ${like}
      or exists (select from titipan_barang b where b.kode_toko = t.kode_toko and b.no_titip = t.no_titip
                  and b.kode_barcode || ' ' || b.nama_barang ilike ${like}))`;
}
