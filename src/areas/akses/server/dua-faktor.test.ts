import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import * as api from '#areas/akses/contract/dua-faktor.api.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { listUsersEndpoint } from '#areas/akses/contract/users.api.ts';
import { seal } from '#kit/server/server-key.ts';
import { tutupRahasiaLama } from '#areas/akses/server/rahasia.ts';
import { codeAt, stepOf } from '#areas/akses/server/totp.ts';
import { openShop, PASSWORD, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let rahasia = '';
let pulih: string[] = [];
const later = (seconds: number) => shop.jam(toIso(nowMs() + seconds * 1000));
const code = () => codeAt(rahasia, stepOf(nowMs()));
const login = async (kode?: string, user_id = 'spv.kj1') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id, password: PASSWORD, ...(kode === undefined ? {} : { kode }) },
    headers: { 'x-device': 'meja-depan-1' },
  });
  return [answer.statusCode, answer.json().code ?? 'masuk'];
};
const aktifkan = (kode: string, who: Who = 'SPV') =>
  shop.as(who).call(api.aktifkanDuaFaktorEndpoint, { body: { password: PASSWORD, rahasia, kode } });

test('a secret is kept only after its first code has come back', async () => {
  const spv = shop.as('SPV');
  await expect(
    spv.call(api.mulaiDuaFaktorEndpoint, { body: { password: 'bukan ini' } }),
  ).rejects.toMatchObject({ code: 'PASSWORD_SALAH' });
  const started = await spv.call(api.mulaiDuaFaktorEndpoint, { body: { password: PASSWORD } });
  ({ rahasia } = started);
  expect(started.uri).toContain(`secret=${rahasia}`);
  await expect(aktifkan('000000')).rejects.toMatchObject({ code: 'KODE_SALAH' });
  expect(await spv.call(api.duaFaktorEndpoint)).toMatchObject({ aktif: false });
  pulih = (await aktifkan(code())).kode_pulih;
  expect(new Set(pulih).size).toBe(10);
  expect(await spv.call(api.duaFaktorEndpoint)).toMatchObject({ aktif: true, sisa_kode_pulih: 10 });
  const users = await shop.as('OWN').call(listUsersEndpoint, { query: { q: 'spv' } as never });
  expect(users[0]).toMatchObject({ user_id: 'spv.kj1', dua_faktor: true });
});

test('neither secret nor recovery code is kept where anybody could read it back', async () => {
  const rows = await shop.rows('select jawaban from idempotensi');
  expect(rows.filter(({ jawaban }) => pulih.some((one) => jawaban.includes(one)))).toEqual([]);
  const [row] = await shop.rows('select kode_pulih from dua_faktor');
  expect(row!.kode_pulih).not.toContain(pulih[0]);
});

test('the secret lies sealed in the database; one from before there was a key is sealed at the next start', async () => {
  const kept = async () => (await shop.rows('select rahasia from dua_faktor'))[0]!.rahasia;
  expect(await kept()).toMatch(/^k1:/);
  expect(await kept()).not.toContain(rahasia);
  await shop.rows('update dua_faktor set rahasia = $1', [rahasia]);
  later(3700);
  expect(await login(code())).toEqual([200, 'masuk']);
  expect(await tutupRahasiaLama(shop.db)).toBe(1);
  expect(await kept()).toMatch(/^k1:/);
  expect(await tutupRahasiaLama(shop.db)).toBe(0);
});

test('sealed for somebody else or with another key it opens nothing; a recovery code still does', async () => {
  const [row] = await shop.rows('select rahasia from dua_faktor');
  await shop.rows('update dua_faktor set rahasia = $1', [seal(rahasia, 'KJ1/own.kj1')]);
  later(3700);
  expect(await login(code())).toEqual([401, 'KODE_SALAH']);
  expect(await login(pulih.pop())).toEqual([200, 'masuk']);
  await shop.rows('update dua_faktor set rahasia = $1', [row!.rahasia]);
});

test('the log-in asks for the code after the right password, and takes each code once', async () => {
  later(3700);
  expect(await login()).toEqual([401, 'PERLU_DUA_FAKTOR']);
  expect(await login('000000')).toEqual([401, 'KODE_SALAH']);
  const used = code();
  expect(await login(used)).toEqual([200, 'masuk']);
  expect(await login(used)).toEqual([401, 'KODE_SALAH']);
  later(30);
  expect(await login(code())).toEqual([200, 'masuk']);
});

