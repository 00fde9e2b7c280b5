import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';
import { bukaGaris, type Garis } from '#tests/kit/uji/buka/garis.ts';
import {
  baris,
  GERAK,
  lihat,
  minta,
  oleh,
  setuju,
  simpan,
} from '#tests/kit/uji/buka/setuju-jauh.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let dua: DuaServer;
let garis: Garis;
beforeAll(async () => {
  dua = await bukaDuaServer();
  expect((await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(1))).status).toBe(201);
  garis = await bukaGaris(dua.portal);
  await dua.pindah(garis.portal, 40);
});
afterAll(async () => {
  garis.close();
  await dua.close();
});
beforeEach(async () => {
  garis.mulai();
  await dua.pusat.rows('delete from gagal_login');
  await dua.cabang.rows('delete from gagal_login');
});

/** What the branch itself says of a request to an approver of head office. */
async function dikatakan(keystore: string): Promise<Record<string, unknown>> {
  const url = `/api/v1/otorisasi-pusat/${keystore}`;
  const who = { iss: 'PST', aud: 'KJ2', sub: 'spv.pst', level: 'SPV', dev: 'm', cara: 'MANUAL' };
  const headers = {
    authorization: `Bearer ${tokenOf(who, { method: 'GET', path: url, body: '' })}`,
  };
  return (await dua.cabang.app.inject({ url, headers })).json().data;
}

test('an approver of head office agrees at its screen; the branch writes down who, and by which token', async () => {
  const isi = GERAK();
  const { keystore, tertutup } = await minta(dua, isi);
  // He first shows who he is, then reads; figures and words are those of the branch, as texts.
  expect(tertutup).toBe(true);
  const seen = await lihat(dua, keystore, oleh('spv.pst'));
  expect(seen.status, seen.text).toBe(200);
  expect(seen.body.data.jauh).toMatchObject({ kode_toko: 'KJ2', nama_toko: 'Kilau Jaya 2' });
  expect(seen.body.data.angka.length).toBeGreaterThan(0);
  const yes = await setuju(dua, keystore, oleh('spv.pst'));
  expect([yes.status, yes.body.data]).toEqual([
    200,
    { keystore, status: 'DISETUJUI', disetujui_by: 'spv.pst' },
  ]);
  expect(await baris(dua, keystore)).toEqual({
    status: 'DISETUJUI',
    disetujui_by: 'spv.pst',
    disetujui_level: 'SPV',
    cara: 'MANUAL',
  });
  // The number of his token is in both records, and so is the digest of what he was shown.
  const [sana] = await dua.cabang.rows(
    `select ip, user_id, sesudah ->> 'dilihat' as dilihat from audit
      where tindakan = 'DISETUJUI' and kunci = $1`,
    [keystore],
  );
  const [sini] = await dua.pusat.rows(
    `select 'PST/' || kunci as ip, user_id, sesudah ->> 'dilihat' as dilihat from audit
      where tindakan = 'KE_TOKO' and sesudah ->> 'putusan' = 'DISETUJUI' and sesudah ->> 'otorisasi' = $1`,
    [keystore],
  );
  expect(sana).toEqual({ ...sini, user_id: 'spv.pst' });
  const [baca] = await dua.pusat.rows(
    `select sesudah ->> 'dilihat' as dilihat, sesudah ->> 'ringkasan' as ringkasan, sesudah -> 'angka' as angka
       from audit where tindakan = 'BACA_DI_TOKO' and kunci = $1`,
    [`KJ2/${keystore}`],
  );
  expect(baca!.dilihat).toBe(sini!.dilihat);
  expect([baca!.ringkasan, baca!.angka]).toEqual([
    seen.body.data.jauh.ringkasan,
    seen.body.data.angka,
  ]);
  // It is spent once, by exactly that write.
  expect((await simpan(dua, GERAK(), keystore)).body.code).toBe('PERLU_OTORISASI');
  expect((await simpan(dua, isi, keystore)).status).toBe(201);
  expect((await simpan(dua, isi, keystore)).body.code).toBe('PERLU_OTORISASI');
  expect((await setuju(dua, keystore, oleh('own.pst'))).status).toBe(409);
});

test('who gains: no password of head office goes over the line, whatever is asked', async () => {
  const { keystore } = await minta(dua);
  await lihat(dua, keystore, oleh('own.pst'));
  await setuju(dua, keystore, oleh('own.pst', 'rahasia-yang-salah'));
  expect((await setuju(dua, keystore, oleh('own.pst'))).status).toBe(200);
  expect(garis.lewat.map(({ call }) => call)).toEqual([
    'POST /api/v1/otorisasi',
    `GET /api/v1/otorisasi-pusat/${keystore}`,
    `POST /api/v1/otorisasi-pusat/${keystore}`,
  ]);
  for (const { body } of garis.lewat) {
    expect(body).not.toContain(PASSWORD);
    expect(body).not.toContain('rahasia');
  }
});

