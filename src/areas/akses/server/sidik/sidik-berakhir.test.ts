import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changePasswordEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as users from '#areas/akses/contract/users.api.ts';
import { PASSWORD, type Who } from '#tests/kit/shop.ts';
import { ASAL, jariLunak, jawabJari, tanyaJari, type Jari } from '#tests/kit/uji/jari-lunak.ts';
import { bukaOtorisator, dengar, minta, shop, statusOf } from '#tests/kit/uji/otorisator.ts';

bukaOtorisator();
beforeAll(() => shop.modulOn('FINGERPRINT_MODULE'));
/** Everybody is as at the beginning. */
beforeEach(async () => {
  await shop.rows('delete from sidik_jari');
  await shop.rows(`delete from dua_faktor where user_id = 'spv.kj1'`);
  await shop.rows(
    `update users set ganti_password = false, is_active = true,
       sandi = (select sandi from users where user_id = 'ksr2.kj1') where kode_toko = 'KJ1'`,
  );
});

const params = { user_id: 'spv.kj1' };
const SEMENTARA = 'sementara-tiga-bulan';
const SENDIRI = 'milik-saya-sendiri';
/** At Data Users, where a person of a higher level sits: with the supervisor's password. */
const mulai = async (password = PASSWORD) =>
  (await shop.as('OWN').raw('POST', 'sidik-jari/spv.kj1/mulai', { password }, ASAL)).body;
const selesai = (fp: object, nama = 'Pembaca') =>
  shop.as('OWN').raw('POST', 'sidik-jari/spv.kj1', { nama, fp }, ASAL);
async function daftar(password = PASSWORD): Promise<Jari> {
  const jari = jariLunak();
  const { data } = await mulai(password);
  expect((await selesai(jari.buat(data.opsi))).status).toBeLessThan(300);
  return jari;
}
const tanya = (keystore: string, who: Who = 'KASIR') => tanyaJari(shop, who, 'spv.kj1', keystore);
async function setuju(jari: Jari, keystore: string) {
  const asked = await tanya(keystore);
  if (!asked.data) return asked.code as string;
  const fp = jari.jawab(asked.data.opsi);
  const { status, body } = await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore, fp });
  return status === 200 ? (body.data.status as string) : (body.code as string);
}
const reset = () =>
  shop.as('OWN').call(users.resetPasswordEndpoint, { params, body: { new_password: SEMENTARA } });
