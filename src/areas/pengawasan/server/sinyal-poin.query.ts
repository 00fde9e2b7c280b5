import { sql, type Query } from '#kit/server/sql.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** So many notas of one card by one cashier on a day are more than a family buys. */
const BANYAK_NOTA = 4;
/** So many members brought by one card and registered by one person on a day. */
const BANYAK_AJAK = 3;
/** So many notas of one piece at the prices of resellers are more than resellers come for one. */
const BANYAK_SATUAN = 3;
/** So many cards whose points one cashier spends on a day. */
const BANYAK_BAYAR = 3;

/**
 * One card that collects what a cashier sells: strangers' sales on his own or a friend's card (reliability 12). He is
 * who wrote the nota, not who validated it.
 */
const kartuBerulang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'POIN SATU KARTU BERULANG', coalesce(j.input_by, p.input_by), p.tgl_system, max(c.nama),
         count(*) || ' nota pada kartu ' || p.kode_customer || ', ' || sum(p.poin) || ' poin', count(*)::int,
         array_agg(p.no_dokumen order by p.no_dokumen), null::bigint, sum(p.dasar_rp)::bigint, null::bigint,
         ${`${BANYAK_NOTA} nota`}
    from poin p
    join customer c on c.kode_customer = p.kode_customer
    left join nota_jual j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_dokumen
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis = 'DAPAT' and p.balik_dari is null
   group by 2, p.tgl_system, p.kode_customer having count(*) >= ${BANYAK_NOTA}::int`;

/** A nota under another name than that of the card which got its points. */
const namaLain = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'POIN NOTA NAMA LAIN', j.input_by, p.tgl_system, max(c.nama),
         count(*) || ' nota atas nama lain pada kartu ' || c.kode_customer, count(*)::int,
         array_agg(j.no_faktur_jual order by j.no_faktur_jual), null::bigint, sum(p.dasar_rp)::bigint,
         null::bigint, null
    from poin p
    join nota_jual j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_dokumen
    join customer c on c.kode_customer = p.kode_customer
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis in ('DAPAT', 'BAYAR')
     and p.balik_dari is null and c.tgl_hapus is null and lower(trim(j.nama_customer)) <> lower(trim(c.nama))
   group by j.input_by, p.tgl_system, c.kode_customer`;

/** Points of a person who works here, spent in a sale or for a gift that he made himself. */
const poinPetugas = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'POIN PETUGAS SENDIRI', p.input_by, p.tgl_system, max(c.nama),
         -sum(p.poin) || ' poin petugas dipakai pada nota buatannya', count(*)::int,
         array_agg(p.no_dokumen order by p.no_dokumen), null::bigint, sum(p.dasar_rp)::bigint, null::bigint, null
    from poin p
    join customer c on c.kode_customer = p.kode_customer
    join users u on u.user_id = p.input_by
    join sales s on s.kode_toko = u.kode_toko and s.kode_sales = u.kode_sales and s.hp = c.no_hp
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis in ('BAYAR', 'TUKAR HADIAH')
     and p.balik_dari is null
   group by p.input_by, p.tgl_system`;

/**
 * Points of one card after the other, spent at one counter: nothing is asked of the member but the card, and one who
 * has no telephone is not told of it.
 */
const dipakaiBerulang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'POIN DIPAKAI BERULANG', p.input_by, p.tgl_system, null,
         -sum(p.poin) || ' poin dari ' || count(distinct p.kode_customer) || ' kartu, '
           || count(distinct p.kode_customer) filter (where c.no_hp is null) || ' tanpa no HP',
         count(*)::int, array_agg(p.no_dokumen order by p.no_dokumen), null::bigint, sum(p.dasar_rp)::bigint,
         null::bigint, ${`${BANYAK_BAYAR} kartu`}
    from poin p join customer c on c.kode_customer = p.kode_customer
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis in ('BAYAR', 'TUKAR HADIAH')
     and p.balik_dari is null
   group by p.input_by, p.tgl_system having count(distinct p.kode_customer) >= ${BANYAK_BAYAR}::int`;