test('who gains: not who asks, not a branch’s person, not a level that does not suffice', async () => {
  const { keystore } = await minta(dua);
  for (const [user_id, status, code] of [
    ['mu.pst', 403, 'BUKAN_PENYETUJU'],
    ['ksr.pst', 403, 'BUKAN_PENYETUJU'],
    // Of a branch on head office's own server, and of the far branch itself: that password is looked at nowhere.
    ['own.kj1', 403, 'BUKAN_PENYETUJU'],
    ['spv.kj2', 401, 'LOGIN_SALAH'],
  ] as const) {
    const no = await lihat(dua, keystore, oleh(user_id));
    expect([user_id, no.status, no.body.code]).toEqual([user_id, status, code]);
  }
  // The branch looks again, whatever head office's server lets through.
  const path = `/api/v1/otorisasi-pusat/${keystore}`;
  let dilihat: string | null = null;
  const langsung = async (sub: string, level: string, more: object = { cara: 'MANUAL' }) => {
    const who = { iss: 'PST', aud: 'KJ2', sub, level, dev: 'meja-lain', ...more };
    const isi = JSON.stringify({ putusan: 'DISETUJUI', alasan: null, dilihat, cocok: null });
    const asked = { method: 'POST', path, body: isi };
    const answer = await dua.cabang.app.inject({
      method: 'POST',
      url: path,
      payload: isi,
      headers: {
        authorization: `Bearer ${tokenOf(who, asked)}`,
        'content-type': 'application/json',
      },
    });
    return [answer.statusCode, answer.json().code];
  };
  expect(await langsung('mu.pst', 'MU')).toEqual([404, 'OTORISASI_TIDAK_ADA']);
  expect(await langsung('ksr.pst', 'KASIR')).toEqual([404, 'OTORISASI_TIDAK_ADA']);
  // Another id that looks like who asks is no second person.
  expect(await langsung('mu_pst', 'OWN')).toEqual([403, 'ID_KEMBAR']);
  expect(await langsung('spv.pst', 'SPV', {})).toEqual([403, 'BUKAN_PENYETUJU']);
  expect(await langsung('spv.pst', 'SPV', { cara: 'KATANYA' })).toEqual([401, 'TOKEN_TIDAK_VALID']);
  expect((await lihat(dua, keystore, oleh('spv.pst'))).status).toBe(200);
  const [baca] = await dua.pusat.rows(
    "select sesudah ->> 'dilihat' as dilihat from audit where tindakan = 'BACA_DI_TOKO' and kunci = $1",
    [`KJ2/${keystore}`],
  );
  for (const other of ['x', '0'.repeat(64), null]) {
    dilihat = other;
    expect(await langsung('spv.pst', 'SPV')).toEqual([409, 'OTORISASI_BELUM_DIBACA']);
  }
  expect((await baris(dua, keystore))!.status).toBe('OPEN');
  dilihat = baca!.dilihat;
  expect(await langsung('spv.pst', 'SPV')).toEqual([200, undefined]);
  expect(await langsung('own.pst', 'OWN')).toEqual([409, 'OTORISASI_SUDAH_DIJAWAB']);
});

