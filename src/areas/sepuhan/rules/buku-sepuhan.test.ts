import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import { hitungSusut } from '#areas/stock/rules/susut.ts';
import {
  bukuHilang,
  bukuKoreksi,
  bukuLeburLot,
  bukuLotBaru,
  bukuTerima,
} from '#areas/sepuhan/rules/buku-sepuhan.ts';

/** The worked postings of SP, line by line: account, pieces, milligrams, kadar, fine milligrams. */
const emas = (baris: readonly Baris[]) => {
  expect(periksaSeimbang(baris)).toEqual([]);
  return baris
    .filter((one) => one.kadar > 0)
    .map((one) => [one.akun, one.qty, one.berat, one.kadar, one.murni]);
};
const uang = (baris: readonly Baris[]) =>
  baris.filter((one) => one.rupiah !== 0).map((one) => [one.akun, one.rupiah]);

const gold = (kadar: number, qty: number, berat: number, murni: number, kode_gudang = 'RS') => ({
  kode_gudang,
  kadar: persen(kadar),
  qty,
  berat: mg(berat),
  murni: mg(murni),
});
const hasil = (kadar: number, berat: number, murni: number) => ({
  kadar_hasil: persen(kadar),
  berat_hasil: mg(berat),
  murni_hasil: mg(murni),
});

test('a bought piece of 3.240 g is taken in as it was bought', () => {
  const line = { ...gold(7500, 1, 3240, 2430, 'BL'), ...hasil(7500, 3240, 2430) };
  const baris = bukuTerima([line], 'RS', rp(0));
  expect(emas(baris)).toEqual([
    ['gudang:BL', -1, -3240, 7500, -2430],
    ['gudang:RS', 1, 3240, 7500, 2430],
  ]);
  expect(uang(baris)).toEqual([]);
});

test('the same, tested 74.80: through lebur, still as a piece; susut holds 0.006 g fine', () => {
  const line = { ...gold(7500, 1, 3240, 2430, 'BL'), ...hasil(7480, 3240, 2424) };
  expect(emas(bukuTerima([line], 'RS', rp(0)))).toEqual([
    ['gudang:BL', -1, -3240, 7500, -2430],
    ['lebur', 1, 3240, 7500, 2424],
    ['susut', 0, 0, 7500, 6],
    ['lebur', -1, -3240, 7480, -2424],
    ['gudang:RS', 1, 3240, 7480, 2424],
  ]);
});

test('11 pieces melted into a bar of 96.50 with 2.14 % of fine lost cost the shop 1,182,600', () => {
  const masuk = gold(7000, 11, 43_950, 30_765);
  const susut = hitungSusut({
    masuk,
    keluar: { berat: mg(31_200), murni: mg(30_108) },
    harga: rp(30_765 * 1_800),
    toleransi: persen(200),
    ukur: 'murni',
  });
  expect(susut).toMatchObject({ susut: 657, lebih: true, modal: 1_182_600 });
  const bar = { kode_gudang: 'RS', kadar: persen(9650), berat: mg(31_200), murni: mg(30_108) };
  const baris = bukuLeburLot([masuk], bar, susut.modal);
  expect(uang(baris)).toEqual([
    ['selisih_stock', 1_182_600],
    ['persediaan', -1_182_600],
  ]);
  expect(emas(baris)).toEqual([
    ['gudang:RS', -11, -43_950, 7000, -30_765],
    ['lebur', 11, 31_200, 7000, 30_108],
    ['susut', 0, 12_750, 7000, 657],
    ['lebur', 0, -31_200, 9650, -30_108],
    ['gudang:RS', 0, 31_200, 9650, 30_108],
  ]);
});

test('two lots of one kadar are one line of a melting, two kadar are two; lebur keeps nothing', () => {
  const bar = { kode_gudang: 'RS', kadar: persen(9000), berat: mg(2_000), murni: mg(1_800) };
  const baris = bukuLeburLot(
    [gold(7500, 1, 1_000, 750), gold(7500, 0, 500, 375), gold(7000, 2, 1_000, 700)],
    bar,
    rp(0),
  );
  expect(emas(baris).filter(([akun]) => akun === 'gudang:RS')).toEqual([
    ['gudang:RS', -1, -1_500, 7500, -1_125],
    ['gudang:RS', -2, -1_000, 7000, -700],
    ['gudang:RS', 0, 2_000, 9000, 1_800],
  ]);
  const lebur = baris.filter(({ akun }) => akun === 'lebur');
  expect(lebur.reduce((all, one) => all + one.berat, 0)).toBe(0);
  expect(lebur.reduce((all, one) => all + one.murni, 0)).toBe(0);
});

test('0.120 g lost without melting, and its cost', () => {
  const baris = bukuHilang([gold(7000, 0, 120, 84)], rp(151_200));
  expect(uang(baris)).toEqual([
    ['selisih_stock', 151_200],
    ['persediaan', -151_200],
  ]);
  expect(emas(baris)).toEqual([
    ['gudang:RS', 0, -120, 7000, -84],
    ['susut', 0, 120, 7000, 84],
  ]);
});

test('an opening lot of 50.000 g at 88,000,000, corrected to 49.900 g', () => {
  const baru = bukuLotBaru(gold(7000, 0, 50_000, 35_000), rp(88_000_000));
  expect(uang(baru)).toEqual([
    ['persediaan', 88_000_000],
    ['modal', -88_000_000],
  ]);
  expect(emas(baru)).toEqual([
    ['selisih', 0, -50_000, 7000, -35_000],
    ['gudang:RS', 0, 50_000, 7000, 35_000],
  ]);
  const koreksi = bukuKoreksi(gold(7000, 0, -100, -70), rp(-176_000));
  expect(uang(koreksi)).toEqual([
    ['selisih_stock', 176_000],
    ['persediaan', -176_000],
  ]);
  expect(emas(koreksi)).toEqual([
    ['gudang:RS', 0, -100, 7000, -70],
    ['selisih', 0, 100, 7000, 70],
  ]);
});