test('a recovery code opens once, however it is typed', async () => {
  expect(await login(pulih[0]!.toUpperCase().replace('-', ' '))).toEqual([200, 'masuk']);
  expect(await login(pulih[0])).toEqual([401, 'KODE_SALAH']);
});

test('an approver at the counter is asked for the second factor as well, with the tries of that counter', async () => {
  later(3700);
  const minta = async (who: Who) => {
    const write = { method: 'POST', path: '/api/v1/laci/buka', body: { alasan: 'Tukar uang' } };
    const asked = await shop.as(who).raw('POST', 'otorisasi', write);
    expect(asked.status, asked.text).toBe(201);
    const { keystore } = asked.body.data as { keystore: string };
    let tiket: string | null = null;
    const satu = async (
      apa: 'angka' | 'setujui' | 'tolak',
      kode: string | null,
      password = PASSWORD,
      given: { tiket?: string | null; oleh?: string } = {},
    ) => {
      const body = { user_id: given.oleh ?? 'spv.kj1', password, kode, tiket: given.tiket };
      const answer = await shop.as(who).raw('POST', `otorisasi/${keystore}/${apa}`, body);
      tiket = answer.body?.data?.tiket ?? tiket;
      return [answer.status, answer.body?.code ?? 'ya'];
    };
    return Object.assign(satu, { tiket: () => tiket });
  };
  const satu = await minta('KASIR');
  for (const apa of ['angka', 'setujui', 'tolak'] as const) {
    expect(await satu(apa, null)).toEqual([401, 'PERLU_DUA_FAKTOR']);
    expect(await satu(apa, null, 'salah')).toEqual([401, 'LOGIN_SALAH']);
  }
  expect(await satu('angka', '000000')).toEqual([401, 'KODE_SALAH']);
  const kode = code();
  expect(await satu('angka', kode)).toEqual([200, 'ya']);
  // A person who watched the password being typed cannot approve a request that the approver only looked at.
  const tiket = satu.tiket()!;
  const diminta = [401, 'PERLU_DUA_FAKTOR'];
  for (const apa of ['setujui', 'tolak', 'angka'] as const) {
    expect(await satu(apa, null)).toEqual(diminta);
    expect(await satu(apa, null, PASSWORD, { tiket: `${tiket.slice(1)}A` })).toEqual(diminta);
  }
  expect(await satu('setujui', kode)).toEqual([401, 'KODE_SALAH']);
  expect(await satu('setujui', null, 'salah', { tiket })).toEqual([401, 'LOGIN_SALAH']);
  const sebelah = await minta('KASIR2');
  expect(await sebelah('setujui', null, PASSWORD, { tiket })).toEqual(diminta);
  // What came with the figures answers once, and nothing else; for the next one the code is spent, too.
  expect(await satu('setujui', null, PASSWORD, { tiket })).toEqual([200, 'ya']);
  expect(await satu('setujui', null, PASSWORD, { tiket })).toEqual([
    409,
    'OTORISASI_SUDAH_DIJAWAB',
  ]);
  const dua = await minta('KASIR');
  for (let at = 0; at < 4; at++) expect(await dua('setujui', kode)).toEqual([401, 'KODE_SALAH']);
  later(30);
  expect(await dua('setujui', code())).toEqual([429, 'TERLALU_SERING']);
  const lain = await minta('KASIR2');
  expect(await lain('setujui', code())).toEqual([200, 'ya']);
  later(30);
  expect(await login(code())).toEqual([200, 'masuk']);
});

/** The shop has asked for so many days. */
const sejak = (days: number) =>
  shop.rows(
    `update parameter_toko set berlaku_dari = berlaku_dari - make_interval(days => ${days})
      where key = 'WAJIB_DUA_FAKTOR'`,
  );

test('an approver who must have a second factor and has none approves with his password for three days', async () => {
  await shop.param('WAJIB_DUA_FAKTOR', 'OWN_SPV');
  const write = { method: 'POST', path: '/api/v1/laci/buka', body: { alasan: 'Tukar uang' } };
  const { keystore } = (await shop.as('KASIR').raw('POST', 'otorisasi', write)).body.data;
  const body = { user_id: 'own.kj1', password: PASSWORD, kode: null };
  await sejak(4);
  const answer = await shop.as('KASIR').raw('POST', `otorisasi/${keystore}/setujui`, body);
  expect([answer.status, answer.body.code]).toEqual([403, 'PENYETUJU_TANPA_FAKTOR']);
  await sejak(-4);
  const within = await shop.as('KASIR').raw('POST', `otorisasi/${keystore}/setujui`, body);
  expect(within.status, within.text).toBe(200);
  await shop.param('WAJIB_DUA_FAKTOR', 'TIDAK');
});

