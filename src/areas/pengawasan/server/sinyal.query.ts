import { percentOf } from '#kit/rules/quantity.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { addDays } from '#kit/rules/hari.ts';
import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { SINYAL } from '#areas/pengawasan/contract/sinyal.ts';
import type { sinyalReport } from '#areas/pengawasan/contract/sinyal.report.ts';
import { cancelledIn } from '#areas/buku/server/register/register.query.ts';
import {
  gantiHarga,
  hargaKembali,
  pecahKasKeluar,
  penuhKeranjang,
  ringanDanDiskon,
} from '#areas/pengawasan/server/sinyal-harga.query.ts';
import {
  emasBelumDiambil,
  leburLebihKaya,
  susutDisetujui,
  susutKecilSebulan,
  susutTukang,
  tetapDiBawahEmas,
} from '#areas/pengawasan/server/sinyal-emas.query.ts';
import { invarianDiakui, jamDanTanggal } from '#areas/pengawasan/server/sinyal-jam.query.ts';
import { tentangBerlian } from '#areas/pengawasan/server/sinyal/sinyal-berlian.query.ts';
import { keluarUntukEmas } from '#areas/pengawasan/server/sinyal-keluar.query.ts';
import { diLuarMeja } from '#areas/pengawasan/server/sinyal-di-luar-meja.query.ts';
import { tentangGesek } from '#areas/pengawasan/server/sinyal-gesek.query.ts';
import { bukuBerbeda, dataTokoDitolak } from '#areas/pengawasan/server/sinyal/sinyal-jauh.query.ts';
import { laciLewatAgen } from '#areas/pengawasan/server/sinyal/sinyal-agen.query.ts';
import { tentangSupplier } from '#areas/pengawasan/server/sinyal/sinyal-supplier.query.ts';
import { antarToko } from '#areas/pengawasan/server/sinyal-kirim.query.ts';
import { lepasTangan } from '#areas/pengawasan/server/sinyal-lepas.query.ts';
import { pusatDiCabang } from '#areas/pengawasan/server/sinyal-pusat.query.ts';
import { templatDiubah } from '#areas/pengawasan/server/sinyal-pesan.query.ts';
import { tentangPesanan } from '#areas/pengawasan/server/sinyal-pesanan.query.ts';
import { tentangPoin } from '#areas/pengawasan/server/sinyal-poin.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import {
  beliSetelahNaik,
  jualSetelahUbah,
} from '#areas/pengawasan/server/sinyal-ubah-harga.query.ts';
import { ditolakBerulang, penyetujuBuatan } from '#areas/pengawasan/server/sinyal-setuju.query.ts';
import { perCustomer } from '#areas/pengawasan/server/wajib-lapor.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';

/** So long a person is compared with what is usual for that person (№ 114), and so few happen to anyone. */
const HARI_BIASA = 30;
const PALING_SEDIKIT = 3;

