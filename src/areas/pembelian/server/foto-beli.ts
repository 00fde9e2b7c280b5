import type { Tx } from '#kit/server/database.ts';
import { cekBukti } from '#areas/stock/server/foto/bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type { BodyOf as TypedOf } from '#areas/dokumen/contract/document-types.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';

export type BodyBeli = TypedOf<typeof pembelianDocument.spec, 'beli'>;

/**
 * Photos of the goods and of the seller, taken for this act; with FOTO_BELI_WAJIB, or where `wajib` says so, one of
 * each piece: what refuses them, and the write that keeps them as evidence. `lama` are those of the pledge that is
 * sold: they stay on the document, and are no evidence of its sale.
 */
export async function cekFoto(
  tx: Tx,
  { foto, customer, barang }: BodyBeli,
  lama: readonly string[],
  ctx: Ctx,
  wajib: boolean = ctx.param(pembelianParam.FOTO_BELI_WAJIB),
) {
  const baru = (path: string) => !lama.includes(path);
  const goods = (foto ?? []).flatMap((one, at) =>
    baru(one) ? [{ foto: one, field: `foto.${at}` }] : [],
  );
  const kurang = wajib && goods.length < barang.length;
  const orang = customer.foto && baru(customer.foto) ? customer.foto : null;
  const person = orang === null ? [] : [{ foto: orang, field: 'customer.foto' }];
  const bukti = await cekBukti(tx, 'pembelian', [...goods, ...person], ctx);
  return { ...bukti, refusals: [...(kurang ? [TIDAK_BELI.FOTO_WAJIB] : []), ...bukti.refusals] };
}
