import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, PASSWORD, type Shop, type Who } from '#tests/kit/shop.ts';
import { nowMs, toIso } from '#kit/server/clock.ts';
import {
  ASAL,
  daftarkan,
  jariLunak,
  jawabJari,
  tanyaJari,
  type Jari,
} from '#tests/kit/uji/jari-lunak.ts';

let shop: Shop;
let jari: Record<'spv' | 'own' | 'ksr2' | 'kj2' | 'pusat', Jari>;
beforeAll(async () => {
  shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode_toko of ['KJ1', 'KJ2', 'PST'] as const)
    await shop.modulOn('FINGERPRINT_MODULE', kode_toko);
  jari = {
    spv: await daftarkan(shop, 'SPV'),
    own: await daftarkan(shop, 'OWN'),
    ksr2: await daftarkan(shop, 'KASIR2'),
    kj2: await daftarkan(shop, 'SPV', 'KJ2'),
    pusat: await daftarkan(shop, 'OWN', 'PST'),
  };
});
afterAll(() => shop.close());
beforeEach(() => shop.rows('delete from gagal_login'));

const LACI = { method: 'POST', path: 'laci/buka', body: { alasan: 'Tukar uang kecil' } };
const DISKON = { method: 'PUT', path: 'para-system/key/BATAS_DISKON_KASIR', body: { value: 5 } };
async function minta(who: Who = 'KASIR', what: object = LACI): Promise<string> {
  const { status, text, body } = await shop.as(who).raw('POST', 'otorisasi', what);
  expect(status, text).toBe(201);
  return body.data.keystore;
}
/** Asked for this person's finger, answered by whichever finger lies on the reader. */
async function coba(keystore: string, user_id: string, finger: Jari, who: Who = 'KASIR') {
  const asked = await tanyaJari(shop, who, user_id, keystore);
  if (!asked.data) return asked.code as string;
  const fp = finger.jawab(asked.data.opsi);
  const { status, body } = await jawabJari(shop, who, { user_id, keystore, fp });
  return status === 200 ? (body.data.status as string) : (body.code as string);
}
const status = async (keystore: string) =>
  (await shop.rows('select status, cara from otorisasi where keystore = $1', [keystore]))[0];

test('a finger says yes in its person’s name alone, and to the request that it was asked for', async () => {
  const keystore = await minta();
  // Another person's finger under the owner's name; an unknown finger; a cashier's own.
  expect(await coba(keystore, 'own.kj1', jari.spv)).toBe('SIDIK_SALAH');
  expect(await coba(keystore, 'spv.kj1', jariLunak())).toBe('SIDIK_SALAH');
  expect(await coba(keystore, 'ksr2.kj1', jari.ksr2)).toBe('BUKAN_PENYETUJU');
  // A finger of another shop does not approve here; head office's does for its branches.
  expect(await coba(keystore, 'spv.kj2', jari.kj2)).toBe('BUKAN_PENYETUJU');
  expect(await status(keystore)).toEqual({ status: 'OPEN', cara: null });

  // What was signed for one request says nothing of the next one.
  const lain = await minta();
  const asked = await tanyaJari(shop, 'KASIR', 'spv.kj1', keystore);
  const fp = jari.spv.jawab(asked.data.opsi);
  expect(
    (await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore: lain, fp })).body.code,
  ).toBe('SIDIK_SALAH');
  expect(await coba(keystore, 'spv.kj1', jari.spv)).toBe('DISETUJUI');
  // Neither the same answer again nor a second finger changes it.
  expect((await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore, fp })).status).toBe(422);
  expect(await coba(keystore, 'own.kj1', jari.own)).toBe('OTORISASI_SUDAH_DIJAWAB');
  expect(await coba(lain, 'own.pst', jari.pusat)).toBe('DISETUJUI');
  expect(await status(lain)).toEqual({ status: 'DISETUJUI', cara: 'FINGERPRINT' });
});

test('without a keystore the finger is asked for the request that the asker has open, and for nobody else’s', async () => {
  const keystore = await minta();
  const tanya = (who: 'KASIR' | 'KASIR2') =>
    shop.as(who).raw('GET', 'user-fingerprint?user_id=spv.kj1', undefined, ASAL);
  const asked = await tanya('KASIR');
  expect(asked.status, asked.text).toBe(200);
  const fp = jari.spv.jawab(asked.body.data.opsi);
  const body = { user_id: 'spv.kj1', kategori: 'SETUJUI', fp };
  const said = await shop.as('KASIR').raw('POST', 'authorization/fingerprint', body, ASAL);
  expect([said.status, said.body.data?.keystore]).toEqual([200, keystore]);
  expect(await status(keystore)).toEqual({ status: 'DISETUJUI', cara: 'FINGERPRINT' });
  const tidak = await tanya('KASIR2');
  expect([tidak.status, tidak.body.code]).toEqual([404, 'TIDAK_ADA_PERMINTAAN']);
});

