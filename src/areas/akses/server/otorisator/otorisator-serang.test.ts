import { expect, test } from 'vitest';
import { percaya } from '#tests/kit/orang/telepon.ts';
import {
  bukaOtorisator,
  shop,
  spv,
  own,
  pusat,
  later,
  minta,
  buka,
} from '#tests/kit/uji/otorisator.ts';

bukaOtorisator();

test('a keystore that is guessed is not there, and guessing is counted', async () => {
  for (let at = 0; at < 10; at++)
    expect((await spv.ask(`GET otorisator/${'tebak'.padEnd(11, 'x')}${at}`)).body.code).toBe(
      'OTORISASI_TIDAK_ADA',
    );
  expect((await spv.ask('GET otorisator/tebakxxxxxxz')).status).toBe(429);
});

test('a code that a cashier photographs approves nothing under any session', async () => {
  const { keystore, cocok } = await minta();
  for (const who of ['KASIR', 'KASIR2', 'MU', 'SU', 'DEV'] as const) {
    const { body } = await shop.as(who).raw('POST', `otorisator/${keystore}/setujui`, { cocok });
    expect(body.code).toBe('BUKAN_TELEPON');
  }
  expect(
    (await shop.as('KASIR2').raw('POST', `otorisasi/${keystore}/setujui`, {})).body.code,
  ).toMatch(/PERANGKAT_SAMA|BUKAN_PENYETUJU/);
  // Approved for the first cashier, it opens nothing for the one who saw it.
  await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok });
  expect((await buka(keystore, 'KASIR2')).body.code).toBe('PERLU_OTORISASI');
  expect((await buka(keystore)).status).toBe(201);
});

test('who asks answers nothing himself, on his own telephone least of all', async () => {
  const asked = await minta();
  await shop.rows("update otorisasi set input_by = 'spv.kj1' where keystore = $1", [
    asked.keystore,
  ]);
  expect((await spv.ask(`GET otorisator/${asked.keystore}`)).body.code).toBe('OTORISASI_TIDAK_ADA');
  expect(
    (await spv.ask(`POST otorisator/${asked.keystore}/setujui`, { cocok: asked.cocok })).body.code,
  ).toBe('OTORISASI_TIDAK_ADA');
  expect((await spv.ask('GET otorisator')).body.data.permintaan).not.toContainEqual(
    expect.objectContaining({ keystore: asked.keystore }),
  );
  expect(
    (await own.ask(`POST otorisator/${asked.keystore}/setujui`, { cocok: asked.cocok })).status,
  ).toBe(200);
});

test('trusted on the very device of the counter it answers nothing, whatever name it sends along', async () => {
  const { keystore, cocok } = await minta();
  await shop.rows("update otorisasi set perangkat = 'telepon-OWN' where keystore = $1", [keystore]);
  const said = await own.ask(
    `POST otorisator/${keystore}/setujui`,
    { cocok },
    { 'x-device': 'nama-lain-1' },
  );
  expect(said.body.code).toBe('PERANGKAT_SAMA');
});

test('too late is refused, twice is refused, and of two at once one is kept', async () => {
  const lama = await minta();
  later(121);
  expect(
    (await spv.ask(`POST otorisator/${lama.keystore}/setujui`, { cocok: lama.cocok })).body.code,
  ).toBe('OTORISASI_SUDAH_DIJAWAB');
  const { keystore, cocok } = await minta();
  const both = await Promise.all([
    spv.ask(`POST otorisator/${keystore}/setujui`, { cocok }),
    own.ask(`POST otorisator/${keystore}/tolak`, {}),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const { ask } of [spv, own])
    expect((await ask(`POST otorisator/${keystore}/setujui`, { cocok })).status).toBe(409);
});

test('from another shop it is not there; head office names the branch whose code it scanned', async () => {
  const { keystore, cocok } = await minta();
  const kj2 = await percaya(shop, 'spv.kj2', { perangkat: 'telepon-kj2' });
  expect((await kj2.ask(`POST otorisator/${keystore}/setujui`, { cocok })).body.code).toBe(
    'OTORISASI_TIDAK_ADA',
  );
  expect(
    (await kj2.ask(`POST otorisator/${keystore}/setujui`, { cocok }, { 'x-toko': 'KJ1' })).body
      .code,
  ).toBe('TOKO_LAIN');
  expect((await pusat.ask(`GET otorisator/${keystore}`)).body.code).toBe('OTORISASI_TIDAK_ADA');
  expect(
    (await pusat.ask(`POST otorisator/${keystore}/setujui`, { cocok }, { 'x-toko': 'KJ1' })).status,
  ).toBe(200);
});

const DISKON = {
  method: 'PUT',
  path: 'para-system/key/BATAS_DISKON_KASIR',
  body: { value: 5 },
};
const ubah = (keystore: string, value: number, who: 'MU' | 'SPV' = 'MU') =>
  shop.as(who).raw('PUT', DISKON.path, { value }, { 'x-otorisasi': keystore });

test('a supervisor neither sees nor answers what only the owner may; what was changed in between is refused', async () => {
  const asked = await shop.as('MU').raw('POST', 'otorisasi', DISKON);
  expect(asked.status, asked.text).toBe(201);
  const { keystore, cocok } = asked.body.data;
  const daftar = async (telepon: typeof spv) =>
    JSON.stringify((await telepon.ask('GET otorisator')).body.data.permintaan);
  expect(await daftar(spv)).not.toContain(keystore);
  expect(await daftar(own)).toContain(keystore);
  for (const call of [`GET otorisator/${keystore}`, `POST otorisator/${keystore}/tolak`])
    expect((await spv.ask(call, call.startsWith('POST') ? {} : undefined)).body.code).toBe(
      'OTORISASI_TIDAK_ADA',
    );
  expect((await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok })).body.code).toBe(
    'OTORISASI_TIDAK_ADA',
  );
  // Shown with 5 percent and agreed to: neither another figure nor another person spends it.
  expect((await own.ask(`POST otorisator/${keystore}/setujui`, { cocok })).status).toBe(200);
  expect((await ubah(keystore, 9)).body.code).toBe('PERLU_OTORISASI');
  expect((await ubah(keystore, 5, 'SPV')).status).toBe(403);
  expect((await ubah(keystore, 5)).status).toBe(200);
  expect((await ubah(keystore, 5)).body.code).toBe('PERLU_OTORISASI');
});

test('an approver who is one no longer answers nothing from that moment on, nor does a second account on the counter’s device', async () => {
  const { keystore, cocok } = await minta();
  const setuju = () => own.ask(`POST otorisator/${keystore}/setujui`, { cocok });
  const jadi = (kolom: string) => shop.rows(`update users set ${kolom} where user_id = 'own.kj1'`);
  for (const [hilang, kembali] of [
    ["level = 'KASIR'", "level = 'OWN'"],
    ['is_active = false', 'is_active = true'],
    ['ganti_password = true', 'ganti_password = false'],
  ] as const) {
    await jadi(hilang);
    expect((await setuju()).body.code).toBe('TOKEN_TIDAK_VALID');
    await jadi(kembali);
  }
  // The telephone was trusted on the very device on which the request was made, under whatever name.
  await shop.rows(
    "update otorisasi set perangkat = 'telepon-SPV', input_by = 'ksr2.kj1' where keystore = $1",
    [keystore],
  );
  expect((await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok })).body.code).toBe(
    'PERANGKAT_SAMA',
  );
  expect((await setuju()).status).toBe(200);
});
