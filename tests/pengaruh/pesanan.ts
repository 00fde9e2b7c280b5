import { persen } from '#kit/rules/quantity.ts';
import { batalkanPesanan, cincinJadi, pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { tuntut, type Kasus } from '#tests/pengaruh/tanya.ts';

/** A ring of 3.500 g ordered with so much money. */
const dp = async (shop: Shop): Promise<string> => {
  const said = await tuntut(shop, 'KASIR', 'pesanan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
    tgl_janji: '2027-12-31',
    barang: [
      {
        deskripsi: 'Cincin kawin polos lebar 4 mm',
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        berat: 3.5,
        ongkos: 0,
      },
    ],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_000_000 }],
  });
  return said.slice(0, 'DP Pesanan Minimal'.length);
};
const kunci = async (shop: Shop): Promise<string> => (await pesan(shop)).kunci_harga;

/** Ordered with 3.500 g and found in the stock with 3.250 g: 7.14 percent less. */
const lebihRingan = async (shop: Shop): Promise<string> => {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan } = await pesan(shop);
  const none = { berat: null, kode_kategori: null, kode_group: null };
  return tuntut(shop, 'KASIR', `pesanan/${no_pesanan}/selesai`, {
    barang: [cincinJadi({ ...none, kode_barcode })],
  });
};

/** What goes back of a DP of 1,000,000. */
const kembali = async (shop: Shop): Promise<unknown> => {
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_000) });
  await batalkanPesanan(shop, no_pesanan);
  const [row] = await shop.rows('select refund_rp::int from pesanan where no_pesanan = $1', [
    no_pesanan,
  ]);
  return row!.refund_rp;
};

/** Parameters that orders go by. */
export const PESANAN: readonly Kasus[] = [
  ['PESANAN_MIN_DP_PERSEN', [persen(1_000), 'sendiri'], [persen(5_000), 'DP Pesanan Minimal'], dp],
  [
    'KUNCI_HARGA_PESANAN',
    ['KUNCI_SEMUA', 'KUNCI_SEMUA'],
    ['IKUT_HARI_AMBIL', 'IKUT_HARI_AMBIL'],
    kunci,
  ],
  [
    'TOLERANSI_PESANAN_PERSEN',
    [persen(1_000), 'sendiri'],
    [persen(500), 'PESANAN_SELISIH'],
    lebihRingan,
  ],
  ['BATAL_PESANAN_PERSEN', [persen(0), 1_000_000], [persen(1_000), 900_000], kembali],
];
