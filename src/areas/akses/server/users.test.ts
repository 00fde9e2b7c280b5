import { expect, test } from 'vitest';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as api from '#areas/akses/contract/users.api.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { bukaUsers, shop, baru, login, row } from '#tests/kit/uji/users.ts';

bukaUsers();

test('the owner adds a cashier, who logs in with any spelling of the id and has to choose a password', async () => {
  const made = await shop.as('OWN').call(api.tambahUserEndpoint, { body: baru });
  expect(made).toEqual({
    user_id: 'wati.kj1',
    usere_name: 'Wati',
    level: 'KASIR',
    kode_toko: 'KJ1',
    kode_sales: null,
    is_active: true,
    aktif_sampai: null,
    dua_faktor: false,
    sesi: null,
  });
  const { user } = await login('WATI.kj1', 'ikan-bakar-sambal-77');
  expect(user).toMatchObject({ user_id: 'wati.kj1', ganti_password: true });
  expect((await row('wati.kj1'))!.sesi).toMatchObject({ perangkat: expect.any(String) });
});

test('no answer and no audit row ever holds a password', async () => {
  const answer = await shop.as('OWN').raw('GET', 'users');
  expect(answer.text).not.toMatch(/sandi|password|argon2/);
  const audits = await shop.rows(
    `select coalesce(sebelum::text, '') || coalesce(sesudah::text, '') as isi from audit where tabel = 'users'`,
  );
  for (const { isi } of audits) expect(isi).not.toMatch(/argon2|ikan-bakar/);
});

test.each([
  ['a taken id', { user_id: 'ksr.kj1' }, 409, undefined],
  ['an id of another shop', { user_id: 'own.pst' }, 409, undefined],
  ['an id of two letters', { user_id: 'ab' }, 422, 'user_id'],
  ['an id with a space', { user_id: 'wati lagi' }, 422, 'user_id'],
  ['no name', { usere_name: ' ' }, 422, 'usere_name'],
  ['a level above the owner', { level: 'SU' }, 422, 'level'],
  ['a level nobody has', { level: 'BOS' }, 422, 'level'],
  ['an id that looks like one there is', { user_id: 'ksr-kj1' }, 409, undefined],
  ['a one for an l', { user_id: 'ksr.kjl' }, 409, undefined],
  ['the same id with a dot behind', { user_id: 'ksr.kj1.' }, 409, undefined],
  ['the same id in wide letters', { user_id: 'ｋｓｒ．ｋｊ１' }, 409, undefined],
  ['seven letters of password', { password: 'tujuh77' }, 422, 'password'],
  ['fourteen letters without a second factor', { password: 'xK7#Qm2p9!vLw4' }, 422, 'password'],
  ['blanks', { password: '                    ' }, 422, 'password'],
  ['two words and many blanks', { password: 'xK7#        Qm2p' }, 422, 'password'],
  ['figures in a row', { password: '1234567890123456' }, 422, 'password'],
  ['keys in a row', { password: 'qwertyuiopasdfgh' }, 422, 'password'],
  ['one letter many times', { password: 'aaaaaaaaaaaaaaaaaa' }, 422, 'password'],
  ['a stolen password with figures', { password: 'P@ssw0rd123456789' }, 422, 'password'],
  ['the names of person and shop', { password: 'WatiWatiUji2026' }, 422, 'password'],
  ["the demo's password", { password: 'kilau-demo-2026' }, 422, 'password'],
  ['a password of the trade', { password: 'tokoemas' }, 422, 'password'],
  ['the own name as password', { password: 'rina.kj1-2026-perahu' }, 422, 'password'],
  ['a sales person nobody knows', { kode_sales: 'S99' }, 422, 'kode_sales'],
])('refused: %s', async (_, wrong, status, path) => {
  const body = { ...baru, user_id: 'rina.kj1', ...wrong };
  const answer = await shop.as('OWN').raw('POST', 'users', body);
  expect(answer.status).toBe(status);
  if (path) expect(answer.body.errors[0].path).toBe(path);
});

