import type { Database } from '#kit/server/database.ts';
import { findOtorisasi } from '#areas/akses/server/otorisasi.table.ts';
import { tuntutanBerlaku, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Brings an approval that is good for exactly this write of this person, or needs none. */
export async function isDisetujui(
  db: Database,
  event: Tuntutan['event'],
  ctx: Ctx,
): Promise<boolean> {
  const diminta = tuntutanBerlaku([{ event, ringkasan: '', angka: [] }], ctx);
  if (diminta.length === 0) return true;
  const { keystore, kode_toko, user_id, digest } = ctx;
  const row = keystore ? await findOtorisasi(db, kode_toko, keystore) : undefined;
  if (row?.status !== 'DISETUJUI' || row.input_by !== user_id || row.digest !== digest)
    return false;
  return diminta.every((one) => row.event.includes(one.event.kode));
}
