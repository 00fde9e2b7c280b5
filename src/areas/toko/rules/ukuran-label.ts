import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';

/** A length of a label: thousandths of a millimetre, as a weight is thousandths of a gram. */
type Mikron = Miligram;

/** One label, the gap to the next one on a roll, and how many lie where on a sheet of A4. */
export type UkuranLabel = {
  readonly lebar: Mikron;
  readonly tinggi: Mikron;
  /** Between two labels of a roll; nothing: the roll has no gap. */
  readonly jarak: Mikron;
  readonly kolom: number;
  readonly baris: number;
  /** From the edges of the sheet to its first label. */
  readonly atas: Mikron;
  readonly kiri: Mikron;
  /** Between two columns and two rows of the sheet. */
  readonly sela_kolom: Mikron;
  readonly sela_baris: Mikron;
};

/** Labels of 38 x 14 mm, a hundred on a sheet. */
export const UKURAN_LABEL: UkuranLabel = {
  lebar: mg(38_000),
  tinggi: mg(14_000),
  jarak: mg(2_000),
  kolom: 5,
  baris: 20,
  atas: mg(8_500),
  kiri: mg(10_000),
  sela_kolom: mg(0),
  sela_baris: mg(0),
};

const A4 = { lebar: 210_000, tinggi: 297_000 } as const;

const TIDAK = refusals({
  LEMBAR_LEBAR: { field: 'kolom', message: 'Kolom Label Melebihi Lebar A4' },
  LEMBAR_TINGGI: { field: 'baris', message: 'Baris Label Melebihi Tinggi A4' },
});

/** A sheet holds its labels. */
export function periksaUkuranLabel(ukuran: UkuranLabel): Refusal[] {
  const { lebar, tinggi, kolom, baris, atas, kiri, sela_kolom, sela_baris } = ukuran;
  const ke_kanan = kiri + kolom * lebar + (kolom - 1) * sela_kolom;
  const ke_bawah = atas + baris * tinggi + (baris - 1) * sela_baris;
  return [
    ...(ke_kanan > A4.lebar ? [TIDAK.LEMBAR_LEBAR] : []),
    ...(ke_bawah > A4.tinggi ? [TIDAK.LEMBAR_TINGGI] : []),
  ];
}

/** A length in millimetres, as printers and pictures take it. */
export const dalamMm = (mikron: Mikron): number => mikron / 1000;
