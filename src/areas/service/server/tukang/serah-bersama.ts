import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { bukuSerah } from '#areas/service/rules/tukang.ts';
import { jumlahLot, type BagianLot } from '#areas/stock/rules/lot.ts';
import { pickLots, type EmasDiminta } from '#areas/stock/server/lot/lot.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Parts of the oldest lots of what was asked for; the same gold asked for twice is one. */
export async function partsOf(
  tx: Tx,
  asked: readonly EmasDiminta[],
  ctx: Ctx,
): Promise<BagianLot[]> {
  const groups = Map.groupBy(asked, ({ kode_gudang, kadar }) => `${kode_gudang}/${kadar}`);
  const once = [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, berat: sum(same.map((one) => one.berat)) }] : [];
  });
  return (await pickLots(tx, once, ctx)).flat();
}

export const headOf = (parts: readonly BagianLot[]) => {
  const { berat, murni, modal, modal_tahu } = jumlahLot(parts);
  return { berat, murni, modal, modal_tahu, op_batal: null, dilepas: false };
};

export const planOf = (kode_tukang: string, parts: readonly BagianLot[], modal_lunas: Rupiah) => ({
  lines: parts.map(({ no_lot, kode_gudang, persen, berat, murni, modal }) => ({
    no_lot,
    kode_gudang,
    kadar: persen,
    berat,
    murni,
    modal,
  })),
  postings: bukuSerah({
    kode_tukang,
    modal_lunas,
    emas: parts.map(({ kode_gudang, persen, berat, murni, qty }) => ({
      kode_gudang,
      kadar: persen,
      berat,
      murni,
      qty,
    })),
  }),
});
