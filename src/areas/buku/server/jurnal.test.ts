import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.modulOn('AKUNTANSI_MODULE');
  for (const [nomor_akun, nama_akun, jenis] of [
    ['1-100', 'Kas', 'HARTA'],
    ['4-100', 'Penjualan emas', 'PENDAPATAN'],
  ])
    await own('POST', 'akuns', { nomor_akun, nama_akun, jenis });
});
afterAll(() => shop.close());

const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.as('OWN').raw(method, path, body);
const ubah = (detail_akun: object[]) =>
  own('PUT', 'para-akun-transaksi/PENJUALAN/JUAL', { detail_akun });
const jual = async () => {
  const { body } = await own('GET', 'para-akun-transaksi');
  type Row = { trx: string; type: string; detail_akun: { kode_akun: string }[] };
  return (body.data as Row[]).find((one) => one.trx === 'PENJUALAN' && one.type === 'JUAL')!;
};
const sisi = async (kode: string) =>
  (await jual()).detail_akun.find(({ kode_akun }) => kode_akun === kode);

test('a sale’s journal: kas to 1-100, penjualan to 4-100, the rest as it was', async () => {
  expect(await sisi('kas')).toMatchObject({ jenis_akun: 'DEBET', nomor_akun: null });
  const { status } = await ubah([
    { _id: 'PENJUALAN/JUAL/kas', kode_akun: 'kas', jenis_akun: 'DEBET', nomor_akun: '1-100' },
    { kode_akun: 'penjualan', nomor_akun: '4-100' },
  ]);
  expect(status).toBe(200);
  expect(await sisi('kas')).toMatchObject({ nomor_akun: '1-100' });
  expect(await sisi('penjualan')).toMatchObject({ nomor_akun: '4-100' });
  expect(await sisi('ongkos')).toMatchObject({ nomor_akun: null });
  expect(await own('DELETE', 'akuns/1-100')).toMatchObject({
    status: 409,
    body: { message: 'Akun Sudah Dipakai Jurnal, Tidak Dapat Dihapus' },
  });
  await ubah([{ kode_akun: 'kas', nomor_akun: null }]);
  expect(await sisi('kas')).toMatchObject({ nomor_akun: null });
});

test('the names of a journal and the side of an account are nobody’s to change', async () => {
  const detail_akun = [{ kode_akun: 'kas', jenis_akun: 'KREDIT', nomor_akun: '1-100' }];
  const path = 'para-akun-transaksi/PENJUALAN/JUAL';
  const lain = { trx: 'LAIN', type: 'LAIN', detail_akun };
  expect((await own('PUT', path, lain)).status).toBe(400);
  expect(await sisi('kas')).toMatchObject({ jenis_akun: 'DEBET', nomor_akun: null });
  await ubah(detail_akun);
  expect(await jual()).toMatchObject({ trx: 'PENJUALAN', type: 'JUAL' });
  expect(await sisi('kas')).toMatchObject({ jenis_akun: 'DEBET' });
  await ubah([{ kode_akun: 'kas', nomor_akun: null }]);
});

test('an account that nobody knows, a side of another journal, or one side twice changes nothing', async () => {
  const before = await jual();
  expect(
    await ubah([
      { kode_akun: 'ongkos', nomor_akun: '4-100' },
      { kode_akun: 'diskon', nomor_akun: '9-999' },
      { kode_akun: 'pinjaman', nomor_akun: '4-100' },
      { kode_akun: 'ongkos', nomor_akun: '4-100' },
    ]),
  ).toMatchObject({
    status: 422,
    body: {
      errors: [
        { path: 'detail_akun.1.nomor_akun', message: 'Nomor Akun 9-999 Tidak Ditemukan' },
        { path: 'detail_akun.2.kode_akun' },
        { path: 'detail_akun.3.kode_akun' },
      ],
    },
  });
  expect(await jual()).toEqual(before);
  expect(
    await own('PUT', 'para-akun-transaksi/LAIN/LAIN', {
      detail_akun: [{ kode_akun: 'kas', nomor_akun: null }],
    }),
  ).toMatchObject({ status: 404 });
});

test('without the module it is read and not written; a supervisor without the tick neither', async () => {
  const body = { detail_akun: [{ kode_akun: 'kas', nomor_akun: '1-100' }] };
  expect(await shop.as('SPV').raw('PUT', 'para-akun-transaksi/PENJUALAN/JUAL', body)).toMatchObject(
    { status: 403, body: { code: 'TIDAK_BERHAK' } },
  );
  await shop.modulOff('AKUNTANSI_MODULE');
  expect((await own('GET', 'para-akun-transaksi')).status).toBe(200);
  expect(await own('PUT', 'para-akun-transaksi/PENJUALAN/JUAL', body)).toMatchObject({
    status: 403,
    body: { code: 'MODUL_TIDAK_AKTIF' },
  });
  await shop.modulOn('AKUNTANSI_MODULE');
});

test('a new number is digits and dashes; an account that was called otherwise is still renamed and removed', async () => {
  const KAS = { nama_akun: 'Kas lama', jenis: 'HARTA' };
  expect(await own('POST', 'akuns', { nomor_akun: 'KAS.1', ...KAS })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'nomor_akun', message: 'Nomor Akun Hanya Boleh Angka Dan Strip' }] },
  });
  await shop.rows(
    `insert into akuns (kode_toko, nomor_akun, nama_akun, jenis) values ('KJ1', 'KAS.1', 'Kas', 'HARTA')`,
  );
  expect(await own('PUT', 'akuns/KAS.1', KAS)).toMatchObject({
    status: 200,
    body: { data: { nomor_akun: 'KAS.1', nama_akun: 'Kas lama' } },
  });
  expect((await own('DELETE', 'akuns/KAS.1')).status).toBe(200);
});
