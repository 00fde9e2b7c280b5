import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { batalPesananReport } from '#areas/service/contract/laporan/batal-pesanan.report.ts';
import type { pesananReport } from '#areas/service/contract/laporan/laporan-pesanan.report.ts';
import type { pesananBarangReport } from '#areas/service/contract/laporan/pesanan-barang.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Samples of an order in one cell: name, weight, fineness, and the day that each went home. */
const CONTOH = sql`(
  select string_agg(c.nama_barang || ' ' || to_char(c.berat / 1000.0, 'FM999,990.000')
           || ' g ' || ${teksPersen(sql`c.kadar`)}
           || coalesce(', diambil ' || to_char(c.tgl_ambil, 'DD/MM/YYYY'), ''), '; ' order by c.urut)
    from pesanan_contoh c where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan)`;
const ADA_CONTOH = sql`exists (
  select from pesanan_contoh c where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan)`;
const BELUM_DIAMBIL = sql`exists (
  select from pesanan_contoh c where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan
  and c.no_ambil is null)`;

/** What a pick-up really came to, where it was fetched; else as it was ordered. */
const TOTAL = sql`coalesce((select j.grand_total from penjualan j
  where j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual), p.total_harga)`;

/** One row for each order; a cancelled or rejected one is listed without figures that add up. */
export const pesananQuery = (
  {
    tgl_from,
    tgl_to,
    status,
    kode_sales,
    kode_tukang,
    contoh,
    terlambat,
  }: FiltersOf<typeof pesananReport>,
  { kode_toko, hari }: Ctx,
): Query => sql`
  with r as (
    select p.status, p.no_pesanan, p.tgl_system as tgl_pesanan, p.nama_customer, p.alamat_customer,
           tulis_nomor(p.no_hp) as no_hp, p.kode_sales, p.kode_tukang, x.hidup, p.qty,
           coalesce(p.berat_selesai, p.berat) as berat, p.ongkos, ${TOTAL} as total,
           case when p.status = 'DIAMBIL' then ${TOTAL} else p.dp_rp end as bayar, p.tgl_janji,
           case when p.status in ('OPEN', 'VALID', 'PROSES')
             then greatest(0, ${hari}::date - p.tgl_janji) else 0 end::int
             as terlambat_hari, ${CONTOH} as contoh,
           ${BELUM_DIAMBIL} and p.status <> 'OPEN' and (not p.tunggu or p.valid_at is not null) as belum
      from pesanan p
     cross join lateral (select p.status <> 'CANC' as hidup) x
     where p.kode_toko = ${kode_toko} and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
       ${same('p.status', status)} ${same('p.kode_sales', kode_sales)} ${same('p.kode_tukang', kode_tukang)}
       ${contoh === 'ADA' ? sql`and ${ADA_CONTOH}` : sql``}
       ${contoh === 'BELUM' ? sql`and ${BELUM_DIAMBIL}` : sql``}
  )
  select status, no_pesanan, tgl_pesanan, nama_customer, alamat_customer, no_hp, kode_sales, kode_tukang,
         case when hidup then qty else 0 end as total_qty, case when hidup then berat else 0 end::bigint as total_berat,
         case when hidup then ongkos else 0 end::bigint as ongkos,
         case when hidup then total else 0 end::bigint as total_harga,
         case when hidup then bayar else 0 end::bigint as jumlah_bayar,
         case when hidup then total - bayar else 0 end::bigint as sisa_bayar,
         tgl_janji, terlambat_hari, contoh, case when belum then 'CONTOH BELUM DIAMBIL' end as tanda
    from r
   where ${contoh === 'BELUM' ? sql`belum` : sql`true`}
     and ${terlambat === 'TERLAMBAT' ? sql`terlambat_hari > 0` : sql`true`}
   order by status, tgl_pesanan, no_pesanan`;

/** A row a piece that was ordered; those of cancelled orders are none. */
export const pesananBarangQuery = (
  { tgl_from, tgl_to }: FiltersOf<typeof pesananBarangReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select p.no_pesanan, p.kode_sales, p.tgl_system as tgl_pesanan,
         coalesce(nullif(trim(b.deskripsi), ''), '-') as deskripsi, b.berat, b.ongkos, b.harga as sub_total
    from pesanan p join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
   where p.kode_toko = ${kode_toko} and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.status <> 'CANC'
   order by p.tgl_system, p.no_pesanan, b.urut`;

/** A row an order that was ended with a number of its own; one that only waited was rejected and is none. */
export const batalPesananQuery = (
  { tgl_from, tgl_to }: FiltersOf<typeof batalPesananReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select no_pesanan, kode_sales, hari_batal as tanggal, berat::bigint as total_berat, qty as total_qty,
         ongkos, total_harga,
         dp_rp as jumlah_bayar, (total_harga - dp_rp)::bigint as sisa_bayar
    from pesanan
   where kode_toko = ${kode_toko} and no_batal is not null and hari_batal between ${tgl_from}::date and ${tgl_to}::date
   order by hari_batal, no_pesanan`;
