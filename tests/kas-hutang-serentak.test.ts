import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** Two owners part the drawers, or put them together, while a loan is paid back (D-16.5). */
let shop: Shop;
let loan: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  // The second owner.
  await shop.rows(`update users set level = 'OWN' where user_id = 'mu.kj1'`);
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(1_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  await lend(1_000_000);
});
afterAll(() => shop.close());

const drawers = async () => {
  const rows = await shop.rows<{ akun: string; rupiah: number }>(
    `select akun, rupiah from saldo where akun in ('kas', 'kas_hutang') and rupiah <> 0`,
  );
  return Object.fromEntries(rows.map(({ akun, rupiah }) => [akun, Number(rupiah)]));
};
/** All that is in the drawer is lent again: both are empty. */
async function lend(jumlah: number): Promise<void> {
  loan = (await pinjamkan(shop, { jumlah_hutang: rp(jumlah), admin: rp(0) })).no_faktur_hutang;
  expect(await drawers()).toEqual({});
}
const separate = async (who: Who, value: boolean): Promise<string> => {
  const { status, body } = await shop
    .as(who)
    .raw('PUT', 'para-system/key/KAS_HUTANG_TERPISAH', { value });
  return status === 200 ? 'YES' : (body.code as string);
};
const apart = async (): Promise<boolean> => {
  const [row] = await shop.rows<{ value: boolean }>(
    `select value from parameter_toko where key = 'KAS_HUTANG_TERPISAH' order by berlaku_dari desc, id desc limit 1`,
  );
  return row?.value ?? false;
};
const redeem = () =>
  shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: loan },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
/** The money is in the drawer that the parameter names, no matter who came first. */
async function inItsDrawer(total: number): Promise<void> {
  expect(await drawers()).toEqual({ [(await apart()) ? 'kas_hutang' : 'kas']: total });
}
async function held<T>(sqlText: string, work: () => Promise<T>): Promise<T> {
  const client = await shop.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(sqlText);
    const running = work();
    await sleep(400);
    await client.query('commit');
    return await running;
  } finally {
    client.release();
  }
}

test('money that was on its way when the drawers were parted goes into that of loans', async () => {
  const answers: string[] = [];
  const { total_bayar } = await held(
    `select from hutang where no_faktur_hutang = '${loan}' for update`,
    async () => {
      const paid = redeem();
      await sleep(150);
      answers.push(await separate('OWN', true));
      return paid;
    },
  );
  expect(answers).toEqual(['YES']);
  await inItsDrawer(total_bayar);
  await lend(total_bayar);
});

test('who looks into a drawer that money is just falling into is told that it is not empty', async () => {
  const [paid, answer] = await held(
    `select from audit_kepala where kode_toko = 'KJ1' for update`,
    async () => {
      const coming = redeem();
      await sleep(150);
      return Promise.all([coming, separate('MU', false)]);
    },
  );
  expect(answer).toBe('LACI_BERISI');
  await inItsDrawer(paid.total_bayar);
  await lend(paid.total_bayar);
});

test('twelve times two owners and a redemption at once: the money is where it is looked for', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const now = await apart();
    const [paid, ...answers] = await Promise.all([
      sleep((round * 5) % 13).then(redeem),
      sleep(round % 4).then(() => separate('OWN', !now)),
      sleep(round % 7).then(() => separate('MU', now)),
    ]);
    for (const one of answers) {
      expect(['YES', 'LACI_BERISI']).toContain(one);
      seen.add(one);
    }
    await inItsDrawer(paid.total_bayar);
    await lend(paid.total_bayar);
  }
  expect(seen).toContain('YES');
});
