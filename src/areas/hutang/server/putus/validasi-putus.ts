import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { bukukanBeli } from '#areas/pembelian/server/beli.ts';
import {
  listPembelianBarang,
  lockPembelian,
  saveValidasiBeli,
} from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The buy-back counts from when its redemption does: its gold lies in the BELI warehouse now. */
export async function validasiPutus(tx: Tx, no: string, ctx: Ctx): Promise<void> {
  const beli = await lockPembelian(tx, ctx.kode_toko, no);
  invariant(beli, `${no} waits for nothing`);
  const lines = await listPembelianBarang(tx, ctx.kode_toko, no);
  const where = { kode_toko: ctx.kode_toko, no, tgl: ctx.hari, op: ctx.op };
  const { valid_at } = await saveValidasiBeli(tx, where, ctx.user_id);
  await bukukanBeli(tx, no, lines, 'TUKAR', beli.nama_customer, ctx);
  const sesudah = { ...beli, status: 'DONE', valid_by: ctx.user_id, valid_at };
  tx.audit({ tindakan: 'VALIDASI', tabel: 'pembelian', kunci: no, sebelum: beli, sesudah });
}
