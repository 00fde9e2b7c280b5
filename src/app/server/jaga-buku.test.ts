import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowIso } from '#kit/server/clock.ts';
import { findPeriksa, savePeriksa } from '#areas/buku/server/periksa.table.ts';
import { jagaSekali } from '#app/server/jaga-buku.ts';
import { lupakanJawaban } from '#app/server/lupakan-jawaban.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const DEWI = { nama: 'Dewi', hp: null, target: 0 };

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

test('an answer is kept 35 days for whoever asks again, then forgotten, a thousand as well as one', async () => {
  const tulis = (path: string, kunci: string, body: object) =>
    shop.as('OWN').raw('POST', path, body, { 'idempotency-key': kunci });
  const sales = (kode_sales: string) => tulis('sales', 'kunci-lama-1', { ...DEWI, kode_sales });
  const pertama = await sales('SLA');
  expect(pertama.status, pertama.text).toBe(201);
  await shop.rows(`insert into idempotensi
    select kode_toko, user_id, 'banyak-lama-' || i, gen_random_uuid(), jalur, sidik, status, jawaban, waktu
      from idempotensi, generate_series(1, 1200) i where kunci = 'kunci-lama-1'`);
  const mundur = (hari: number) =>
    shop.rows(
      `update idempotensi set waktu = $1::timestamptz - make_interval(days => $2, secs => 1)`,
      [nowIso(), hari],
    );
  await mundur(34);
  expect(await lupakanJawaban(shop.db)).toBe(0);
  expect((await sales('SLA')).text).toBe(pertama.text);
  await mundur(35);
  expect((await tulis('sales', 'kunci-baru-1', { ...DEWI, kode_sales: 'SLB' })).status).toBe(201);
  // At once from two servers: each row goes once, what is young stays, and the next hour takes what both left.
  const dua = await Promise.all([lupakanJawaban(shop.db), lupakanJawaban(shop.db)]);
  expect(dua[0]! + dua[1]! + (await lupakanJawaban(shop.db))).toBe(1201);
  expect(await shop.rows('select kunci from idempotensi')).toEqual([{ kunci: 'kunci-baru-1' }]);
  expect((await sales('SLA')).status, 'the row itself still stands').toBe(409);
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
