import { afterAll, beforeAll, expect, test } from 'vitest';
import { bukaMember, nomorBaru } from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import { HARGA } from '#tests/kit/tukar.ts';

/** What a card says of a person beyond name and telephone (D-18.1, decision 1238). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
});
afterAll(() => shop.close());

const kirim = (method: 'POST' | 'PUT', path: string, body: object) =>
  shop.as('KASIR').raw(method, path, body, kunci());
const tambah = async (more: object = {}) => {
  const orang = { nama: 'Ibu Sari', alamat: 'Jl. Melati 1', no_hp: nomorBaru(), ...more };
  return kirim('POST', 'customer', orang);
};
const kodeOf = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { kode_customer: string }).kode_customer;
const baca = async (kode: string) =>
  (await shop.rows('select * from customer where kode_customer = $1', [kode]))[0]!;

test('a province is one of the list; what an older card says stays and may be sent again', async () => {
  const salah = await tambah({ provinsi: 'Jabar' });
  expect([salah.status, salah.body.errors]).toEqual([
    422,
    [{ path: 'provinsi', message: 'Provinsi Tidak Ada Di Daftar' }],
  ]);
  const kode = kodeOf(await tambah({ provinsi: 'Jawa Barat' }));
  await shop.rows(`update customer set provinsi = 'Jabar' where kode_customer = $1`, [kode]);
  const ubah = (body: object) => kirim('PUT', `customer/${kode}`, body);
  expect((await ubah({ keterangan: 'Suka gelang', provinsi: 'Jabar' })).status).toBe(200);
  expect(await baca(kode)).toMatchObject({ provinsi: 'Jabar', keterangan: 'Suka gelang' });
  expect((await ubah({ provinsi: 'JAWA BARAT' })).status).toBe(422);
  expect((await ubah({ provinsi: 'Banten' })).status).toBe(200);
  expect((await ubah({ provinsi: null })).status).toBe(200);
});

test('a customer who becomes a member says what the card lacks; what it holds stays', async () => {
  const kode = kodeOf(await tambah({ provinsi: 'Banten' }));
  const isi = { kode_customer: kode, tgl_lahir: '1990-11-20', no_ktp: '3275014909870033' };
  const { status, text } = await kirim('POST', 'member', isi);
  expect(status, text).toBe(201);
  expect(await baca(kode)).toMatchObject({
    jenis: 'MEMBER',
    nama: 'Ibu Sari',
    provinsi: 'Banten',
    no_ktp: '3275014909870033',
  });
});

test('a KTP number for a card that a nota names is a change of the card: a superior reads it, also here', async () => {
  const kode = kodeOf(await tambah());
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const nota = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: { kode_customer: kode },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: HARGA.P4 }],
  });
  expect(nota.status, JSON.stringify(nota.body)).toBe(201);
  const isi = { kode_customer: kode, no_ktp: '3275014909870041' };
  const { status, body } = await kirim('POST', 'member', isi);
  expect([status, body.events]).toEqual([403, ['UBAH_CUSTOMER']]);
  expect(await baca(kode)).toMatchObject({ jenis: 'UMUM', no_ktp: null });
});
