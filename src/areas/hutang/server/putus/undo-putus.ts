import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Held = HeldOf<typeof lunasDocument.spec>;

/** The buy-back goes with it, as long as its gold lies where it was put: never one half alone (D-35.17). */
export async function undoPutus(tx: Tx, held: Held, ctx: Ctx, alasan: string) {
  const no = held.no_faktur_beli;
  invariant(no, `${held.no_lunas} sold its goods to the shop`);
  const beli = await pembelian.holdHalf(tx, no, { alasan }, ctx);
  return {
    angka: beli.row.barang.map((one) => ({
      label: sentence('Keluar dari gudang {no}', { no: one.urut }),
      nilai: `${one.nama_barang}, ${formatGram(one.berat)} g, ${formatRupiah(one.harga)}`,
    })),
    afterNumber: () => pembelian.cancelHalf(tx, beli, { alasan }, ctx),
  };
}
