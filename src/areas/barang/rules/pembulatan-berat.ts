import { atLeast, mg, type Miligram } from '#kit/rules/quantity.ts';

/** PEMBULATAN_BERAT: by which table the charged weight, never the stock weight, is rounded (D-1.5). */
export type TabelBerat = 'NONE' | '20/60' | '40/80' | '40/70';

/** From which rest a weight goes to the half step, and from which to the whole one; steps in milligrams. */
const TABEL = {
  '20/60': { langkah: 100, tengah: 20, penuh: 60 },
  '40/80': { langkah: 100, tengah: 40, penuh: 80 },
  '40/70': { langkah: 1000, tengah: 400, penuh: 700 },
} as const;

/** The weight that is charged: its last figures go to nothing, to the half or to the whole step. */
export function bulatkanBerat(berat: Miligram, tabel: TabelBerat): Miligram {
  if (tabel === 'NONE') return berat;
  const { langkah, tengah, penuh } = TABEL[tabel];
  const sisa = berat % langkah;
  const dasar = berat - sisa;
  if (sisa < tengah) return mg(dasar);
  return mg(dasar + (sisa < penuh ? langkah / 2 : langkah));
}

export type BeratJual = {
  readonly berat: Miligram;
  readonly berat_stock: Miligram;
  readonly toleransi: Miligram;
  readonly tabel: TabelBerat;
};

/**
 * The weights that a typed weight is measured against (D-9.3): `ditagih` for the gold, `ongkos` for the labour. A
 * weight that is lighter within the tolerance lowers it by its milligrams alone, never by a step of the table; beyond
 * the tolerance the stock weight counts, and what is missing is a discount (D-8.2).
 */
export function beratPatokan({ berat, berat_stock, toleransi, tabel }: BeratJual): {
  ditagih: Miligram;
  ongkos: Miligram;
} {
  const stock = bulatkanBerat(berat_stock, tabel);
  const kurang = berat_stock - berat;
  if (kurang > toleransi) return { ditagih: stock, ongkos: berat_stock };
  const bebas = mg(stock - Math.max(0, kurang));
  return { ditagih: atLeast(bebas, bulatkanBerat(berat, tabel)), ongkos: berat };
}
