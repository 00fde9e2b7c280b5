import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hapusSidikEndpoint } from '#areas/akses/contract/sidik.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const alat = (user_id: string) => `${user_id}-alat-di-meja`;
beforeEach(async () => {
  await shop.rows('delete from sidik_jari');
  for (const user_id of ['own.kj1', 'mu.kj1', 'spv.kj1', 'ksr.kj1'])
    await shop.rows(
      `insert into sidik_jari (kode_toko, user_id, id, rp_id, kunci, hitung, transports, nama, dibuat, op)
       values ('KJ1', $1, $2, 'localhost', 'AA', 0, '{usb}', 'Pembaca', now(), gen_random_uuid())`,
      [user_id, alat(user_id)],
    );
});
const dari = (user_id: string) => ({ params: { user_id, id: alat(user_id) } });
const ada = async (user_id: string) =>
  (await shop.rows('select 1 from sidik_jari where user_id = $1', [user_id])).length === 1;

test('a manager takes nobody’s finger away alone: the owner reads whose and which', async () => {
  const asked = shop.as('MU').call(hapusSidikEndpoint, dari('spv.kj1'));
  await expect(asked).rejects.toMatchObject({
    status: 403,
    code: 'PERLU_OTORISASI',
    extra: {
      event: 'HAK_AKSES',
      level: ['OWN'],
      ringkasan: 'Hapus sidik jari spv.kj1',
      angka: [
        { label: 'User', nilai: 'spv.kj1 (SPV)' },
        { label: 'Nama alat', nilai: 'Pembaca' },
      ],
    },
  });
  expect(await ada('spv.kj1')).toBe(true);
  await shop.approved('MU', hapusSidikEndpoint, dari('spv.kj1'));
  expect(await ada('spv.kj1')).toBe(false);
  const [audit] = await shop.rows(
    "select user_id, kunci, sebelum from audit where tindakan = 'HAPUS_SIDIK'",
  );
  expect(audit).toEqual({ user_id: 'mu.kj1', kunci: 'spv.kj1', sebelum: { nama: 'Pembaca' } });
});

test('one approval takes one finger, and not that of somebody else', async () => {
  const keystore = await shop.approve('MU', hapusSidikEndpoint, dari('spv.kj1'));
  await expect(
    shop.as('MU').call(hapusSidikEndpoint, { ...dari('ksr.kj1'), keystore }),
  ).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
  expect(await ada('ksr.kj1')).toBe(true);
});

test('the own finger goes without a question, on a day that was not closed, too; the owner takes any of his shop', async () => {
  shop.jam('2026-11-21T09:00:00+07:00');
  await shop.as('KASIR').call(hapusSidikEndpoint, dari('ksr.kj1'));
  shop.jam('2026-11-20T09:00:00+07:00');
  await shop.as('OWN').call(hapusSidikEndpoint, dari('mu.kj1'));
  expect([await ada('ksr.kj1'), await ada('mu.kj1')]).toEqual([false, false]);
});

test('nobody reaches the finger of one above, of another shop, or without the screen of users', async () => {
  for (const [who, whose] of [
    ['MU', 'own.kj1'],
    ['KASIR', 'spv.kj1'],
    ['SPV', 'ksr.kj1'],
  ] as const)
    await expect(shop.as(who).call(hapusSidikEndpoint, dari(whose))).rejects.toMatchObject({
      status: 404,
      code: 'USER_TIDAK_ADA',
    });
  await expect(
    shop.as('OWN', 'PST').call(hapusSidikEndpoint, dari('mu.kj1')),
  ).rejects.toMatchObject({ code: 'USER_TIDAK_ADA' });
});
