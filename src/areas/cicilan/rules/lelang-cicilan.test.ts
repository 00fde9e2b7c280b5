import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  beratTanpaBatu,
  hitungLelangCicilan,
  hitungNilaiBeli,
  nilaiTerendah,
  periksaHasilCicilan,
  periksaSiapLelangCicilan,
  TIDAK_LELANG_CICILAN as TIDAK,
} from '#areas/cicilan/rules/lelang-cicilan.ts';
import { TIDAK_PERINGATAN } from '#areas/customer/rules/peringatan.ts';

const FREE = { biaya: persen(0), langkah: rp(500) };

describe('a ring of 3.250 g whose customer paid 3,581,000 of 7,742,000', () => {
  const of = { dibayar: rp(3_581_000), sisa: rp(4_161_000) };

  test('is worth 6,678,500 at 2,055,000 a gram, rounded down', () => {
    expect(hitungNilaiBeli(mg(3250), rp(2_055_000), rp(500))).toBe(6_678_500);
  });

  test('weighs 3.250 g of gold where a ring of 3.354 g has a stone of 0.520 ct', () => {
    expect(beratTanpaBatu(mg(3354), [{ carat: mg(520) }])).toBe(3250);
    expect(beratTanpaBatu(mg(3250), [])).toBe(3250);
  });

  test('leaves the customer 2,517,500 and the shop 1,063,500', () => {
    expect(hitungLelangCicilan(of, rp(6_678_500), FREE)).toEqual({
      hasil_lelang: 6_678_500,
      biaya: 0,
      kelebihan: 2_517_500,
      kekurangan: 0,
      pendapatan: 1_063_500,
    });
  });

  test('gives never more than was paid, however dear gold has become', () => {
    expect(hitungLelangCicilan(of, rp(9_000_000), FREE)).toMatchObject({
      kelebihan: 3_581_000,
      pendapatan: 0,
    });
  });

  test('shows a shortfall and books none', () => {
    expect(hitungLelangCicilan(of, rp(4_000_000), FREE)).toMatchObject({
      kelebihan: 0,
      kekurangan: 161_000,
      pendapatan: 3_581_000,
    });
  });
});

test('an auction fetches at least the buying price, else the value as scrap', () => {
  expect(nilaiTerendah(rp(6_678_500), rp(6_214_500), rp(0))).toBe(6_678_500);
  expect(nilaiTerendah(null, rp(6_214_500), rp(0))).toBe(6_214_500);
  expect(nilaiTerendah(null, null, rp(0))).toBeNull();
  // The buying price has the stones in it already.
  expect(nilaiTerendah(rp(23_478_500), rp(6_214_500), rp(16_800_000))).toBe(23_478_500);
  expect(nilaiTerendah(null, rp(6_214_500), rp(16_800_000))).toBe(23_014_500);
  expect(periksaHasilCicilan(rp(6_678_500), rp(6_678_500))).toEqual([]);
  expect(periksaHasilCicilan(rp(6_678_499), rp(6_678_500))).toMatchObject([
    { code: 'HASIL_KURANG', message: expect.stringContaining('Rp 6,678,500') },
  ]);
});

describe('an instalment that was due on 20 February with 30 days of grace', () => {
  const siap = {
    tertua: hari('2027-02-20'),
    tenggang: 30,
    hari: hari('2027-03-22'),
    peringatan: { tgl: hari('2027-03-01'), sehari: true },
    serah: 'LUNAS' as const,
  };
  test('lets the goods be auctioned from 22 March, once the customer was told', () => {
    expect(periksaSiapLelangCicilan(siap)).toEqual([]);
    const early = periksaSiapLelangCicilan({ ...siap, hari: hari('2027-03-21') });
    expect(early[0]?.code).toBe(TIDAK.BELUM_BOLEH_LELANG.code);
    const dueDay = { tgl: hari('2027-02-20'), sehari: true };
    const untold = periksaSiapLelangCicilan({ ...siap, peringatan: dueDay });
    expect(untold).toEqual([TIDAK_PERINGATAN.PERINGATAN_BELUM]);
    const now = { ...siap.peringatan, sehari: false };
    expect(periksaSiapLelangCicilan({ ...siap, peringatan: now })).toEqual([
      TIDAK_PERINGATAN.PERINGATAN_BARU,
    ]);
  });

  test('never where the goods left with the contract, nor where nothing is late', () => {
    expect(periksaSiapLelangCicilan({ ...siap, serah: 'AWAL' })).toEqual([TIDAK.SERAH_AWAL]);
    expect(periksaSiapLelangCicilan({ ...siap, tertua: null })).toEqual([TIDAK.TIDAK_TUNGGAK]);
  });
});
