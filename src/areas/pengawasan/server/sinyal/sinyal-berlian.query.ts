import { sql, type Query } from '#kit/server/sql.ts';
import { TOLERANSI_CT } from '#areas/berlian/rules/kirim.ts';
import { TERKECIL_DIBANDING } from '#areas/berlian/rules/serupa.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A stone that its buyer brings under another name comes within a year of its sale. */
const HARI_BANDING = 365;

const surat = (of: Query): Query =>
  sql`concat_ws(' ', to_char(${of}.carat / 1000.0, 'FM999,990.000') || ' ct', ${of}.lembaga, ${of}.no_sertifikat)`;
const HILANG = sql`(x.status = 'HILANG' or exists (
  select from v_batu_hilang h where h.kode_toko = x.kode_toko and h.kode_berlian = x.kode_berlian))`;

/** Two scales say one stone within this of each other. */
const SECARAT = sql`x.carat between b.carat - ${TOLERANSI_CT} and b.carat + ${TOLERANSI_CT}`;

/**
 * Which older stones of the chain a new one `b` may be (decision 1130): of its number under another code, in its carat
 * where both laboratories are known; of its carat and shape, lost, or sold to who sells this one to the shop by
 * `p`, wherever that older one is now: its name may have come back before.
 */
const mungkinSama = sql`
  select x.* from berlian x
   where x.no_sertifikat = b.no_sertifikat and (${SECARAT} or lembaga_sama(x.lembaga, b.lembaga))
     and not ${HILANG}
  union all
  select x.* from berlian x
   where ${SECARAT} and b.carat >= ${TERKECIL_DIBANDING} and x.no_sertifikat is distinct from b.no_sertifikat
     and coalesce(x.shape = b.shape, true)
     and (${HILANG} or exists (
       select from berlian_gerak g
         join penjualan j on j.kode_toko = g.kode_toko and j.no_faktur_jual = g.no_dokumen and j.status = 'DONE'
        where g.kode_toko = x.kode_toko and g.kode_berlian = x.kode_berlian and g.jenis = 'JUAL'
          and g.tgl_system >= m.tgl_system - ${HARI_BANDING}::int
          and (j.kode_customer = p.kode_customer or j.no_hp = p.no_hp)))`;

/**
 * Stones that came in under a code that is new in this database, of a supplier, typed with a piece, bought, or of a
 * shop on another server, although one of another name or number was sold, lost or is here, by who wrote them in. A
 * part of a parcel is no new stone.
 */
