import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mg, percentOf, persen, rp } from '#kit/rules/quantity.ts';
import { akunBaki, akunSupplier, akunTempat } from '#areas/buku/rules/akun.ts';
import {
  balikkan,
  lepas,
  padat,
  periksaSeimbang,
  pindahPotong,
  potong,
  uang,
  type Baris,
} from '#areas/buku/rules/buku.ts';
import { akunLaci, akunModal, bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';

const P1 = { kode_barcode: 'KJ100001', kadar: persen(7500), berat: mg(3250), murni: mg(2438) };
const P2 = { kode_barcode: 'KJ100002', kadar: persen(4200), berat: mg(2345), murni: mg(985) };
const P3 = { kode_barcode: 'KJ100003', kadar: persen(7000), berat: mg(5010), murni: mg(3507) };
const P4 = { kode_barcode: 'KJ100004', kadar: persen(3750), berat: mg(1200), murni: mg(450) };

/** A line as worked-postings.md writes it. */
const tulis = (baris: readonly Baris[]) =>
  baris.map(({ akun, rupiah, qty, berat, kadar, murni }) =>
    [
      akun,
      ...(rupiah ? [rupiah] : []),
      ...(berat || murni || qty ? [qty, berat, kadar, murni] : []),
    ].join(' '),
  );

test('the fine gold of the four pieces, rounded half away from zero once', () => {
  const fine = [P1, P2, P3, P4].map(({ berat, kadar, murni }) => [
    percentOf(berat, kadar, 'half'),
    murni,
  ]);
  assert.deepEqual(fine, [
    [2438, 2438],
    [985, 985],
    [3507, 3507],
    [450, 450],
  ]);
});

test('four pieces from a supplier, 19,550,000 owed to it, line by line (worked postings 1)', () => {
  const ubs = akunSupplier('UBS');
  const set = [
    ...pindahPotong(ubs, akunBaki('TK', 'A-01'), P1),
    ...pindahPotong(ubs, akunBaki('TK', 'A-01'), P2),
    ...pindahPotong(ubs, akunBaki('TK', 'B-02'), P3),
    ...pindahPotong(ubs, akunBaki('TK', 'B-02'), P4),
    uang('persediaan', rp(19_550_000)),
    uang(ubs, rp(-19_550_000)),
  ];
  assert.deepEqual(tulis(set), [
    'supplier:UBS -1 -3250 7500 -2438',
    'baki:TK/A-01 1 3250 7500 2438',
    'supplier:UBS -1 -2345 4200 -985',
    'baki:TK/A-01 1 2345 4200 985',
    'supplier:UBS -1 -5010 7000 -3507',
    'baki:TK/B-02 1 5010 7000 3507',
    'supplier:UBS -1 -1200 3750 -450',
    'baki:TK/B-02 1 1200 3750 450',
    'persediaan 19550000',
    'supplier:UBS -19550000',
  ]);
  assert.deepEqual(periksaSeimbang(set), []);
});

/** Section 3: the whole table as it is printed there. */
const PENJUALAN: readonly Baris[] = [
  uang('kas', rp(3_119_500)),
  uang('kartu:BCA', rp(5_025_000)),
  uang('titipan', rp(2_000_000)),
  uang('diskon', rp(102_215)),
  uang('penjualan', rp(-10_171_500)),
  uang('ongkos', rp(-50_000)),
  uang('pembulatan', rp(-215)),
  uang('pendapatan:FEE_KARTU', rp(-25_000)),
  uang('hpp', rp(9_200_000)),
  uang('persediaan', rp(-9_200_000)),
  ...pindahPotong('titip', 'pelanggan', P1),
  ...pindahPotong('baki:TK/A-01', 'pelanggan', P2),
];

test('the sale of section 3 balances in rupiah, pieces, fine gold and for each kadar', () =>
  assert.deepEqual(periksaSeimbang(PENJUALAN), []));

test('its cancellation is the table of section 3b: every sign turned, nothing else', () => {
  assert.deepEqual(tulis(balikkan(PENJUALAN)), [
    'kas -3119500',
    'kartu:BCA -5025000',
    'titipan -2000000',
    'diskon -102215',
    'penjualan 10171500',
    'ongkos 50000',
    'pembulatan 215',
    'pendapatan:FEE_KARTU 25000',
    'hpp -9200000',
    'persediaan 9200000',
    'titip 1 3250 7500 2438',
    'pelanggan -1 -3250 7500 -2438',
    'baki:TK/A-01 1 2345 4200 985',
    'pelanggan -1 -2345 4200 -985',
  ]);
  assert.deepEqual(periksaSeimbang([...PENJUALAN, ...balikkan(PENJUALAN)]), []);
});

test('the card receipt settled, 0.3 % of 5,025,000 kept by the bank (section 3c)', () => {
  const biaya = percentOf(rp(5_025_000), persen(30), 'half');
  assert.equal(biaya, 15_075);
  assert.deepEqual(
    periksaSeimbang([
      uang('kartu:BCA', rp(-5_025_000)),
      uang('bank:1234567890', rp(5_009_925)),
      uang('biaya:FEE_BANK', rp(biaya)),
    ]),
    [],
  );
});

test('a piece of 3.250 g sold as 3.240 g shows the missing 10 mg (section 3d)', () => {
  const set = [
    potong('baki:TK/A-01', -1, P1),
    potong('pelanggan', 1, { ...P1, berat: mg(3240), murni: mg(2430) }),
    lepas('selisih', P1.kadar, mg(10), mg(8)),
  ];
  assert.deepEqual(tulis(set), [
    'baki:TK/A-01 -1 -3250 7500 -2438',
    'pelanggan 1 3240 7500 2430',
    'selisih 0 10 7500 8',
  ]);
  assert.deepEqual(periksaSeimbang(set), []);
});

test('what does not add up is named: rupiah, pieces, fine gold, and the kadar', () => {
  assert.deepEqual(periksaSeimbang([uang('kas', rp(1))]), ['rupiah']);
  assert.deepEqual(periksaSeimbang([potong('titip', 1, P1)]), ['potong', 'murni', 'berat 7500']);
  const swapped = [potong('titip', -1, P1), potong('pelanggan', 1, { ...P1, kadar: persen(7000) })];
  assert.deepEqual(periksaSeimbang(swapped), ['berat 7500', 'berat 7000']);
});

test('lines without effect are left out, zero is never minus zero', () => {
  assert.deepEqual(padat([uang('kas', rp(0)), uang('kas', rp(5))]).length, 1);
  assert.ok(Object.is(balikkan([uang('kas', rp(5))])[0]!.qty, 0));
});

test('a piece with a tray lies there, one without in its warehouse', () => {
  assert.equal(akunTempat('TK', 'A-01'), 'baki:TK/A-01');
  assert.equal(akunTempat('BL', null), 'gudang:BL');
});

test('what a cashier may not see of the open day, and what tells cost', () => {
  assert.deepEqual((['KASIR', 'SPV', 'MU', 'OWN', 'SU', 'DEV'] as const).map(bisaLihatKas), [
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  assert.deepEqual(['kas', 'kas_hutang', 'kas:depan', 'kasbon', 'bank:1'].map(akunLaci), [
    true,
    true,
    true,
    false,
    false,
  ]);
  assert.deepEqual(['hpp', 'persediaan', 'supplier:UBS', 'penjualan'].map(akunModal), [
    true,
    true,
    true,
    false,
  ]);
});
