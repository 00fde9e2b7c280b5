import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as users from '#areas/akses/contract/users.api.ts';
import { izin, type Tulisan } from '#tests/kit/orang/setuju.ts';
import { percaya } from '#tests/kit/orang/telepon.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { bukaLayanan } from '#tests/kit/uji/layanan-dorong.ts';

const BARU = 'gunung-tinggi-berkabut-3';
let shop: Shop;
let layanan: Awaited<ReturnType<typeof bukaLayanan>>;

/** A telephone that this person trusts and lets ring. */
const berdering = async (who: Who, at = shop): Promise<void> => {
  const telepon = await percaya(at, who);
  const given = layanan.langganan(who.toLowerCase());
  const { status, body } = await telepon.ask('POST otorisator/notifikasi', given);
  expect(status, JSON.stringify(body)).toBe(200);
};
beforeAll(async () => {
  layanan = await bukaLayanan();
  shop = await openShop({ dasar: true });
  await berdering('OWN');
  await berdering('SPV');
});
beforeEach(() => void layanan.masuk.splice(0));
afterAll(async () => {
  await shop.close();
  await layanan.tutup();
});

/** What the vendor's support does to an account; an owner has approved it (HAK_AKSES). */
const olehSU = async (at: Shop, write: Tulisan): Promise<void> => {
  const { path, method = 'POST', body } = write;
  const keystore = await izin(at.as('SU'), at.as('OWN'), write);
  const more = { 'idempotency-key': crypto.randomUUID(), 'x-otorisasi': keystore };
  const answer = await at.as('SU').raw(method, path, body, more);
  expect(answer.status, answer.text).toBeLessThan(300);
};

/** What the telephones got of accounts, in the end; the request for the approval rings as well. */
const akun = () => layanan.masuk.filter(({ isi }) => isi['perihal'] === 'AKUN');
const terdengar = async (said: [jalan: string, isi: string][]): Promise<void> => {
  await expect
    .poll(() => akun().map(({ jalan, isi }) => [jalan, isi['isi']]), {
      timeout: 8000,
      interval: 10,
    })
    .toEqual(said);
};
const toko = async () =>
  (
    await shop.rows<{ nama: string }>(`select nama_toko as nama from toko where kode_toko = 'KJ1'`)
  )[0]!.nama;

test('a second owner is made: the telephone of the one who was there says so, with both names', async () => {
  const body = {
    user_id: 'siti.kj1',
    usere_name: 'Siti',
    kode_sales: null,
    level: 'OWN',
    password: 'perahu-merah-di-muara-9',
  };
  await olehSU(shop, { path: 'users', body });
  await terdengar([['/kirim/own', `${await toko()}: siti.kj1 menjadi owner, diubah oleh su.kj1.`]]);
  expect(akun()[0]!.isi).toMatchObject({ judul: 'Akun owner diubah', perihal: 'AKUN' });
});

test('and so it does when that one is sent away again', async () => {
  await olehSU(shop, { path: 'users/siti.kj1', method: 'DELETE' });
  await terdengar([
    ['/kirim/own', `${await toko()}: siti.kj1 bukan owner lagi, diubah oleh su.kj1.`],
  ]);
});

test('a cashier’s new password rings no owner', async () => {
  await olehSU(shop, { path: 'users/ksr.kj1/reset-password', body: { new_password: BARU } });
  const mine = { params: { user_id: 'spv.kj1' } };
  await shop.as('SU').call(users.akhiriSesiEndpoint, mine);
  expect(akun()).toEqual([]);
});

test('her password is taken: her telephone rings, though its trust ends with the act; the supervisor’s does not', async () => {
  await olehSU(shop, { path: 'users/own.kj1/reset-password', body: { new_password: BARU } });
  await terdengar([['/kirim/own', `${await toko()}: password owner own.kj1 diganti oleh su.kj1.`]]);
  expect(
    await shop.rows(
      `select from notifikasi_telepon n join sesi s using (kode_toko, sidik) where s.user_id = 'own.kj1'`,
    ),
  ).toEqual([]);
});

describe('what another person does to her way in', () => {
  let lain: Shop;
  beforeEach(async () => {
    lain = await openShop({ dasar: true });
    await berdering('OWN', lain);
  });
  afterEach(() => lain.close());

  test('her second factor is taken', async () => {
    await olehSU(lain, { path: 'dua-faktor/own.kj1', method: 'DELETE' });
    await terdengar([
      ['/kirim/own', `${await toko()}: faktor kedua owner own.kj1 dihapus oleh su.kj1.`],
    ]);
  });

  test('her session is ended', async () => {
    await lain.as('SU').call(users.akhiriSesiEndpoint, { params: { user_id: 'own.kj1' } });
    await terdengar([['/kirim/own', `${await toko()}: sesi owner own.kj1 diakhiri oleh su.kj1.`]]);
  });
});