/** Every kind of signal, each a line for a person and a day, with a mark where it is twice the usual. */
export function sinyalQuery(saring: FiltersOf<typeof sinyalReport>, ctx: Ctx): Query {
  const span = { tgl_from: addDays(saring.tgl_from, -HARI_BIASA), tgl_to: saring.tgl_to };
  const parts = [
    batalCetak(span, ctx),
    jualSetelahUbah(span, ctx),
    beliSetelahNaik(span, ctx),
    batalJual(span, ctx),
    beliAtasHarga(span, ctx),
    selisihBerat(span, ctx),
    pecahTunai(span, ctx),
    gantiHarga(span, ctx),
    hargaKembali(span, ctx),
    pecahKasKeluar(span, ctx),
    ringanDanDiskon(span, ctx),
    penuhKeranjang(span, ctx),
    penyetujuBuatan(span, ctx),
    ditolakBerulang(span, ctx),
    tetapDiBawahEmas(span, ctx),
    leburLebihKaya(span, ctx),
    susutDisetujui(span, ctx),
    susutTukang(span, ctx),
    susutKecilSebulan(span, ctx),
    emasBelumDiambil(span, ctx),
    jamDanTanggal(span, ctx),
    invarianDiakui(span, ctx),
    pusatDiCabang(span, ctx),
    dataTokoDitolak(span, ctx),
    bukuBerbeda(span, ctx),
    templatDiubah(span, ctx),
    laciLewatAgen(span, ctx),
    ...keluarUntukEmas(span, ctx),
    ...tentangPoin(span, ctx),
    ...antarToko(span, ctx),
    ...lepasTangan(span, ctx),
    ...tentangGesek(span, ctx),
    ...tentangPesanan(span, ctx),
    ...diLuarMeja(span, ctx),
    ...tentangBerlian(span, ctx),
    ...tentangSupplier(span, ctx),
  ];
  return sql`
  with sinyal as (${sql.join(parts, sql` union all `)}
  ), biasa as (
    select s.*, coalesce(sum(jml) over (partition by sinyal, user_id order by tgl_system
             range between ${`${HARI_BIASA} days`}::interval preceding and '1 day'::interval preceding), 0) as lalu
      from sinyal s
  )
  select sinyal, user_id, tgl_system, nama_customer, uraian, jml, no_dokumen, berat::bigint as berat,
         jumlah_rp::bigint as jumlah_rp, selisih_rp::bigint as selisih_rp, batas,
         case when jml >= ${PALING_SEDIKIT} and jml * ${HARI_BIASA} > 2 * lalu then 'DI ATAS BIASA' end as tanda
    from biasa
   where tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('sinyal', saring.sinyal)}
     ${saring.user_id === 'ALL' ? sql`` : sql`and ${saring.user_id} = any(string_to_array(user_id, ', '))`}
   order by array_position(${[...SINYAL]}::text[], sinyal), user_id, tgl_system, nama_customer`;
}

/**
 * Cancelled documents of every area and prints after the first, added up by who did it. What waited and was rejected
 * is none, but for manual notes, whose money crossed the counter (D-46.4).
 */
const batalCetak = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'BATAL DAN CETAK ULANG' as sinyal, user_id, tgl as tgl_system, null as nama_customer,
         concat_ws(', ', nullif(count(*) filter (where batal), 0) || ' batal',
           nullif(count(*) filter (where not batal), 0) || ' cetak ulang') as uraian, count(*)::int as jml,
         array_agg(distinct no order by no) as no_dokumen, sum(berat) as berat, sum(rupiah) as jumlah_rp,
         null::bigint as selisih_rp, null as batas
    from (
      select cancel_by as user_id, cancel_day as tgl, no, weight as berat, amount as rupiah, true as batal
        from v_register
       where ${cancelledIn(kode_toko, span)} and (cancel_no is not null or kind in ('jual_manual', 'beli_manual'))
      union all
      select a.user_id, ${localDayOf(sql`a.waktu`, toko.zona)}, a.kunci,
             null, null, false
        from audit a
       where a.kode_toko = ${kode_toko} and a.tindakan = 'CETAK_ULANG' and ${inLocalDays('a.waktu', span, toko.zona)}
    ) kejadian group by user_id, tgl`;

/**
 * A piece that was cancelled and sold again, each cancel with the next sale; the person is who
 * cancelled it, the day that of the new sale.
 */
const batalJual = (span: Span, { kode_toko, param }: Ctx): Query => {
  const pantau = param(pengawasanParam.SINYAL_BATAL_JUAL_HARI);
  return sql`
  select 'BATAL LALU JUAL', batal_by, tgl_system, null, uraian, jml,
         array(select distinct no from unnest(batal || jual) no order by no), berat, netto, selisih,
         ${`${pantau} hari`}
    from (
      select batal_by, tgl_system, string_agg(distinct kode_barcode, ', ') as uraian, count(*)::int as jml,
             array_agg(dulu) as batal, array_agg(baru) as jual, sum(berat) as berat, sum(netto) as netto,
             sum(netto - netto_dulu) as selisih
        from (
          select distinct on (p.no_faktur_jual, l.kode_barcode) p.batal_by, q.tgl_system, l.kode_barcode,
                 p.no_faktur_jual as dulu, q.no_faktur_jual as baru, m.berat, m.netto, l.netto as netto_dulu
            from penjualan p
            join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
            join penjualan_barang m on m.kode_toko = l.kode_toko and m.kode_barcode = l.kode_barcode
             and m.no_faktur_jual <> l.no_faktur_jual and ${dalam('m.tgl_system', span)}
            join penjualan q on q.kode_toko = m.kode_toko and q.no_faktur_jual = m.no_faktur_jual
           where p.kode_toko = ${kode_toko} and p.no_batal is not null and q.valid_at is not null
             and q.input_date >= p.tgl_batal and q.input_date < p.tgl_batal + make_interval(days => ${pantau}::int)
           order by p.no_faktur_jual, l.kode_barcode, q.input_date, q.no_faktur_jual) pasang
       group by batal_by, tgl_system) lagi`;
};

/** Bought back for more than the shop's own rule gave. */
const beliAtasHarga = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'BELI DI ATAS HARGA', p.input_by, p.tgl_system, null, count(*) || ' barang di atas harga hitung',
         count(distinct p.no_faktur_beli)::int, array_agg(distinct p.no_faktur_beli order by p.no_faktur_beli),
         sum(l.berat), sum(l.harga), sum(l.harga - l.harga_tawar), to_char(sum(l.harga_tawar), 'FM999,999,999,990')
    from nota_beli p
    join nota_beli_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
     and l.harga > l.harga_tawar
   group by p.input_by, p.tgl_system`;