/** Logs in with a password and, with its session, makes it another. */
async function gantiSendiri(lama: string, baru: string): Promise<number> {
  const masuk = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'spv.kj1', password: lama },
    headers: { 'x-device': 'meja-lain' },
  });
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/${changePasswordEndpoint.path}`,
    payload: { password: lama, new_password: baru },
    headers: { authorization: `Bearer ${masuk.json().data.token}`, 'x-device': 'meja-lain' },
  });
  return statusCode;
}
const auditOf = async (tindakan: string) =>
  (
    await shop.rows(
      'select user_id, sebelum from audit where tindakan = $1 and kunci = $2 order by urut desc limit 1',
      [tindakan, 'spv.kj1'],
    )
  )[0];

test('the counter that asked hears of the finger each time, and no other one', async () => {
  const jari = await daftar();
  const login = async (user_id: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { user_id, password: PASSWORD },
        headers: { 'x-device': `uji-otomatis-${user_id}` },
      })
    ).json().data.token as string;
  const [token, token2] = [await login('ksr.kj1'), await login('ksr2.kj1')];
  const headers = { authorization: `Bearer ${token}`, ...ASAL };
  // The messages that a log-in causes are sent together with others, after a short delay.
  await new Promise((blink) => setTimeout(blink, 200));
  const kasir = await dengar({ token });
  const tetangga = await dengar({ token: token2 });
  for (let turn = 1; turn <= 3; turn++) {
    const ask = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/otorisasi',
      headers,
      payload: { method: 'POST', path: 'laci/buka', body: { alasan: 'Tukar uang kecil' } },
    });
    const { keystore } = ask.json().data;
    const query = `user_id=spv.kj1&keystore=${keystore}`;
    const url = `/api/v1/user-fingerprint?${query}`;
    const asked = (await shop.app.inject({ url, headers })).json();
    const said = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/authorization/fingerprint',
      headers,
      payload: {
        user_id: 'spv.kj1',
        keystore,
        kategori: 'SETUJUI',
        fp: jari.jawab(asked.data.opsi),
      },
    });
    expect([said.statusCode, said.payload]).toEqual([200, said.payload]);
    await expect.poll(() => kasir.bunyi.length, { interval: 5 }).toBe(turn);
    const [event, payload] = kasir.bunyi.at(-1)!;
    expect([event, payload]).toEqual([
      'fingerprint-auth',
      { auth_for: 'ksr.kj1', user_id: 'spv.kj1', status: true },
    ]);
  }
  expect(tetangga.bunyi).toEqual([]);
  for (const { socket } of [kasir, tetangga]) socket.close();
});

test('a password that somebody else made takes the fingers away: nobody approves by one in another’s name', async () => {
  const jari = await daftar();
  const { keystore } = await minta();
  const asked = await tanya(keystore);
  await reset();
  expect(await auditOf('RESET_PASSWORD')).toEqual({
    user_id: 'own.kj1',
    sebelum: { sidik_jari: ['Pembaca'] },
  });
  // Neither the question of before nor a new one is answered by it.
  const fp = jari.jawab(asked.data.opsi);
  const late = await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore, fp });
  expect([late.status, late.body.code]).toEqual([422, 'SIDIK_SALAH']);
  expect(await setuju(jari, keystore)).toBe('SIDIK_TIDAK_TERDAFTAR');
  // The person who made the password enrols nothing with it.
  expect((await mulai(SEMENTARA)).code).toBe('PENYETUJU_BARU');
  expect(await statusOf(keystore)).toMatchObject({ status: 'OPEN' });

  // He goes on as the supervisor and enrols his own: it ends as soon as the supervisor is himself again.
  expect(await gantiSendiri(SEMENTARA, SENDIRI)).toBe(200);
  const palsu = await daftar(SENDIRI);
  await reset();
  expect(await gantiSendiri(SEMENTARA, 'tahu-saya-seorang')).toBe(200);
  expect(await setuju(palsu, keystore)).toBe('SIDIK_TIDAK_TERDAFTAR');
  expect(await setuju(await daftar('tahu-saya-seorang'), keystore)).toBe('DISETUJUI');
});

test('a new password of one’s own takes them, too, and what was begun with the old one', async () => {
  // Somebody has watched the old password and lays his finger on the reader.
  const asing = await daftar();
  const lagi = jariLunak();
  const begun = await mulai();
  expect(await gantiSendiri(PASSWORD, SENDIRI)).toBe(200);
  expect(await auditOf('GANTI_PASSWORD')).toEqual({
    user_id: 'spv.kj1',
    sebelum: { sidik_jari: ['Pembaca'] },
  });
  const { keystore } = await minta();
  expect(await setuju(asing, keystore)).toBe('SIDIK_TIDAK_TERDAFTAR');
  const said = await selesai(lagi.buat(begun.data.opsi));
  expect([said.status, said.body.code]).toEqual([422, 'SIDIK_SALAH']);
  expect(await shop.rows('select 1 from sidik_jari')).toEqual([]);
});

test('the finger of whoever has left the shop says nothing, and is not there when he comes back', async () => {
  const jari = await daftar();
  const { keystore } = await minta();
  const asked = await tanya(keystore);
  await shop.approved('MU', users.hapusUserEndpoint, { params });
  const fp = jari.jawab(asked.data.opsi);
  const late = await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore, fp });
  expect([late.status, late.body.code]).toEqual([422, 'SIDIK_SALAH']);
  expect(await setuju(jari, keystore)).toBe('SIDIK_TIDAK_TERDAFTAR');
  expect(await auditOf('HAPUS')).toMatchObject({ sebelum: { sidik_jari: ['Pembaca'] } });
  await shop.approved('MU', users.aktifkanUserEndpoint, { params });
  expect(await setuju(jari, keystore)).toBe('SIDIK_TIDAK_TERDAFTAR');
  expect(await statusOf(keystore)).toMatchObject({ status: 'OPEN' });
});
