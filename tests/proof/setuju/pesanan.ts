import { mg } from '#kit/rules/quantity.ts';
import { batal, type Daftar } from '#tests/proof/setuju/perbuatan.ts';
import { cincinJadi, cincinPesanan, pesan } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

const order = async (shop: Shop): Promise<string> => (await pesan(shop)).no_pesanan;
/** A piece of the stock of 3.250 g as it is taken for an order. */
const stock = async (shop: Shop) => {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const none = { berat: null, kode_kategori: null, kode_group: null };
  return { barang: [cincinJadi({ ...none, kode_barcode })] };
};

/** What a superior agrees to about orders. */
export const PESANAN: Daftar = [
  ['BATAL_PESANAN', batal('KASIR', 'pesanan', order, 'PESANAN_SUDAH_BATAL')],
  [
    'PESANAN_SELISIH',
    async (shop) => {
      // Ordered much heavier than what there is.
      const { no_pesanan } = await pesan(shop, { barang: [cincinPesanan({ berat: mg(5_000) })] });
      return {
        who: 'KASIR',
        path: `pesanan/${no_pesanan}/selesai`,
        body: await stock(shop),
        lain: await stock(shop),
        sudah: 'PESANAN_STATUS',
      };
    },
  ],
];
