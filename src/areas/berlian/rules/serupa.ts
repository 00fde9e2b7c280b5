import { formatGram } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';

type Isi = { readonly carat: Miligram; readonly butir: number };

/** How many percent the mean stone of a part may be away from the mean stone of its parcel (decision 1041). */
const SERUPA_PERSEN = 25;

/** Smaller stones are of one size by chance: a tenth of a carat. */
export const TERKECIL_DIBANDING = mg(100);

/** Whether the mean stone of a part is so far from that of its parcel that a person says it is other stones. */
export function takSerupa(parcel: Isi, part: Isi): boolean {
  const rata = parcel.carat * part.butir;
  return Math.abs(part.carat * parcel.butir - rata) * 100 > rata * SERUPA_PERSEN;
}

/** The mean stone, as an approver reads it. */
export const rataRata = ({ carat, butir }: Isi): string =>
  `${formatGram(mg(Math.round(carat / butir)))} ct`;
