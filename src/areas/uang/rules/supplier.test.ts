import assert from 'node:assert/strict';
import { test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { balikkan, periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { bukuKas } from '#areas/uang/rules/kas.ts';
import { adalahUangSupplier, periksaSupplier } from '#areas/uang/rules/supplier.ts';

const tulis = (baris: ReturnType<typeof bukuKas>) =>
  baris.map(({ akun, rupiah }) => `${akun} ${rupiah}`);
const kode = (...given: Parameters<typeof periksaSupplier>) =>
  periksaSupplier(...given).map((one) => one.code);

test('5,000,000 to UBS settle what is owed and are no cost; what comes back is no income', () => {
  const bayar = bukuKas('KELUAR', 'BAYAR_SUPPLIER', rp(5_000_000), 'kas', 'UBS');
  assert.deepEqual(tulis(bayar), ['supplier:UBS 5000000', 'kas -5000000']);
  assert.deepEqual(tulis(balikkan(bayar)), ['supplier:UBS -5000000', 'kas 5000000']);
  const kembali = bukuKas('MASUK', 'TERIMA_SUPPLIER', rp(1_000), 'bank:1', 'BLN/D01');
  assert.deepEqual(tulis(kembali), ['bank:1 1000', 'supplier:BLN/D01 -1000']);
  assert.deepEqual(periksaSeimbang(bayar), []);
});

test('no more is paid than 12,800,000 that are owed, and nothing where nothing is owed', () => {
  const hutang = rp(12_800_000);
  assert.deepEqual(kode('KELUAR', 'UBS', hutang, hutang), []);
  assert.deepEqual(kode('KELUAR', 'UBS', hutang, rp(12_800_001)), ['BAYAR_LEBIH']);
  assert.deepEqual(kode('KELUAR', 'UBS', rp(0), rp(1)), ['TIDAK_HUTANG']);
  assert.deepEqual(kode('KELUAR', 'UBS', rp(-5), rp(1)), ['TIDAK_HUTANG']);
});

test('a supplier who owes 6,000,000 gives back as much at most', () => {
  assert.deepEqual(kode('MASUK', 'UBS', rp(-6_000_000), rp(6_000_000)), []);
  assert.deepEqual(kode('MASUK', 'UBS', rp(-6_000_000), rp(6_000_001)), ['KEMBALI_LEBIH']);
  assert.deepEqual(kode('MASUK', 'UBS', rp(1), rp(1)), ['TIDAK_PIUTANG']);
});

test('two codes are of suppliers, and none of the object that holds them', () => {
  assert.equal(adalahUangSupplier('BAYAR_SUPPLIER'), true);
  assert.equal(adalahUangSupplier('LISTRIK'), false);
  assert.equal(adalahUangSupplier('toString'), false);
});
