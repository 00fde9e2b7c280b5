import { sql, type Query } from '#kit/server/sql.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';
import {
  DIPEGANG,
  hargaGlobal,
  TANPA_HARGA_TETAP,
} from '#areas/pengawasan/server/sinyal-dihargai.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Gold whose price is locked: of an order what a payment bought, or every line of one that locks all (D-36.4), of a
 * deposit and of a contract every piece that is priced by its weight.
 */
const terkunci = (span: Span, kode_toko: string): Query => sql`
  select k.no_bayar as no, k.urut, coalesce(b.input_by, p.valid_by, p.input_by) as input_by, k.tgl_system,
         k.input_date as waktu, l.kode_group, l.kode_kadar, l.kadar, k.berat, k.harga_per_gram
    from v_pesanan_kunci k
    join pesanan p on p.kode_toko = k.kode_toko and p.no_pesanan = k.no_pesanan and p.status <> 'CANC'
    join pesanan_barang l on l.kode_toko = k.kode_toko and l.no_pesanan = k.no_pesanan and l.urut = k.urut
    left join pesanan_bayar b on b.kode_toko = k.kode_toko and b.no_bayar = k.no_bayar
   where k.kode_toko = ${kode_toko} and ${dalam('k.tgl_system', span)}
  union all
  select p.no_pesanan, l.urut, p.input_by, p.tgl_system, p.input_date, l.kode_group, l.kode_kadar,
         l.kadar, l.berat, l.harga_per_gram
    from pesanan p
    join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.status not in ('OPEN', 'CANC')
     and p.kunci_harga = 'KUNCI_SEMUA'
  union all
  select p.no, p.urut, p.input_by, p.tgl_system, p.input_date, p.kode_group, p.kode_kadar, p.persen,
         p.berat, p.harga_per_gram
    from ${DIPEGANG}
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and ${TANPA_HARGA_TETAP}`;

/** Every selling price with the one before it: of a gram by its row, or of pure gold, which prices what has no row. */
const hargaJual = (kode_toko: string): Query => sql`
  select true as barisan, kode_group, kode_kadar, berlaku_dari, harga_per_gram::bigint as kini,
         lag(harga_per_gram::bigint) over (partition by kode_group, kode_kadar order by berlaku_dari, id) as lalu
    from harga_emas where kode_toko = ${kode_toko} and jenis = 'JUAL' and berlaku_dari <= waktu()
  union all
  select false, null, null, berlaku_dari, kini, lalu from (${hargaGlobal(kode_toko)}) g where berlaku_dari <= waktu()`;

/** Gold that was locked minutes before its price rose: by whom, and what the rise would have brought. */
const sebelumNaik = (span: Span, { kode_toko, param }: Ctx): Query => {
  const menit = param(pengawasanParam.SINYAL_HARGA_MENIT);
  return sql`
  select 'KUNCI SEBELUM HARGA NAIK', input_by, tgl_system, null,
         string_agg(distinct kode || ' ' || lalu || ' menjadi ' || kini, ', '), count(distinct no)::int,
         array_agg(distinct no order by no), sum(berat), sum(nilai_berat(berat, harga_per_gram)),
         -sum(nilai_berat(berat, naik)), ${`${menit} menit`}
    from (
      select distinct on (k.no, k.urut) k.*, u.lalu, u.kini, coalesce(u.kode_group, u.kode_kadar, 'GLOBAL') as kode,
             case when u.barisan then u.kini - u.lalu
                  else sebesar_persen(u.kini, k.kadar) - sebesar_persen(u.lalu, k.kadar) end as naik
        from (${terkunci(span, kode_toko)}) k
        join (${hargaJual(kode_toko)}) u
          on u.kini > u.lalu and u.berlaku_dari > k.waktu
         and u.berlaku_dari <= k.waktu + make_interval(mins => ${menit}::int)
         and case when u.barisan then u.kode_group = k.kode_group or u.kode_kadar = k.kode_kadar
                  else not exists (select from harga_emas h
                    where h.kode_toko = ${kode_toko} and h.jenis = 'JUAL' and h.berlaku_dari <= k.waktu
                      and (h.kode_group = k.kode_group or h.kode_kadar = k.kode_kadar)) end
       order by k.no, k.urut, u.berlaku_dari) naik
   group by input_by, tgl_system`;
};

