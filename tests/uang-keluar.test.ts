import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { pinjaman, wire } from '#tests/kit/hutang.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';

/** What a person hands out is bounded by level, document and day, whatever it is for (D-51.6). */
let shop: Shop;
let tgl = 20;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.param('IDENTITAS_PENJUAL_WAJIB', 'TIDAK');
  await shop.param('PLAFOND_BOLEH_LEWAT', false);
  await send(shop.as('OWN'), 'cash/masuk', isiKas(2_000_000_000, 'MODAL_KAS'));
  // Pledges of this file are heavy, and only their money is asked about.
  await shop.param('BERAT_WAJAR', mg(1_000_000) as never);
});
/** Every test has a day of its own: a person's sum is that of the day. */
beforeEach(async () => shop.hari(`2026-11-${++tgl}`));
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);
const jalan = { kode_sales: null, bunga: undefined, admin: null };
const pinjam = (jumlah: number, berat: number, more: object = {}) =>
  wire(
    pinjaman({
      ...jalan,
      jumlah_hutang: rp(jumlah),
      detail_barang: pinjaman().detail_barang.map((one) => ({
        ...one,
        berat: (one.berat * berat) as never,
      })),
      ...more,
    }),
  );
/** 60 g of tested gold bought for about this sum. */
const beli = (harga: number) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang: [
    {
      asal_nota: 'ROSOK',
      nama_barang: 'Gelang rosok',
      kode_dept: 'CC',
      kode_group: 'T',
      kadar: 75,
      berat: 60,
      harga,
    },
  ],
});
const asked = ({ status, body }: { status: number; body: any }) => [
  status,
  body.events,
  body.level,
];

test('a cashier lends 25,000,000 alone, one rupiah more asks a supervisor, above 100,000,000 the owner', async () => {
  expect((await post('KASIR', 'hutang', pinjam(25_000_000, 10))).status).toBe(201);
  expect(asked(await post('KASIR', 'hutang', pinjam(25_000_001, 10)))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['SPV', 'OWN'],
  ]);
  expect(asked(await post('KASIR', 'hutang', pinjam(100_000_001, 100)))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['OWN'],
  ]);
  expect(asked(await post('SPV', 'hutang', pinjam(100_000_001, 100)))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['OWN'],
  ]);
  expect((await disetujui(shop, 'hutang', pinjam(25_000_001, 10))).status).toBe(201);
  await shop.param('BATAS_HUTANG_SPV', rp(200_000_000));
  expect(asked(await post('KASIR', 'hutang', pinjam(100_000_001, 100)))[2]).toEqual(['SPV', 'OWN']);
  await shop.param('BATAS_HUTANG_SPV', rp(100_000_000));
  await shop.param('BATAS_HUTANG_KASIR', rp(1_000_000));
  expect(asked(await post('KASIR', 'hutang', pinjam(1_000_001, 1)))[0]).toBe(403);
  await shop.param('BATAS_HUTANG_KASIR', rp(25_000_000));
});

test('a manager buys within the supervisor’s limit alone, above it the owner agrees', async () => {
  expect((await post('MU', 'pembelian', beli(99_000_000))).status).toBe(201);
  await shop.param('BATAS_BELI_SPV', rp(98_000_000));
  const above = await post('MU', 'pembelian', beli(99_000_000));
  expect(asked(above)).toEqual([403, ['PEMBAYARAN_BESAR'], ['OWN']]);
  expect(above.body.angka).toEqual([
    { label: 'Total pembelian', nilai: 'Rp 99,000,000' },
    { label: 'Batas pembelian', nilai: 'Rp 98,000,000' },
    { label: 'Kas toko', nilai: expect.stringMatching(/^Rp [\d,]+$/) },
    { label: 'Penjual', nilai: 'Ibu Sari' },
    { label: 'Identitas', nilai: expect.stringContaining('*') },
  ]);
  expect(asked(await post('SPV', 'pembelian', beli(99_000_000)))).toEqual([
    403,
    ['BELI_DI_ATAS_BATAS'],
    ['OWN'],
  ]);
  await shop.param('BATAS_BELI_SPV', rp(250_000_000));
});

