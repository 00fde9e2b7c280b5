import { formatGram } from '#kit/rules/format.ts';
import { times, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What lay on the scale: one piece, or `qty` pieces together. */
type Ditimbang = {
  readonly nama: string;
  readonly berat: Miligram;
  readonly qty?: number;
};

/** A piece as it lay on the scale. */
export const ditimbang = (piece: { nama_barang: string; berat: Miligram }): Ditimbang => ({
  nama: piece.nama_barang,
  berat: piece.berat,
});

/** Those that weigh more per piece than the shop's heaviest plausible one (BERAT_WAJAR). */
const diAtasWajar = <T extends Ditimbang>(pieces: readonly T[], { param }: Ctx): T[] => {
  const wajar = param(stockParam.BERAT_WAJAR);
  return pieces.filter(({ berat, qty = 1 }) => berat > times(wajar, qty));
};

const gram = (berat: Miligram) => `${formatGram(berat)} g`;

/** The limit and the heavy pieces, as the approver reads them. */
const angkaBeratWajar = (berat: readonly Ditimbang[], { param }: Ctx): Tuntutan['angka'] => [
  { label: 'Berat wajar per barang', nilai: gram(param(stockParam.BERAT_WAJAR)) },
  ...berat.map((one) => ({
    label: one.nama,
    nilai:
      one.qty === undefined
        ? gram(one.berat)
        : sentence('{qty} barang, {berat} g', { qty: one.qty, berat: formatGram(one.berat) }),
  })),
];

/**
 * A piece above the shop's plausible weight asks UBAH_BARANG, whichever act says its weight (D-51.5): a comma
 * in the wrong place makes 3.250 grams three kilograms.
 */
export function jagaBeratWajar(tx: Tx, pieces: readonly Ditimbang[], ctx: Ctx): Tuntutan[] {
  tx.guards.add('plausible');
  const berat = diAtasWajar(pieces, ctx);
  if (berat.length === 0) return [];
  return [
    {
      event: stockEvents.UBAH_BARANG,
      ringkasan: sentence('{jumlah} barang di atas berat wajar', { jumlah: berat.length }),
      angka: angkaBeratWajar(berat, ctx),
    },
  ];
}
