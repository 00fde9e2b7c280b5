import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import type { stockSepuhanReport } from '#areas/sepuhan/contract/laporan/stock-sepuhan.report.ts';
import { ofKadar } from '#areas/sepuhan/server/laporan/of-kadar.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What moved gold of a lot: a step of refining, or the act that made the lot; a cancel counts with its act. */
const MACAM = sql`case
  when x.akar = 'AWAL' then 'hancur'
  when left(x.akar, 2) in ('KB', 'XQ', 'SK') then 'kirim'
  when s.langkah = 'MANUAL' then 'manual'
  when s.langkah = 'LEBUR' then 'lebur'
  when s.langkah = 'SUSUT' then 'susut'
  when x.akar = l.no_dokumen and l.asal in ('PEMBELIAN', 'LELANG')
   and coalesce(s.langkah, 'TERIMA') = 'TERIMA' then 'beli'
  when x.akar = l.no_dokumen and l.asal = 'STOCK' and s.langkah is null then 'hancur'
  else 'pindah' end`;

const masuk = (macam: string): Query =>
  sql`coalesce(sum(berat) filter (where dalam and macam = ${macam}), 0)::bigint`;
const keluar = (macam: string): Query =>
  sql`coalesce(-sum(berat) filter (where dalam and macam = ${macam}), 0)::bigint`;

/** Each movement of a lot up to the last day, by what it was; what lies there is their sum (I-32b). */
export const stockSepuhanQuery = (
  saring: FiltersOf<typeof stockSepuhanReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with harga as (${hargaMurniHari(kode_toko, saring.tgl_to)}
  ), gerak as (
    select l.persen as kadar, l.tahap, g.berat, g.murni, g.modal, l.modal_tahu,
           g.tgl_system >= ${saring.tgl_from}::date as dalam, ${MACAM} as macam
      from lot_gerak g
      join lot l on l.kode_toko = g.kode_toko and l.no_lot = g.no_lot
      left join buku_set q on q.kode_toko = g.kode_toko and q.no_bukti = g.no_bukti
      cross join lateral (select coalesce(q.membalik, g.no_bukti) as akar) x
      left join sepuhan s on s.kode_toko = g.kode_toko and s.no_sepuhan = x.akar
     where g.kode_toko = ${kode_toko} and g.tgl_system <= ${saring.tgl_to}::date
       ${same('l.tahap', saring.tahap)}
       ${ofKadar(sql`l.persen`, saring.kadar, kode_toko)}
    union all
    -- A step moves a lot once: what of it became pieces is told from its lines, and taken off what moved.
    select b.kadar, l.tahap, x.berat * y.arah, 0, 0, l.modal_tahu, q.tgl_system >= ${saring.tgl_from}::date, x.macam
      from sepuhan_baris b
      join lot l on l.kode_toko = b.kode_toko and l.no_lot = b.no_lot
      join buku_set q on q.kode_toko = b.kode_toko and (q.no_bukti = b.no_sepuhan or q.membalik = b.no_sepuhan)
     cross join lateral (select case when q.membalik is null then 1 else -1 end as arah) y
     cross join lateral (values ('jual', case when b.kode_barcode is null then 0 else -b.berat_hasil end),
       ('susut', b.berat_hasil - b.berat),
       ('pindah', b.berat - case when b.kode_barcode is null then b.berat_hasil else 0 end)) x (macam, berat)
     where b.kode_toko = ${kode_toko} and b.kelas <> 'KEMBALI' and x.berat <> 0
       and q.tgl_system <= ${saring.tgl_to}::date
       ${same('l.tahap', saring.tahap)}
       ${ofKadar(sql`l.persen`, saring.kadar, kode_toko)}
  ), jumlah as (
    select kadar, tahap, coalesce(sum(berat) filter (where not dalam), 0)::bigint as awal, ${masuk('beli')} as beli,
           ${masuk('hancur')} as hancur, ${masuk('manual')} as manual, ${masuk('pindah')} as pindah,
           ${keluar('jual')} as jual_lagi, ${keluar('lebur')} as lebur,
           ${keluar('kirim')} as kirim, ${keluar('susut')} as susut, sum(berat)::bigint as akhir,
           sum(murni)::bigint as murni, sum(modal)::bigint as modal, bool_and(modal_tahu) as modal_tahu
      from gerak group by kadar, tahap
  )
  select kadar, tahap, awal, beli, hancur, manual, pindah, jual_lagi, lebur, kirim, susut, akhir,
         murni, nilai_berat(murni, (select harga from harga)) as nilai, case when modal_tahu then modal end as modal
    from jumlah
   where (awal, beli, hancur, manual, pindah, jual_lagi, lebur, kirim, susut, akhir) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
   order by kadar, tahap`;
