import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { mutasiStockReport } from '#areas/stock/contract/laporan/mutasi-stock.report.ts';
import { dahulu, saatItu } from '#areas/stock/server/laporan/dahulu.query.ts';
import {
  AKUN_BARANG,
  dibawa,
  emasLepas,
  tempatStock,
} from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof mutasiStockReport>;

const KUNCI: Record<Saring['group_by'], Query> = {
  JENIS: sql`coalesce(${saatItu('kode_dept')}, '-')`,
  KADAR: teksPersen(sql`g.kadar`),
  GROUP: sql`coalesce(${saatItu('kode_group')}, '-')`,
  GUDANG: sql`g.gudang`,
  BAKI: sql`g.gudang || coalesce('/' || g.baki, '')`,
};

/**
 * The column of a movement in the report; what has no column of its own is a correction. Goods without a
 * barcode come in (IM), are moved (MP) and corrected (MK) under one code.
 */
const MACAM = sql`case
  when s.kode_transaksi in ('TUKANG', 'BATAL_TUKANG') and ${dibawa('k', 's')} then 'pindah'
  when s.kode_transaksi in ('TAMBAH', 'RETAG', 'BATAL_RETAG', 'SEPUHAN', 'BATAL_SEPUHAN', 'TUKANG', 'BATAL_TUKANG')
    then 'tambah'
  when s.kode_transaksi in ('TERIMA', 'BATAL_TERIMA', 'RETUR_SUPPLIER', 'BATAL_RETUR_SUPPLIER')
    or left(s.no_bukti, 2) in ('IM', 'XM') then 'terima'
  when s.kode_transaksi in ('PINDAH', 'BATAL_PINDAH', 'TITIP', 'BATAL_TITIP', 'CICIL', 'BATAL_CICIL',
    'LELANG_CICIL', 'BATAL_LELANG_CICIL', 'BATAL_PESAN') or left(s.no_bukti, 2) in ('MP', 'XV') then 'pindah'
  when s.kode_transaksi in ('KIRIM', 'BATAL_KIRIM', 'TERIMA_KIRIM', 'SELISIH_KIRIM') then 'kirim'
  when s.kode_transaksi in ('JUAL', 'BATAL_JUAL') then 'jual'
  when s.kode_transaksi in ('HANCUR', 'BATAL_HANCUR') then 'hancur' else 'ubah' end`;

const kolom = (macam: string, tanda: '' | '-'): Query => sql`
  coalesce(sum(${sql.raw(tanda)}qty) filter (where macam = ${macam}), 0)::int,
  coalesce(sum(${sql.raw(tanda)}berat) filter (where macam = ${macam}), 0)::bigint`;

/**
 * What there was at first is walked back from now: the stock less every line since. So only the lines
 * since the first day are read, and what they come to at the end is held against the balances of the
 * days; a difference would stand in a line of its own.
 */
export const mutasiStockQuery = (
  { tgl_from, tgl_to, group_by, kode_gudang }: Saring,
  { kode_toko }: Ctx,
): Query => sql`
  with tempat as (select * from (${tempatStock(kode_toko)}) t where true ${same('gudang', kode_gudang)}),
  sejak as (
    select k.kode_barcode, k.akun, k.kadar, k.qty, k.berat, k.murni, k.no_bukti, k.tgl_system
      from tempat t join buku k on k.kode_toko = ${kode_toko} and k.akun = t.akun
     where k.tgl_system >= ${tgl_from}::date and k.kadar <> 0
  ), letak as (
    select b.kode_barcode, ${AKUN_BARANG} as akun, b.persen as kadar, 1 as qty, b.berat, b.murni, 'awal' as macam
      from barang b where b.kode_toko = ${kode_toko} and b.status in ('READY', 'TITIP')
    union all
    select kode_barcode, akun, kadar, -qty, -berat, -murni, 'awal' from sejak where kode_barcode is not null
    union all
    select l.*, 'awal' from (${emasLepas(kode_toko, sql`k.tgl_system < ${tgl_from}::date`)}) l
    union all
    select k.kode_barcode, k.akun, k.kadar, k.qty, k.berat, k.murni, ${MACAM}
      from sejak k join buku_set s on s.kode_toko = ${kode_toko} and s.no_bukti = k.no_bukti
     where k.tgl_system <= ${tgl_to}::date
  ), gerak as (
    select t.gudang, t.baki, l.kode_barcode, l.kadar, l.qty, l.berat, l.murni, l.macam
      from letak l join tempat t on t.akun = l.akun
  ), kelompok as (
    select ${KUNCI[group_by]} as kunci, g.macam, sum(g.qty) as qty, sum(g.berat) as berat, sum(g.murni) as murni
      from gerak g left join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = g.kode_barcode
      ${dahulu(tgl_to, kode_toko)} group by 1, 2
  ), buku_akhir as (
    select coalesce(sum(s.qty), 0)::int as qty, coalesce(sum(s.berat), 0)::bigint as berat,
           coalesce(sum(s.murni), 0)::bigint as murni
      from saldo_hari s join tempat t on t.akun = s.akun
     where s.kode_toko = ${kode_toko} and s.tgl_system <= ${tgl_to}::date
  ), baris (kunci, awal_qty, awal_berat, tambah_qty, tambah_berat, terima_qty, terima_berat, pindah_qty, pindah_berat,
            kirim_qty, kirim_berat, jual_qty, jual_berat, hancur_qty, hancur_berat, ubah_qty, ubah_berat, akhir_qty,
            akhir_berat, akhir_murni) as (
    select kunci, ${kolom('awal', '')}, ${kolom('tambah', '')}, ${kolom('terima', '')}, ${kolom('pindah', '')},
           ${kolom('kirim', '')}, ${kolom('jual', '-')}, ${kolom('hancur', '-')}, ${kolom('ubah', '')},
           sum(qty)::int, sum(berat)::bigint, sum(murni)::bigint
      from kelompok group by kunci
  ), beda as (
    select 'SELISIH' as kunci, (select qty from buku_akhir) - coalesce(sum(akhir_qty), 0)::int as qty,
           (select berat from buku_akhir) - coalesce(sum(akhir_berat), 0)::bigint as berat,
           (select murni from buku_akhir) - coalesce(sum(akhir_murni), 0)::bigint as murni from baris
  )
  select * from baris
   where (awal_qty, awal_berat, akhir_qty, akhir_berat, tambah_qty, terima_qty, terima_berat, pindah_qty, kirim_qty,
          jual_qty, hancur_qty, ubah_qty, ubah_berat) is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  union all
  select kunci, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, qty, berat, murni from beda
   where qty <> 0 or berat <> 0 or murni <> 0
   order by kunci`;
