import { minus, plus, scale, type Miligram } from '#kit/rules/quantity.ts';
import type { Ukuran } from '#areas/berlian/rules/batu.ts';

/** What a part of a parcel would weigh by its share of the stones; null of what was never a part (decision 1103). */
export type Patok = { readonly carat_patok: Miligram | null };

/** The share by stones of what a parcel weighs, or would weigh where it was a part itself. */
export const patokBagian = (
  { carat, butir, carat_patok }: Ukuran & Patok,
  part: Pick<Ukuran, 'butir'>,
): Miligram => scale(carat_patok ?? carat, part.butir, butir, 'half');

/** What a parcel that was a part itself keeps of its share, without that of a part of it (-1) or with it again (1). */
export const sisaPatok = (parcel: Patok, part: Ukuran & Patok, arah: 1 | -1): Miligram | null => {
  if (parcel.carat_patok === null) return null;
  const bagian = part.carat_patok ?? part.carat;
  return arah === 1 ? plus(parcel.carat_patok, bagian) : minus(parcel.carat_patok, bagian);
};
