import { mg, type Miligram } from '#kit/rules/quantity.ts';

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
