import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinjaman, wire } from '#tests/kit/hutang.ts';
import { fotoBaru, gambarBaru } from '#tests/kit/uji/foto-baru.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { kirimFoto } from '#areas/stock/server/foto/foto.ts';
import { readFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { send } from '#tests/kit/titipan.ts';

/** Photos of evidence belong to one line of one act (D-51.10). */
let shop: Shop;
const post = (path: string, body: object, who: Who = 'KASIR') => send(shop.as(who), path, body, {});
const beli = (foto: readonly string[], n = 1) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  foto,
  barang: Array.from({ length: n }, () => ({
    asal_nota: 'TANPA_NOTA',
    nama_barang: 'Cincin',
    kode_dept: 'CC',
    kode_group: 'T',
    kadar: 37.5,
    berat: 1,
  })),
});
const gadai = (foto: string, ktp: string | null = null) => {
  const body = wire(pinjaman()) as { customer: object; detail_barang: object[] };
  const [satu, dua] = body.detail_barang;
  return {
    ...body,
    customer: { ...body.customer, foto: ktp },
    detail_barang: [{ ...satu, foto }, dua],
  };
};
const code = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return status === 422 ? body.code : status;
};

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('FOTO_BELI_WAJIB', true as never);
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000_000, keterangan: 'Modal' };
  expect((await post('cash/masuk', kas, 'OWN')).status).toBe(201);
  await shop.param('FOTO_BELI_WAJIB', true as never);
});
afterAll(() => shop.close());

test('a photo is evidence of one purchase: the next needs another, also of the same file', async () => {
  const jpeg = await gambarBaru();
  const foto = await fotoBaru(shop, 'KASIR', jpeg);
  expect(await code(post('pembelian', beli([foto])))).toBe(201);
  expect(await code(post('pembelian', beli([foto])))).toBe('FOTO_TERPAKAI');
  expect(await code(post('pembelian', beli([await fotoBaru(shop, 'KASIR', jpeg)])))).toBe(
    'FOTO_TERPAKAI',
  );
});

test('two pieces need two photos, and not one twice', async () => {
  const foto = await fotoBaru(shop);
  expect(await code(post('pembelian', beli([foto], 2)))).toBe('FOTO_WAJIB');
  expect(await code(post('pembelian', beli([foto, foto], 2)))).toBe('FOTO_TERPAKAI');
  expect(await code(post('pembelian', beli([foto, await fotoBaru(shop)], 2)))).toBe(201);
});

test('it was sent by whoever saves, within the hour, and is no photo of a piece in the tray', async () => {
  expect(await code(post('pembelian', beli([await fotoBaru(shop, 'SPV')])))).toBe(
    'FOTO_ORANG_LAIN',
  );
  expect(await code(post('pembelian', beli(['NSIPIC/KJ1/x.jpg'])))).toBe('FOTO_TIDAK_ADA');
  const lama = await fotoBaru(shop);
  await shop.rows('alter table foto_unggah disable trigger user');
  await shop.rows(
    `update foto_unggah set waktu = waktu - interval '60 minutes' where gambar_path = $1`,
    [lama],
  );
  await shop.rows('alter table foto_unggah enable trigger user');
  expect(await code(post('pembelian', beli([lama])))).toBe('FOTO_LAMA');
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const stock = await fotoBaru(shop);
  await shop.rows(
    `update barang set gambar = jsonb_build_array(jsonb_build_object('gambar_path', $1::text, 'gambar_name', 'x'))
      where kode_barcode = $2`,
    [stock, kode_barcode],
  );
  expect(await code(post('pembelian', beli([stock])))).toBe('FOTO_BARANG_STOCK');
});

