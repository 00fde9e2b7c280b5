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

/** Gold that no shop of the chain sold: priced by its tested fineness (D-33.2). */
export const sebagaiRosok = (asal: AsalNota): boolean => asal === 'ROSOK' || asal === 'TOKO_LAIN';

/** No nota of the chain vouches for the seller (IDENTITAS_PENJUAL_WAJIB). */
export const tanpaNotaKita = (asal: AsalNota): boolean =>
  asal !== 'NOTA_SENDIRI' && asal !== 'CABANG_LAIN';

type Asal = { readonly asal_nota: AsalNota; readonly no_faktur_jual: string | null };
/** A branch's nota vouches for the seller only where this server has found it: any number can be typed (D-13.1). */
export const asalTerbukti = (
  { asal_nota, no_faktur_jual }: Asal,
  ditemukan: ReadonlySet<string>,
): AsalNota =>
  asal_nota === 'CABANG_LAIN' && !ditemukan.has(no_faktur_jual ?? '') ? 'TANPA_NOTA' : asal_nota;
