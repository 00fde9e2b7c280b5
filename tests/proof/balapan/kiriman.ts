import { expect } from 'vitest';
import { bukaKirimBarang, isiKiriman, pindai } from '#tests/kit/uji/kirim-barang.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { kunci, potong, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';

const TERLAMBAT = ['BARANG_SUDAH_DITERIMA', 'KIRIMAN_SELESAI'] as const;
const siap = new WeakSet<Shop>();

/** Head office receives, with trays and masters of its own; owners act alone in both shops. */
async function bukaPusat(shop: Shop): Promise<void> {
  if (siap.has(shop)) return;
  siap.add(shop);
  await shop.param('OWN_TANPA_OTORISASI', true, 'PST');
  await shop.dasar('PST');
  await shop.rows("update baki set kapasitas = 1000000 where kode_toko = 'PST'");
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  await ownerSendiri(shop);
}

type Kiriman = { kode_barcode: string; no: string };
/** One pendant on its way from KJ1 to head office. */
async function dikirim(shop: Shop): Promise<Kiriman> {
  await bukaPusat(shop);
  const [kode_barcode] = (await potong(shop, 1)) as [string];
  const body = isiKiriman([kode_barcode], 'PST');
  const sent = await shop.as('OWN').raw('POST', 'kirim-barang', body, kunci());
  expect(sent.status, sent.text).toBe(201);
  return { kode_barcode, no: sent.body.data.no_kirim };
}
const terima = (shop: Shop, { kode_barcode, no }: Kiriman): Promise<Raw> =>
  shop
    .as('OWN', 'PST')
    .raw('POST', `kirim-barang/${no}/terima`, { barang: [pindai(kode_barcode)] }, kunci());

/** Counters of the receiver that scan one piece of one shipment: it is taken in once (D-42.3). */
export const terimaSekali: Balapan = async (shop, meja) => {
  const kiriman = await dikirim(shop);
  satuMenang(await serentak(meja, () => terima(shop, kiriman)), ...TERLAMBAT);
  expect(
    await shop.rows('select kode_toko from barang where kode_barcode = $1 and status = $2', [
      kiriman.kode_barcode,
      'READY',
    ]),
  ).toEqual([{ kode_toko: 'PST' }]);
};

/** The sender takes a shipment back while the receiver scans it: one of them has the piece (D-42.8). */
export const batalAtauTerima: Balapan = async (shop, meja) => {
  const kiriman = await dikirim(shop);
  const path = `kirim-barang/${kiriman.no}/batal`;
  const alasan = { alasan: 'Salah toko tujuan', kode_gudang: null, kode_baki: null };
  const answers = await serentak(meja, (at) =>
    at % 2 ? terima(shop, kiriman) : shop.as('OWN').raw('POST', path, alasan, kunci()),
  );
  satuMenang(
    answers,
    ...TERLAMBAT,
    'KIRIMAN_BATAL',
    'KIRIMAN_DISENTUH',
    'KIRIM_BARANG_STATUS',
    'KIRIM_BARANG_SUDAH_BATAL',
    'KIRIM_BARANG_SUDAH_SELESAI',
  );
};

/** What never came is settled by everybody at once: it is lost once (D-42.6). */
export const selisihSekali: Balapan = async (shop, meja) => {
  const { kode_barcode, no } = await dikirim(shop);
  const alasan = 'Tidak ada di bungkus';
  const ended = await shop
    .as('OWN', 'PST')
    .raw('POST', `kirim-barang/${no}/selesai`, { alasan }, kunci());
  expect(ended.status, ended.text).toBe(200);
  const barang = [{ kode_barcode, hasil: 'HILANG', kode_gudang: null, kode_baki: null }];
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', `kirim-barang/${no}/selisih`, { alasan, barang }, kunci()),
  );
  satuMenang(answers, 'KIRIMAN_SELESAI', 'BUKAN_KURANG');
};