test('a picture that was fetched from Kilau and is sent again is the same picture', async () => {
  const foto = await fotoBaru(shop);
  expect(await code(post('pembelian', beli([foto])))).toBe(201);
  const lagi = await fotoBaru(shop, 'KASIR', await readFoto(foto));
  expect(await code(post('pembelian', beli([lagi])))).toBe('FOTO_TERPAKAI');
  const ketiga = await fotoBaru(shop, 'KASIR', await readFoto(lagi));
  expect(await code(post('pembelian', beli([ketiga])))).toBe('FOTO_TERPAKAI');
});

test('its smaller picture (kecil=1) is the same picture, and so is one of another branch', async () => {
  const foto = await fotoBaru(shop);
  expect(await code(post('pembelian', beli([foto])))).toBe(201);
  const kecil = await kirimFoto(
    { gambar_path: foto, gambar_name: foto },
    { kecil: true, tetap: false, punya: undefined },
  );
  expect(kecil.type).toBe('image/webp');
  const lagi = await fotoBaru(shop, 'KASIR', kecil.body as Buffer);
  expect(await code(post('pembelian', beli([lagi])))).toBe('FOTO_TERPAKAI');
  const ketiga = await fotoBaru(shop, 'KASIR', await readFoto(lagi));
  expect(await code(post('pembelian', beli([ketiga])))).toBe('FOTO_TERPAKAI');

  const lain = await gambarBaru();
  const di = { as: (who: Who) => shop.as(who, 'PST') } as Shop;
  const path = await fotoBaru(di, 'OWN', lain);
  await shop.rows(
    `insert into foto_bukti (kode_toko, gambar_path, sidik, tabel, baris, op)
     select kode_toko, gambar_path, sidik, 'pembelian', 'foto', op from foto_unggah where gambar_path = $1`,
    [path],
  );
  const cabang = await fotoBaru(shop, 'KASIR', lain);
  expect(await code(post('pembelian', beli([cabang])))).toBe('FOTO_TERPAKAI');
});

test('the file of a piece that was entered with its photo is no evidence, whoever sends it', async () => {
  const jpeg = await gambarBaru();
  const gambar_path = await fotoBaru(shop, 'SPV', jpeg);
  const [, , gambar_name] = gambar_path.split('/');
  const masuk = await post(
    'barang',
    {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      berat: 3.25,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      gambar: [{ gambar_path, gambar_name }],
    },
    'SPV',
  );
  expect(masuk.status, JSON.stringify(masuk.body)).toBe(201);
  const lagi = async () => code(post('pembelian', beli([await fotoBaru(shop, 'KASIR', jpeg)])));
  expect(await lagi()).toBe('FOTO_BARANG_STOCK');
  // Taken off the piece again, it is a photo of the stock yet (decision 1160).
  const { kode_barcode } = masuk.body.data as { kode_barcode: string };
  const lepas = await shop
    .as('OWN')
    .raw('PUT', `barang/${kode_barcode}`, { gambar: [] }, { 'idempotency-key': 'foto-dilepas' });
  expect(lepas.body.data).toMatchObject({ gambar: [] });
  expect(await lagi()).toBe('FOTO_BARANG_STOCK');
});

test('a loan takes photos of goods and of a person by the same rule', async () => {
  await shop.param('FOTO_BELI_WAJIB', false as never);
  const [foto, ktp] = [await fotoBaru(shop), await fotoBaru(shop)];
  expect(await code(post('hutang', gadai(foto, foto)))).toBe('FOTO_TERPAKAI');
  expect(await code(post('hutang', gadai(foto, ktp)))).toBe(201);
  expect(await code(post('hutang', gadai(await fotoBaru(shop), ktp)))).toBe('FOTO_TERPAKAI');
});

test('of two acts at once with one photo one is saved', async () => {
  const foto = await fotoBaru(shop);
  const answers = await Promise.all([1, 2].map(() => post('pembelian', beli([foto]))));
  const done = answers.map(({ status }) => status);
  expect(done.filter((status) => status === 201)).toHaveLength(1);
  expect(done.every((status) => status < 500)).toBe(true);
});