test('of three buy-backs of 99,000,000 in one second the third asks: the day holds 250,000,000', async () => {
  const three = await Promise.all(
    [1, 2, 3].map(() => post('KASIR', 'pembelian', beli(99_000_000))),
  );
  expect(three.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
  const third = three.find(({ status }) => status === 403)!;
  expect(asked(third)).toEqual([403, ['PEMBAYARAN_BESAR'], ['SPV', 'OWN']]);
  expect(third.body.angka).toContainEqual({
    label: 'Menjadi',
    nilai: expect.stringContaining('297,000,000'),
  });
  expect((await post('KASIR2', 'pembelian', beli(99_000_000))).status, 'another person').toBe(201);
  // After an approval the sum starts again: a busy day asks once per step.
  expect((await disetujui(shop, 'pembelian', beli(99_000_000))).status).toBe(201);
  expect((await post('KASIR', 'pembelian', beli(99_000_000))).status).toBe(201);
});

test('loans, buy-backs, refunds and exchanges of a person are one sum', async () => {
  const [code] = await tambahPotong(shop, ['P1']);
  const { no_titip } = await titipkan(shop, [code!], cash(5_000_000));
  expect((await post('KASIR', 'pembelian', beli(99_000_000))).status).toBe(201);
  for (const _ of [1, 2, 3, 4, 5, 6])
    expect((await post('KASIR', 'hutang', pinjam(25_000_000, 10))).status).toBe(201);
  // 249,000,000 are out: another loan of 2,000,000 asks, and so would a supervisor's own answer count.
  expect(asked(await post('KASIR', 'hutang', pinjam(2_000_000, 10)))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['SPV', 'OWN'],
  ]);
  // The cancel of a deposit asks a supervisor anyway: it asks nothing more, but counts, and he reads the sum.
  const cancel = { alasan: 'Batal beli' };
  const batal = await post('KASIR', `titip/${no_titip}/batal`, cancel);
  expect(asked(batal)).toEqual([403, ['BATAL_TITIPAN'], ['SPV', 'OWN']]);
  expect(batal.body.angka.slice(-5)).toEqual([
    { label: 'Kasir', nilai: 'ksr.kj1' },
    { label: 'Dibayarkan sekarang', nilai: 'Rp 5,000,000' },
    { label: 'Sudah keluar sejak persetujuan terakhir', nilai: 'Rp 249,000,000' },
    { label: 'Menjadi', nilai: 'Rp 254,000,000' },
    { label: 'Batas sehari', nilai: 'Rp 250,000,000' },
  ]);
  expect((await disetujui(shop, `titip/${no_titip}/batal`, cancel)).status).toBeLessThan(300);
  const [row] = await shop.rows(
    `select jumlah, sebelum, setuju from uang_keluar order by urut desc limit 1`,
  );
  expect(row).toEqual({ jumlah: 5_000_000, sebelum: 249_000_000, setuju: 'SPV' });
});

test('a loan of 60 months asks as another rate does; one of the usual four asks nobody', async () => {
  const long = await post('KASIR', 'hutang', pinjam(1_000_000, 1, { lama_bulan: 60 }));
  expect(asked(long)).toEqual([403, ['BUNGA_KHUSUS'], ['OWN']]);
  expect((await post('KASIR', 'hutang', pinjam(1_000_000, 1, { lama_bulan: 4 }))).status).toBe(201);
});

test('a shop sets the day of its cashiers as it likes', async () => {
  await shop.param('BATAS_KELUAR_HARI_KASIR', rp(1_000_000));
  expect(asked(await post('KASIR', 'hutang', pinjam(1_000_001, 1)))[1]).toEqual([
    'PEMBAYARAN_BESAR',
  ]);
  await shop.param('BATAS_KELUAR_HARI_KASIR', rp(250_000_000));
});

test('a supervisor hands out 1,000,000,000 on a day, then asks the owner', async () => {
  await shop.param('BATAS_KELUAR_HARI_SPV', rp(150_000_000));
  expect((await post('SPV', 'pembelian', beli(99_000_000))).status).toBe(201);
  expect(asked(await post('SPV', 'pembelian', beli(99_000_000)))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['OWN'],
  ]);
  await shop.param('BATAS_KELUAR_HARI_SPV', rp(1_000_000_000));
});

test('what waits is bounded where it is paid: the cashier who validates it asks', async () => {
  await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
  const { body } = await post('KASIR', 'pembelian', beli(99_000_000));
  const path = `pembelian/${body.data.no_faktur_beli}/validasi`;
  await shop.param('BATAS_KELUAR_HARI_KASIR', rp(1_000_000));
  expect(asked(await post('KASIR2', path, {}))).toEqual([
    403,
    ['PEMBAYARAN_BESAR'],
    ['SPV', 'OWN'],
  ]);
  expect((await disetujui(shop, path, {}, 'SPV', 'KASIR2')).status).toBe(200);
  await shop.param('BATAS_KELUAR_HARI_KASIR', rp(250_000_000));
  await shop.param('VALIDASI_PEMBELIAN', 'OFF' as never);
});

test("money of the shop itself is nobody's payment, whatever drawer or account it leaves", async () => {
  const body = { ...isiKas(90_000, 'MODAL_KAS'), no_rekening: '1234567890' };
  expect((await post('OWN', 'uang-bank/masuk', body)).status).toBe(201);
  const out = { ...body, kode_transaksi: 'LISTRIK' };
  expect((await post('OWN', 'uang-bank/keluar', out)).status).toBe(201);
  const [view] = await shop.rows<{ sql: string }>(`select pg_get_viewdef('v_keluar') as sql`);
  const own = CONTRACTS.flatMap(({ documents }) => documents)
    .map(({ spec }) => spec as DocumentSpec)
    .filter(({ pays }) => pays === 'shop')
    .flatMap(({ letters }) => Object.keys(letters));
  expect(own).toContain('RK');
  expect(own.filter((letters) => !view!.sql.includes(`'${letters}'`))).toEqual([]);
});

test('the defaults are those of the ruling, and the record of what left cannot be changed', async () => {
  const rows = await shop.rows(`select count(*)::int as n from uang_keluar`);
  expect(rows[0]!.n).toBeGreaterThan(10);
  await expect(shop.rows(`update uang_keluar set jumlah = 1`)).rejects.toThrow();
});