test('the manager needs the owner for a new user, who sees whom and what', async () => {
  const body = { ...baru, user_id: 'tono.kj1', usere_name: 'Tono', level: 'SPV' } as const;
  await expect(shop.as('MU').call(api.tambahUserEndpoint, { body })).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: {
      event: 'HAK_AKSES',
      level: ['OWN'],
      angka: [
        { label: 'User', nilai: 'tono.kj1 (Tono)' },
        { label: 'Sebelum', nilai: '-' },
        { label: 'Sesudah', nilai: 'SPV, aktif' },
      ],
    },
  });
  expect(await shop.approved('MU', api.tambahUserEndpoint, { body })).toMatchObject({
    user_id: 'tono.kj1',
    level: 'SPV',
  });
});

test('a cashier and a supervisor have no screen of users; the list of names is open to all', async () => {
  for (const who of ['KASIR', 'SPV'] as const) {
    await expect(shop.as(who).call(api.listUsersEndpoint)).rejects.toMatchObject({ status: 403 });
    await expect(shop.as(who).call(api.tambahUserEndpoint, { body: baru })).rejects.toMatchObject({
      status: 403,
    });
  }
  const names = await shop.as('KASIR').call(api.semuaUsersEndpoint);
  expect(names.map((one) => one.level)).toEqual([
    'DEV',
    'SU',
    'OWN',
    'MU',
    'SPV',
    'SPV',
    'KASIR',
    'KASIR',
    'KASIR',
  ]);
  expect(names).toContainEqual({ user_id: 'ksr.kj1', usere_name: 'KSR', level: 'KASIR' });
});

test('a manager never touches the owner', async () => {
  const mu = shop.as('MU');
  const params = { user_id: 'own.kj1' };
  const body = { usere_name: 'Own', level: 'KASIR', is_active: true, kode_sales: null } as const;
  const calls = [
    () => mu.call(api.ubahUserEndpoint, { params, body }),
    () => mu.call(api.hapusUserEndpoint, { params }),
    () =>
      mu.call(api.resetPasswordEndpoint, { params, body: { new_password: 'ambil-alih-perahu-1' } }),
    () => mu.call(api.akhiriSesiEndpoint, { params }),
  ];
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ status: 422, code: 'USER_DI_ATAS' });
});

test('a new level acts at once, also in the session that is open', async () => {
  await shop.as('OWN').call(salesMaster.endpoints.create, {
    body: { kode_sales: 'S01', nama: 'Siti', hp: null, target: rp(0) },
  });
  expect((await shop.as('KASIR2').call(meEndpoint)).user.level).toBe('KASIR');
  const body = { usere_name: 'Agus', level: 'SPV', is_active: true, kode_sales: 'S01' } as const;
  await shop.as('OWN').call(api.ubahUserEndpoint, { params: { user_id: 'ksr2.kj1' }, body });
  const { user } = await shop.as('KASIR2').call(meEndpoint);
  expect(user).toMatchObject({ level: 'SPV', usere_name: 'Agus', kode_sales: 'S01' });
});

