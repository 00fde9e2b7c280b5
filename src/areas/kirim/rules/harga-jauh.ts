import { percentOf, persen, type Rupiah } from '#kit/rules/quantity.ts';

/** So much of what its gold costs here a cost may be: labour and attributes are in it. */
const MODAL_WAJAR = persen(15_000);

/** What a list of another server says of a piece, beside what this shop knows of it. */
export type NilaiJauh = {
  /** The price that it keeps whatever gold costs. */
  readonly tetap: Rupiah | null;
  readonly modal: Rupiah | null;
  /** Its whole weight at the price of this shop; null where there is none, so that nothing can be compared. */
  readonly emas: Rupiah | null;
};

/** A fixed price below its gold: by it gold would leave cheaper than any sale of this shop. */
export const isTetapMurah = ({ tetap, emas }: NilaiJauh): boolean =>
  tetap !== null && (emas === null || tetap < emas);

/** A cost that its gold cannot be worth: this shop would owe it to the sender. */
export const isModalTinggi = ({ modal, emas }: NilaiJauh): boolean =>
  modal !== null && modal > (emas === null ? 0 : percentOf(emas, MODAL_WAJAR, 'half'));