test('who gains: the token of an approver opens nothing else, once, at that branch alone', async () => {
  const { keystore } = await minta(dua);
  await lihat(dua, keystore, oleh('spv.pst'));
  const { token } = garis.lewat.find(({ call }) => call.startsWith('GET /api/v1/otorisasi-pusat'))!;
  const url = `/api/v1/otorisasi-pusat/${keystore}`;
  const headers = { authorization: `Bearer ${token}` };
  // A branch that keeps it gets in nowhere: not at head office, not a second time at home.
  for (const app of [dua.pusat.app, dua.cabang.app])
    expect((await app.inject({ url, headers })).statusCode).toBe(401);
  expect((await dua.pusat.app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
  const path = '/api/v1/users/me';
  const who = { iss: 'PST', aud: 'KJ2', sub: 'spv.pst', level: 'SPV', dev: 'meja', cara: 'MANUAL' };
  const bearer = { authorization: `Bearer ${tokenOf(who, { method: 'GET', path, body: '' })}` };
  const me = await dua.cabang.app.inject({ url: path, headers: bearer });
  expect([me.statusCode, me.json().code]).toEqual([403, 'HANYA_OTORISASI']);
  // Nor does a person of head office reach those calls with a session.
  const sendiri = await dua.kantor().raw('GET', `otorisasi-pusat/${keystore}`, undefined, DI_KJ2);
  expect([sendiri.status, sendiri.body.code]).toEqual([409, 'DI_TOKONYA_SAJA']);
  expect((await dua.pusat.as('OWN', 'PST').raw('GET', `otorisasi-pusat/${keystore}`)).status).toBe(
    403,
  );
});

test('wrong passwords count at head office, and a right one waits like there', async () => {
  const { keystore } = await minta(dua);
  const coba = async (password: string) =>
    (await lihat(dua, keystore, oleh('spv.pst', password))).status;
  const said = [];
  for (let one = 0; one < 6; one += 1) said.push(await coba('salah-sekali'));
  expect(said).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await coba(PASSWORD)).toBe(429);
});

test('nothing is agreed to that was not shown, and refusing needs no reading', async () => {
  const { keystore } = await minta(dua);
  const buta = await setuju(dua, keystore, oleh('spv.pst'));
  expect([buta.status, buta.body.code]).toEqual([409, 'OTORISASI_BELUM_DIBACA']);
  // What another approver was shown is not what this one was.
  await lihat(dua, keystore, oleh('own.pst'));
  expect((await setuju(dua, keystore, oleh('spv.pst'))).body.code).toBe('OTORISASI_BELUM_DIBACA');
  const isi = { ...oleh('spv.pst'), alasan: 'Belum perlu' };
  const no = await dua.kantor('MU').raw('POST', `otorisasi/${keystore}/tolak`, isi, DI_KJ2);
  expect([no.status, no.body.data.status]).toEqual([200, 'DITOLAK']);
  expect((await baris(dua, keystore))!.status).toBe('DITOLAK');
});

test('who gains: who agrees to words that the line has changed agrees to nothing', async () => {
  const { keystore } = await minta(dua);
  const asli = await dikatakan(keystore);
  const { angka } = asli as { angka: { label: string; nilai: string }[] };
  for (const palsu of [
    { perihal: ['Cetak Ulang'] },
    { ringkasan: 'Kotak kecil' },
    { angka: angka.map((one) => ({ ...one, nilai: `${one.nilai}0` })) },
    { angka: [] },
    { dulu: angka },
    { catatan: 'Sudah ditelepon' },
    { input_by: 'ksr.kj2' },
    { nama_peminta: 'Ibu Sari' },
  ]) {
    garis.mulai((url) => (url.includes('otorisasi-pusat') ? { ...asli, ...palsu } : undefined));
    expect((await lihat(dua, keystore, oleh('spv.pst'))).status).toBe(200);
    garis.mulai();
    const no = await setuju(dua, keystore, oleh('spv.pst'));
    expect([palsu, no.status, no.body.code]).toEqual([palsu, 409, 'OTORISASI_BELUM_DIBACA']);
  }
  expect((await baris(dua, keystore))!.status).toBe('OPEN');
  await lihat(dua, keystore, oleh('spv.pst'));
  expect((await setuju(dua, keystore, oleh('spv.pst'))).status).toBe(200);
});

test('what was read in one language is agreed to in that language', async () => {
  const { keystore } = await minta(dua);
  const tanya = (apa: string, locale: string) =>
    dua.kantor('MU').raw('POST', `otorisasi/${keystore}/${apa}`, oleh('spv.pst'), {
      ...DI_KJ2,
      'accept-language': locale,
    });
  expect((await tanya('angka', 'en')).status).toBe(200);
  expect((await tanya('setujui', 'id')).body.code).toBe('OTORISASI_BELUM_DIBACA');
  expect((await tanya('setujui', 'en')).status).toBe(200);
});

test('who gains: words of a bad branch are bounded texts, and another request is none', async () => {
  const { keystore } = await minta(dua);
  await lihat(dua, keystore, oleh('spv.pst'));
  let isi: Record<string, unknown> = {};
  const asli = await dikatakan(keystore);
  garis.mulai((url) => (url.includes('otorisasi-pusat') ? isi : undefined));
  for (const salah of [
    { ringkasan: 'x'.repeat(5000) },
    { ringkasan: { html: '<b>' } },
    { angka: Array.from({ length: 500 }, () => ({ label: 'a', nilai: 'b' })) },
    { keystore: 'LAINLAINLAIN' },
    { level: 'SPV' },
  ]) {
    isi = { ...asli, ...salah };
    const said = await lihat(dua, keystore, oleh('spv.pst'));
    expect([said.status, said.body.code]).toEqual([503, 'DATA_DITOLAK']);
  }
  // A branch that names another asker makes the asker no second person.
  isi = { ...asli, input_by: 'spv.pst' };
  expect((await lihat(dua, keystore, oleh('spv.pst'))).body.code).toBe('BUKAN_PENYETUJU');
});
