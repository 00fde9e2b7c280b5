import type { FiltersOf } from '#kit/contract/report.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { kartuStockReport } from '#areas/stock/contract/kartu-stock.report.ts';
import { dibawa } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof kartuStockReport>;

const TIDAK = refusals({
  FILTER_KOSONG: { field: 'kode_barcode', message: 'Filter Tidak Boleh Kosong' },
});

/** A card is of one piece or of one tray. */
export const periksaKartu = ({ kode_barcode, kode_baki }: Saring): readonly Refusal[] =>
  gather([!kode_barcode && !kode_baki, TIDAK.FILTER_KOSONG]);

/** The shop's own places of gold: what leaves one of them leaves the card. */
const TEMPAT = sql`(b.akun like 'baki:%' or b.akun like 'gudang:%' or b.akun like 'kirim:%'
  or b.akun in ('titip', 'service', 'contoh'))`;

/** A piece of the stock that fills an order is carried (decision 1052); one that was made comes in by the craftsman. */
const ANTAR = sql`case when b.qty > 0 then 'PINDAH MASUK' else 'PINDAH KELUAR' end`;
const TUKANG = sql`case when ${dibawa('b', 's')} then ${ANTAR} else 'MASUK' end`;

/** Goods without a barcode come in (IM), are moved (MP) and corrected (MK) under one code. */
const MANUAL = sql`case when left(b.no_bukti, 2) in ('IM', 'XM') then 'TERIMA'
  when left(b.no_bukti, 2) = 'MK' then 'UBAH BERAT' else ${ANTAR} end`;

const MACAM = sql`case s.kode_transaksi
  when 'JUAL' then 'JUAL' when 'BATAL_JUAL' then 'BATAL JUAL' when 'HANCUR' then 'HANCUR'
  when 'BATAL_HANCUR' then 'HANCUR' when 'TITIP' then 'TITIP'
  when 'BATAL_TITIP' then 'TITIP' when 'CICIL' then 'TITIP' when 'BATAL_CICIL' then 'TITIP'
  when 'LELANG_CICIL' then 'TITIP' when 'BATAL_LELANG_CICIL' then 'TITIP'
  when 'OPNAME' then 'OPNAME' when 'BATAL_OPNAME' then 'OPNAME'
  when 'KIRIM' then 'KIRIM' when 'BATAL_KIRIM' then 'KIRIM' when 'BARANG_SAMPAI' then 'KIRIM'
  when 'SELISIH_KIRIM' then 'KIRIM' when 'TERIMA_KIRIM' then 'TERIMA KIRIMAN' when 'BATAL_TERIMA' then 'TERIMA'
  when 'RETUR_SUPPLIER' then 'TERIMA' when 'BATAL_RETUR_SUPPLIER' then 'TERIMA'
  when 'TAMBAH' then 'MASUK' when 'BELI' then 'MASUK' when 'TERIMA' then 'TERIMA'
  when 'UBAH' then case when b.qty <> 0 then 'UBAH KADAR' else 'UBAH BERAT' end
  when 'BATAL_UBAH' then 'UBAH KADAR' when 'BERLIAN' then 'UBAH BERAT'
  when 'PINDAH' then ${ANTAR} when 'BATAL_PINDAH' then ${ANTAR}
  when 'MANUAL' then ${MANUAL} when 'BATAL_MANUAL' then ${MANUAL}
  when 'RETAG' then 'PINDAH MASUK' when 'BATAL_RETAG' then 'PINDAH KELUAR'
  when 'SEPUHAN' then 'PINDAH MASUK' when 'BATAL_SEPUHAN' then 'PINDAH KELUAR'
  when 'TUKANG' then ${TUKANG} when 'BATAL_TUKANG' then ${TUKANG} when 'BATAL_PESAN' then ${ANTAR}
  else 'LAIN' end`;

export const kartuStockQuery = (
  { tgl_from, tgl_to, kode_barcode, kode_baki }: Saring,
  { kode_toko }: Ctx,
): Query => sql`
  with gerak as (
    select s.tgl_system, s.waktu, b.no_bukti, b.urut, b.kode_barcode, ${MACAM} as jenis, b.qty, b.berat, s.input_by,
           (select max(e.seq) from barang_kejadian e
             where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode and e.no_bukti = b.no_bukti) as langkah
      from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and ${TEMPAT} and b.tgl_system <= ${tgl_to}::date
       ${kode_barcode ? sql`and b.kode_barcode = ${kode_barcode}` : sql``}
       ${
         kode_baki
           ? sql`and b.akun in (select 'baki:' || kode_gudang || '/' || kode_baki from baki
                                         where kode_toko = ${kode_toko} and kode_baki = ${kode_baki})`
           : sql``
       }
  ), jalan as (
    select *, sum(qty) over urutan as saldo_qty, sum(berat) over urutan as saldo_berat, row_number() over urutan as ke
      from gerak window urutan as (order by tgl_system, waktu, langkah, no_bukti, urut)
  ), periode as (select * from jalan where tgl_system >= ${tgl_from}::date
  ), baris as (
    select 1 as bagian, ke, waktu as tgl_system, jenis, no_bukti as no_dokumen, kode_barcode,
           greatest(qty, 0) as masuk_qty, greatest(berat, 0) as masuk_berat, greatest(-qty, 0) as keluar_qty,
           greatest(-berat, 0) as keluar_berat, saldo_qty, saldo_berat, input_by
      from periode
    union all
    select 0, 0, null, 'SALDO AWAL', null, null, null, null, null, null, (array_agg(saldo_qty - qty order by ke))[1],
           (array_agg(saldo_berat - berat order by ke))[1], null from periode having count(*) > 0
    union all
    select 2, 0, null, 'SALDO AKHIR', null, null, null, null, null, null, (array_agg(saldo_qty order by ke desc))[1],
           (array_agg(saldo_berat order by ke desc))[1], null from periode having count(*) > 0
  )
  select r.tgl_system, r.jenis, r.no_dokumen, r.kode_barcode, p.nama_barang, r.masuk_qty::int, r.masuk_berat::bigint,
         r.keluar_qty::int, r.keluar_berat::bigint, r.saldo_qty::int, r.saldo_berat::bigint, r.input_by
    from baris r left join barang p on p.kode_toko = ${kode_toko} and p.kode_barcode = r.kode_barcode
   order by r.bagian, r.ke`;
