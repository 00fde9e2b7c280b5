import { sql, type Query } from '#kit/server/sql.ts';
import type { AturanHarga } from '#areas/stock/rules/harga-kini.ts';

/** For each table of PEMBULATAN_BERAT: its step, where the half step begins, where the whole one (D-1.5). */
const TABEL = {
  NONE: [1, 1, 1],
  '20/60': [100, 20, 60],
  '40/80': [100, 40, 80],
  '40/70': [1000, 400, 700],
} as const;

/**
 * The order of pieces by what they cost now: the sum of `hargaKini` over a whole stock, which no
 * page of 50 could find. It only ever orders; the figure that is shown comes from the rule, and a
 * test holds the two together. `pieces` are those that prices are needed of.
 */
export function urutHarga(
  kode_toko: string,
  aturan: AturanHarga,
  pieces: Query = sql`barang where kode_toko = ${kode_toko}`,
): { key: Query; around: Query } {
  const [step, tengah, penuh] = TABEL[aturan.tabel_berat];
  const { langkah, arah } = aturan.pembulatan;
  const naik = arah === 'up' ? langkah - 1 : 0;
  return {
    around: sql`
      join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
      left join bandrol p on p.kode_toko = b.kode_toko and p.kode_bandrol = b.kode_bandrol
      left join (select x.kode_group, x.kode_kadar, h.harga_per_gram
                   from (select distinct kode_group, kode_kadar from ${pieces}) x
                  cross join lateral harga_jual_pada(${kode_toko}, x.kode_group, x.kode_kadar, waktu()) h) h
        on h.kode_group = b.kode_group and h.kode_kadar = b.kode_kadar
      left join lateral (
        select greatest(minimal, case cara when 'PER_POTONG' then tarif else harga_berat(tarif, b.berat) end) as rp
          from ongkos
         where kode_toko = ${kode_toko} and is_active
           and (kode_dept is null or kode_dept = b.kode_dept) and (kode_group is null or kode_group = b.kode_group)
         order by (kode_group is not null) desc, (kode_dept is not null) desc limit 1) o on b.ongkos is null
      cross join lateral (
        select coalesce(h.harga_per_gram,
                        bagian_persen(nullif(${aturan.harga_global}::bigint, 0), b.persen)) as per_gram,
               coalesce(b.ongkos, o.rp, 0) as ongkos,
               e.berat - e.berat % ${step}::int + case when e.berat % ${step}::int < ${tengah}::int then 0
                 when e.berat % ${step}::int < ${penuh}::int then ${step}::int / 2 else ${step}::int end as berat,
               coalesce(b.kategori_harga, g.kategori_harga, ${aturan.kategori_harga}::text) as cara,
               e.batu
          from (select case b.berlian when '[]' then b.berat
                         else greatest(b.berat - b.berat_atribut, 0) end as berat,
                       case b.berlian when '[]' then 0
                         else harga_batu_barang(${kode_toko}, b.berlian) end as batu) e) k`,
    key: sql`case
      when k.cara = 'BANDROL' and p.harga is not null then p.harga
      when b.harga_jual > 0 then b.harga_jual + k.ongkos
      when k.cara <> 'GRAM' then null
      else (harga_berat(k.per_gram, k.berat) + k.batu + b.harga_atribut + k.ongkos + ${naik}::bigint)
             / ${langkah}::bigint * ${langkah}::bigint end`,
  };
}
