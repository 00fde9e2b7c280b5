import { afterAll, beforeEach, expect, test } from 'vitest';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

const PATH = 'cash/kas-hutang-terpisah';
const shop = await openShop({ dasar: true });
afterAll(() => shop.close());
/** Together again, with nothing in the loans' drawer, and a million more in the shop's. */
beforeEach(async () => {
  if (await parted()) {
    const kembali = { terpisah: false, kategori: 'SETOR_BANK' };
    const alone = await send(shop.as('OWN'), PATH, kembali);
    if (alone.status === 403) await disetujui(shop, PATH, kembali, 'SPV', 'OWN');
  }
  expect((await send(shop.as('KASIR'), 'cash/masuk', isiKas(1_000_000, 'MODAL_KAS'))).status).toBe(
    201,
  );
});

const drawers = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await shop.rows<{ akun: string; rupiah: number }>(
        `select akun, rupiah from saldo where kode_toko = 'KJ1' and akun in ('kas', 'kas_hutang')`,
      )
    ).map(({ akun, rupiah }) => [akun, Number(rupiah)]),
  );
const parted = async (): Promise<boolean> => {
  const { body } = await shop.as('OWN').raw('GET', 'para-system/key/KAS_HUTANG_TERPISAH');
  return body.data.value as boolean;
};

test('parted with money and put together again: it moves with the switch, a second person agrees, the transfer stands', async () => {
  const { kas = 0 } = await drawers();
  const body = { terpisah: true, jumlah: 400_000, kategori: 'SETOR_BANK' };
  const alone = await send(shop.as('OWN'), PATH, body);
  expect([alone.status, alone.body.event]).toEqual([403, 'PENGALIHAN_SALDO']);
  expect([await parted(), await drawers()]).toMatchObject([false, { kas }]);

  const done = await disetujui(shop, PATH, body, 'SPV', 'OWN');
  expect(done.body.data, done.text).toMatchObject({ terpisah: true, jumlah: 400_000 });
  expect([await parted(), await drawers()]).toEqual([
    true,
    { kas: kas - 400_000, kas_hutang: 400_000 },
  ]);
  const { no_mutasi } = done.body.data as { no_mutasi: string };
  const one = await shop.as('OWN').raw('GET', `cash/mutasi/${no_mutasi}`);
  expect(one.body.data).toMatchObject({ jenis: 'SALDO', jumlah: 400_000, input_by: 'own.kj1' });
  const again = await send(shop.as('OWN'), PATH, body);
  expect([again.status, again.body.code]).toEqual([409, 'SUDAH_BEGITU']);

  // On the way back the sum that the owner types does not matter: no money stays in a drawer that is not used any more.
  const back = await disetujui(shop, PATH, { ...body, terpisah: false, jumlah: 1 }, 'SPV', 'OWN');
  expect(back.body.data, back.text).toMatchObject({ terpisah: false, jumlah: 400_000 });
  expect([await parted(), await drawers()]).toEqual([false, { kas, kas_hutang: 0 }]);
});

test('where nothing moves nobody is asked; it is the owner’s alone', async () => {
  for (const who of ['KASIR', 'SPV', 'MU'] as const)
    expect((await send(shop.as(who), PATH, { terpisah: true })).status, who).toBe(403);
  const done = await send(shop.as('OWN'), PATH, { terpisah: true });
  expect([done.status, done.body.data], done.text).toMatchObject([
    200,
    { jumlah: 0, no_mutasi: null },
  ]);
  expect(await parted()).toBe(true);
});

test.each([
  ['no code for the transfer', { jumlah: 100_000 }, 422, 'KATEGORI_TIDAK_ADA'],
  ['more than lies there', { jumlah: 900_000_000, kategori: 'SETOR_BANK' }, 409, 'KAS_KURANG'],
  ['less than nothing', { jumlah: -5, kategori: 'SETOR_BANK' }, 422, 'DATA_TIDAK_VALID'],
])('%s: refused, and the switch is where it was', async (_, more, status, code) => {
  const before = await drawers();
  const said = await disetujui(shop, PATH, { terpisah: true, ...more }, 'SPV', 'OWN');
  expect([said.status, said.body.code], said.text).toEqual([status, code]);
  expect([await parted(), await drawers()]).toEqual([false, before]);
});
