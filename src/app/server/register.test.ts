import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { openDatabase } from '#kit/testing/database.ts';
import { REGISTER } from '#app/contract/register.ts';
import { JENIS_CETAK } from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import { register } from '#app/server/register.ts';
import { makeRegister } from '#areas/buku/server/register/register.table.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const planOf = async (query: string): Promise<string> => {
  const rows = await shop.rows<{ 'QUERY PLAN': string }>(`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
const tablesIn = (plan: string): string[] => [
  ...new Set([...plan.matchAll(/(?:on|Scan using \w+ on) (\w+) d/g)].map(([, table]) => table!)),
];

test('Rp 1.000.000 into the drawer stands in the register, and its cancel in plain columns', async () => {
  const own = shop.as('OWN');
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(1_000_000), keterangan: 'Uang kembalian' };
  const { no_kas } = await own.call(kasDocument.makes.kasMasuk, { body });
  const back = { params: { no: no_kas }, body: { alasan: 'Salah ketik' } };
  await shop.approved('OWN', kasDocument.cancel, back, 'SPV');
  const rows = await shop.rows<object>('select * from v_register');
  const one = await shop.rows<object>(`select * from register_of('KJ1', '${no_kas}')`);
  expect(rows).toMatchObject(one);
  expect(one).toHaveLength(1);
  expect(await shop.rows(`select * from register_of('KJ2', '${no_kas}')`)).toEqual([]);
  expect(rows).toMatchObject([
    {
      kind: 'kas',
      letters: 'KM',
      no: no_kas,
      amount: 1_000_000,
      sign: 1,
      status: 'CANC',
      cancelled: true,
      cancel_reason: 'Salah ketik',
      in_cancels: 'KAS',
      prints: 1,
    },
  ]);
});

test('a number is looked up in the table that its letters name, of every kind there is', async () => {
  for (const { table, letters } of REGISTER)
    for (const two of Object.keys(letters))
      for (const asked of [`${two}KJ1261120999`, two]) {
        const rows = await shop.rows(`select * from register_of('KJ1', '${asked}')`);
        expect([table, rows]).toEqual([table, []]);
      }
  expect(await shop.rows(`select * from register_of('KJ1', 'K-0001')`)).toEqual([]);
});

test('a condition on the kind leaves every other table out of the whole register', async () => {
  const asked = (kind: string) =>
    `select * from v_register where shop = 'KJ1' and kind = '${kind}'`;
  for (const { table } of REGISTER) expect(tablesIn(await planOf(asked(table)))).toEqual([table]);
});

test('the register knows the letters of every number that a document has', async () => {
  const known = await shop.rows<{ letters: string }>('select letters from v_register_letters');
  const beside = await shop.rows<{ letters: string }>(
    `select case jenis when 'SALE' then 'PJ' else jenis end as letters from jenis_dokumen`,
  );
  const sorted = (rows: { letters: string }[]) => [
    ...new Set(rows.map(({ letters }) => letters).toSorted()),
  ];
  expect(sorted(known)).toEqual(sorted(beside));
});

test('it is made again only where a declaration changed, and holds no table from being changed', async () => {
  const database = await openDatabase();
  const owner = new pg.Client(database.connection);
  await owner.connect();
  expect(await register.prepare(owner)).toBe(false);
  const [first, ...others] = REGISTER;
  expect(await makeRegister(owner, [{ ...first!, amount: null }, ...others])).toBe(true);
  expect(await makeRegister(owner, REGISTER)).toBe(true);
  await expect(owner.query('set role kilau_app; delete from v_register')).rejects.toThrow();
  await owner.end();
  await database.drop();
});

test('№ 100 has a word for each kind of paper that a document is called by', () => {
  const papers = new Set(REGISTER.flatMap(({ called }) => called?.cetak ?? []));
  const words: readonly string[] = JENIS_CETAK;
  expect([...papers].filter((paper) => !words.includes(paper))).toEqual([]);
  expect(papers.size).toBeGreaterThan(8);
});
