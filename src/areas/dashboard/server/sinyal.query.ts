import { sql, type Query } from '#kit/server/sql.ts';
import { HARI_BATAL, HARI_BIASA } from '#areas/dashboard/rules/perlu-dilihat.ts';
import type { Fakta } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';

export type BatalUser = { user_id: string; jumlah: number; sebelumnya: number; waktu: string };

/**
 * Cancels of each person in 7 days, and in the 30 days before them; a rejected OPEN sale is none (D-10.8), but of
 * goods without a barcode, whose money had crossed the counter (D-46.4).
 */
export const batalUserQuery = ({ kode_toko, hari }: Ctx): Query<BatalUser> => sql`
  select batal_by as user_id, count(*) filter (where baru)::int as jumlah,
         count(*) filter (where not baru)::int as sebelumnya, max(tgl_batal) as waktu
    from (select batal_by, tgl_batal, tgl_system > ${hari}::date - ${HARI_BATAL}::int as baru
            from nota_jual
           where kode_toko = ${kode_toko} and tgl_system > ${hari}::date - ${HARI_BATAL + HARI_BIASA}::int
             and tgl_system <= ${hari}::date
             and status = 'CANC' and (no_batal is not null or left(no_faktur_jual, 2) = 'JM')) batal
   group by batal_by having count(*) filter (where baru) > 0 order by jumlah desc, user_id`;

/** Pieces that were cancelled and sold again on the same day, within 7 days; told by the last of them. */
export const batalJualLagiQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  select 'BATAL_JUAL_LAGI' as jenis, count(*) over ()::int as jumlah, l.kode_barcode as barang,
         q.no_faktur_jual as dokumen,
         p.batal_by as user_id, l.netto as dari, m.netto as ke, q.input_date as waktu,
         floor(extract(epoch from q.input_date - p.tgl_batal) / 60)::int as menit
    from penjualan p
    join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
    join penjualan_barang m on m.kode_toko = l.kode_toko and m.kode_barcode = l.kode_barcode
     and m.tgl_system = p.tgl_system
    join penjualan q on q.kode_toko = m.kode_toko and q.no_faktur_jual = m.no_faktur_jual
   where p.kode_toko = ${kode_toko} and p.tgl_system > ${hari}::date - ${HARI_BATAL}::int
     and p.tgl_system <= ${hari}::date
     and p.status = 'CANC' and p.no_batal is not null and q.status = 'DONE' and q.input_date >= p.tgl_batal
   order by q.input_date desc, l.kode_barcode limit 1`;

/** How many latest prices of each kadar and group are read: more changes than that in one window are shown as one. */
const HARGA_TERAKHIR = 8;

/** Today's sales soon after the price of their group or kadar had changed; a fall first, then the quickest. */
export const jualSetelahHargaQuery = ({ kode_toko, hari, param }: Ctx): Query<Fakta> => sql`
  with ubah as (
    select kode_group, kode_kadar, berlaku_dari, harga_per_gram,
           lag(harga_per_gram) over (partition by kode_group, kode_kadar order by berlaku_dari, id) as lalu
      from (${hargaTerakhir(kode_toko, 'kode_group', 'group_barang')}
            union all ${hargaTerakhir(kode_toko, 'kode_kadar', 'kadar')}) h
  ), nota as (
    select distinct on (p.no_faktur_jual) p.no_faktur_jual, p.grand_total, p.input_by, p.input_date,
           u.kode_group, u.kode_kadar, u.lalu, u.harga_per_gram,
           floor(extract(epoch from p.input_date - u.berlaku_dari) / 60)::int as menit
      from ubah u
      join nota_jual_barang l on l.kode_toko = ${kode_toko} and l.tgl_system = ${hari}::date
       and (l.kode_group = u.kode_group or l.kode_kadar = u.kode_kadar)
      join nota_jual p on p.kode_toko = ${kode_toko} and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
       and p.input_date >= u.berlaku_dari
       and p.input_date < u.berlaku_dari + make_interval(mins => ${param(pengawasanParam.SINYAL_HARGA_MENIT)}::int)
     where u.harga_per_gram <> u.lalu
     order by p.no_faktur_jual, u.harga_per_gram > u.lalu, u.berlaku_dari desc
  )
  select 'JUAL_SETELAH_UBAH_HARGA' as jenis, count(*) over ()::int as jumlah, no_faktur_jual as dokumen,
         grand_total as rupiah, input_by as user_id, input_date as waktu, coalesce(kode_group, kode_kadar) as barang,
         lalu as dari, harga_per_gram as ke, menit
    from nota order by harga_per_gram > lalu, menit, no_faktur_jual limit 1`;

const hargaTerakhir = (
  kode_toko: string,
  column: 'kode_group' | 'kode_kadar',
  of: string,
): Query => sql`
  select h.* from ${sql.table(of)} m cross join lateral (
    select id, kode_group, kode_kadar, berlaku_dari, harga_per_gram from harga_emas
     where kode_toko = ${kode_toko} and jenis = 'JUAL' and ${sql.ref(column)} = m.${sql.ref(column)}
       and berlaku_dari <= waktu()
     order by berlaku_dari desc, id desc limit ${HARGA_TERAKHIR}) h
   where m.kode_toko = ${kode_toko}`;
