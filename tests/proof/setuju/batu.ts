import { kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { bukaKirimBarang } from '#tests/kit/uji/kirim-barang.ts';
import { bukaBerlian, cincinBerlian, pasangBatu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import type { Buat, Daftar } from '#tests/proof/setuju/perbuatan.ts';
import type { Shop } from '#tests/kit/shop.ts';

const lain = { keterangan: 'Cincin yang lain' };

/** The shop keeps stones. */
async function berbatu(shop: Shop): Promise<void> {
  const ada = await shop.rows(`select from supplier_berlian where kode_supplier = 'D01'`);
  if (ada.length === 0) await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE');
}

/** A ring of a jenis of stones, and a stone of 0.520 ct beside it. */
async function cincin(shop: Shop, more: object = {}) {
  await berbatu(shop);
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

/** A stone of 0.520 ct that head office sends home, and that weighs 0.500 ct there. */
const selisih: Buat = async (shop) => {
  await berbatu(shop);
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  await shop.modulOn('BERLIAN_MODULE', 'PST');
  await shop.rows(
    `insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('PST', 'TK', 'Toko', 'TOKO') on conflict do nothing;
     insert into jenis (kode_toko, kode_dept, nama, berlian) values ('PST', 'BL', 'Berlian', true) on conflict do nothing`,
  );
  const [kode_berlian = ''] = (await terimaBatu(shop)).kode;
  const pergi = await kirimBatu(shop, [{ kode_berlian }], 'PST');
  const diPusat = [{ kode_berlian, carat: 0.52 }];
  const datang = await terimaKirimBatu(shop, pergi.no_kirim, diPusat, { di: 'PST' });
  if (datang.status !== 201) throw new Error(datang.text);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian }], 'KJ1', 'PST');
  const foto = await fotoBaru(shop, 'SPV');
  const timbang = (carat: number) => ({ barang: [{ kode_berlian, carat, foto }] });
  return {
    who: 'SPV',
    path: `kirim-berlian/${no_kirim}/terima`,
    body: { kode_gudang: 'TK', ...timbang(0.5) },
    lain: timbang(0.49),
    sudah: 'KIRIMAN_SELESAI',
  };
};

/** Stones that are set and taken out, and one that comes otherwise than it was packed: seen by a superior; a price that falls, or gold that is gone, by an owner. */
export const BATU: Daftar = [
  ['UBAH_BARANG', pasang(3.354)],
  ['UBAH_BARANG', lepas],
  [
    'UBAH_HARGA_EMAS',
    pasang(10.104, { berat: 10, berat_atribut: 3, atribut: 'Zirkon', ongkos: 0 }),
  ],
  ['SUSUT_LEBIH', pasang(3.1)],
  ['KIRIMAN_SELISIH', selisih],
];
