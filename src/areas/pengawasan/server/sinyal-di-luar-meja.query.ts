import { addDays } from '#kit/rules/hari.ts';
import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { CAIR_HARI, SEBUT_JAM } from '#areas/penjualan/rules/online/online.ts';
import { takDisebut } from '#areas/penjualan/server/tayang/beda/tak-disebut.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** One piece at the price of many: the right to sell wholesale is no right to sell retail cheaper (D-47.1). */
const grosirSatu = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'GROSIR SATU BARANG', input_by, tgl_system, min(nama_customer), count(*) || ' nota grosir satu barang',
         count(*)::int, array_agg(no_faktur_jual order by no_faktur_jual), sum(berat),
         sum(grand_total)::bigint, null::bigint, null
    from penjualan
   where kode_toko = ${kode_toko} and grosir is not null and qty = 1 and status = 'DONE'
     and ${dalam('tgl_system', span)}
   group by input_by, tgl_system`;

/** Groups that weighed less than their pieces, each within the tolerance, together more than it (D-47.2). */
const grosirRingan = (span: Span, { kode_toko, param }: Ctx): Query => {
  const toleransi = param(opnameParam.TOLERANSI_TIMBANG_BAKI);
  return sql`
  select 'GROSIR LEBIH RINGAN', input_by, tgl_system, null, count(*) || ' group ditimbang lebih ringan',
         count(distinct no)::int, array_agg(distinct no order by no), sum(-kurang), sum(nilai)::bigint,
         -sum(nilai_berat(kurang, per_gram))::bigint, ${`${(toleransi / 1000).toFixed(3)} g`}
    from (select p.input_by, p.tgl_system, p.no_faktur_jual as no, (g ->> 'nilai')::bigint as nilai,
                 (g ->> 'harga_per_gram')::bigint as per_gram,
                 (g ->> 'berat_stock')::bigint - (g ->> 'berat')::bigint as kurang
            from penjualan p cross join lateral jsonb_array_elements(p.grosir) g
           where p.kode_toko = ${kode_toko} and p.grosir is not null and p.status = 'DONE'
             and ${dalam('p.tgl_system', span)}) k
   where kurang > 0
   group by input_by, tgl_system having count(*) > 1 and sum(kurang) > ${toleransi}::bigint`;
};

/**
 * Sales through a marketplace that it never paid: the pieces are gone, their money may never have come (D-48.1). The
 * signal is on the open day as long as it is so.
 */
const belumCair = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'MARKETPLACE BELUM CAIR', p.input_by, ${hari}::date, null,
         'order ' || string_agg(o.kode_marketplace || ' ' || o.no_order, ', ' order by o.no_order), count(*)::int,
         array_agg(p.no_faktur_jual order by p.no_faktur_jual), sum(p.berat), sum(p.grand_total)::bigint, null::bigint,
         ${`${CAIR_HARI} hari`}
    from penjualan_online o
    join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
   where o.kode_toko = ${kode_toko} and o.aktif and o.status <> 'RETUR'
     and p.tgl_system < ${addDays(hari, -CAIR_HARI)}::date
     and ${hari}::date between ${span.tgl_from}::date and ${span.tgl_to}::date
     and not exists (select from validasi_non_cash_baris c
                      where c.kode_toko = o.kode_toko and c.no_dokumen = o.no_bayar and c.aktif)
   group by p.input_by`;

