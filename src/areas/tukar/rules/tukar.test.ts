import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  gabungOrang,
  hitungSelisih,
  periksaKeluarTukar,
  periksaOrang,
  tentukanArah,
} from '#areas/tukar/rules/tukar.ts';

test('10,395,500 against gold of 2,936,500: the customer adds 7,459,000 (worked postings 5)', () => {
  const jadi = hitungSelisih(rp(10_395_500), rp(0), rp(2_936_500));
  assert.deepEqual(jadi, { jual_rp: 10_395_500, beli_rp: 2_936_500, selisih: 7_459_000 });
  assert.equal(tentukanArah(jadi.selisih), 'TAMBAH');
});

test('gold of 6,642,000 against 1,470,000: the shop pays 5,172,000 out (worked postings 5c)', () => {
  const { selisih } = hitungSelisih(rp(1_470_000), rp(0), rp(6_642_000));
  assert.equal(selisih, -5_172_000);
  assert.equal(tentukanArah(selisih), 'KURANG');
});

test('equal values leave nothing to pay; a deposit of 500,000 is taken off the sale first', () => {
  assert.equal(tentukanArah(hitungSelisih(rp(1_470_000), rp(0), rp(1_470_000)).selisih), 'PAS');
  assert.equal(hitungSelisih(rp(1_470_000), rp(500_000), rp(970_000)).selisih, 0);
});

const tunai = (jumlah: number) => ({ jenis: 'CASH' as const, jumlah: rp(jumlah) });

test('what the shop pays is cash or transfer, together exactly the difference', () => {
  const transfer = { jenis: 'TRANSFER' as const, jumlah: rp(5_000_000) };
  expect(periksaKeluarTukar([], rp(5_172_000))).toEqual([]);
  expect(periksaKeluarTukar([tunai(172_000), transfer], rp(5_172_000))).toEqual([]);
  expect(periksaKeluarTukar([tunai(172_001), transfer], rp(5_172_000))).toMatchObject([
    { field: 'pembayaran', message: 'Pembayaran Harus Sama Dengan Selisih Tukar' },
  ]);
  expect(periksaKeluarTukar([tunai(1), { jenis: 'DEBET', jumlah: rp(2) }], rp(3))).toMatchObject([
    { field: 'pembayaran.1.jenis', message: 'Selisih Tukar Dibayar Toko Tunai Atau Transfer' },
  ]);
});

const SARI = { kode_customer: null, nama: 'Ibu Sari', alamat: null, no_hp: '0812 3456 7890' };
const TANPA = { kode_customer: null, nama: null, alamat: null, no_hp: null };

test('one ticket is of one person: halves that name another are refused, an empty half is filled', () => {
  expect(periksaOrang(SARI, { ...SARI, nama: 'ibu sari ' })).toEqual([]);
  expect(periksaOrang(TANPA, SARI)).toEqual([]);
  expect(periksaOrang(SARI, { ...SARI, nama: 'Bapak Budi' })).toMatchObject([
    { message: 'Customer Penjualan Dan Pembelian Harus Sama' },
  ]);
  expect(periksaOrang(SARI, { ...SARI, no_hp: '0812 3456 7891' })).toHaveLength(1);
  expect(gabungOrang(SARI, { ...TANPA, no_ktp: '3201234567890001' })).toEqual({
    ...SARI,
    no_ktp: '3201234567890001',
  });
});
