import { bukaBerlian, cincinBerlian, pasangBatu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import type { Buat, Daftar } from '#tests/proof/setuju/perbuatan.ts';
import type { Shop } from '#tests/kit/shop.ts';

const lain = { keterangan: 'Cincin yang lain' };

/** A ring of a jenis of stones, and a stone of 0.520 ct beside it. */
async function cincin(shop: Shop, more: object = {}) {
  const ada = await shop.rows(`select from supplier_berlian where kode_supplier = 'D01'`);
  if (ada.length === 0) await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE');
  const kode_barcode = await cincinBerlian(shop, more);
  const { kode } = await terimaBatu(shop);
  return { kode_barcode, kode_berlian: [...kode] };
}

/** The stone is set, and the ring weighs so much after. */
const pasang =
  (berat: number, more?: object): Buat =>
  async (shop) => ({
    who: 'SPV',
    path: 'berlian/pasang',
    body: { ...(await cincin(shop, more)), berat },
    lain,
    sudah: 'BERLIAN_TIDAK_LEPAS',
  });

const lepas: Buat = async (shop) => {
  const { kode_barcode, kode_berlian } = await cincin(shop);
  const lagi = () => pasangBatu(shop, kode_barcode, kode_berlian, 3_354);
  await lagi();
  const body = { kode_barcode, kode_berlian, berat: 3.25 };
  return { who: 'SPV', path: 'berlian/lepas', body, lain, lagi };
};

/** Stones that are set and taken out: seen by a superior; a price that falls, or gold that is gone, by an owner. */
export const BATU: Daftar = [
  ['UBAH_BARANG', pasang(3.354)],
  ['UBAH_BARANG', lepas],
  [
    'UBAH_HARGA_EMAS',
    pasang(10.104, { berat: 10, berat_atribut: 3, atribut: 'Zirkon', ongkos: 0 }),
  ],
  ['SUSUT_LEBIH', pasang(3.1)],
];
