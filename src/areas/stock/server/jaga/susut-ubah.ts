import { formatGram } from '#kit/rules/format.ts';
import { minus, percentOf, persen, rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { jagaSusut, type SusutDijaga } from '#areas/stock/server/jaga/susut-lebih.ts';
import type { IsiPenuh } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Gold that a change of a piece's data takes off it, or adds to it, was lost or found without a process: the owner
 * agrees to each milligram (D-51.17). Stones that go on or come off change no gold. An owner who changes it has agreed.
 */
export async function jagaUbah(
  tx: Tx,
  kode_barcode: string,
  { dari, ke }: { readonly dari: IsiPenuh; readonly ke: IsiPenuh },
  ctx: Ctx,
): Promise<SusutDijaga> {
  const susut = await jagaSusut(
    tx,
    {
      masuk: { berat: dari.berat_asli, murni: dari.murni },
      keluar: {
        berat: ke.berat_asli,
        murni: percentOf(ke.berat_asli, dari.persen, 'half'),
      },
      harga: dari.harga_modal ?? rp(0),
      ukur: 'berat',
      toleransi: persen(0),
      ringkasan: sentence('Berat emas {kode_barcode} {dari} g menjadi {ke} g tanpa proses', {
        kode_barcode,
        dari: formatGram(dari.berat_asli),
        ke: formatGram(ke.berat_asli),
      }),
    },
    ctx,
  );
  return ctx.level === 'OWN' ? { ...susut, asks: [] } : susut;
}

/** The cost of gold that is gone leaves with it, unless the change says what the piece cost (D-51.17). */
export const tanpaSusut = (ke: IsiPenuh, { modal }: Pick<SusutDijaga, 'modal'>): IsiPenuh =>
  ke.harga_modal === null ? ke : { ...ke, harga_modal: minus(ke.harga_modal, modal) };
