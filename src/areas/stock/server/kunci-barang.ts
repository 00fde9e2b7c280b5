import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { kembarDi } from '#areas/stock/rules/periksa-barang.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';

/** A refusal of one line of a list that is nothing but barcodes. */
export const pada = (refusal: Refusal, list: string, index: number): Refusal =>
  at({ ...refusal, field: undefined }, list, index);

/**
 * Holds the named pieces and answers them in the order given: each is known, named once, and free.
 * Unknown and doubled codes are all reported at once; a piece that is not free is refused with 409.
 */
export async function kunciBarang(
  tx: Tx,
  codes: readonly string[],
  ctx: Ctx,
): Promise<BarangTerkunci[]> {
  const twice = kembarDi(codes);
  const rows = new Map(
    (await lockBarangSemua(tx, ctx.kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  refuseIf(
    codes.flatMap((kode_barcode, index) => {
      if (twice[index] !== undefined) return [pada(TIDAK_TERSEDIA.BARANG_KEMBAR, 'barang', index)];
      if (rows.has(kode_barcode)) return [];
      return [pada(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }), 'barang', index)];
    }),
  );
  const pieces = codes.map((code) => kept(rows, code));
  for (const piece of pieces) needTersedia(piece, piece.oleh, ctx);
  return pieces;
}