const namaLain = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'BERLIAN NAMA LAIN', input_by, tgl_system, min(nullif(nama_customer, '')),
         string_agg(uraian, ', ' order by uraian), count(*)::int, array_agg(distinct no order by no), null::bigint,
         sum(modal)::bigint, null::bigint, null
    from (
      select coalesce(p.input_by, b.input_by) as input_by, m.tgl_system, p.nama_customer, m.no_bukti as no, m.modal,
             string_agg(distinct l.kode_berlian || ' ' || ${surat(sql`l`)}, ', ')
               || ' menjadi ' || b.kode_berlian || ' ' || ${surat(sql`b`)} as uraian
        from berlian_gerak m
        join berlian b on b.kode_toko = m.kode_toko and b.kode_berlian = m.kode_berlian and b.dari_berlian is null
         and b.butir = 1
        left join pembelian p on p.kode_toko = m.kode_toko and p.no_faktur_beli = m.no_bukti
        join lateral (${mungkinSama}) l
          on l.butir = 1 and l.kode_berlian <> b.kode_berlian
         and (l.input_date, l.kode_berlian) < (b.input_date, b.kode_berlian)
       where m.kode_toko = ${kode_toko} and ${dalam('m.tgl_system', span)}
         and m.jenis in ('MASUK', 'BELI', 'KIRIM') and m.carat > 0
         and not exists (select from berlian_gerak d
               where d.kode_toko = m.kode_toko and d.kode_berlian = m.kode_berlian and d.urut < m.urut)
         and not exists (select from berlian x
               where x.kode_berlian = b.kode_berlian and x.kode_toko <> b.kode_toko and x.input_date < b.input_date)
       group by 1, 2, 3, 4, 5, b.kode_berlian, b.carat, b.lembaga, b.no_sertifikat) sama
   group by input_by, tgl_system`;

/**
 * A stone that stayed with its customer, or that was missed, and came later, by who wrote it in: bought, received, or
 * set in a piece that was typed or labelled (decision 1130).
 */
const datangKemudian = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'BERLIAN MENYUSUL', input_by, tgl_system, min(nullif(nama_customer, '')),
         string_agg(distinct kode || ' ' || dulu, ', '), count(distinct kode)::int,
         array(select distinct x from unnest(array_agg(no) || array_agg(dulu)) x where x <> '-' order by x),
         null::bigint, sum(harga)::bigint, null::bigint, null
    from (
      select p.input_by, l.tgl_system, p.nama_customer, l.kode_berlian as kode, l.no_faktur_beli as no, l.harga,
             coalesce(l.sisa_beli, l.hilang_di) as dulu
        from pembelian_berlian l
        join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli and p.valid_at is not null
       where l.kode_toko = ${kode_toko} and ${dalam('l.tgl_system', span)}
         and num_nonnulls(l.sisa_beli, l.hilang_di) > 0
      union all
      select t.input_by, l.tgl_system, null, l.kode_berlian, l.no_terima, l.harga_modal, l.hilang_di
        from berlian_terima_isi l
        join berlian_terima t on t.kode_toko = l.kode_toko and t.no_terima = l.no_terima
       where l.kode_toko = ${kode_toko} and ${dalam('l.tgl_system', span)} and l.hilang_di is not null
      union all
      select k.user_id, g.tgl_system, null, b.kode_berlian, g.no_bukti, g.modal, hilang.di
        from berlian_gerak g
        join berlian b on b.kode_toko = g.kode_toko and b.kode_berlian = g.kode_berlian and b.asal_barang
        join barang_kejadian k on k.kode_toko = g.kode_toko and k.kode_barcode = g.kode_barcode and k.op = g.op
         and k.jenis in ('TAMBAH', 'TERIMA')
       cross join lateral (
         select min(h.no_hilang) as di from v_batu_hilang h
          where h.no_sertifikat = b.no_sertifikat and (lembaga_sama(h.lembaga, b.lembaga) or h.carat = b.carat)
            and (h.kode_toko, h.kode_berlian) <> (b.kode_toko, b.kode_berlian)
            and exists (select from berlian_gerak l
                         where l.kode_toko = h.kode_toko and l.kode_berlian = h.kode_berlian and l.jenis = 'HILANG'
                           and l.urut < g.urut)) hilang
       where g.kode_toko = ${kode_toko} and ${dalam('g.tgl_system', span)} and g.jenis = 'MASUK' and g.carat > 0
         and hilang.di is not null) lagi
   group by input_by, tgl_system`;

/** Pieces that were sold within a day of a stone that was set in them, or taken out, by who sold them. */
const dijualSetelahPasang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'BERLIAN MENYUSUL', p.input_by, p.tgl_system, min(nullif(p.nama_customer, '')),
         count(distinct l.kode_barcode) || ' barang dijual setelah batunya berubah',
         count(distinct l.kode_barcode)::int,
         array(select distinct x from unnest(array_agg(s.no_pasang) || array_agg(p.no_faktur_jual)) x order by x),
         sum(l.berat)::bigint, sum(l.netto)::bigint, null::bigint, '24 jam'
    from penjualan p
    join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
     and l.tgl_system = p.tgl_system and l.berlian
    join lateral (select s.no_pasang from berlian_pasang s
                   where s.kode_toko = l.kode_toko and s.kode_barcode = l.kode_potong
                     and s.input_date between p.input_date - interval '24 hours' and p.input_date
                   order by s.input_date desc limit 1) s on true
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
   group by p.input_by, p.tgl_system`;

export const tentangBerlian = (span: Span, ctx: Ctx): Query[] => [
  namaLain(span, ctx),
  datangKemudian(span, ctx),
  dijualSetelahPasang(span, ctx),
];
