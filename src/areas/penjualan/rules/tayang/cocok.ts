import { formatInt } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

const BEDA = refusals({
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

const polos = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const urut = (codes: readonly string[]): string => [...new Set(codes)].toSorted().join(', ');

/**
 * Where the sale of an order is not what was ordered: other pieces, another telephone or address, or less money than
 * the buyer paid. Blanks, marks and capitals of an address are the writer's own; an order without a piece says none.
 * Telephone and address are not told: who reads them reads the order, which is in the record.
 */
export function bedaPesanan(no_order: string, pesanan: Isi, jual: Isi): Refusal[] {
  const { kode, no_hp, alamat, total } = pesanan;
  const barang = urut(kode);
  return [
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
