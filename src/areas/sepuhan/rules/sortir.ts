import {
  minus,
  percentOf,
  scale,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  ambilBagian,
  PROSES_LOT,
  sisaLot,
  type EmasLot,
  type Lot,
  type ProsesLot,
} from '#areas/stock/rules/lot.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';

/** What becomes of gold that was looked through (D-44.5). */
export const KELAS = {
  'JUAL LAGI': 'Jual lagi',
  CUCI: 'Cuci',
  LEBUR: 'Lebur',
  KEMBALI: sense('Kembali', 'barang'),
} as const;
export type Kelas = keyof typeof KELAS;

const { LEBUR: _, ...dicuci } = PROSES_LOT;
export const PROSES = dicuci;
export type Proses = Exclude<ProsesLot, 'LEBUR'>;

/** What a line says of its class, where its step sorts nothing. */
export const BUKAN_SORTIR = {
  kelas: null,
  kode_tukang: null,
  proses: null,
  kode_barcode: null,
  ke_gudang: null,
  ke_baki: null,
  ongkos: null,
  cara_uji: null,
};

type BarisSortir = {
  readonly kelas: Kelas;
  readonly qty: number;
  readonly berat: Miligram;
  readonly berat_jadi: Miligram | null;
  readonly kode_tukang: string | null;
  readonly proses: Proses | null;
  readonly kode_kategori: string | null;
  readonly kode_gudang: string | null;
};

/** The lines are the whole lot, to the milligram and the piece; each class says what it needs (D-44.5). */
export function periksaSortir(lot: Lot, baris: readonly BarisSortir[]): Refusal[] {
  const berat = sum(baris.map((one) => one.berat));
  const qty = baris.reduce((all, one) => all + one.qty, 0);
  return [
    ...gather(
      [
        berat !== lot.berat,
        fill(TIDAK_SEPUHAN.SORTIR_BEDA_BERAT, {
          berat: formatGram(berat),
          lot: formatGram(lot.berat),
        }),
      ],
      [
        qty !== lot.qty,
        fill(TIDAK_SEPUHAN.SORTIR_BEDA_QTY, { qty: formatInt(qty), lot: formatInt(lot.qty) }),
      ],
    ),
    ...baris.flatMap((one, index) => periksaBaris(one).map((no) => at(no, 'baris', index))),
  ];
}

/** What its class needs of a line, and what it leaves out. */
export function periksaBaris(one: BarisSortir): Refusal[] {
  const jual = one.kelas === 'JUAL LAGI';
  const cuci = one.kelas === 'CUCI';
  return gather(
    [(jual || one.kelas === 'KEMBALI') && one.qty !== 1, TIDAK_SEPUHAN.SATU_BARANG],
    [jual && one.kode_kategori === null, TIDAK_SEPUHAN.KATEGORI_KOSONG],
    [jual && one.kode_gudang === null, TIDAK_SEPUHAN.TEMPAT_KOSONG],
    [one.berat_jadi !== null && !jual, TIDAK_SEPUHAN.BERAT_JADI_LAIN],
    [(one.berat_jadi ?? one.berat) > one.berat, TIDAK_SEPUHAN.BERAT_JADI_LEBIH],
    [cuci && one.kode_tukang === null, TIDAK_SEPUHAN.TUKANG_KOSONG],
    [cuci && one.proses === null, TIDAK_SEPUHAN.PROSES_KOSONG],
  );
}

/** What a line takes: its weight and pieces; gold that goes back as it came takes what it brought. */
type Diminta = { readonly qty: number; readonly berat: Miligram; readonly tetap?: EmasLot };

/** The lot among its lines: fine gold and cost by weight, the last of them the rest (D-44.2). */
export function bagiLot(lot: Lot, lines: readonly Diminta[]): EmasLot[] {
  let rest = lines.reduce((left, { tetap }) => (tetap ? sisaLot(left, tetap) : left), lot);
  return lines.map(({ qty, berat, tetap }) => {
    if (tetap) return tetap;
    const part = { ...ambilBagian(rest, berat), qty };
    rest = sisaLot(rest, part);
    return part;
  });
}

/**
 * What weight earlier processes took of gold, told by the fine gold that they lost: washing is measured in weight, and
 * gold that lost its part already loses no more of it (D-51.17).
 */
export const beratLalu = (
  { berat, murni }: Pick<EmasLot, 'berat' | 'murni'>,
  susut_murni: Miligram,
): Miligram => (murni === 0 ? susut_murni : scale(susut_murni, berat, murni, 'half'));

/** A piece that gets a label: the fine gold of its weight, as its lot says it where it keeps weight and kadar. */
export const murniJadi = (
  part: Pick<EmasLot, 'berat' | 'murni'>,
  { dari, ke }: { readonly dari: Persen; readonly ke: Persen },
  berat: Miligram,
): Miligram => (berat === part.berat && dari === ke ? part.murni : percentOf(berat, ke, 'half'));

/** What it cost, where any of it is known: a cost that is not known is none (D-44.2). */
export const modalJadi = (
  { modal, modal_tahu }: Pick<EmasLot, 'modal' | 'modal_tahu'>,
  hilang: Rupiah,
): Rupiah | null => (modal_tahu || modal > 0 ? minus(modal, hilang) : null);
