import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { bukuRetur, periksaRetur } from '#areas/terima/rules/retur/retur.ts';

const P1 = {
  kode_barcode: 'KJ100001',
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  persen: persen(7500),
  berat: mg(3250),
  murni: mg(2438),
  modal: rp(6_400_000),
  harga_modal: rp(6_400_000),
};
const asal = {
  kode_supplier: 'UBS',
  no_asal: 'TBKJ1261120001',
  berat_asal: mg(3250),
  modal: rp(6_400_000),
};
const periksa = (more: object = {}, timbang = 3250, pertama: string | null = 'UBS') =>
  periksaRetur(
    { kode_barcode: 'KJ100001', berat: mg(3250), berlian: [] },
    { ...asal, ...more },
    { pertama, timbang: mg(timbang), toleransi: mg(20) },
  ).map((one) => one.code);

test('the gold and the 6,400,000 of the ring go back to UBS', () => {
  const baris = bukuRetur([P1], 'UBS');
  assert.deepEqual(periksaSeimbang(baris), []);
  assert.deepEqual(
    baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => `${akun} ${rupiah}`),
    ['supplier:UBS 6400000', 'persediaan -6400000'],
  );
});

test('a cost that was raised since is no claim on the supplier: it is a loss of stock', () => {
  const baris = bukuRetur([{ ...P1, harga_modal: rp(9_000_000) }], 'UBS');
  assert.deepEqual(periksaSeimbang(baris), []);
  assert.deepEqual(
    baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => `${akun} ${rupiah}`),
    ['supplier:UBS 6400000', 'persediaan -9000000', 'selisih_stock 2600000'],
  );
});

test('within 0.020 g of the stock it goes back, beyond that and to another supplier it does not', () => {
  assert.deepEqual(periksa(), []);
  assert.deepEqual(periksa({}, 3230), []);
  assert.deepEqual(periksa({}, 3229), ['BERAT_LAIN']);
  assert.deepEqual(periksa({}, 3271), ['BERAT_LAIN']);
  assert.deepEqual(periksa({ kode_supplier: 'LMX' }), ['SUPPLIER_LAIN']);
  assert.deepEqual(periksa({ kode_supplier: null }), ['TANPA_SUPPLIER']);
  assert.deepEqual(periksa({ kode_supplier: 'AWAL' }), ['TANPA_SUPPLIER']);
});
