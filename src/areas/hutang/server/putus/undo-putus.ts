import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { HeldOf } from '#areas/buku/contract/document-types.ts';
import type { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { batalkanBeli, bisaDibatalkan } from '#areas/pembelian/server/batal-pembelian.ts';
import { listPembelianBarang, lockPembelian } from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Held = HeldOf<typeof lunasDocument.words>;

/** The buy-back goes with it, as long as its gold lies where it was put: never one half alone (D-35.17). */
export async function undoPutus(tx: Tx, held: Held, ctx: Ctx, alasan: string) {
  const no = held.no_faktur_beli!;
  const beli = await lockPembelian(tx, ctx.kode_toko, no);
  invariant(beli, `${held.no_lunas} has lost its buy-back`);
  const lines = await listPembelianBarang(tx, ctx.kode_toko, no);
  bisaDibatalkan(beli, lines, ctx);
  return {
    angka: lines.map((one) => ({
      label: sentence('Keluar dari gudang {no}', { no: one.urut }),
      nilai: `${one.nama_barang}, ${formatGram(one.berat)} g, ${formatRupiah(one.harga)}`,
    })),
    also: async () => void (await batalkanBeli(tx, beli, alasan, ctx)),
  };
}
