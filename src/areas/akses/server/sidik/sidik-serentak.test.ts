import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as users from '#areas/akses/contract/users.api.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { ASAL, jariLunak, tanyaJari } from '#tests/kit/uji/jari-lunak.ts';
import { bukaOtorisator, minta, shop } from '#tests/kit/uji/otorisator.ts';

/** Decision 605 when everything happens at once: no finger outlives the password with which it was asked for. */
bukaOtorisator();
beforeAll(() => shop.modulOn('FINGERPRINT_MODULE'));
beforeEach(async () => {
  await shop.rows('delete from sidik_jari');
  await shop.rows('delete from tantangan_sidik');
  await shop.rows(`delete from dua_faktor where user_id = 'spv.kj1'`);
  await shop.rows(
    `update users set ganti_password = false, is_active = true,
       sandi = (select sandi from users where user_id = 'ksr2.kj1') where user_id = 'spv.kj1'`,
  );
});

const params = { user_id: 'spv.kj1' };
const mulai = () =>
  shop.as('OWN').raw('POST', 'sidik-jari/spv.kj1/mulai', { password: PASSWORD }, ASAL);
const selesai = (fp: object) =>
  shop.as('OWN').raw('POST', 'sidik-jari/spv.kj1', { nama: 'Pembaca', fp }, ASAL);
const reset = () =>
  shop.as('OWN').call(users.resetPasswordEndpoint, {
    params,
    body: { new_password: 'sementara-tiga-bulan' },
  });
const NONE = 'SIDIK_TIDAK_TERDAFTAR';
const fingers = () => shop.rows('select nama from sidik_jari');

/** Both calls stand before the row of their person, in this order, until it is let go. */
async function queued<A, B>(first: () => Promise<A>, second: () => Promise<B>) {
  const client = await shop.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select from users where user_id = 'spv.kj1' for update`);
    const one = first();
    await waiting(1);
    const two = second();
    await waiting(2);
    await client.query('commit');
    return await Promise.all([one, two]);
  } finally {
    client.release();
  }
}

async function waiting(count: number): Promise<void> {
  const LOCKED = `select count(*)::int as count from pg_stat_activity
                   where datname = current_database() and wait_event_type = 'Lock'`;
  const now = async () => (await shop.rows<{ count: number }>(LOCKED))[0]!.count;
  await expect.poll(now, { interval: 20, timeout: 10_000 }).toBe(count);
}

test('a finger that is saved a moment before the password changes goes with it', async () => {
  const jari = jariLunak();
  const { opsi } = (await mulai()).body.data;
  const { keystore } = await minta();
  const [saved] = await queued(() => selesai(jari.buat(opsi)), reset);
  expect(saved.status).toBeLessThan(300);
  expect(await fingers()).toEqual([]);
  expect((await tanyaJari(shop, 'KASIR', 'spv.kj1', keystore)).code).toBe(NONE);
});

test('a finger that comes a moment after the password changed is none', async () => {
  const jari = jariLunak();
  const { opsi } = (await mulai()).body.data;
  const [, late] = await queued(reset, () => selesai(jari.buat(opsi)));
  expect([late.status, late.body.code]).toEqual([409, 'SIDIK_SALAH']);
  expect(await fingers()).toEqual([]);
});

test('a question that was asked with the old password is not answered under the new one', async () => {
  const [, begun] = await queued(reset, mulai);
  expect([begun.status, begun.body.code]).toEqual([409, 'SIDIK_SALAH']);
  expect(await shop.rows('select 1 from tantangan_sidik')).toEqual([]);
});

test('a question that takes its time to be written ends with the password, too', async () => {
  await shop.rows(`create function lambat() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return new; end $$`);
  await shop.rows(
    'create trigger lambat before insert on tantangan_sidik for each row execute function lambat()',
  );
  try {
    const begun = mulai();
    // The question is being written: the password that it was asked with changes meanwhile.
    await expect
      .poll(() => shop.rows(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`))
      .toHaveLength(1);
    const [{ status, body }] = await Promise.all([begun, reset()]);
    expect(await shop.rows('select 1 from tantangan_sidik')).toEqual([]);
    if (status < 300) {
      const said = await selesai(jariLunak().buat(body.data.opsi));
      expect([said.status, said.body.code]).toEqual([422, 'SIDIK_SALAH']);
    }
    expect(await fingers()).toEqual([]);
  } finally {
    await shop.rows('drop function lambat cascade');
  }
});

test('a finger is not saved for whoever has just left the shop', async () => {
  const jari = jariLunak();
  const { opsi } = (await mulai()).body.data;
  const leave = () => shop.as('OWN').call(users.hapusUserEndpoint, { params });
  const [, late] = await queued(leave, () => selesai(jari.buat(opsi)));
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect(await fingers()).toEqual([]);
  await shop.as('OWN').call(users.aktifkanUserEndpoint, { params });
  const { keystore } = await minta();
  expect((await tanyaJari(shop, 'KASIR', 'spv.kj1', keystore)).code).toBe(NONE);
});

test('twenty changes beside twenty fingers, at whatever moment: none is left and none approves', async () => {
  for (let round = 0; round < 20; round++) {
    await shop.rows(
      `update users set ganti_password = false,
         sandi = (select sandi from users where user_id = 'ksr2.kj1') where user_id = 'spv.kj1'`,
    );
    const jari = jariLunak();
    const { opsi } = (await mulai()).body.data;
    const { keystore } = await minta();
    await Promise.all([
      sleep(round % 5).then(() => selesai(jari.buat(opsi))),
      sleep((round * 3) % 7).then(reset),
    ]);
    expect(await fingers()).toEqual([]);
    expect((await tanyaJari(shop, 'KASIR', 'spv.kj1', keystore)).code).toBe(NONE);
  }
});
