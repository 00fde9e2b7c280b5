import type { ValuesOf } from '#kit/contract/field.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type TokoRow = ValuesOf<typeof tokoMaster.fields> & { is_active: boolean };
type Ask = { q?: string; sort?: string; skip?: number; limit?: number; semua?: string };

export const KOLOM_TOKO = sql`kode_toko, nama_toko, alamat_toko, jenis, zona, no_whatsapp, ip_cabang, portal,
  server_sendiri, 'NSIPIC/' || kode_toko || '/' as awalan_gambar, is_active`;

/** The own shop; people of head office see the chain, also while they work on a branch (D-26.1). */
export async function listTokoTerlihat(on: Sql, { query }: { query: unknown }, ctx: Ctx) {
  const { q, sort, skip = 0, limit, semua } = query as Ask;
  const chain = ctx.variant === 'pusat' || ctx.kode_toko_user !== ctx.kode_toko;
  const like = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const order = sort ? sql.ref(sort.replace(/^-/, '')) : sql`(jenis <> 'PUSAT')`;
  const rows = await on.many(sql<TokoRow & { jumlah_semua: number }>`
    select ${KOLOM_TOKO}, count(*) over ()::int as jumlah_semua from toko
     where ${chain ? sql`true` : sql`kode_toko = ${ctx.kode_toko}`}
       ${semua === 'true' ? sql`` : sql`and is_active`}
       ${q ? sql`and concat_ws(' ', kode_toko, nama_toko, alamat_toko) ilike ${like}` : sql``}
     order by ${order} ${sort?.startsWith('-') ? sql`desc` : sql`asc`}, kode_toko
     ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${skip}`);
  const count = rows[0]?.jumlah_semua ?? 0;
  const data = rows.map(({ jumlah_semua: _, ...row }) => row);
  return { data, count, skip, limit: limit ?? count };
}
