import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { kirimFoto } from '#areas/stock/server/foto/foto.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A photo that shows who a person is, for SPV and above: the number on the card is whole for no other reader. Each look
 * is in the audit, and no browser keeps it (decision 1237).
 */
export async function kirimFotoOrang(
  db: Database,
  gambar: Gambar,
  { kecil }: { readonly kecil: boolean },
  ctx: Ctx,
): Promise<Raw> {
  if (ctx.samarkan)
    throw new Problem(403, 'TIDAK_BERHAK', 'Foto Identitas Hanya Dilihat SPV Ke Atas');
  await recordAside(db, {
    kode_toko: ctx.kode_toko,
    op: newOp(),
    user_id: ctx.user_id,
    level: ctx.level,
    perangkat: ctx.perangkat,
    ip: ctx.ip,
    tindakan: 'LIHAT',
    tabel: 'foto',
    kunci: gambar.gambar_name,
  });
  // By its own address, never by one of the store: that one could be opened by others until it ends.
  return kirimFoto(gambar, { kecil, tetap: false, punya: undefined, rahasia: true });
}
