export type StatusPembelian = 'OPEN' | 'DONE' | 'CANC';

/** Where the gold comes from, as its paper says (D-13.3). */
export const ASAL_NOTA = [
  'NOTA_SENDIRI',
  'CABANG_LAIN',
  'TOKO_LAIN',
  'TANPA_NOTA',
  'ROSOK',
] as const;
export type AsalNota = (typeof ASAL_NOTA)[number];

/** Gold that nobody of the chain sold: priced by its tested fineness (D-33.2). */
export const sebagaiRosok = (asal: AsalNota): boolean => asal === 'ROSOK' || asal === 'TOKO_LAIN';

/** No nota of the chain vouches for the seller (IDENTITAS_PENJUAL_WAJIB). */
export const tanpaNotaKita = (asal: AsalNota): boolean =>
  asal !== 'NOTA_SENDIRI' && asal !== 'CABANG_LAIN';

type Asal = { readonly asal_nota: AsalNota; readonly no_faktur_jual: string | null };
/** A branch's nota of which nobody tells the number is none. */
export const asalTerbukti = ({ asal_nota, no_faktur_jual }: Asal): AsalNota =>
  asal_nota === 'CABANG_LAIN' && no_faktur_jual === null ? 'TANPA_NOTA' : asal_nota;
