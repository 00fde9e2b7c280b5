import type { Hari } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import { tanpaModalQuery } from '#areas/dashboard/server/laporan/margin.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Periode = { tgl_from: Hari; tgl_to: Hari };

/** What was sold without a known cost: in turnover, in no margin. Told only to those who see cost. */
export async function catatanMargin(
  on: Sql,
  saring: Periode,
  ctx: Ctx,
): Promise<string | undefined> {
  if (!ctx.lihat_modal) return undefined;
  const { jumlah, netto } = await on.one(tanpaModalQuery(saring, ctx));
  if (jumlah === 0) return undefined;
  return sentence('Tanpa modal: {jumlah} barang, netto {netto}', {
    jumlah,
    netto: formatRupiah(rp(netto)),
  });
}
