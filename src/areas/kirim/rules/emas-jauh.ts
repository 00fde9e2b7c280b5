import {
  atLeast,
  mg,
  minus,
  percentOf,
  persen,
  type Miligram,
  type Persen,
} from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { periksaKepalaJauh, TIDAK_JAUH, type Pernyataan } from '#areas/kirim/rules/daftar-jauh.ts';

/** A line of gold without a barcode: a bought piece by its document and place there, or a lot. */
type BarisEmas = {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
} & (
  | {
      readonly isi: 'BELI';
      readonly no_dokumen: string;
      readonly urut: number;
      readonly barcode_asal: string | null;
    }
  | { readonly isi: 'LOT'; readonly qty: number; readonly susut_murni: Miligram }
);
type DaftarEmas = Parameters<typeof periksaKepalaJauh>[0] & {
  readonly emas: readonly BarisEmas[];
};

/** What pieces of a lot round, and processes move between weight and fine gold: so much of it, or so little. */
const BEDA_MURNI = persen(200);
const BEDA_KECIL = mg(10);

/** Fine gold that follows from weight and percent; a lot has the sum of what it was made of. */
const isMurniMungkin = ({ berat, murni, persen: kadar }: BarisEmas): boolean => {
  const hitung = percentOf(berat, kadar, 'half');
  const boleh = atLeast(BEDA_KECIL, percentOf(hitung, BEDA_MURNI, 'down'));
  return murni <= berat && Math.abs(minus(murni, hitung)) <= boleh;
};

/** A label of before is one that the sender's shop gave: it goes on to a label here. */
export const isLabelSendiri = (barcode_asal: string, dari: string): boolean =>
  /^[A-Z0-9]{8}$/.test(barcode_asal) && barcode_asal.startsWith(dari);

/** A document of the sender's shop has its code after two letters, as its lots have, which are called by their act. */
const isSebutan = (one: BarisEmas, dari: string): boolean => {
  if (one.isi === 'LOT') return /-\d+$/.test(one.kode_barcode);
  const { no_dokumen, urut, kode_barcode, barcode_asal } = one;
  const bernama = no_dokumen.slice(2, 5) === dari && kode_barcode === `${no_dokumen}.${urut}`;
  return bernama && (barcode_asal === null || isLabelSendiri(barcode_asal, dari));
};

/**
 * What a list of gold without a barcode must be in itself (D-44.9, D-43.5): what every list must be, each line called
 * by a document of the sender or a lot, its fine gold near weight x percent. The sender checks it before anything is
 * written, the receiver before anything is believed.
 */
export function periksaDaftarEmas(daftar: DaftarEmas, kata: Pernyataan): Refusal | undefined {
  for (const one of daftar.emas) {
    const { kode_barcode } = one;
    if (!isSebutan(one, kata.dari)) return fill(TIDAK_JAUH.BARIS_JAUH, { kode_barcode });
    // A piece weighs a milligram at least, and no lot lost more than it is.
    const lebih = one.isi === 'LOT' && (one.susut_murni > one.berat || one.qty > one.berat);
    if (lebih || !isMurniMungkin(one)) return fill(TIDAK_JAUH.MURNI_EMAS_JAUH, { kode_barcode });
  }
  return periksaKepalaJauh(daftar, daftar.emas, kata);
}
