import { addDays } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { CAIR_HARI } from '#areas/penjualan/rules/online/online.ts';
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
 * Sales through a marketplace that it never paid: the pieces are gone, their money may never have come (D-48.1). It is
 * told on the open day as long as it is so.
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
                      where c.kode_toko = o.kode_toko and c.no_dokumen = o.no_faktur_jual and c.aktif)
   group by p.input_by`;

/** Orders of channels that a person refused: the piece is free for another buyer, at another price (D-48.4). */
const pesananDitolak = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'PESANAN ONLINE DITOLAK', diurus_by, tgl_urus, null, count(*) || ' pesanan online ditolak', count(*)::int,
         array_agg(kode_marketplace || ' ' || no_order order by id), null::bigint, sum(total)::bigint,
         null::bigint, null
    from pesanan_online
   where kode_toko = ${kode_toko} and status = 'DITOLAK' and diurus_by is not null and ${dalam('tgl_urus', span)}
   group by diurus_by, tgl_urus`;

/** Sales that are not over the counter, and what a person may gain by them. */
export const diLuarMeja = (span: Span, ctx: Ctx): Query[] =>
  [grosirSatu, grosirRingan, belumCair, pesananDitolak].map((one) => one(span, ctx));
