import { cutLines } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import {
  center,
  GAP,
  pair,
  pairLines,
  rule,
  words,
  type StrukLine,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import { susunNota, tandaTangan, type NotaToko } from '#areas/toko/rules/nota.ts';
import { kodeStruk } from '#areas/toko/rules/struk-toko.ts';
import type { JenisBukti } from '#areas/toko/rules/templat-nota.ts';

/** The content of the paper of a document that has no goods: a proof of what moved, and why. */
export type Bukti = {
  /** Whose template it is printed by; that of cash where it says nothing. */
  readonly templat?: JenisBukti;
  readonly judul: string;
  readonly no: string;
  readonly tgl_system: Hari;
  readonly batal: boolean;
  readonly oleh: string;
  readonly cetak_ke: number;
  /** What is said of it, line by line: a label, and a text that may need several. */
  readonly isi: readonly (readonly [string, string])[];
  /** What it comes to, as its field says it: rupiah, or pieces of what is worth no money. */
  readonly jumlah: string;
  /** How much of it coins made. */
  readonly bulat?: string;
  /** What the sum is called; JUMLAH where it says nothing. */
  readonly sebutan?: string;
  readonly tanda_tangan: readonly [string, string];
  /** Whose each of its sheets is; one that says nothing where there are none. */
  readonly lembar?: readonly string[];
} & BuktiMore;

/** What the declaration of a kind cannot say of its paper. */
export type BuktiMore = {
  /** A mark under its title. */
  readonly tanda?: string;
  /** All its pairs, where lines of its own stand between them. */
  readonly isi?: readonly (readonly [string, string])[];
  /** Goods one by one: what each is, and what it weighs or is worth. */
  readonly barang?: readonly (readonly [string, string])[];
  /** What both sides agree to, in whole sentences under the sum. */
  readonly syarat?: readonly string[];
  /** Where its customer finds it (D-32.11), on the first of its sheets: the others stay in the shop. */
  readonly alamat?: string | null;
};

/** The strip that stays with the money: what moved, why, and two signatures. */
export const strukBukti = (bukti: Bukti, toko: NotaToko, lembar?: string): StrukSheet => ({
  name: bukti.no,
  lines: linesOf(bukti, toko, lembar),
});

/** All its sheets: one for each of those who keep one. */
export const lembarBukti = (bukti: Bukti, toko: NotaToko): StrukSheet[] =>
  bukti.lembar
    ? bukti.lembar.map((lembar) => strukBukti(bukti, toko, lembar))
    : [strukBukti(bukti, toko)];

const linesOf = (bukti: Bukti, toko: NotaToko, lembar?: string): StrukLine[] =>
  susunNota(bukti.templat ?? 'KAS', bukti.no, toko, {
    TANDA: [
      rule('thick'),
      center(bukti.judul, 'strong'),
      ...(bukti.tanda ? [center(bukti.tanda, 'strong')] : []),
      ...(bukti.batal ? [center('BATAL', 'big')] : []),
      ...(lembar ? [center(lembar, 'small')] : []),
      ...(bukti.cetak_ke > 1 ? [center(`SALINAN ${bukti.cetak_ke - 1}`, 'strong')] : []),
      GAP,
    ],
    DATA: [
      pair('No', bukti.no),
      pair('Tanggal', `${formatHariPanjang(bukti.tgl_system)} ${toko.jam}`),
      pair('Kasir', bukti.oleh),
      rule(),
      ...bukti.isi.flatMap(([label, kata]) => pairLines(label, cutLines(kata))),
    ],
    BARANG: [
      ...(bukti.barang ? [rule('thin')] : []),
      ...(bukti.barang ?? []).flatMap(([nama, kata]) => [words(nama, 'strong'), words(kata)]),
    ],
    JUMLAH: [
      rule('thin'),
      ...(bukti.bulat ? [pair('Pembulatan tunai', bukti.bulat)] : []),
      { kind: 'total', left: bukti.sebutan ?? 'JUMLAH', right: bukti.jumlah },
      rule(),
    ],
    SEPAKAT: (bukti.syarat ?? []).map((kalimat) => words(kalimat, 'small')),
    TTD: tandaTangan(...bukti.tanda_tangan),
    BARCODE: kodeStruk(bukti.no, lembar === bukti.lembar?.[0] ? bukti.alamat : null),
  });
