import { sql, type Query } from '#kit/server/sql.ts';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const HIDUP = sql`d.status in ('OPEN', 'AKTIF')`;

/** Deposits that are alive, for everybody at the counter; what ended, KASIR sees of today. */
export function listedTitipan({ status }: DocumentAsk, { level, hari }: Ctx): Query | undefined {
  const today = sql`${hari}::date in (d.tgl_system, d.tgl_ambil, d.hari_batal)`;
  const only = [
    ...(setidaknya(level, 'SPV') ? [] : [sql`(${HIDUP} or ${today})`]),
    ...(status === 'LEWAT' ? [sql`${HIDUP} and d.berlaku_sampai < ${hari}::date`] : []),
  ];
  return only.length > 0 ? sql.join(only, sql` and `) : undefined;
}
