import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { padat, periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuLebur, bukuPembelian, bukuRetag } from '#areas/pembelian/rules/buku-pembelian.ts';

const tulis = (baris: readonly Baris[]) =>
  padat(baris).map(({ akun, rupiah, qty, berat, kadar, murni }) =>
    [akun, ...(rupiah ? [rupiah] : []), ...(berat || murni ? [qty, berat, kadar, murni] : [])].join(
      ' ',
    ),
  );

const P1 = {
  kadar: persen(7500),
  berat: mg(3240),
  murni: mg(2430),
  harga: rp(6_642_000),
  kode_gudang: 'BL',
};
const P2 = {
  kadar: persen(4200),
  berat: mg(2340),
  murni: mg(983),
  harga: rp(2_936_500),
  kode_gudang: 'BL',
};

test('P1 comes back for 6,642,000 in cash (worked postings 4)', () => {
  const set = bukuPembelian([P1], [{ jenis: 'CASH', no_rekening: null, jumlah: rp(6_642_000) }]);
  assert.deepEqual(tulis(set), [
    'persediaan 6642000',
    'kas -6642000',
    'pelanggan -1 -3240 7500 -2430',
    'gudang:BL 1 3240 7500 2430',
  ]);
  assert.deepEqual(periksaSeimbang(set), []);
});

test('the buy-back leg of an exchange is paid by tukar (worked postings 5)', () =>
  assert.deepEqual(tulis(bukuPembelian([P2], 'TUKAR')), [
    'persediaan 2936500',
    'tukar -2936500',
    'pelanggan -1 -2340 4200 -983',
    'gudang:BL 1 2340 4200 983',
  ]));

test('3.240 g at 75.00 melted to 3.235 g that test 74.80 (worked postings 8a)', () => {
  const set = bukuLebur([P1], {
    berat: mg(3235),
    kadar: persen(7480),
    murni: mg(2420),
    kode_gudang: 'RS',
  });
  assert.deepEqual(tulis(set), [
    'gudang:BL -1 -3240 7500 -2430',
    'lebur 1 3235 7500 2420',
    'susut 0 5 7500 10',
    'lebur 0 -3235 7480 -2420',
    'gudang:RS 0 3235 7480 2420',
  ]);
  assert.deepEqual(periksaSeimbang(set), []);
});

test('two pieces of two kadar melted together still balance for each kadar', () =>
  assert.deepEqual(
    periksaSeimbang(
      bukuLebur([P1, P2], {
        berat: mg(5570),
        kadar: persen(6100),
        murni: mg(3398),
        kode_gudang: 'RS',
      }),
    ),
    [],
  ));

test('P2 back to a tray with 2.338 g after washing (worked postings 8b)', () => {
  const set = bukuRetag(P2, {
    akun: 'baki:TK/A-01',
    kode_barcode: 'KJ100099',
    kadar: persen(4200),
    berat: mg(2338),
    murni: mg(982),
  });
  assert.deepEqual(tulis(set), [
    'gudang:BL -1 -2340 4200 -983',
    'baki:TK/A-01 1 2338 4200 982',
    'susut 0 2 4200 1',
  ]);
  assert.deepEqual(periksaSeimbang(set), []);
});
