import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** A month as files for the tax portal: what is in them, who may take them, what is in the audit. */
let shop: Shop;
const MASA = 'tahun=2026&bulan=November';
const NPWP = '0012345678909000';
const jual = async (customer: object, jumlah: number): Promise<string> => {
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah }],
  });
  return no_faktur_jual as string;
};
const ambil = (path: string, who: Who = 'OWN') => shop.as(who).raw('GET', `pajak/${path}`);

let pengusaha = '';
let konsumen = '';
let polos = '';
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  polos = await jual({ nama: 'Ibu Nol', alamat: 'Jl. Nol 1' }, 1_470_000);
  await shop.param('PPN_AKTIF', true);
  const { kode_customer } = await done(shop, 'OWN', 'customer', {
    nama: 'Toko Kecil',
    alamat: 'Jl. Pasar 3',
    npwp: NPWP,
    pengusaha: true,
  });
  pengusaha = await jual({ kode_customer }, 1_474_000);
  konsumen = await jual({ nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' }, 1_470_000);
});
afterAll(() => shop.close());

test('a month has one invoice to an entrepreneur and one sale to a consumer; what had no tax is in neither', async () => {
  const { body, text } = await ambil(`coretax?${MASA}`);
  expect(body.data, text).toEqual({
    faktur: 1,
    faktur_bagian: 1,
    digunggung: 1,
    digunggung_bagian: 1,
    bernomor: 0,
  });
});

test('the shop fills in its own number first', async () => {
  const { status, body } = await ambil(`coretax/faktur?${MASA}`);
  expect([status, body.code]).toEqual([422, 'NPWP_TOKO_KOSONG']);
});

test('each file holds its own, whole, and leaves a row in the audit', async () => {
  await shop.param('NPWP_TOKO', '0012345678901000');
  const faktur = await ambil(`coretax/faktur?${MASA}`);
  expect(faktur.status, faktur.text).toBe(200);
  expect(faktur.text).toContain(`<RefDesc>${pengusaha}</RefDesc>`);
  expect(faktur.text).toContain(`<BuyerTin>${NPWP}</BuyerTin>`);
  expect(faktur.text).toContain('<BuyerAdress>Jl. Pasar 3</BuyerAdress>');
  const ecer = await ambil(`coretax/digunggung?${MASA}`);
  expect(ecer.text).toContain(`<SerialNo>${konsumen}</SerialNo>`);
  expect(ecer.text).toContain('<VAT>23861</VAT>');
  for (const { text } of [faktur, ecer]) expect(text).not.toContain(polos);
  const rows = await shop.rows(
    `select sesudah ->> 'berkas' as berkas from audit
      where tindakan = 'EKSPOR_LAPORAN' and kunci = 'laporan-rekap-pajak' order by urut`,
  );
  expect(rows.map(({ berkas }: any) => berkas)).toEqual(['faktur', 'digunggung']);
  const lebih = await ambil(`coretax/faktur?${MASA}&bagian=2`);
  expect([lebih.status, lebih.body.code]).toEqual([422, 'BAGIAN_TIDAK_ADA']);
});

test('a cashier gets neither', async () => {
  expect((await ambil(`coretax?${MASA}`, 'KASIR')).status).toBe(403);
  expect((await ambil(`coretax/faktur?${MASA}`, 'KASIR')).status).toBe(403);
});

test('an invoice that has its number was told already, and a sale to a consumer has none', async () => {
  const catat = (no: string, no_seri: string) =>
    shop
      .as('MU')
      .raw(
        'POST',
        `penjualan/${no}/faktur-pajak`,
        { no_seri },
        { 'idempotency-key': randomUUID() },
      );
  const lain = await catat(konsumen, '05002600000000091');
  expect([lain.status, lain.body.code]).toEqual([409, 'BUKAN_PENGUSAHA']);
  expect((await catat(pengusaha, '05002600000000092')).status).toBe(200);
  const { body } = await ambil(`coretax?${MASA}`);
  expect(body.data).toMatchObject({ faktur: 0, digunggung: 1, bernomor: 1 });
  const semua = await ambil(`coretax?${MASA}&semua=true`);
  expect(semua.body.data, semua.text).toMatchObject({ faktur: 1, digunggung: 1, bernomor: 1 });
  const lagi = await ambil(`coretax/faktur?${MASA}&semua=true`);
  expect(lagi.text).toContain(`<RefDesc>${pengusaha}</RefDesc>`);
});