/**
 * Orders that locked the whole price, fetched below the price of the day: what the shop lost on gold that no first DP
 * had paid (a further one may be paid when the price has risen), together more than a person spends of its money alone
 * (BATAS_KAS_KELUAR). The person took the order.
 */
const kunciTanpaDp = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(bukuParam.BATAS_KAS_KELUAR);
  return sql`
  select 'KUNCI TANPA DP', input_by, tgl_system, null, count(*) || ' pesanan di bawah harga hari ambil', count(*)::int,
         array_agg(no_faktur_jual order by no_faktur_jual), sum(berat), sum(netto),
         -sum(rugi), ${batas.toLocaleString('en-US')}
    from (
      select p.input_by, j.tgl_system, j.no_faktur_jual, sum(l.berat) as berat, sum(l.netto) as netto,
             floor(sum(nilai_berat(l.berat, l.harga_per_gram) + l.ongkos - l.netto * 10000 / (10000 + b.ppn_persen))
                   * (p.total_harga - p.dp_awal) / p.total_harga) as rugi
        from penjualan j
        join pesanan p on p.kode_toko = j.kode_toko and p.no_pesanan = j.no_pesanan and p.kunci_harga = 'KUNCI_SEMUA'
        join penjualan_barang l on l.kode_toko = j.kode_toko and l.no_faktur_jual = j.no_faktur_jual
        join pesanan_barang b on b.kode_toko = j.kode_toko and b.no_pesanan = j.no_pesanan
         and b.kode_barcode = l.kode_barcode
       where j.kode_toko = ${kode_toko} and ${dalam('j.tgl_system', span)} and j.status = 'DONE'
       group by p.input_by, j.tgl_system, j.no_faktur_jual, p.total_harga, p.dp_awal) jual
   where rugi > 0
   group by input_by, tgl_system having sum(rugi) > ${batas}::bigint`;
};

/**
 * What the shop should have kept of DP and did not (BATAL_PESANAN_PERSEN), by whichever way the money went: with an
 * order that ended, with a further DP that was undone before it ended, at a pick-up.
 */
const dendaTidakDitahan = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'DENDA PESANAN TIDAK DITAHAN', user_id, tgl, null, count(*) || ' kali DP kembali tanpa denda', count(*)::int,
         array_agg(no order by no), null::bigint, sum(kembali), -sum(denda), null
    from (
      select user_id, tgl, no, kembali,
             dp * batal_persen / 10000 - ditahan as denda
        from (
          select batal_by as user_id, hari_batal as tgl, no_batal as no, dp_rp::bigint as dp,
                 ditahan_rp::bigint as ditahan,
                 refund_rp::bigint as kembali, batal_persen
            from pesanan where kode_toko = ${kode_toko} and ${dalam('hari_batal', span)} and no_batal is not null
          union all
          select b.batal_by, b.tgl_system, b.no_bayar, b.jumlah, 0, b.jumlah, p.batal_persen
            from pesanan_bayar b
            join pesanan p on p.kode_toko = b.kode_toko and p.no_pesanan = b.no_pesanan and p.status = 'CANC'
           where b.kode_toko = ${kode_toko} and ${dalam('b.tgl_system', span)} and b.status = 'CANC'
          union all
          select j.input_by, j.tgl_system, j.no_faktur_jual, -c.jumlah, 0, -c.jumlah, p.batal_persen
            from penjualan j
            join pesanan p on p.kode_toko = j.kode_toko and p.no_pesanan = j.no_pesanan
            join pembayaran c on c.kode_toko = j.kode_toko and c.no_dokumen = j.no_faktur_jual and c.jumlah < 0
           where j.kode_toko = ${kode_toko} and ${dalam('j.tgl_system', span)} and j.status = 'DONE'
        ) dp) semua
   where denda > 0
   group by user_id, tgl`;

/** Prices and penalties of orders (D-36.4, D-36.8). */
export const tentangPesanan = (span: Span, ctx: Ctx): Query[] =>
  [sebelumNaik, kunciTanpaDp, dendaTidakDitahan].map((one) => one(span, ctx));
