import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import {
  BERLIAN_TERJUAL,
  DIPEGANG,
  EMAS_SERVICE,
  TANPA_HARGA_TETAP,
  SEGRAM,
} from '#areas/pengawasan/server/sinyal-dihargai.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { POLA_PESANAN } from '#areas/stock/rules/tahan-pesanan.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

/** The shop's calendar day of an instant. */
const hariOf = (column: string, { toko }: Ctx): Query => localDayOf(sql.ref(column), toko.zona);

/** Prices of the whole shop, each by its parameter: pure gold (D-9.1), and scrap that is bought. */
const HARGA_TOKO: readonly Query[] = [
  sql`(${barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE.key}::text, 'GLOBAL'::text)`,
  sql`(${pembelianParam.HARGA_ROSOK.key}::text, 'ROSOK'::text)`,
];

/**
 * Every price ever set or removed, in one form: `lama` and `baru` are null where there was or is none. A price that was
 * set again to the same value is no change.
 */
const perubahanHarga = ({ kode_toko }: Ctx): Query => sql`
  select 'harga_emas' as tabel, kode, isian, waktu, id, op, to_jsonb(lama) as lama, to_jsonb(baru) as baru
    from (select coalesce(kode_group, kode_kadar) as kode, jenis as isian, berlaku_dari as waktu, id, op,
                 harga_per_gram as baru,
                 lag(harga_per_gram) over (partition by jenis, kode_group, kode_kadar order by berlaku_dari, id) as lama
            from harga_emas where kode_toko = ${kode_toko} and berlaku_dari <= waktu()) h
   where lama is distinct from baru
  union all
  select 'parameter_toko', kode, '', waktu, id, op, lama, baru
    from (select n.kode, berlaku_dari as waktu, id, op, nullif(value, 'null') as baru,
                 lag(nullif(value, 'null')) over (partition by key order by berlaku_dari, id) as lama
            from parameter_toko
            join (values ${sql.join(HARGA_TOKO)}) n (param, kode) on n.param = key
           where kode_toko = ${kode_toko} and berlaku_dari <= waktu()) p
   where lama is distinct from baru
  union all
  select tabel, kode, isian, waktu, id, op, lama, baru from riwayat_harga
   where kode_toko = ${kode_toko} and op is not null`;

/** Prices changed: how many, and how many of them without approval. */
export const gantiHarga = (span: Span, ctx: Ctx): Query => sql`
  select 'UBAH HARGA', user_id, tgl, null,
         count(*) || ' harga' || coalesce(', ' ||
           nullif(count(*) filter (where keystore is null), 0) || ' tanpa persetujuan', ''),
         count(*)::int, '{}'::text[], null::bigint, null::bigint, null::bigint, null
    from (select a.user_id, a.keystore, ${hariOf('h.waktu', ctx)} as tgl
            from (${perubahanHarga(ctx)}) h
            join lateral (select user_id, keystore from audit
                           where kode_toko = ${ctx.kode_toko} and op = h.op order by urut limit 1) a on true
           where ${inLocalDays('h.waktu', span, ctx.toko.zona)}) u
   group by user_id, tgl`;

/**
 * A price that was set and, within a day, set back to what it had been, or a row for stones that came and went; with
 * the documents in between whose price it chose: sales, orders and what further DP locked of them, deposits, contracts,
 * repairs and buy-backs.
 */
export const hargaKembali = (span: Span, ctx: Ctx): Query => sql`
  select 'HARGA DIUBAH LALU KEMBALI', user_id, tgl, null, string_agg(distinct kode, ', '), count(*)::int,
         array(select distinct n from unnest(string_to_array(string_agg(nota, ' '), ' ')) n where n <> '' order by n),
         null::bigint, null::bigint, null::bigint, '24 jam'
    from (select a.user_id, ${hariOf('h.kembali', ctx)} as tgl,
                 concat_ws(' ', case when h.tabel = 'harga_emas' then nullif(h.isian, 'JUAL') end, h.kode) || ' ' ||
                   coalesce(h.lama #>> '{}', '-') || ' menjadi ' || coalesce(h.baru #>> '{}', '-') as kode,
                 concat_ws(' ', (${jualSementara(ctx)}), (${pesanSementara(ctx)}), (${dipegangSementara(ctx)}),
                   (${dikunciSementara(ctx)}), (${ambilSementara(ctx)}), (${beliSementara(ctx)})) as nota
            from (select u.*, lead(baru) over w as nanti, lead(waktu) over w as kembali
                    from (${perubahanHarga(ctx)}) u
                  window w as (partition by tabel, kode, isian order by waktu, id)) h
            join lateral (select user_id from audit
                           where kode_toko = ${ctx.kode_toko} and op = h.op order by urut limit 1) a on true
           where h.kembali is not null and h.nanti is not distinct from h.lama
             and (h.lama is not null or h.tabel = 'parameter_berlian' and h.isian = 'harga_per_carat')
             and h.kembali <= h.waktu + interval '24 hours' and ${inLocalDays('h.kembali', span, ctx.toko.zona)}) k
   group by user_id, tgl`;

/** Of the document `p`: written while the price `h` applied. */
const sementara = (ctx: Ctx): Query => sql`
  p.kode_toko = ${ctx.kode_toko} and p.tgl_system between ${hariOf('h.waktu', ctx)} - 1 and ${hariOf('h.kembali', ctx)}
   and p.input_date >= h.waktu and p.input_date < h.kembali`;

const jualSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no_faktur_jual, ' ')
    from nota_jual p
    join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
    left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
   where ${sementara(ctx)} and p.valid_at is not null
     and case h.tabel
           when 'harga_emas' then case h.isian when 'JUAL' then h.kode in (l.kode_group, l.kode_kadar)
                                               else l.harga_id = h.id end
           when 'parameter_toko' then h.kode = 'GLOBAL' and l.harga_id is null and l.harga_hari > 0 and ${SEGRAM}
           when 'bandrol' then b.kode_bandrol = h.kode and l.harga = (h.baru #>> '{}')::bigint
           when 'potongan_kategori' then l.kode_potongan = h.kode
           when 'parameter_berlian' then exists (select from berlian s where s.kode_toko = l.kode_toko
             and ${BERLIAN_TERJUAL}) end`;

const pesanSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no_pesanan, ' ')
    from pesanan p
    join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan
   where ${sementara(ctx)} and p.status <> 'OPEN'
     and h.tabel = 'harga_emas' and h.isian = 'JUAL' and h.kode in (l.kode_group, l.kode_kadar)`;

const dipegangSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no, ' ')
    from ${DIPEGANG}
   where ${sementara(ctx)}
     and case h.tabel
           when 'harga_emas' then case h.isian when 'JUAL' then h.kode in (p.kode_group, p.kode_kadar)
                                               else p.harga_id = h.id end
           when 'parameter_toko' then h.kode = 'GLOBAL' and p.harga_id is null and p.harga_hari > 0
                                      and ${TANPA_HARGA_TETAP}
           when 'bandrol' then b.kode_bandrol = h.kode and p.harga = (h.baru #>> '{}')::bigint
           when 'parameter_berlian' then exists (select from berlian s where s.kode_toko = p.kode_toko
             and s.kode_barcode = p.kode_barcode and s.harga_jual is null) end`;

/** A further DP of an order buys gold at the price of its moment (D-36.4). */
const dikunciSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no_bayar, ' ')
    from v_pesanan_kunci p
    join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan and l.urut = p.urut
   where ${sementara(ctx)} and p.no_bayar <> p.no_pesanan
     and h.tabel = 'harga_emas' and h.isian = 'JUAL' and h.kode in (l.kode_group, l.kode_kadar)`;

const ambilSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no_ambil, ' ')
    from ${EMAS_SERVICE}
   where ${sementara(ctx)} and h.tabel = 'harga_emas' and h.isian = 'JUAL' and h.kode = k.kode_kadar`;

const beliSementara = (ctx: Ctx): Query => sql`
  select string_agg(distinct p.no_faktur_beli, ' ')
    from nota_beli p
    join nota_beli_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
   where ${sementara(ctx)} and p.valid_at is not null
     and case when l.asal_nota in ('ROSOK', 'TOKO_LAIN') then h.kode = 'ROSOK' and h.tabel = 'parameter_toko'
              else h.tabel = 'harga_emas' and h.isian = 'BELI' and h.kode in (l.kode_group, l.kode_kadar) end
       or ${sementara(ctx)} and p.valid_at is not null and h.tabel = 'parameter_berlian'
          and exists (select from pembelian_berlian s where s.kode_toko = l.kode_toko
            and s.no_faktur_beli = l.no_faktur_beli and s.urut = l.urut and s.asal = 'PARAMETER')`;

/**
 * What a person paid out in cash on a day in parts that each need no approval, though together they are above the
 * limit.
 */
export const pecahKasKeluar = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(bukuParam.BATAS_KAS_KELUAR);
  return sql`
  select 'PECAH KAS KELUAR', input_by, tgl_system, null, count(*) || ' kali kas keluar', count(*)::int,
         array_agg(no_kas order by no_kas), null::bigint, sum(jumlah), null::bigint, ${batas.toLocaleString('en-US')}
    from kas
   where kode_toko = ${kode_toko} and arah = 'KELUAR' and status = 'DONE' and jumlah <= ${batas}::bigint
     and ${dalam('tgl_system', span)}
   group by input_by, tgl_system having count(*) > 1 and sum(jumlah) > ${batas}::bigint`;
};

/** Weighed lighter than stock, which needs no approval within the tolerance, and given a discount on top. */
export const ringanDanDiskon = (span: Span, { kode_toko, param }: Ctx): Query => sql`
  select 'BERAT KURANG DAN DISKON', p.input_by, p.tgl_system, null,
         count(*) || ' barang, diskon ' || sum(l.diskon_rp + l.bagian_rp), count(distinct p.no_faktur_jual)::int,
         array_agg(distinct p.no_faktur_jual order by p.no_faktur_jual), sum(l.berat - l.berat_stock), sum(l.netto),
         -sum(l.diskon_rp + l.bagian_rp), ${`${(param(stockParam.TOLERANSI_BERAT_JUAL) / 1000).toFixed(3)} g`}
    from penjualan p
    join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
     and l.berat < l.berat_stock and l.diskon_rp + l.bagian_rp > 0
   group by p.input_by, p.tgl_system`;

/** Who holds more than half of the pieces that one person may have in baskets, over all the branches. */
export const penuhKeranjang = (span: Span, { kode_toko, hari, param }: Ctx): Query => {
  const banyak = Math.floor(param(stockParam.KERANJANG_MAKSIMAL) / 2);
  return sql`
  select 'KERANJANG PENUH', user_id, ${hari}::date, null, count(*) || ' barang di keranjang', count(*)::int,
         array_agg(kode_barcode order by kode_barcode), null::bigint, null::bigint, null::bigint, ${`${banyak} barang`}
    from keranjang
   where sampai > waktu() and user_id in (select user_id from keranjang where kode_toko = ${kode_toko})
     and user_id not like ${POLA_PESANAN}
     and ${hari}::date between ${span.tgl_from}::date and ${span.tgl_to}::date
   group by user_id having count(*) > ${banyak}::int`;
};