test('two answers at once: one is kept; too late there is none', async () => {
  const keystore = await minta();
  const jawaban = await Promise.all(
    (['spv', 'own'] as const).map((name) => coba(keystore, `${name}.kj1`, jari[name])),
  );
  expect(jawaban.toSorted()).toEqual(['DISETUJUI', 'OTORISASI_SUDAH_DIJAWAB']);
  const lama = await minta();
  const asked = await tanyaJari(shop, 'KASIR', 'spv.kj1', lama);
  const mulai = nowMs();
  shop.jam(toIso(mulai + 121_000));
  const fp = jari.spv.jawab(asked.data.opsi);
  expect((await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore: lama, fp })).status).toBe(
    422,
  );
  expect(await coba(lama, 'spv.kj1', jari.spv)).toBe('OTORISASI_SUDAH_DIJAWAB');
});

test('neither a person who was not verified nor a copied authenticator signs', async () => {
  const keystore = await minta();
  const asked = await tanyaJari(shop, 'KASIR', 'spv.kj1', keystore);
  const tanpa = jari.spv.jawab(asked.data.opsi, false);
  expect(
    (await jawabJari(shop, 'KASIR', { user_id: 'spv.kj1', keystore, fp: tanpa })).body.code,
  ).toBe('SIDIK_SALAH');
  await coba(keystore, 'own.kj1', jari.own);
  const salinan = await minta();
  jari.own.mundur();
  expect(await coba(salinan, 'own.kj1', jari.own)).toBe('SIDIK_SALAH');
  await shop.rows("update sidik_jari set hitung = 0 where user_id = 'own.kj1'");
});

test('a supervisor approves nothing of his own, nor what only the owner may; the owner nothing of his own', async () => {
  const keystore = await minta('MU', DISKON);
  expect(await coba(keystore, 'spv.kj1', jari.spv, 'MU')).toBe('BUKAN_PENYETUJU');
  expect(await coba(keystore, 'mu.kj1', await daftarkan(shop, 'MU'), 'MU')).toBe('BUKAN_PENYETUJU');
  for (const [user_id, finger] of [
    ['spv.kj1', jari.spv],
    ['own.kj1', jari.own],
  ] as const) {
    const own = await minta();
    await shop.rows('update otorisasi set input_by = $1 where keystore = $2', [user_id, own]);
    expect(await coba(own, user_id, finger)).toBe('BUKAN_PENYETUJU');
    expect(await status(own)).toEqual({ status: 'OPEN', cara: null });
  }
  expect(await coba(keystore, 'own.kj1', jari.own, 'MU')).toBe('DISETUJUI');
});

test('nobody enrols a finger under another’s name', async () => {
  const mulai = (who: Who, user_id: string, password = PASSWORD) =>
    shop.as(who).raw('POST', `sidik-jari/${user_id}/mulai`, { password }, ASAL);
  // Below, beside or of another shop he is not there; above he is, and his password is asked for.
  for (const [who, user_id] of [
    ['KASIR', 'spv.kj1'],
    ['SPV', 'own.kj1'],
    ['MU', 'own.kj1'],
    ['OWN', 'spv.kj2'],
  ] as const)
    expect([who, (await mulai(who, user_id)).status]).toEqual([who, 404]);
  expect((await mulai('OWN', 'spv.kj1', 'sandi-pemilik-1')).body.code).toBe('LOGIN_SALAH');
  // A question that was asked for one person enrols nothing under another's name.
  const asked = await mulai('SPV', 'spv.kj1');
  const fp = jariLunak().buat(asked.body.data.opsi);
  const said = await shop
    .as('OWN')
    .raw('POST', 'sidik-jari/own.kj1', { nama: 'Pembaca', fp }, ASAL);
  expect(said.body.code).toBe('SIDIK_SALAH');
  // Nor does a page of another address.
  const lain = { origin: 'https://lain.example', host: ASAL.host };
  expect(
    (await shop.as('SPV').raw('POST', 'sidik-jari/spv.kj1/mulai', { password: PASSWORD }, lain))
      .body.code,
  ).toBe('ASAL_TIDAK_DIKENAL');
});

test('the report of approvals says which way each was: password, telephone, finger', async () => {
  const buka = (keystore: string) =>
    shop.as('KASIR').raw('POST', 'laci/buka', LACI.body, { 'x-otorisasi': keystore });
  const sandi = await minta();
  await shop
    .as('KASIR')
    .raw('POST', `otorisasi/${sandi}/setujui`, { user_id: 'spv.kj1', password: PASSWORD });
  expect((await buka(sandi)).status).toBe(201);
  const layar = await minta();
  await shop.as('SPV').raw('POST', `otorisasi/${layar}/setujui`, {}, { 'x-device': 'meja-spv' });
  expect((await buka(layar)).status).toBe(201);
  const finger = await minta();
  expect(await coba(finger, 'spv.kj1', jari.spv)).toBe('DISETUJUI');
  expect((await buka(finger)).status).toBe(201);
  const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  for (const path of ['otorisasi/report', 'authorization/report']) {
    const { body } = await shop.as('OWN').raw('GET', `${path}?${span}`);
    const cara = JSON.stringify(body).match(/"(MANUAL|QR|FINGERPRINT)"/g) ?? [];
    expect([path, new Set(cara)]).toEqual([path, new Set(['"MANUAL"', '"QR"', '"FINGERPRINT"'])]);
  }
  const { body } = await shop.as('OWN').raw('GET', `authorization/report?${span}&cara=FINGERPRINT`);
  expect(JSON.stringify(body)).toContain('spv.kj1');
  expect(JSON.stringify(body)).not.toContain('"MANUAL"');
});
