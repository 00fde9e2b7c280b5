import type { Miligram } from '#kit/rules/quantity.ts';
import type { BatuDijual } from '#areas/berlian/contract/berlian.api.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';

/** How much of a parcel is sold; nothing where all of it is. */
export type Bagian = { readonly carat: Miligram | null; readonly butir: number | null };
export const SEMUA_BATU: Bagian = { carat: null, butir: null };

/** A loose stone as the shop answers it, and as the counter lays it among its pieces. */
export type BatuDiMeja = { readonly batu: BatuDijual; readonly barang: Barang };

/** What of it the line says to the server: all of it says nothing. */
export const bagianOf = ({ carat, butir, isi_carat }: BatuDijual): Bagian =>
  carat === isi_carat ? SEMUA_BATU : { carat, butir };
