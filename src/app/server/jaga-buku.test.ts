import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPeriksa, savePeriksa } from '#areas/buku/server/periksa.table.ts';
import { jagaSekali } from '#app/server/jaga-buku.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the book is looked at once a day, and what was found is kept', async () => {
  expect(await jagaSekali(shop.db)).toBe(true);
  expect(await findPeriksa(shop.db, 'KJ1')).toMatchObject({ rusak: 0, temuan: [] });
  expect(await jagaSekali(shop.db)).toBe(false);
  await shop.rows(`update periksa_terakhir set waktu = waktu - interval '1 day'`);
  expect(await jagaSekali(shop.db)).toBe(true);
});

test('the owner finds a broken invariant on the dashboard, from the last look and not from a new one', async () => {
  const perlu = async (who: 'OWN' | 'SPV') =>
    (
      (await shop.as(who).raw('GET', 'dashboard/toko')).body.data.perlu_dilihat as {
        jenis: string;
      }[]
    ).filter(({ jenis }) => jenis === 'BUKU_RUSAK');
  expect(await perlu('OWN')).toEqual([]);
  const rusak = { kode: 'I-1', nama: 'Saldo', jumlah: 2, contoh: ['KJ100001'] };
  await savePeriksa(shop.db, 'KJ1', [rusak, { ...rusak, kode: 'I-2', jumlah: 0 }]);
  expect(await perlu('OWN')).toMatchObject([{ jumlah: 1, dokumen: 'I-1' }]);
  expect(await perlu('SPV')).toEqual([]);
  expect((await shop.as('OWN').raw('GET', 'buku/periksa')).status).toBe(200);
  expect(await perlu('OWN')).toEqual([]);
});