/** A nota at the prices of a reseller that bears another name than his card (D-39.6). */
const resellerLain = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'HARGA RESELLER NAMA LAIN', j.input_by, j.tgl_system, max(c.nama),
         count(*) || ' nota atas nama lain dengan harga reseller ' || c.kode_customer, count(*)::int,
         array_agg(j.no_faktur_jual order by j.no_faktur_jual), null::bigint, sum(j.grand_total)::bigint, null::bigint,
         null
    from nota_jual j join customer c on c.kode_customer = customer_induk(j.kode_customer)
   where j.kode_toko = ${kode_toko} and ${dalam('j.tgl_system', span)} and j.jenis_customer = 'RESELLER'
     and j.status <> 'CANC' and c.tgl_hapus is null and lower(trim(j.nama_customer)) <> lower(trim(c.nama))
   group by j.input_by, j.tgl_system, c.kode_customer`;

/**
 * Notas of one piece at the prices of a reseller: a cashier who names the card of one sells to strangers at the shop's
 * price and keeps the difference, which no discount shows (decision 1296).
 */
const resellerSatu = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'HARGA RESELLER SATU BARANG', j.input_by, j.tgl_system, null,
         count(*) || ' nota satu barang dengan harga reseller ' || string_agg(distinct j.kode_customer, ', '),
         count(*)::int, array_agg(j.no_faktur_jual order by j.no_faktur_jual), sum(j.berat)::bigint,
         sum(j.grand_total)::bigint, null::bigint, ${`${BANYAK_SATUAN} nota`}
    from nota_jual j
   where j.kode_toko = ${kode_toko} and ${dalam('j.tgl_system', span)} and j.jenis_customer = 'RESELLER'
     and j.status = 'DONE' and j.qty = 1
   group by j.input_by, j.tgl_system having count(*) >= ${BANYAK_SATUAN}::int`;

/**
 * Points of one card that another shop gave, spent here, together more than a person spends of the shop's money alone
 * (BATAS_KAS_KELUAR): what an owner gives by hand in his shop is gold of this one (decision 1296).
 */
const tokoLain = (span: Span, { kode_toko, param }: Ctx): Query => {
  const [nilai, batas] = [param(customerParam.NILAI_POIN), param(bukuParam.BATAS_KAS_KELUAR)];
  return sql`
  select 'POIN DARI TOKO LAIN', p.input_by, p.tgl_system, max(c.nama),
         -sum(g.jumlah) || ' poin kartu ' || p.kode_customer || ' dari ' || string_agg(distinct l.kode_toko, ', '),
         count(distinct p.id)::int, array_agg(distinct p.no_dokumen order by p.no_dokumen), null::bigint,
         (-sum(g.jumlah) * ${nilai}::bigint)::bigint, null::bigint, ${batas.toLocaleString('en-US')}
    from poin p
    join poin_gerak g on g.id_poin = p.id
    join poin_lot l on l.id = g.id_lot and l.kode_toko <> p.kode_toko
    join customer c on c.kode_customer = p.kode_customer
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis in ('BAYAR', 'TUKAR HADIAH')
     and p.balik_dari is null
   group by p.input_by, p.tgl_system, p.kode_customer
  having -sum(g.jumlah) * ${nilai}::bigint > ${batas}::bigint`;
};

/** One card that brings member after member at one counter (D-39.4). */
const ajakBerulang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'MEMBER DIAJAK SATU KARTU', a.user_id, c.tgl_daftar, max(r.nama),
         count(*) || ' member diajak kartu ' || c.kode_referensi, count(*)::int, '{}'::text[], null::bigint,
         null::bigint, null::bigint, ${`${BANYAK_AJAK} member`}
    from customer c
    join customer r on r.kode_customer = c.kode_referensi
    join lateral (select user_id from audit
                   where kode_toko = ${kode_toko} and tabel = 'customer' and kunci = c.kode_customer
                     and tindakan = 'DAFTAR_MEMBER' order by urut desc limit 1) a on true
   where ${dalam('c.tgl_daftar', span)}
   group by a.user_id, c.tgl_daftar, c.kode_referensi having count(*) >= ${BANYAK_AJAK}::int`;

/** Points that were put right or reset by hand, by whom (D-39.5). */
const diubahTangan = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'POIN DIUBAH TANGAN', p.input_by, p.tgl_system, null,
         count(*) || ' perubahan, ' || sum(abs(p.poin)) || ' poin', count(*)::int, '{}'::text[], null::bigint,
         null::bigint, null::bigint, null
    from poin p
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.jenis in ('KOREKSI', 'RESET')
   group by p.input_by, p.tgl_system`;

/** Who gains by points that are not his (D-31.2). */
export const tentangPoin = (span: Span, ctx: Ctx): Query[] =>
  [
    kartuBerulang,
    namaLain,
    poinPetugas,
    dipakaiBerulang,
    resellerLain,
    resellerSatu,
    tokoLain,
    ajakBerulang,
    diubahTangan,
  ].map((one) => one(span, ctx));
