import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Jenis = { kode_dept: string; nama: string; berlian: boolean; is_active: boolean };

export const listJenisBerlian = (on: Sql, _: unknown, ctx: Ctx): Promise<Jenis[]> =>
  on.many(sql<Jenis>`
    select kode_dept, nama, berlian, is_active from jenis
     where kode_toko = ${ctx.kode_toko} and berlian and is_active order by kode_dept`);
