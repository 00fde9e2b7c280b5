import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { callOne, statement } from '#kit/server/sql.ts';
import { TIDAK_BERLIAN } from '#areas/berlian/rules/batu.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The sale that is being saved has its number from the statement before. */
const JUAL = statement(
  `select jual_batu($1, current_setting('kilau.nomor'), $2::date, $3::uuid) as jumlah`,
);
const LAKU = statement(`select laku_batu($1, $2, $3::date, $4::uuid) as jumlah`);

/** The stones of the sale that is being saved leave with it, or are held for it. */
export const sendBatuJual = (tx: Tx, { kode_toko, hari, op }: Ctx): void =>
  tx.send(JUAL, [kode_toko, hari, op]);

/** The stones of a sale that waited for its money leave. */
export async function lakukanBatu(
  tx: Tx,
  lines: readonly { readonly kode_berlian: string | null }[],
  no: string,
  { kode_toko, hari, op }: Ctx,
): Promise<void> {
  const codes = lines.flatMap(({ kode_berlian }) => kode_berlian ?? []);
  if (codes.length === 0) return;
  const { jumlah } = await callOne<{ jumlah: number }>(tx, LAKU, [kode_toko, no, hari, op]);
  const kode_berlian = codes.join(' ');
  conflictIf(jumlah !== codes.length, fill(TIDAK_BERLIAN.BERLIAN_BERGERAK, { kode_berlian }));
}
