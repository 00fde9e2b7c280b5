import type { Tx } from '#kit/server/database.ts';
import { findPenjual } from '#areas/penjualan/server/penjualan.table.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The first to save wins; the second is shown who sold or holds the piece (D-10.3, D-8.5). */
export async function refuseTaken(tx: Tx, one: BarangJual, ctx: Ctx): Promise<void> {
  const nota = one.status === 'TERJUAL' ? one.no_pegang : null;
  const penjual = nota === null ? undefined : await findPenjual(tx, ctx.kode_toko, nota);
  needTersedia(one, penjual?.input_by ?? null, ctx);
}
