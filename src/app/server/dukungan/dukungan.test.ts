import { afterAll, beforeAll, expect, test } from 'vitest';
import { akhiriDukungan, beriDukungan } from '#app/server/dukungan/beri-dukungan.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Accounts of SU and DEV are made by a grant with an end alone (reliability E). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const beri = (more: object = {}) =>
  beriDukungan(shop.db, {
    kode_toko: 'KJ1',
    level: 'SU',
    hari: 2,
    nama: 'Budi, Kilau',
    alasan: 'Aktifkan modul cicilan',
    ...more,
  });
let token = '';
const panggil = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, more = {}) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/${path}`,
    ...(body && { payload: body }),
    headers: {
      'x-device': 'meja-dukungan',
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const masuk = async (user_id: string, password: string) => {
  token = '';
  const said = await panggil('POST', 'users/login', { user_id, password });
  token = said.body.data?.token ?? '';
  return said.status;
};
const perlu = async () =>
  (await shop.as('OWN').call(dashboardTokoEndpoint)).perlu_dilihat.filter(
    ({ jenis }) => jenis === 'AKUN_DUKUNGAN',
  );
const SANDI = 'pelita-senja-kayu-7';

test('a grant of two days opens a paid module, is on the owner’s home, and ends by the clock with its session', async () => {
  const { user_id, password, aktif_sampai } = await beri();
  expect([user_id, aktif_sampai.slice(0, 10)]).toEqual(['dukungan.su.kj1', '2026-11-22']);
  expect(await perlu()).toMatchObject([{ user_id, waktu: aktif_sampai }]);
  expect(await masuk(user_id, password)).toBe(200);
  const baru = { password, new_password: SANDI };
  const ganti = await panggil('POST', 'users/change-password', baru, {
    'idempotency-key': 'dukungan-g',
  });
  expect(ganti.status, JSON.stringify(ganti.body)).toBe(200);
  await masuk(user_id, SANDI);
  const modul = { aktif: true, berlaku_sampai: '2027-11-30', peringatan_dibaca: false };
  const key = { 'idempotency-key': 'dukungan-modul' };
  const nyala = await panggil('PUT', 'modul/CICILAN_MODULE', modul, key);
  expect(nyala.status, JSON.stringify(nyala.body)).toBe(200);
  // An owner still does not switch it, and makes no such account.
  const sendiri = await shop.as('OWN').raw(
    'PUT',
    'modul/CICILAN_MODULE',
    {
      aktif: false,
      berlaku_sampai: null,
      peringatan_dibaca: false,
    },
    { 'idempotency-key': 'dukungan-own' },
  );
  expect(sendiri.status).toBe(403);
  shop.jam('2026-11-22T01:59:00.000Z');
  expect(await masuk(user_id, SANDI)).toBe(200);
  expect((await panggil('GET', 'users/me')).status).toBe(200);
  shop.jam('2026-11-22T02:00:01.000Z');
  expect((await panggil('GET', 'users/me')).status).toBe(401);
  expect(await masuk(user_id, SANDI)).toBe(401);
  shop.jam('2026-11-20T03:00:00.000Z');
});

test('an owner ends it at once and cannot bring it back; a new grant has a new password', async () => {
  const { user_id, password } = await beri();
  expect(await masuk(user_id, password)).toBe(200);
  const own = shop.as('OWN');
  const as = (method: string, path: string, body?: object) =>
    own.raw(method as 'PUT', path, body, {
      'idempotency-key': `dukungan-${method}-${path.length}`,
    });
  expect(
    (
      await as('PUT', `users/${user_id}`, {
        usere_name: 'Lain',
        level: 'SU',
        kode_sales: null,
        is_active: true,
      })
    ).status,
  ).toBe(422);
  const hapus = await as('DELETE', `users/${user_id}`);
  expect(hapus.status, hapus.text).toBe(200);
  expect((await panggil('GET', 'users/me')).status).toBe(401);
  expect(await perlu()).toEqual([]);
  expect((await as('POST', `users/${user_id}/aktifkan`)).status).not.toBe(200);
  expect(await masuk(user_id, password)).toBe(401);
  const lagi = await beri();
  expect(lagi.password).not.toBe(password);
  expect(await masuk(user_id, lagi.password)).toBe(200);
  expect(await akhiriDukungan(shop.db, 'KJ1')).toEqual([user_id]);
  expect((await panggil('GET', 'users/me')).status).toBe(401);
});

test('who gains: the support makes no account that outlives it, and no supervisor without an owner', async () => {
  const { user_id, password } = await beri();
  await masuk(user_id, password);
  await panggil(
    'POST',
    'users/change-password',
    { password, new_password: SANDI },
    { 'idempotency-key': 'dukungan-g2' },
  );
  await masuk(user_id, SANDI);
  const buat = async (level: string, kunci: string) => {
    const body = {
      user_id: `baru.${kunci}`,
      usere_name: 'Baru',
      level,
      kode_sales: null,
      password: SANDI,
    };
    const said = await panggil('POST', 'users', body, { 'idempotency-key': `dukungan-${kunci}` });
    return [said.status, said.body.code];
  };
  expect(await buat('SU', 'su')).toEqual([422, 'LEVEL_DI_ATAS']);
  expect(await buat('SPV', 'spv')).toEqual([403, 'PERLU_OTORISASI']);
  expect(await buat('OWN', 'own')).toEqual([403, 'PERLU_OTORISASI']);
  const reset = await panggil(
    'POST',
    'users/own.kj1/reset-password',
    { new_password: SANDI },
    { 'idempotency-key': 'dukungan-reset' },
  );
  expect([reset.status, reset.body.code]).toEqual([403, 'PERLU_OTORISASI']);
});

test('who gains: money, prices, limits and rights of the shop need an owner, whatever the grant', async () => {
  const { user_id, password } = await beri();
  await masuk(user_id, password);
  const sandi = { password, new_password: SANDI };
  await panggil('POST', 'users/change-password', sandi, { 'idempotency-key': 'dukungan-g3' });
  await masuk(user_id, SANDI);
  const coba = async (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    more: Record<string, string> = {},
  ) => {
    const key = { 'idempotency-key': `dukungan-${path.length}-${Object.keys(more).length}` };
    const said = await panggil(method, path, body, { ...key, ...more });
    return [said.status, said.body.code, said.body.event];
  };
  const PERLU = [403, 'PERLU_OTORISASI'];
  const kas = (kode_transaksi: string, jumlah: number) => ({
    kode_transaksi,
    jumlah,
    keterangan: 'Token listrik',
  });
  const listrik = kas('LISTRIK', 5_000_001);
  const modal = kas('MODAL_KAS', 10_000_000);
  const ada = await shop
    .as('KASIR')
    .raw('POST', 'cash/masuk', modal, { 'idempotency-key': 'dukungan-modal-kas' });
  expect(ada.status, ada.text).toBe(201);
  expect(await coba('POST', 'cash/keluar', listrik)).toEqual([...PERLU, 'KAS_KELUAR_BESAR']);
  const harga = { jenis: 'JUAL', kode_kadar: '375', harga_per_gram: 1_000 };
  const naik = await coba('POST', 'parameter-harga-emas', harga);
  expect(naik).toEqual([...PERLU, 'UBAH_HARGA_EMAS']);
  const batas = await coba('PUT', 'para-system/key/BATAS_KAS_KELUAR', { value: 900_000_000 });
  expect(batas).toEqual([...PERLU, 'UBAH_PARAMETER']);
  const akses = { akses: [{ kode: 'transaksi-penjualan', is_show: false }] };
  expect(await coba('PUT', 'akses/ksr.kj1', akses)).toEqual([...PERLU, 'HAK_AKSES']);
  // What the support came for asks no person of the shop.
  const gagal = await coba('PUT', 'para-system/key/LOGIN_GAGAL_MAKSIMAL', { value: 6 });
  expect(gagal[0]).toBe(200);
  // With the word of another person it is done: the support shows what it came to mend.
  const write = { method: 'POST', path: '/api/v1/cash/keluar', body: listrik };
  const asked = await panggil('POST', 'otorisasi', write);
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const { keystore } = asked.body.data;
  const sendiri = await panggil('POST', `otorisasi/${keystore}/setujui`, {});
  expect(sendiri.status).toBe(403);
  const { status } = await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
  expect(status).toBe(200);
  const keluar = await coba('POST', 'cash/keluar', listrik, { 'x-otorisasi': keystore });
  expect(keluar).toEqual([201, undefined, undefined]);
  await akhiriDukungan(shop.db, 'KJ1');
});

test('who gains: where messages, prices and shops go is an owner’s, though a manager may not do it at all', async () => {
  await akhiriDukungan(shop.db, 'KJ1');
  for (const modul of ['WHATSAPP_MODULE', 'MARKETPLACE_INTEGRATION_MODULE'] as const)
    await shop.modulOn(modul);
  const pakai = async (kode_toko: string) => {
    const { user_id, password } = await beri({ kode_toko });
    await masuk(user_id, password);
    const sandi = { password, new_password: SANDI };
    const key = { 'idempotency-key': `dukungan-g4-${kode_toko}` };
    await panggil('POST', 'users/change-password', sandi, key);
    await masuk(user_id, SANDI);
  };
  const coba = async (method: 'POST' | 'PUT', path: string, body: object, more = {}) => {
    const said = await panggil(method, path, body, more);
    return [said.status, said.body.event ?? said.body.errors, said.body.level];
  };
  const MINTA = [403, 'UBAH_PARAMETER', ['OWN']];
  await pakai('KJ1');
  const gateway = {
    jenis: 'WABLAS',
    alamat: 'https://lain.example.com',
    pengirim: '',
    kuota: 500,
    tenang_dari: '20:00',
    tenang_sampai: '08:00',
    ultah: false,
    tempo_hari: 0,
    token: 'rahasia-orang-lain',
  };
  expect(await coba('PUT', 'pesan/gateway', gateway)).toEqual(MINTA);
  const pasar = { kode_marketplace: 'TOKPED', nama: 'Tokopedia', fee_persen: 0, no_rekening: null };
  await shop.as('OWN').raw('POST', 'marketplace', pasar, { 'idempotency-key': 'dukungan-pasar' });
  const saluran = {
    adapter: 'HTTP',
    alamat: 'https://lain.example.com',
    rahasia: 'abcdefghijklmnopqrstuvwxyz',
    lepas: true,
    lepas_pesanan: 'TETAP',
  };
  const sambungan = `marketplace-sambungan/TOKPED`;
  expect(await coba('PUT', sambungan, saluran)).toEqual(MINTA);
  // With an owner's word, who reads old and new address, it is done.
  const write = { method: 'PUT', path: '/api/v1/pesan/gateway', body: gateway };
  const asked = await panggil('POST', 'otorisasi', write);
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  expect(asked.body.data.angka).toContainEqual(
    expect.objectContaining({ label: 'Alamat', nilai: '- → https://lain.example.com' }),
  );
  expect(JSON.stringify(asked.body)).not.toContain('rahasia-orang-lain');
  const { keystore } = asked.body.data;
  await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
  expect((await coba('PUT', 'pesan/gateway', gateway, { 'x-otorisasi': keystore }))[0]).toBe(200);
  await akhiriDukungan(shop.db, 'KJ1');

  await pakai('PST');
  const toko = {
    kode_toko: 'KJ8',
    nama_toko: 'Kilau Jaya 8',
    alamat_toko: 'Jl. Mawar 8',
    jenis: 'CABANG',
    zona: 'WIB',
    no_whatsapp: null,
    ip_cabang: null,
    portal: null,
  };
  expect(await coba('POST', 'tokos', toko)).toEqual(MINTA);
  const portal = { portal: 'https://lain.example.com' };
  const lama = await shop.as('OWN', 'PST').raw('GET', 'tokos');
  const [kj1] = (lama.body.data as Record<string, unknown>[]).filter(
    (one) => one['kode_toko'] === 'KJ1',
  );
  const { is_active: _, kode_toko: __, awalan_gambar: ___, ...isi } = kj1!;
  expect(await coba('PUT', 'tokos/KJ1', { ...isi, ...portal })).toEqual(MINTA);
  // An owner of head office is asked nothing.
  expect((await shop.as('OWN', 'PST').raw('POST', 'tokos', toko)).status).toBe(201);
  const siap = {
    kode_toko: 'KJ8',
    usere_name: 'Bu Mawar',
    user_id: 'own.kj8',
    password: 'bunga mawar merah',
    harga_emas: 2_600_000,
    harga_rosok: 2_400_000,
    jumlah_baki: 3,
    bekerja_sendiri: true,
    dua_faktor: false,
  };
  expect(await coba('POST', 'siapkan-toko', siap)).toEqual(MINTA);
  await akhiriDukungan(shop.db, 'PST');
});

test('a grant to head office is on the home and in Data Users of a branch, too', async () => {
  const { user_id } = await beri({ kode_toko: 'PST' });
  expect((await perlu()).map((one) => one.user_id)).toContain(user_id);
  const own = shop.as('OWN');
  const dilihat = async () => (await own.raw('GET', 'users?q=dukungan')).text.includes(user_id);
  expect(await dilihat()).toBe(true);
  // It is head office's: a branch sees it and does not end it.
  const key = { 'idempotency-key': 'dukungan-pusat' };
  expect((await own.raw('DELETE', `users/${user_id}`, undefined, key)).status).toBe(404);
  expect(await dilihat()).toBe(true);
  await akhiriDukungan(shop.db, 'PST');
  expect(await dilihat()).toBe(false);
  expect((await perlu()).map((one) => one.user_id)).not.toContain(user_id);
});

test('what a grant must say: how long, who, for what, and a shop of this server', async () => {
  await expect(beri({ hari: 31 })).rejects.toThrow('1 sampai 30 hari');
  await expect(beri({ hari: 0.5 })).rejects.toThrow('1 sampai 30 hari');
  await expect(beri({ nama: '' })).rejects.toThrow('siapa');
  await expect(beri({ alasan: '' })).rejects.toThrow('untuk apa');
  await expect(beri({ kode_toko: 'ZZZ' })).rejects.toThrow('tidak ada');
  const rows = await shop.rows(
    "select tindakan from audit where kunci = 'dukungan.su.kj1' and tindakan like '%DUKUNGAN' order by urut",
  );
  expect(rows.map(({ tindakan }) => tindakan)).toEqual([
    'BERI_DUKUNGAN',
    'BERI_DUKUNGAN',
    'BERI_DUKUNGAN',
    'AKHIRI_DUKUNGAN',
    'BERI_DUKUNGAN',
    'BERI_DUKUNGAN',
    'AKHIRI_DUKUNGAN',
    'BERI_DUKUNGAN',
    'AKHIRI_DUKUNGAN',
  ]);
});
