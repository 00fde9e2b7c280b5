import { afterAll, beforeAll, expect, test } from 'vitest';
import { siapkanTokoEndpoint } from '#app/contract/siapkan-toko.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const KJ9 = {
  kode_toko: 'KJ9',
  nama_toko: 'Kilau Jaya 9',
  alamat_toko: 'Jl. Anggrek 9',
  jenis: 'CABANG',
  zona: 'WIB',
  no_whatsapp: null,
  ip_cabang: null,
  portal: null,
};
const body = {
  kode_toko: 'KJ9',
  usere_name: 'Bu Anggrek',
  user_id: 'own.kj9',
  password: 'bunga anggrek bulan',
  harga_emas: 2_600_000,
  harga_rosok: 2_400_000,
  jumlah_baki: 3,
  bekerja_sendiri: true,
  dua_faktor: false,
};
const pusat = (path: string, given: object) => shop.as('OWN', 'PST').raw('POST', path, given);
const menunggu = async () =>
  (await shop.as('OWN', 'PST').raw('GET', 'siapkan-toko')).body.data as unknown;
const login = (password: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'own.kj9', password },
    headers: { 'x-device': 'meja-depan-9' },
  });

test('head office sees the shop that waits and makes it: its owner logs in and finds masters, trays and a price', async () => {
  expect(await menunggu()).toEqual([]);
  expect((await pusat('tokos', KJ9)).status).toBe(201);
  expect(await menunggu()).toEqual([{ kode_toko: 'KJ9', nama_toko: 'Kilau Jaya 9' }]);
  expect((await login(body.password)).statusCode).toBe(401);
  const { status, body: answer } = await pusat('siapkan-toko', body);
  expect({ status, data: answer.data }).toEqual({
    status: 201,
    data: { kode_toko: 'KJ9', user_id: 'own.kj9' },
  });
  expect(await menunggu()).toEqual([]);
  const inside = await login(body.password);
  expect(inside.json().data).toMatchObject({
    user: { level: 'OWN', kode_toko: 'KJ9', ganti_password: true },
    toko: { nama_toko: 'Kilau Jaya 9' },
  });
  const [n] = await shop.rows(
    `select (select count(*)::int from baki where kode_toko = 'KJ9') as baki,
            (select count(*)::int from kadar where kode_toko = 'KJ9') as kadar,
            (select jsonb_object_agg(key, value) from parameter_toko where kode_toko = 'KJ9') as param`,
  );
  expect(n).toEqual({
    baki: 4,
    kadar: 8,
    param: {
      PARAMETER_HARGA_EMAS_GLOBAL_VALUE: 2_600_000,
      HARGA_ROSOK: 2_400_000,
      FOTO_BELI_WAJIB: true,
      PECAHAN_TERKECIL: 100,
      TOLERANSI_KADAR_BELI: 0.5,
      TITIPAN_MIN_DP_PERSEN: 10,
      CICILAN_MIN_DP_PERSEN: 10,
      CICILAN_BATAL_PERSEN: 10,
      IDENTITAS_AMBIL_WAJIB: true,
      // An owner who works alone closes a day that is short.
      OWN_TANPA_OTORISASI: true,
      WAJIB_DUA_FAKTOR: 'TIDAK',
    },
  });
  const [audit] = await shop.rows(
    `select kunci from audit where kode_toko = 'KJ9' and tindakan = 'SIAPKAN_TOKO'`,
  );
  expect(audit).toEqual({ kunci: 'KJ9' });
});

test('a shop that has people, one that is not there, a taken user id and a branch that asks are refused', async () => {
  const lagi = { ...body, user_id: 'own2.kj9' };
  expect(await pusat('siapkan-toko', lagi)).toMatchObject({
    status: 409,
    body: { code: 'TOKO_SUDAH_SIAP' },
  });
  expect((await pusat('siapkan-toko', { ...lagi, kode_toko: 'ZZZ' })).status).toBe(404);
  expect((await pusat('tokos', { ...KJ9, kode_toko: 'KJ8' })).status).toBe(201);
  expect(await pusat('siapkan-toko', { ...body, kode_toko: 'KJ8' })).toMatchObject({
    status: 409,
    body: { code: 'USER_SUDAH_ADA' },
  });
  expect(
    await pusat('siapkan-toko', { ...lagi, kode_toko: 'KJ8', password: '12345678' }),
  ).toMatchObject({ status: 422 });
  expect(await shop.rows(`select 1 from baki where kode_toko = 'KJ8'`)).toEqual([]);
  await expect(
    shop.as('OWN').call(siapkanTokoEndpoint, { body: { ...lagi, kode_toko: 'KJ8' } as never }),
  ).rejects.toMatchObject({ status: 403 });
});
