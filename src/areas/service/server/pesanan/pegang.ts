import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { lockPesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** An order with its pieces. */
export type Pesanan = HeldOf<typeof pesananDocument.spec>;
export type BarangPesanan = Pesanan['barang'][number];
/** A finished line as it is typed. */
export type JadiDiminta = NonNullable<
  GivenOf<typeof kembaliDocument.spec, 'pesanan'>['barang']
>[number];

/**
 * An order that work or gold is handed out for, that is finished or fetched: held until the act is finished, unless it
 * is a quote. 404 where it does not exist, 409 in another state than these.
 */
export async function holdPesanan(
  tx: Tx,
  no_pesanan: string,
  states: readonly string[],
  ctx: Ctx,
): Promise<Pesanan> {
  await lockPesanan(tx, ctx.kode_toko, no_pesanan, tx.forUpdate);
  const held = await findParent(tx, pesananDocument, no_pesanan, ctx);
  conflictIf(!states.includes(held.status), refusalsOf(pesananDocument.spec).inState(held));
  return held;
}

/** A sale of a pick-up is reached by the path of its own order alone: 404 elsewhere. */
export async function needOfOrder(
  on: Sql,
  no_faktur_jual: string,
  induk: string,
  ctx: Ctx,
): Promise<void> {
  const { no_pesanan } = await findParent(on, penjualanDocument, no_faktur_jual, ctx);
  if (no_pesanan !== induk) throw missing(refusalsOf(penjualanDocument.spec).missing);
}
