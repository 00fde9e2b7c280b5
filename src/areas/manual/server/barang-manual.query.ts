import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Which lines are asked for; null is any. */
export type SaringManual = Record<
  'kode_group' | 'kode_dept' | 'kode_gudang' | 'kode_baki',
  string | null
>;
type Row = Omit<BarangManual, 'harga_per_gram'> & {
  readonly group_jual: Rupiah | null;
  readonly kadar_jual: Rupiah | null;
  readonly berkadar: boolean;
};

/** Lines that hold anything, each with the prices of its group and of its kadar as they are now. */
export const listBarangManual = (
  on: Sql,
  { kode_group, kode_dept, kode_gudang, kode_baki }: SaringManual,
  { kode_toko }: Ctx,
): Promise<Row[]> =>
  on.many(sql<Row>`
    select m.kode_group, g.nama as nama_group, m.kode_dept, m.kode_gudang, nullif(m.kode_baki, '') as kode_baki,
           m.persen as kadar, m.qty, m.berat, m.murni, m.modal, t.qty as qty_tunggu,
           t.berat as berat_tunggu, g.kode_kadar is not null as berkadar,
           (select harga_per_gram from harga_group_pada(m.kode_toko, 'JUAL', m.kode_group, waktu())) as group_jual,
           (select harga_per_gram from harga_kadar_pada(m.kode_toko, 'JUAL', m.kode_kadar, waktu())) as kadar_jual
      from barang_manual m
      cross join lateral (select coalesce(sum(d.qty), 0)::int as qty, coalesce(sum(d.berat), 0)::bigint as berat
             from manual_ditahan d where d.kode_toko = m.kode_toko and d.kode_gudang = m.kode_gudang
              and d.kode_baki = m.kode_baki and d.kode_group = m.kode_group and d.kode_dept = m.kode_dept) t
      join group_barang g on g.kode_toko = m.kode_toko and g.kode_group = m.kode_group
     where m.kode_toko = ${kode_toko} and m.qty > 0
       and (${kode_group}::text is null or m.kode_group = ${kode_group})
       and (${kode_dept}::text is null or m.kode_dept = ${kode_dept})
       and (${kode_gudang}::text is null or m.kode_gudang = ${kode_gudang})
       and (${kode_baki}::text is null or m.kode_baki = ${kode_baki})
     order by m.kode_gudang, m.kode_baki, m.kode_group, m.kode_dept`);
