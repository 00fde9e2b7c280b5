import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { PlanOf } from '#areas/dokumen/server/kind.ts';
import { DIBELI, tandaiDibeli } from '#areas/penjualan/server/dibeli.table.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type { BarisNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import { barisRantai } from '#areas/pembelian/server/kenali-nota.ts';
import { MASUK, type PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What was bought, and the notas of the chain among it. */
type Dikenali = {
  readonly lines: readonly PembelianBarang[];
  readonly nota: readonly BarisNota[];
};
type Baris = Pick<
  PlanOf<typeof pembelianDocument.spec, 'beli'>,
  'rows' | 'toldLines' | 'afterNumber'
>;

/**
 * The marks on the notas and the gold in BELI, as rows of the buy-back. A line of a nota that another server keeps
 * is held by nothing: its mark alone says who was first (D-13.3).
 */
export function barisMasuk(
  tx: Tx,
  bought: Dikenali,
  lines: readonly object[],
  { tunggu }: { readonly tunggu: boolean },
  ctx: Ctx,
): Baris {
  const { kode_toko, op } = ctx;
  const rantai = barisRantai(bought.lines, bought.nota);
  const status = 'BELI';
  const masuk = tunggu ? [] : lines.map((_, at) => ({ kode_toko, urut: at + 1, status, op }));
  if (rantai.some((one) => one.kode_toko === null))
    return {
      rows: { [MASUK.table]: masuk },
      afterNumber: (no: string) => tandaiNota(tx, no, bought, ctx),
    };
  const dibeli = rantai.map((one) => ({ ...one, kode_toko_beli: kode_toko, op }));
  const status_stock = tunggu ? 'OPEN' : status;
  return {
    rows: { [MASUK.table]: masuk, [DIBELI.table]: dibeli },
    toldLines: lines.map((line) => ({ ...line, status_stock, barcode_baru: null })),
  };
}

/** The mark on every nota line: the first buyer of a line wins (D-13.3). */
export async function tandaiNota(
  tx: Tx,
  no_faktur_beli: string,
  { lines, nota }: Dikenali,
  { kode_toko, op }: Ctx,
): Promise<void> {
  const rantai = barisRantai(lines, nota);
  const marked = await tandaiDibeli(tx, { kode_toko, no_faktur_beli, op }, rantai);
  conflictIf(marked !== rantai.length, TIDAK_BELI.SUDAH_DIBELI);
}
