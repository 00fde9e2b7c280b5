import { minus, plus, scale, type Miligram } from '#kit/rules/quantity.ts';
import type { Ukuran } from '#areas/berlian/rules/batu.ts';

/** What a part of a parcel would weigh by its share of the stones; null of what was never divided (decision 1103). */
export type Patok = { readonly carat_patok: Miligram | null };

/** The share by stones of what a parcel weighs, or would weigh where it was a part itself. */
export const patokBagian = (
  { carat, butir, carat_patok }: Ukuran & Patok,
  part: Pick<Ukuran, 'butir'>,
): Miligram => scale(carat_patok ?? carat, part.butir, butir, 'half');

/** The same of as much as came of what was sold: all of it is measured as it was (decision 1132). */
export const patokDatang = (dijual: Ukuran & Patok, datang: Pick<Ukuran, 'butir'>) =>
  datang.butir === dijual.butir ? dijual.carat_patok : patokBagian(dijual, datang);

/**
 * What the stones of a parcel should weigh without a part of it (-1) or with it again (1): from the first part on the
 * rest is measured too, for a part that is typed too heavy makes it too light. Whole again it is what it weighs.
 */
export const sisaPatok = (
  parcel: Pick<Ukuran, 'carat'> & Patok,
  part: Pick<Ukuran, 'carat'> & Patok,
  arah: 1 | -1,
): Miligram | null => {
  const bagian = part.carat_patok ?? part.carat;
  if (arah === -1) return minus(parcel.carat_patok ?? parcel.carat, bagian);
  if (parcel.carat_patok === null) return null;
  const utuh = plus(parcel.carat_patok, bagian);
  return utuh === plus(parcel.carat, part.carat) ? null : utuh;
};
