import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  diLuarToleransi,
  hargaAmbil,
  hargaPesan,
  kunciDp,
  nilaiEmas,
} from '#areas/service/rules/pesanan/harga.ts';

const NAIK_500 = { langkah: rp(500), arah: 'up' as const };
const baris = (berat: number, harga: number, urut = 1) => ({
  urut,
  berat: mg(berat),
  harga_per_gram: rp(harga),
});

test('D-36.4: 5,000,000 at 2,170,000 lock 2.304 g, 2,000,000 at 2,200,000 lock 0.909 g; 3.512 g cost 7,722,500', () => {
  const first = kunciDp(rp(5_000_000), [baris(3_500, 2_170_000)], []);
  expect(first).toEqual([baris(2_304, 2_170_000)]);
  const second = kunciDp(rp(2_000_000), [baris(3_500, 2_200_000)], first);
  expect(second).toEqual([baris(909, 2_200_000)]);
  const jadi = {
    urut: 1,
    berat: mg(3_512),
    ongkos: rp(50_000),
    disepakati: rp(2_170_000),
    hari: rp(2_250_000),
  };
  const kunci = [...first, ...second];
  expect(nilaiEmas('KUNCI_SEBESAR_DP', jadi, kunci)).toBe(4_999_680 + 1_999_800 + 672_750);
  expect(hargaAmbil('KUNCI_SEBESAR_DP', jadi, kunci, NAIK_500)).toEqual({
    harga_jual: 7_672_500,
    ongkos: 50_000,
    harga: 7_722_500,
  });
});

test('a lock of everything is the order’s price for any weight; without a lock it is the day’s', () => {
  const jadi = { urut: 1, berat: mg(4_000), disepakati: rp(2_000_000), hari: rp(2_500_000) };
  expect(nilaiEmas('KUNCI_SEMUA', jadi, [])).toBe(8_000_000);
  expect(nilaiEmas('IKUT_HARI_AMBIL', jadi, [])).toBe(10_000_000);
});

test('money locks gold of the lines in order, each up to what was ordered, never more', () => {
  const lines = [baris(1_000, 2_000_000), baris(1_000, 1_000_000, 2)];
  expect(kunciDp(rp(2_500_000), lines, [])).toEqual([
    baris(1_000, 2_000_000),
    baris(500, 1_000_000, 2),
  ]);
  expect(kunciDp(rp(9_000_000), lines, [])).toEqual(lines);
  expect(kunciDp(rp(1_000_000), lines, lines)).toEqual([]);
  expect(kunciDp(rp(1), lines, [])).toEqual([]);
});

test('a finished piece lighter than what was locked costs what it weighs', () => {
  const jadi = { urut: 1, berat: mg(800), disepakati: rp(2_000_000), hari: rp(3_000_000) };
  expect(nilaiEmas('KUNCI_SEBESAR_DP', jadi, [baris(1_000, 2_000_000)])).toBe(1_600_000);
});

test('a line is rounded once, with its ongkos', () => {
  expect(hargaPesan(baris(3_512, 2_170_000), rp(50_000), NAIK_500)).toEqual({
    harga_jual: 7_621_500,
    ongkos: 50_000,
    harga: 7_671_500,
  });
});

test('a weight is beyond the tolerance on either side of what was ordered', () => {
  const sepuluh = persen(1_000);
  expect(diLuarToleransi(mg(3_500), mg(3_850), sepuluh)).toBe(false);
  expect(diLuarToleransi(mg(3_500), mg(3_851), sepuluh)).toBe(true);
  expect(diLuarToleransi(mg(3_500), mg(3_150), sepuluh)).toBe(false);
  expect(diLuarToleransi(mg(3_500), mg(3_149), sepuluh)).toBe(true);
});

test('D-41.8: a price without tax is raised by it, what was locked by the percent of the order, the rest by the day’s', () => {
  const ring = baris(3_250, 2_170_000);
  expect(hargaPesan(ring, rp(50_000), NAIK_500, persen(165))).toEqual({
    harga_jual: 7_170_000,
    ongkos: 50_000,
    harga: 7_220_000,
  });
  const jadi = {
    urut: 1,
    berat: mg(3_250),
    ongkos: rp(50_000),
    disepakati: rp(2_170_000),
    hari: rp(2_170_000),
  };
  const ppn = { pesan: persen(165), hari: persen(0) };
  expect(hargaAmbil('KUNCI_SEMUA', jadi, [], NAIK_500, ppn).harga).toBe(7_220_000);
  // Of ongkos alone: 825.
  expect(hargaAmbil('IKUT_HARI_AMBIL', jadi, [], NAIK_500, ppn).harga).toBe(7_103_500);
  expect(
    hargaAmbil('IKUT_HARI_AMBIL', jadi, [], NAIK_500, { pesan: persen(165), hari: persen(165) })
      .harga,
  ).toBe(7_220_000);
  // 2.000 g and ongkos with the order's tax, the rest without: 4,390,000 at 1.65 % make 72,435.
  const kunci = [baris(2_000, 2_170_000)];
  expect(hargaAmbil('KUNCI_SEBESAR_DP', jadi, kunci, NAIK_500, ppn).harga).toBe(7_175_000);
});
