import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** Money that the shop itself spends or carries away is bounded by the sum of a person's day (D-51.6). */
let shop: Shop;
let tgl = 20;
const BCA = { no_rekening: '1234567890' };
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await send(shop.as('OWN'), 'cash/masuk', isiKas(500_000_000, 'MODAL_KAS'));
  await send(shop.as('OWN'), 'uang-bank/masuk', { ...isiKas(500_000_000, 'MODAL_KAS'), ...BCA });
});
/** Every test has a day of its own: a person's sum is that of the day. */
beforeEach(async () => shop.hari(`2026-11-${++tgl}`));
/** The last test breaks the book by hand, so that an invariant has something to find. */
afterAll(() => shop.close({ broken: true }));

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);
const keluar = (who: Who, jumlah: number) => post(who, 'cash/keluar', isiKas(jumlah));
const setoran = (jumlah: number) => ({
  asal: 'CASH',
  asal_rekening: null,
  tujuan: 'BCA',
  tujuan_rekening: BCA.no_rekening,
  jumlah,
  kategori: 'LAIN_KELUAR',
  keterangan: 'Setoran',
});
const setor = (who: Who, jumlah: number) => post(who, 'cash/mutasi-uang-cash', setoran(jumlah));
const antarBank = (jumlah: number) => ({
  ...setoran(jumlah),
  asal: 'BCA',
  asal_rekening: BCA.no_rekening,
  tujuan: 'BRI',
  tujuan_rekening: '0987654321',
});
const asked = ({ status, body }: { status: number; body: any }) => [
  status,
  body.events,
  body.level,
];
const ASKED = [403, ['KAS_KELUAR_BESAR'], ['SPV', 'OWN']];

test('cash out in slices is one sum: after 5,000,000 of a day the next rupiah asks', async () => {
  expect((await keluar('KASIR', 3_000_000)).status).toBe(201);
  expect((await keluar('KASIR', 2_000_000)).status).toBe(201);
  const next = await keluar('KASIR', 100);
  expect(asked(next)).toEqual(ASKED);
  expect(next.body.angka).toEqual(
    expect.arrayContaining([
      { label: 'Dibayarkan sekarang', nilai: 'Rp 100' },
      { label: 'Sudah keluar sejak persetujuan terakhir', nilai: 'Rp 5,000,000' },
      { label: 'Menjadi', nilai: 'Rp 5,000,100' },
      { label: 'Batas sehari', nilai: 'Rp 5,000,000' },
    ]),
  );
  expect((await keluar('KASIR2', 100)).status, 'another person').toBe(201);
  // After an approval the sum starts again: a person who pays wages and rent asks once per step.
  expect((await disetujui(shop, 'cash/keluar', isiKas(100))).status).toBe(201);
  expect((await keluar('KASIR', 5_000_000)).status).toBe(201);
  expect(asked(await keluar('KASIR', 100))).toEqual(ASKED);
});

test('three slices of 2,000,000 in one second: the third asks', async () => {
  const three = await Promise.all([1, 2, 3].map(() => keluar('KASIR', 2_000_000)));
  expect(three.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
});

test('cash out, an account that pays, cash carried to the bank and bank to bank are one sum of a supervisor', async () => {
  expect((await keluar('SPV', 1_000_000)).status).toBe(201);
  expect((await setor('SPV', 2_000_000)).status).toBe(201);
  expect((await post('SPV', 'uang-bank/keluar', { ...isiKas(1_000_000), ...BCA })).status).toBe(
    201,
  );
  expect((await post('SPV', 'cash/mutasi-uang-bank', antarBank(1_000_000))).status).toBe(201);
  expect(asked(await setor('SPV', 100))).toEqual(ASKED);
  expect(asked(await post('SPV', 'cash/mutasi-uang-bank', antarBank(100)))).toEqual(ASKED);
  expect(asked(await post('SPV', 'uang-bank/keluar', { ...isiKas(100), ...BCA }))).toEqual(ASKED);
  // What comes from the bank into the drawer is counted at closing: it does not leave the shop.
  const tarik = { ...setoran(9_000_000), asal: 'BCA', asal_rekening: BCA.no_rekening };
  const ambil = { ...tarik, tujuan: 'CASH', tujuan_rekening: null };
  expect((await post('SPV', 'cash/mutasi-uang-cash', ambil)).status).toBe(201);
  const setuju = await disetujui(shop, 'cash/mutasi-uang-cash', setoran(50_000_000), 'OWN', 'SPV');
  expect(setuju.status).toBe(201);
});

test('every kind that pays for the shop is held by the same sum and by I-8d', async () => {
  const [view] = await shop.rows<{ sql: string }>(`select pg_get_viewdef('v_keluar') as sql`);
  const own = CONTRACTS.flatMap(({ documents }) => documents)
    .map(({ spec }) => spec as DocumentSpec)
    .filter(({ pays }) => pays === 'shop')
    .flatMap(({ letters }) => Object.keys(letters));
  expect(own.filter((letters) => !view!.sql.includes(`'${letters}'`))).toEqual([]);
  expect((await keluar('OWN', 1_000)).status).toBe(201);
  const rows = await shop.rows(
    `select untuk, count(*)::int as n from uang_keluar where jumlah = 1000 group by 1`,
  );
  expect(rows).toEqual([{ untuk: 'TOKO', n: 1 }]);
  await shop.rows(`alter table uang_keluar disable trigger uang_keluar_tetap`);
  await shop.rows(`delete from uang_keluar where jumlah = 1000`);
  const rusak = (await periksaBuku(shop.db, 'KJ1')).filter((one) => one.jumlah > 0);
  expect(rusak.map(({ kode }) => kode)).toEqual(['I-8d']);
});
