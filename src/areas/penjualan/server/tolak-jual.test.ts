import { beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';

const { cash, counts, kasir, key, sale, send, shop } = await openJualUji();

describe('what may not be saved is refused with its sentence, and nothing is written', () => {
  let code: string;
  beforeAll(async () => {
    [code] = (await tambahPotong(shop, ['P4'])) as [string];
  });
  const line = (more: object) => ({ barang: [{ kode_barcode: code, ...more }] });

  test.each([
    ['no piece', () => ({ barang: [] }), 422, 'barang', 'Barang Tidak Boleh Kosong'],
    [
      'a piece twice',
      () => ({ barang: [{ kode_barcode: code }, { kode_barcode: code }] }),
      422,
      'barang.1.kode_barcode',
      'Barcode Sudah Ada Di Tabel',
    ],
    [
      'an unknown piece',
      () => ({ barang: [{ kode_barcode: 'KJ1ZZZZZ' }] }),
      422,
      'barang.0.kode_barcode',
      'Barcode KJ1ZZZZZ Tidak Ditemukan',
    ],
    ['a weight of nothing', () => line({ berat: 0 }), 422, 'barang.0.berat', 'Berat Tidak Boleh 0'],
    [
      'a fourth decimal',
      () => line({ berat: 1.2001 }),
      422,
      'barang.0.berat',
      'Berat Terlalu Banyak Desimal',
    ],
    [
      'more than 100 %',
      () => ({ diskon: { persen: 100.01 } }),
      422,
      'diskon.persen',
      'Tidak Boleh Melebihi 100 !',
    ],
    [
      'a discount above the total',
      () => ({ diskon: { rupiah: 1_470_001 } }),
      422,
      'diskon',
      'Diskon Tidak Boleh Melebihi Total',
    ],
    [
      'a line discount above its price',
      () => line({ diskon: 1_470_500 }),
      422,
      'barang.0.diskon',
      'Diskon Tidak Boleh Melebihi Total',
    ],
    [
      'no payment',
      () => ({ pembayaran: [] }),
      422,
      'pembayaran',
      'Minimal Pilih Satu Metode Pembayaran',
    ],
    ['too little', () => cash(1_469_999), 422, 'pembayaran', 'Pembayaran Kurang'],
    [
      'an unknown sales person',
      () => ({ kode_sales: 'S99' }),
      422,
      'kode_sales',
      'Kode Sales Tidak Ditemukan',
    ],
    [
      'no customer name',
      () => ({ customer: {} }),
      422,
      'customer.nama',
      'Nama Customer Tidak Boleh Kosong',
    ],
    [
      'a short phone',
      () => ({ customer: { nama: 'Budi', no_hp: '08123' } }),
      422,
      'customer.no_hp',
      'No HP Minimal 11 Angka',
    ],
    [
      'a deposit named twice',
      () => ({ titipan: ['TTKJ1261120001', 'TTKJ1261120001'] }),
      422,
      'titipan',
      'Titipan Sudah Ada Di Tabel',
    ],
    ['an unknown key', () => ({ grand_total: 1 }), 400, '', 'Data grand_total Tidak Dikenal'],
    ['a wrong type', () => line({ berat: '1,2' }), 400, 'barang.0.berat', 'Berat Tidak Valid'],
  ])('%s', async (_, more, status, path, message) => {
    const before = await counts();
    const answer = await send(kasir(), { ...sale([code], cash(1_470_000)), ...more() });
    expect({ status: answer.status, errors: answer.body.errors }).toMatchObject({
      status,
      errors: [{ path, message }],
    });
    expect(await counts()).toEqual(before);
  });

  test('yesterday’s sale cannot be cancelled', async () => {
    const { body } = await send(kasir(), sale([code], cash(1_470_000)));
    await shop.hari('2026-11-21');
    const no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
    const answer = await shop
      .as('SPV')
      .raw('POST', `penjualan/${no}/batal`, { alasan: 'Terlambat' }, { 'idempotency-key': key() });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Tidak Dapat Batal Penjualan Kemarin',
    ]);
  });
});