/** Orders of channels that a person refused: the piece is free for another buyer, at another price (D-48.4). */
const pesananDitolak = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'PESANAN ONLINE DITOLAK', diurus_by, tgl_urus, null, count(*) || ' pesanan online ditolak', count(*)::int,
         array_agg(kode_marketplace || ' ' || no_order order by id), null::bigint, sum(total)::bigint,
         null::bigint, null
    from pesanan_online
   where kode_toko = ${kode_toko} and status = 'DITOLAK' and diurus_by is not null and ${dalam('tgl_urus', span)}
   group by diurus_by, tgl_urus`;

/**
 * Orders that were sold to another person, of other pieces or for less than their buyer paid: on the day of the sale
 * where an owner agreed to it, on the day on which the channel named them where that came after (decisions 1136, 1165).
 */
const pesananBeda = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'PESANAN ONLINE BERBEDA', p.input_by, hari.tgl, null,
         string_agg(k.kode_marketplace || ' ' || k.no_order || ' beda ' || lower(array_to_string(k.beda, ', '))
           || coalesce(' (disetujui ' || o.disetujui_by || ')', ''), '; ' order by k.no_order), count(*)::int,
         array_agg(p.no_faktur_jual order by p.no_faktur_jual), sum(p.berat), sum(p.grand_total)::bigint,
         sum(p.grand_total - k.total) filter (where 'TOTAL' = any(k.beda))::bigint, null
    from pesanan_online k
    join penjualan p on p.kode_toko = k.kode_toko and p.no_faktur_jual = k.no_faktur_jual
   cross join lateral (select greatest(p.tgl_system, ${localDayOf(sql`k.beda_at`, toko.zona)}) as tgl) hari
    left join otorisasi o on o.kode_toko = p.kode_toko and o.op_pakai = p.op
     and 'PESANAN_ONLINE_BEDA' = any(o.event)
   where k.kode_toko = ${kode_toko} and k.status = 'DIJUAL' and k.beda <> '{}' and ${dalam('hari.tgl', span)}
   group by p.input_by, hari.tgl`;

/** Orders that were sold and that their channel, which names its orders, did not name, on the day that it was found. */
const pesananTakDisebut = (span: Span, ctx: Ctx): Query => sql`
  select 'PESANAN ONLINE TAK DISEBUT', input_by, tgl_ketahuan, null,
         string_agg(no_order || coalesce(', barangnya dipesan ' || dipesan, ''), '; ' order by no_order),
         count(*)::int, array_agg(no_faktur_jual order by no_faktur_jual), sum(berat), sum(grand_total)::bigint,
         null::bigint, ${`${SEBUT_JAM} jam`}
    from (${takDisebut(ctx, span)}) t
   group by input_by, tgl_ketahuan`;

/** Letters and figures of a parcel's number, however it is typed. */
const resiOf = (dari: 'o' | 'y'): Query =>
  sql`upper(regexp_replace(${sql.ref(`${dari}.no_resi`)}, '[^[:alnum:]]', '', 'g'))`;

/** An address, however its blanks and marks are typed. */
const alamatOf = (dari: 'p' | 'q'): Query =>
  sql`regexp_replace(lower(${sql.ref(`${dari}.alamat_customer`)}), '[^[:alnum:]]+', ' ', 'g')`;

/**
 * A number of a parcel that was typed for an order before, of another telephone or address: one parcel may be the gold
 * of both. A marketplace that masks telephones tells them apart by the address alone.
 */
const resiDua = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'RESI DUA PESANAN', a.user_id, ${localDayOf(sql`a.waktu`, toko.zona)}, null,
         string_agg(distinct o.no_resi, ', '), count(*)::int,
         array(select distinct no
                 from unnest(array_agg(o.no_faktur_jual) || string_to_array(string_agg(lain.no, ' '), ' ')) no
                order by no),
         sum(p.berat), sum(p.grand_total)::bigint, null::bigint, null
    from audit a
    join penjualan_online o on o.kode_toko = a.kode_toko and o.no_faktur_jual = a.kunci and o.aktif
    join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
    cross join lateral (
      select string_agg(y.no_faktur_jual, ' ') as no from penjualan_online y
        join penjualan q on q.kode_toko = y.kode_toko and q.no_faktur_jual = y.no_faktur_jual
       where y.kode_toko = o.kode_toko and y.no_faktur_jual <> o.no_faktur_jual and y.aktif
         and ${resiOf('y')} = ${resiOf('o')}
         and (q.no_hp is distinct from p.no_hp or ${alamatOf('q')} is distinct from ${alamatOf('p')})
         and exists (select from audit b
                      where b.kode_toko = a.kode_toko and b.tabel = a.tabel and b.kunci = y.no_faktur_jual
                        and b.tindakan = a.tindakan and b.urut < a.urut)) lain
   where a.kode_toko = ${kode_toko} and a.tabel = 'penjualan_online' and a.tindakan = 'DIKIRIM' and lain.no is not null
     and ${inLocalDays('a.waktu', span, toko.zona)}
   group by 2, 3`;

/** Sales that are not over the counter, and what a person may gain by them. */
export const diLuarMeja = (span: Span, ctx: Ctx): Query[] =>
  [
    grosirSatu,
    grosirRingan,
    belumCair,
    pesananDitolak,
    pesananBeda,
    pesananTakDisebut,
    resiDua,
  ].map((one) => one(span, ctx));