test('a manager corrects a name alone; a level needs the owner', async () => {
  const params = { user_id: 'ksr2.kj1' };
  const body = {
    usere_name: 'Agus Salim',
    level: 'SPV',
    is_active: true,
    kode_sales: 'S01',
  } as const;
  expect(await shop.as('MU').call(api.ubahUserEndpoint, { params, body })).toMatchObject({
    usere_name: 'Agus Salim',
  });
  const down = { params, body: { ...body, level: 'KASIR' } as const };
  await expect(shop.as('MU').call(api.ubahUserEndpoint, down)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  expect(await shop.approved('MU', api.ubahUserEndpoint, down)).toMatchObject({ level: 'KASIR' });
});

test('whoever is removed is out at once, and comes back with the same id', async () => {
  expect((await shop.as('KASIR').call(meEndpoint)).user.user_id).toBe('ksr.kj1');
  const params = { user_id: 'ksr.kj1' };
  shop.dismissed.length = 0;
  expect(await shop.as('OWN').call(api.hapusUserEndpoint, { params })).toMatchObject({
    is_active: false,
    sesi: null,
  });
  expect(shop.dismissed).toEqual(['ksr.kj1']);
  await expect(shop.as('KASIR').call(meEndpoint)).rejects.toMatchObject({
    status: 401,
    message: 'Invalid Token.',
  });
  await expect(login('ksr.kj1', PASSWORD)).rejects.toMatchObject({
    status: 401,
    code: 'LOGIN_SALAH',
  });
  await expect(
    shop.as('OWN').call(api.tambahUserEndpoint, { body: { ...baru, user_id: 'ksr.kj1' } }),
  ).rejects.toMatchObject({ status: 409, message: 'User ksr.kj1 DELETED, Aktifkan Kembali ?' });
  await shop.as('OWN').call(api.aktifkanUserEndpoint, { params });
  expect((await login('ksr.kj1', PASSWORD)).user.user_id).toBe('ksr.kj1');
});

test('a user id in use elsewhere is freed by ending its session', async () => {
  const elsewhere = {
    method: 'POST' as const,
    url: '/api/v1/users/login',
    headers: { 'x-device': 'tablet-lain' },
    payload: { user_id: 'mu.kj1', password: PASSWORD },
  };
  await shop.as('MU').call(meEndpoint);
  expect((await shop.app.inject(elsewhere)).json()).toMatchObject({
    code: 'USER_DIPAKAI',
    message: 'User ID ini sedang dipakai',
  });
  expect(
    await shop.as('OWN').call(api.akhiriSesiEndpoint, { params: { user_id: 'mu.kj1' } }),
  ).toEqual({ diakhiri: 1 });
  expect(
    await shop.as('OWN').call(api.akhiriSesiEndpoint, { params: { user_id: 'mu.kj1' } }),
  ).toEqual({ diakhiri: 0 });
  expect((await shop.app.inject(elsewhere)).statusCode).toBe(200);
});

test('the last owner cannot be removed, nor remove himself', async () => {
  const params = { user_id: 'own.kj1' };
  await expect(shop.as('SU').call(api.hapusUserEndpoint, { params })).rejects.toMatchObject({
    code: 'OWNER_TERAKHIR',
  });
  await expect(shop.as('OWN').call(api.hapusUserEndpoint, { params })).rejects.toMatchObject({
    code: 'USER_SENDIRI',
  });
});

test('users of another shop do not exist here; head office works on them through the branch', async () => {
  const params = { user_id: 'spv.pst' };
  await expect(shop.as('OWN').call(api.hapusUserEndpoint, { params })).rejects.toMatchObject({
    status: 404,
    code: 'USER_TIDAK_ADA',
  });
  const listed = await shop.as('OWN', 'PST').call(api.listUsersEndpoint, { toko: 'KJ1' });
  expect(new Set(listed.map((one) => one.kode_toko))).toEqual(new Set(['KJ1']));
});

test('the list is filtered, searched, sorted by rank and paged', async () => {
  const list = async (query: object) =>
    (await shop.as('OWN').call(api.listUsersEndpoint, { query })).map((one) => one.user_id);
  expect(await list({ level: 'MU' })).toEqual(['mu.kj1']);
  expect(await list({ q: 'WATI' })).toEqual(['wati.kj1']);
  expect(await list({ q: '%' })).toEqual([]);
  expect(await list({ is_active: 'false' })).toEqual([]);
  expect((await list({ sort: 'level' }))[0]).toBe('dev.kj1');
  expect((await list({ sort: '-level' }))[0]).toBe('ksr.kj1');
  const page = await shop.as('OWN').raw('GET', 'users?skip=2&limit=3&sort=user_id');
  expect(page.body).toMatchObject({ count: 9, skip: 2, limit: 3 });
  expect(page.body.data).toHaveLength(3);
});
