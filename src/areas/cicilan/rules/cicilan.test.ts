import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { minus, persen, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { bulatkanMasuk } from '#areas/uang/rules/pecahan.ts';
import {
  bagiBayar,
  hitungBatalCicilan,
  hitungHargaCicilan,
  hitungKeadaan,
  melunasi,
  periksaDpCicilan,
  periksaPembeli,
  susunJadwal,
} from '#areas/cicilan/rules/cicilan.ts';

const STEP = rp(500);
const MULAI = hari('2026-11-20');
const P1 = hitungHargaCicilan(rp(7_102_500), persen(900), STEP);
const jadwal = susunJadwal(rp(6_242_000), { bulan: 6, langkah: STEP, tgl: MULAI });

describe('a ring of 7,102,500 over 6 months at 9 %', () => {
  test('costs 7,742,000: 639,225 is added, rounded up to 639,500', () => {
    expect(P1).toEqual({
      harga_tunai: rp(7_102_500),
      tambahan: rp(639_500),
      harga_jual: rp(7_742_000),
    });
  });

  test('after 1,500,000 is paid in five times 1,040,500 and once 1,039,500', () => {
    expect(jadwal.map((one) => one.jumlah)).toEqual([
      1_040_500, 1_040_500, 1_040_500, 1_040_500, 1_040_500, 1_039_500,
    ]);
  });

  test('falls due on the 20th of each month, the first a month after the contract', () => {
    expect(jadwal.map((one) => one.jatuh_tempo)).toEqual([
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
      '2027-03-20',
      '2027-04-20',
      '2027-05-20',
    ]);
  });

  test('of 2,081,000 paid two instalments are whole, and the third is next', () => {
    const now = hitungKeadaan(jadwal, rp(2_081_000), hari('2027-02-19'));
    expect(now).toMatchObject({ ke: '2/6', kali_tunggak: 0, tunggakan: 0, tertua: null });
    expect(now.berikut).toMatchObject({ ke: 3, sisa: 1_040_500 });
  });

  test('on its due date the third is late by no day, ten days after by ten', () => {
    const paid = rp(2_081_000);
    expect(hitungKeadaan(jadwal, paid, hari('2027-02-20'))).toMatchObject({
      kali_tunggak: 1,
      tunggakan: 1_040_500,
      lewat_hari: 0,
    });
    expect(hitungKeadaan(jadwal, paid, hari('2027-03-02'))).toMatchObject({
      kali_tunggak: 1,
      tertua: '2027-02-20',
      lewat_hari: 10,
    });
  });

  test('a payment of 1,500,000 pays the first whole and 459,500 of the second', () => {
    expect(bagiBayar(jadwal, rp(1_500_000)).map((one) => one.terbayar)).toEqual([
      1_040_500, 459_500, 0, 0, 0, 0,
    ]);
  });

  test('cancelled after 3,581,000 with 10 % kept gives 3,222,900 back', () => {
    expect(hitungBatalCicilan(rp(3_581_000), persen(1000))).toEqual({
      refund_rp: rp(3_222_900),
      ditahan_rp: rp(358_100),
    });
  });
});

describe('small sums', () => {
  test('2,400 over 6 months at steps of 500 ends in the fifth: none pays more than is left', () => {
    const rows = susunJadwal(rp(2400), { bulan: 6, langkah: STEP, tgl: MULAI });
    expect(rows.map((one) => one.jumlah)).toEqual([500, 500, 500, 500, 400]);
  });

  test('a refund of 10,001 less 33.33 % is rounded down to 6,667', () => {
    expect(hitungBatalCicilan(rp(10_001), persen(3333)).refund_rp).toBe(6667);
  });

  test('due on the 31st: the shorter months end on their last day', () => {
    const rows = susunJadwal(rp(3000), { bulan: 3, langkah: STEP, tgl: hari('2026-12-31') });
    expect(rows.map((one) => one.jatuh_tempo)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });
});

describe('the first payment', () => {
  const least = persen(2000);
  test('of 7,742,000 at 20 % is 1,548,400 at least', () => {
    expect(periksaDpCicilan(rp(1_548_399), P1.harga_jual, least)).toHaveLength(1);
    expect(periksaDpCicilan(rp(1_548_400), P1.harga_jual, least)).toEqual([]);
  });

  test('of the whole price is a sale, and no contract', () => {
    expect(periksaDpCicilan(P1.harga_jual, P1.harga_jual, persen(0))).toHaveLength(1);
  });
});

describe('the last payment', () => {
  const coin = (sisa: Rupiah) => bulatkanMasuk(sisa, rp(100));
  const cash = (jumlah: number) => [{ jenis: 'CASH', jumlah: rp(jumlah) }];
  test('of 439,951 in cash is 440,000, of 439,949 it is 439,900', () => {
    expect(melunasi(cash(439_900), rp(439_951), coin)).toBe(false);
    expect(melunasi(cash(440_000), rp(439_951), coin)).toBe(true);
    expect(melunasi(cash(439_900), rp(439_949), coin)).toBe(true);
  });

  test('by transfer is exact to the rupiah', () => {
    const transfer = (jumlah: number) => [{ jenis: 'TRANSFER', jumlah: rp(jumlah) }];
    expect(melunasi(transfer(439_900), rp(439_951), coin)).toBe(false);
    expect(melunasi(transfer(439_951), rp(439_951), coin)).toBe(true);
  });
});

describe('who buys', () => {
  const named = { nama: 'Ibu Sari', alamat: '', no_hp: null, no_ktp: null };
  test('has a name; where the goods leave at once also an address, a telephone and a card', () => {
    expect(periksaPembeli(named, 'LUNAS')).toEqual([]);
    expect(periksaPembeli({ ...named, nama: '' }, 'LUNAS')).toHaveLength(1);
    expect(periksaPembeli(named, 'AWAL').map((one) => one.field)).toEqual([
      'customer.alamat',
      'customer.no_hp',
      'customer.no_ktp',
    ]);
  });
});

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
}

test('2,000 contracts: the instalments come to what is left, none is empty, only the last differs', () => {
  const next = numbers(38);
  for (let at = 0; at < 2000; at++) {
    const langkah = rp([1, 100, 500, 1000][next(4)]!);
    const tunai = rp(langkah * (1 + next(100_000)));
    const harga = hitungHargaCicilan(tunai, persen(next(5000)), langkah);
    const bulan = 1 + next(60);
    const dp = rp(next(harga.harga_jual));
    const sisa = minus(harga.harga_jual, dp);
    const rows = susunJadwal(sisa, { bulan, langkah, tgl: MULAI });
    const sums = rows.map((one) => one.jumlah);
    expect(sum(sums)).toBe(sisa);
    expect(rows.length).toBeLessThanOrEqual(bulan);
    expect(sums.every((one) => one > 0)).toBe(true);
    expect(new Set(sums.slice(0, -1)).size).toBeLessThanOrEqual(1);
    expect(sums.at(-1)! <= (sums[0] ?? 0)).toBe(true);
    expect(harga.tambahan % langkah).toBe(0);
    const paid = rp(next(sisa + 1));
    const filled = bagiBayar(rows, paid);
    expect(sum(filled.map((one) => one.terbayar))).toBe(paid);
    // Oldest first: behind one that is not whole nothing is paid.
    const first = filled.findIndex((one) => one.sisa > 0);
    expect(first < 0 || filled.slice(first + 1).every((one) => one.terbayar === 0)).toBe(true);
    const back = hitungBatalCicilan(paid, persen(next(10_001)));
    expect(back.refund_rp + back.ditahan_rp).toBe(paid);
    expect(back.refund_rp).toBeGreaterThanOrEqual(0);
  }
});
