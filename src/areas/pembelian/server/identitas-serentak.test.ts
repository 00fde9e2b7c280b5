import { expect, test } from 'vitest';
import { openBeliUji } from '#tests/kit/beli-uji.ts';

const { beli, jual, kasir, post, shop } = await openBeliUji();

/** Acts that wait for a lock of the database. */
const waiting = async (): Promise<number> =>
  (
    await shop.rows<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]!.n;

test('a counter that buys of a person waits for the other one that does: the law’s limit counts both', async () => {
  const line = async () => ({ asal_nota: 'NOTA_SENDIRI', ...(await jual('P4')), berat: 1.2 });
  const customer = { nama: 'Bu Kartu', no_hp: '0813 5555 0001' };
  const first = await post(kasir(), 'pembelian', beli([await line()], { customer }));
  expect(first.status, first.text).toBe(201);
  const { customer: known, grand_total } = first.body.data;
  // One more stays below the limit, a second reaches it.
  await shop.param('BATAS_LAPOR_TUNAI', (2 * grand_total + 1) as never);
  const bodies = [
    beli([await line()], { customer }),
    beli([await line()], { customer: { kode_customer: known.kode_customer } }),
  ];
  await shop.rows('begin; lock table pembelian in share mode');
  const answers = [];
  try {
    // The first has read what she got today, and cannot save yet.
    answers.push(post(kasir(), 'pembelian', bodies[0]!));
    await expect.poll(waiting).toBe(1);
    answers.push(post(shop.as('KASIR2'), 'pembelian', bodies[1]!));
    await expect.poll(waiting).toBe(2);
  } finally {
    await shop.rows('rollback');
  }
  const [saved, refused] = await Promise.all(answers);
  expect([saved!.status, refused!.status]).toEqual([201, 422]);
  expect(refused!.body.errors.map(({ path }: { path: string }) => path)).toContain(
    'customer.no_ktp',
  );
});

test('buy-backs that wait for their validation count: the second asks who sells', async () => {
  await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
  const customer = { nama: 'Bu Tunggu', no_hp: '0813 5555 0002' };
  const save = async () => {
    const line = { asal_nota: 'NOTA_SENDIRI', ...(await jual('P4')), berat: 1.2 };
    return post(kasir(), 'pembelian', beli([line], { customer }));
  };
  const first = await save();
  expect([first.status, first.body.data.status], first.text).toEqual([201, 'OPEN']);
  await shop.param('BATAS_LAPOR_TUNAI', (first.body.data.grand_total + 1) as never);
  const second = await save();
  expect([second.status, second.body.errors?.[0].path]).toEqual([422, 'customer.alamat']);
  await shop.param('VALIDASI_PEMBELIAN', 'IKUT');
});
