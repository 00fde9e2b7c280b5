import { sql, type Sql } from '#kit/server/sql.ts';
import type { TokoRow } from '#areas/toko/contract/setelan.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** People of head office see the chain, also while they work on a branch. */
export function listTokoTerlihat(on: Sql, _: unknown, ctx: Ctx): Promise<TokoRow[]> {
  const semua = ctx.variant === 'pusat' || ctx.kode_toko_user !== ctx.kode_toko;
  return on.many(sql<TokoRow>`
    select kode_toko, nama_toko, alamat_toko, ip_cabang, portal, no_whatsapp, jenis, zona from toko
     where ${semua ? sql`true` : sql`kode_toko = ${ctx.kode_toko}`}
     order by jenis = 'PUSAT' desc, kode_toko`);
}
