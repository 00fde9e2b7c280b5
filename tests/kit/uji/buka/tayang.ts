import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { sendTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import { FOTO_UKURAN } from '#areas/stock/rules/foto.ts';
import { gambarUlang } from '#areas/stock/server/foto/foto.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { openTokoOnline, tandai, type TokoOnline } from '#tools/toko-online/toko.ts';

/** A web shop that a test may start of its own, in any of its moods. */
export { openTokoOnline };
export const RAHASIA = 'rahasia-toko-web-yang-panjang';
export let shop: Shop;
export let toko: TokoOnline;

/** A shop that sells on SHP, and the web shop behind it; both begin empty with each test. */
export function bukaTayang(): void {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kilau-tayang-'));
    process.env['KILAU_PHOTOS'] = folder;
    shop = await openShop({ dasar: true });
    toko = await openTokoOnline({ rahasia: RAHASIA });
    process.env['KILAU_ADAPTOR'] = toko.alamat;
    await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
    await shop.modulOn('BARANG_WEB_EXTERNAL_MODULE');
    for (const [kode_marketplace, nama] of [
      ['SHP', 'Shopee'],
      ['TKP', 'Tokopedia'],
    ])
      await shop.as('OWN').raw('POST', 'marketplace', {
        kode_marketplace,
        nama,
        no_rekening: '1234567890',
        fee_persen: 6,
      });
  });
  beforeEach(async () => {
    await shop.rows(
      'delete from pesanan_online; delete from barang_tayang; delete from keranjang; delete from tayang_giliran;' +
        'delete from marketplace_sambungan;' +
        // What tests before sold has other numbers than the orders of this one.
        'update penjualan_online set no_order = no_faktur_jual',
    );
    toko.items.clear();
    toko.orders.length = 0;
    toko.masuk.length = 0;
    toko.laku.length = 0;
    Object.assign(toko.house, { biasa: 'BIASA', tanpaPesanan: false, putus: '' });
    maju(600);
    await hubungkan();
  });
  afterAll(async () => {
    delete process.env['KILAU_PHOTOS'];
    delete process.env['KILAU_ADAPTOR'];
    await toko.close();
    await shop.close();
    await rm(folder, { recursive: true });
  });
}

export const maju = (detik: number): void => shop.jam(toIso(nowMs() + detik * 1000));

/** One beat of the sender; answers how many calls it made. */
export const detak = (): Promise<number> => sendTayang(shop.db, { tunggu: 1000 }, 'uji');

export const atur = (body: object, who: Who = 'OWN', kode = 'SHP') =>
  shop.as(who).raw('PUT', `marketplace-sambungan/${kode}`, {
    adapter: 'HTTP',
    alamat: toko.alamat,
    rahasia: RAHASIA,
    lepas: false,
    lepas_pesanan: 'TETAP',
    ...body,
  });

async function hubungkan(): Promise<void> {
  const { status, text } = await atur({});
  if (status !== 200) throw new Error(text);
}

/** Pieces with a photo and words, as a buyer wants them. */
export async function siapkanBarang(names: readonly NamaPotong[]): Promise<string[]> {
  const codes = await tambahPotong(shop, names);
  for (const code of codes) {
    await fotokan(code, Buffer.from(`foto ${code}`));
    await shop.rows('update barang set deskripsi = $2 where kode_barcode = $1', [
      code,
      'Liontin emas kuning, cocok untuk hadiah',
    ]);
  }
  return codes;
}

/** A piece has this photo and no other; answers where it is kept. */
export async function fotokan(code: string, jpeg: Buffer): Promise<string> {
  const gambar = await saveFoto('KJ1', jpeg);
  await shop.rows('update barang set gambar = $2::jsonb where kode_barcode = $1', [
    code,
    JSON.stringify([gambar]),
  ]);
  return gambar.gambar_path;
}

/** The largest photo of the house: as many dots as a photo may have, none like the next. */
export const fotoBesar = async (): Promise<Buffer> =>
  gambarUlang(
    await sharp({
      create: {
        width: FOTO_UKURAN.width,
        height: FOTO_UKURAN.height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 100 })
      .toBuffer(),
  );

export const kirim = (codes: readonly string[], who: Who = 'SPV', path = 'kirim') =>
  shop
    .as(who)
    .raw('POST', `barang-external/${path}`, { kode_marketplace: 'SHP', kode_barcode: codes });

/** Chosen, and told to the web shop. */
export async function tayangkan(names: readonly NamaPotong[] = ['P4']): Promise<string[]> {
  const codes = await siapkanBarang(names);
  const { status, text } = await kirim(codes);
  if (status !== 200) throw new Error(text);
  await detak();
  return codes;
}

export const barisTayang = (kode: string) =>
  shop
    .rows<{
      status: string;
      versi: number;
      tampil: boolean;
      sebab: string | null;
    }>('select status, versi, tampil, sebab from barang_tayang where kode_barcode = $1', [kode])
    .then(([row]) => row);

type Pesan = { rahasia?: string; waktu?: number; kode?: string; isi?: string; id?: string };

/** An order as the web shop tells it, signed; or signed another way. */
export async function pesan(order: object, how: Pesan = {}) {
  const { rahasia = RAHASIA, kode = 'KJ1-SHP', waktu = Math.floor(nowMs() / 1000) } = how;
  const isi = JSON.stringify(order);
  const headers = tandai(rahasia, `POST adaptor/${kode}/pesanan`, isi, waktu);
  const { statusCode, payload } = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/adaptor/${kode}/pesanan`,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(how.id && { 'x-kilau-id': how.id }),
    },
    payload: how.isi ?? isi,
  });
  const body = JSON.parse(payload || '{}') as {
    code?: string;
    data?: { status: string; tahan_sampai: string | null; tidak_ada: string[] };
  };
  return { status: statusCode, headers, isi, ...body };
}

export const order = (codes: readonly string[], more: object = {}) => ({
  no_order: 'ORD-1',
  ekspedisi: 'JNE REG',
  pembeli: { nama: 'Ibu Jauh', no_hp: '081322224444', alamat: 'Jl. Seberang 9, Medan' },
  barang: codes.map((kode_barcode) => ({ kode_barcode, harga: 1_470_000 })),
  ...more,
});