test('five wrong codes lock the second question, though the password is right each time', async () => {
  later(7 * 3600);
  for (let at = 0; at < 5; at++) expect(await login('111111')).toEqual([401, 'KODE_SALAH']);
  expect(await login(code())).toEqual([429, 'TERLALU_SERING']);
  later(120);
  expect(await login(code())).toEqual([200, 'masuk']);
});

test('for three days the shop asks and everything is open', async () => {
  await shop.param('WAJIB_DUA_FAKTOR', 'OWN_SPV');
  const { pasang_faktor, pasang_sebelum } = (await shop.as('OWN').call(meEndpoint)).user;
  const tiga = (Date.parse(String(pasang_sebelum)) - nowMs()) / 86_400_000;
  expect([pasang_faktor, Math.round(tiga)]).toEqual([false, 3]);
  expect((await shop.as('OWN').raw('GET', 'users')).status).toBe(200);
  expect((await shop.as('KASIR').call(meEndpoint)).user.pasang_sebelum).toBeNull();
});

test('where it is compulsory nothing else is open after three days until it is set up; the cashier goes on', async () => {
  await sejak(3);
  const me = (await shop.as('OWN').call(meEndpoint)).user;
  expect(me.pasang_faktor).toBe(true);
  expect((await shop.as('OWN').raw('GET', 'users')).status).toBe(403);
  expect((await shop.as('KASIR').call(meEndpoint)).user.pasang_faktor).toBe(false);
  const own = shop.as('OWN');
  ({ rahasia } = await own.call(api.mulaiDuaFaktorEndpoint, { body: { password: PASSWORD } }));
  await aktifkan(code(), 'OWN');
  expect((await own.raw('GET', 'users')).status).toBe(200);
});

test('the owner takes the factor of somebody away, on the record; nobody does it to himself', async () => {
  const own = shop.as('OWN');
  const params = (user_id: string) => ({ params: { user_id } });
  await expect(own.call(api.hapusDuaFaktorEndpoint, params('own.kj1'))).rejects.toMatchObject({
    code: 'SANDI_SENDIRI',
  });
  await own.call(api.hapusDuaFaktorEndpoint, params('spv.kj1'));
  expect(await login()).toEqual([200, 'masuk']);
  await expect(own.call(api.hapusDuaFaktorEndpoint, params('spv.kj1'))).rejects.toMatchObject({
    code: 'FAKTOR_TIDAK_ADA',
  });
  const acts = await shop.rows(
    "select tindakan from audit where tabel = 'dua_faktor' order by urut",
  );
  expect(acts.map(({ tindakan }) => tindakan)).toEqual([
    'PASANG_DUA_FAKTOR',
    'PASANG_DUA_FAKTOR',
    'HAPUS_DUA_FAKTOR',
  ]);
});

test('one takes it away oneself with password and code', async () => {
  later(60);
  const body = { password: PASSWORD, kode: code() };
  const after = await shop.as('OWN').call(api.matikanDuaFaktorEndpoint, { body });
  expect(after).toMatchObject({ aktif: false, wajib: true });
});

test('one code pressed five times at once switches the second factor on once', async () => {
  const kasir = shop.as('KASIR');
  const { rahasia: own } = await kasir.call(api.mulaiDuaFaktorEndpoint, {
    body: { password: PASSWORD },
  });
  const kode = codeAt(own, stepOf(nowMs()));
  const body = { password: PASSWORD, rahasia: own, kode };
  const tries = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => kasir.call(api.aktifkanDuaFaktorEndpoint, { body })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rows = await shop.rows(
    "select 1 from audit where tindakan = 'PASANG_DUA_FAKTOR' and user_id = 'ksr.kj1'",
  );
  expect(rows).toHaveLength(1);
});

test('who had a factor before has had the three days: without it nothing else is open', async () => {
  await shop.param('WAJIB_DUA_FAKTOR', 'OWN_SPV');
  await shop.rows('delete from dua_faktor');
  expect((await shop.as('OWN').call(meEndpoint)).user).toMatchObject({
    pasang_faktor: true,
    pasang_sebelum: null,
  });
});