/** Weight that a person's acts found or lost. */
const selisihBerat = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'SELISIH BERAT', s.input_by, b.tgl_system, null,
         concat_ws(', ', ${gram('-', 'lebih')}, ${gram('', 'kurang')}, ${MURNI_SAJA}),
         count(distinct b.no_bukti)::int, array_agg(distinct b.no_bukti order by b.no_bukti), sum(b.berat),
         null, null, null
    from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
   where b.kode_toko = ${kode_toko} and b.akun in ('selisih', 'susut')
     and (b.berat <> 0 or abs(b.murni) > ${sql.lit(DEBU_MURNI)})
     and ${dalam('b.tgl_system', span)}
   group by s.input_by, b.tgl_system`;

/** What arrives at the account is lost to the shop. */
const gram = (tanda: '' | '-', kata: string): Query => {
  const sisi = tanda === '' ? sql`b.berat > 0` : sql`b.berat < 0`;
  return sql`to_char(abs(sum(b.berat) filter (where ${sisi})) / 1000.0, 'FM999,990.000') || ${` g ${kata}`}`;
};

/** Roundings between finenesses are less than this, in milligrams. */
const DEBU_MURNI = 50;
/** Fine gold that went while the weight agrees: gold that is called poorer than it was. */
const MURNI_SAJA = sql`
  to_char(sum(abs(b.murni)) filter (where b.berat = 0) / 1000.0, 'FM999,990.000') || ' g murni berbeda'`;

/** Cash of one customer and day just below the limit, in more than one document, over the whole chain. */
const pecahTunai = (span: Span, ctx: Ctx): Query => {
  const lapor = ctx.param(pembelianParam.BATAS_LAPOR_TUNAI);
  const batas = percentOf(lapor, ctx.param(pengawasanParam.PERINGATAN_PECAH_TUNAI_PERSEN), 'up');
  return sql`
  select 'PECAH TUNAI', array_to_string(input_by, ', '), tgl_system, coalesce(nullif(nama_customer, ''), '-'),
         jml_tunai || ' dokumen tunai', jml_tunai, no_dokumen, berat, tunai, null, ${batas.toLocaleString('en-US')}
    from (${perCustomer(span, ctx)}) c
   where tunai >= ${batas} and jml_tunai > 1`;
};
