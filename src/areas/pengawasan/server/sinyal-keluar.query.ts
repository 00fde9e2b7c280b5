import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** From here on gold is as pure as a shop buys it: what is typed is worth most. */
const TERTINGGI = 9900;
/** So much of it from one person on a day is asked about, in milligrams. */
const BANYAK_TERTINGGI = 25_000;
/** So many new loans of one cashier on a day. */
const BANYAK_PINJAMAN = 3;

/** Gold that came in for money on a day, a row a document: by whom, from whom, with how many photos. */
const masuk = (span: Span, kode_toko: string): Query => sql`
  select p.no_faktur_beli as no, p.tgl_system, p.input_by, p.nama_customer, coalesce(p.no_ktp, p.no_hp) as orang,
         p.berat::bigint as berat, p.grand_total::bigint as rupiah,
         jsonb_array_length(to_jsonb(p.foto)) < p.qty as tanpa_foto,
         (select coalesce(sum(l.berat), 0) from pembelian_barang l where l.kode_toko = p.kode_toko
             and l.no_faktur_beli = p.no_faktur_beli and l.kadar >= ${TERTINGGI})::bigint as tertinggi,
         false as pinjaman
    from pembelian p
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null and p.status <> 'CANC'
     and p.no_lunas is null and p.no_jual_retur is null
  union all
  ${masukManual(span, kode_toko)}
  union all
  select h.no_faktur_hutang, h.tgl_system, h.input_by, h.nama_customer, coalesce(h.no_ktp, h.no_hp), h.berat::bigint,
         h.jumlah_hutang::bigint,
         exists (select from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang
             and b.foto is null),
         (select coalesce(sum(b.berat_bersih), 0) from hutang_barang b where b.kode_toko = h.kode_toko
             and b.no_faktur_hutang = h.no_faktur_hutang and b.kadar >= ${TERTINGGI})::bigint, true
    from hutang h
   where h.kode_toko = ${kode_toko} and ${dalam('h.tgl_system', span)} and h.jenis = 'BARU'
     and h.status not in ('OPEN', 'CANC')`;

/** Goods without a barcode: paid for also while they wait, weighed together, so that one photo shows them. */
const masukManual = (span: Span, kode_toko: string): Query => sql`
  select p.no_faktur_beli, p.tgl_system, p.input_by, p.nama_customer, coalesce(p.no_ktp, p.no_hp), p.berat::bigint,
         p.grand_total::bigint, p.foto = '[]',
         (select coalesce(sum(l.berat), 0) from beli_manual_isi l where l.kode_toko = p.kode_toko
             and l.no_faktur_beli = p.no_faktur_beli and l.kadar >= ${TERTINGGI})::bigint, false
    from beli_manual p
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.status <> 'CANC'`;

/** Payouts of one person and day, of any kind, each within the limits, together above a cashier's purchase (D-51.6). */
const pecahPembayaran = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(pembelianParam.BATAS_BELI_KASIR);
  return sql`
  select 'PECAH PEMBAYARAN', user_id, tgl_system, null, count(*) || ' kali dibayarkan', count(*)::int,
         array_agg(no_dokumen order by no_dokumen), null::bigint, sum(jumlah), null::bigint,
         ${batas.toLocaleString('en-US')}
    from uang_keluar
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and setuju is null
     and untuk = 'CUSTOMER'
   group by user_id, tgl_system having count(*) > 1 and sum(jumlah) > ${batas}::bigint`;
};

/** One person who sells or pledges again and again on a day, by the number of the card, else of the phone. */
const orangSama = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(pembelianParam.BATAS_BELI_KASIR);
  return sql`
  select 'ORANG SAMA SEHARI', string_agg(distinct input_by, ', ' order by input_by), tgl_system, max(nama_customer),
         count(*) || ' kali menjual atau menggadai', count(*)::int, array_agg(no order by no), sum(berat), sum(rupiah),
         null::bigint, ${batas.toLocaleString('en-US')}
    from (${masuk(span, kode_toko)}) m where orang is not null
   group by orang, tgl_system having count(*) > 1 and sum(rupiah) > ${batas}::bigint`;
};

/** Much of the purest gold from one person on a day: the most a typed figure can be worth. */
const emasTertinggi = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'EMAS TERTINGGI SATU ORANG', string_agg(distinct input_by, ', ' order by input_by), tgl_system,
         max(nama_customer),
         to_char(sum(tertinggi) / 1000.0, 'FM999,990.000') || ' g kadar tertinggi', count(*)::int,
         array_agg(no order by no), sum(tertinggi), sum(rupiah), null::bigint,
         ${`${(BANYAK_TERTINGGI / 1000).toFixed(3)} g`}
    from (${masuk(span, kode_toko)}) m where tertinggi > 0
   group by coalesce(orang, no), tgl_system having sum(tertinggi) > ${BANYAK_TERTINGGI}`;

/** New loans of one cashier on a day, together above what a cashier lends in one. */
const pinjamanKasir = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(hutangParam.BATAS_HUTANG_KASIR);
  return sql`
  select 'PINJAMAN SATU KASIR', input_by, tgl_system, null, count(*) || ' pinjaman baru', count(*)::int,
         array_agg(no order by no), sum(berat), sum(rupiah), null::bigint, ${batas.toLocaleString('en-US')}
    from (${masuk(span, kode_toko)}) m where pinjaman
   group by input_by, tgl_system having count(*) >= ${BANYAK_PINJAMAN} and sum(rupiah) > ${batas}::bigint`;
};

/** Gold for much money of which no picture was taken. */
const tanpaFoto = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(pembelianParam.BATAS_BELI_KASIR);
  return sql`
  select 'EMAS TANPA FOTO', input_by, tgl_system, null, count(*) || ' dokumen tanpa foto', count(*)::int,
         array_agg(no order by no), sum(berat), sum(rupiah), null::bigint, ${batas.toLocaleString('en-US')}
    from (${masuk(span, kode_toko)}) m where tanpa_foto
   group by input_by, tgl_system having sum(rupiah) > ${batas}::bigint`;
};

/** Everything about money that leaves for gold, whatever kind of document it is. */
export const keluarUntukEmas = (span: Span, ctx: Ctx): Query[] =>
  [pecahPembayaran, orangSama, emasTertinggi, pinjamanKasir, tanpaFoto].map((one) =>
    one(span, ctx),
  );
