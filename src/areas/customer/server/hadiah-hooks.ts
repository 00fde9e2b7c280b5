import { formatInt } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { setujuHargaMaster } from '#areas/akses/server/harga/harga-master.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

/** Gifts leave by an exchange of points: an owner agrees to a stock that is written down beside it (decision 1295). */
export const hadiahHooks: MasterHooks = {
  agree: (tx: Tx, row: Row | undefined, ctx: Ctx, before: Row | undefined) =>
    setujuHargaMaster(tx, hadiahMaster, { row, before }, ctx, { lain: berkurang(row, before) }),
};

function berkurang(row: Row | undefined, before: Row | undefined): Angka[] {
  if (!row || !before) return [];
  const [lama, baru] = [Number(before['stock']), Number(row['stock'])];
  return baru < lama ? [{ label: 'Stock', nilai: `${formatInt(lama)} → ${formatInt(baru)}` }] : [];
}
