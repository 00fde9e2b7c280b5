import { formatInt } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';

const BEDA = refusals({
  PESANAN_BEDA_STATUS: {
    field: 'no_order',
    message: 'Pesanan {no_order} Sudah {status}, Minta SPV Menjualnya',
  },
  PESANAN_BEDA_BARANG: {
    field: 'kode_barcode',
    message: 'Barang Pesanan {no_order} Adalah {barang}, Minta SPV Menjualnya',
  },
  PESANAN_BEDA_HP: {
    field: 'customer.no_hp',
    message: 'No HP Bukan No HP Pesanan {no_order}, Minta SPV Menjualnya',
  },
  PESANAN_BEDA_ALAMAT: {
    field: 'customer.alamat',
    message: 'Alamat Bukan Alamat Pesanan {no_order}, Minta SPV Menjualnya',
  },
  PESANAN_BEDA_TOTAL: {
    message: 'Pembeli Pesanan {no_order} Membayar {total}, Minta SPV Menjualnya',
  },
});

/** What of an order its sale must keep. */
type Isi = {
  readonly kode: readonly string[];
  readonly no_hp: string | null;
  readonly alamat: string;
  readonly total: Rupiah;
};

/** An order of a channel, and what became of it before this sale. */
type Pesanan = Isi & {
  readonly status: 'MENUNGGU' | 'DIJUAL' | 'PO' | 'DITOLAK' | 'BATAL';
  /** Named by the channel itself. */
  readonly pasti: boolean;
  /** Refused by a person. */
  readonly diurus?: boolean;
  /** The channel names under this number another order than the goods were made for. */
  readonly asing?: boolean;
};

/** Letters of an address that a nota holds; a channel may tell more. */
const MUAT = 200;
export const alamatNota = (alamat: string): string => alamat.slice(0, MUAT).trim();
/** Letters and figures of an address. What parts two figures stays: house 1/15 is not 11/5. */
const polos = (alamat: string): string =>
  alamatNota(alamat)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<!\p{N}) | (?!\p{N})/gu, '')
    .toUpperCase();
const urut = (codes: readonly string[]): string => [...new Set(codes)].toSorted().join(', ');

/** Its buyer is forgotten: nothing tells whether this sale goes to him. */
const SELESAI: ReadonlySet<Pesanan['status']> = new Set(['DITOLAK', 'BATAL']);

/** What of an order a sale may keep otherwise, as the record and № 114 name it. */
export const kataBeda = (beda: readonly Refusal[]): string[] =>
  beda.map(({ code }) => code.replace('PESANAN_BEDA_', ''));

/**
 * Where the sale of an order is not what was ordered: other pieces, another telephone or address, or less money than
 * the buyer paid, or where the order was refused or its sale cancelled before, or is another one by now. Blanks, marks
 * and capitals of an address are the writer's own, but between two figures; an order without a piece says none.
 * Telephone and address are not among the words: who reads them reads the order, which is in the record.
 */
export function bedaPesanan(no_order: string, pesanan: Pesanan, jual: Isi): Refusal[] {
  const { kode, no_hp, alamat, total, status, pasti, diurus, asing } = pesanan;
  const barang = urut(kode);
  return [
    ...(asing || ((pasti || diurus) && SELESAI.has(status))
      ? [fill(BEDA.PESANAN_BEDA_STATUS, { no_order, status: word(status) })]
      : []),
    ...(barang !== '' && barang !== urut(jual.kode)
      ? [fill(BEDA.PESANAN_BEDA_BARANG, { no_order, barang })]
      : []),
    ...(no_hp !== null && no_hp !== jual.no_hp ? [fill(BEDA.PESANAN_BEDA_HP, { no_order })] : []),
    ...(alamat !== '' && polos(alamat) !== polos(jual.alamat)
      ? [fill(BEDA.PESANAN_BEDA_ALAMAT, { no_order })]
      : []),
    ...(total > jual.total
      ? [fill(BEDA.PESANAN_BEDA_TOTAL, { no_order, total: formatInt(total) })]
      : []),
  ];
}
