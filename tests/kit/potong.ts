import { pemasukBarang } from '#tests/kit/orang/pemasuk.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** The pieces of worked-postings.md, with their cost and where they lie. */
const POTONG = {
  P1: {
    nama_barang: 'Cincin Polos',
    kode_dept: 'CC',
    kode_kadar: '750',
    berat: 3.25,
    ongkos: 50_000,
    harga_modal: 6_400_000,
    kode_baki: 'A-01',
  },
  P2: {
    nama_barang: 'Anting Bunga',
    kode_dept: 'AT',
    kode_kadar: '420',
    berat: 2.345,
    ongkos: 0,
    harga_modal: 2_800_000,
    kode_baki: 'A-01',
  },
  P3: {
    nama_barang: 'Kalung Rantai',
    kode_dept: 'KL',
    kode_kadar: '700',
    berat: 5.01,
    ongkos: 200_000,
    harga_modal: 9_100_000,
    kode_baki: 'B-02',
  },
  P4: {
    nama_barang: 'Liontin Hati',
    kode_dept: 'LT',
    kode_kadar: '375',
    berat: 1.2,
    ongkos: 0,
    harga_modal: 1_250_000,
    kode_baki: 'B-02',
  },
} as const;
export type NamaPotong = keyof typeof POTONG;

let round = 0;

/** Takes the named pieces in, in their order, and answers their barcodes. */
export async function tambahPotong(shop: Shop, names: readonly NamaPotong[]): Promise<string[]> {
  const barang = names.map((name) => ({
    kode_kategori: 'PHS',
    kode_group: 'T',
    kode_gudang: 'TK',
    ...POTONG[name],
  }));
  const { status, body } = await shop
    .as(pemasukBarang())
    .raw(
      'POST',
      'barang/banyak',
      { barang },
      { 'idempotency-key': `potong-${++round}-${names.length}` },
    );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body.data as { kode_barcode: string }[]).map((one) => one.kode_barcode);
}
