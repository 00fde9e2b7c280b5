import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  bukuBatalKirim,
  bukuKirim,
  bukuSampai,
  bukuTerima,
  hitungMenjadi,
  nomorReferensi,
  periksaKantong,
  periksaTempat,
  periksaTujuan,
  type TokoKirim,
} from '#areas/uang/rules/kirim.ts';
import { terbilang } from '#areas/uang/rules/terbilang.ts';

const toko = (kode_toko: string, jenis: TokoKirim['jenis'], is_active = true): TokoKirim => ({
  kode_toko,
  jenis,
  is_active,
});
const [PST, KJ1, KJ2] = [toko('PST', 'PUSAT'), toko('KJ1', 'CABANG'), toko('KJ2', 'CABANG')];
const kata = (baris: readonly { akun: string; rupiah: number }[]) =>
  baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => [akun, rupiah]);
const J = 1_000_000;

describe('worked lines of D-41', () => {
  test('KJ1 sends 20,000,000, and takes it back', () => {
    expect(kata(bukuKirim('kas', rp(20 * J)))).toEqual([
      ['perjalanan', 20 * J],
      ['kas', -20 * J],
    ]);
    expect(kata(bukuBatalKirim('kas', rp(20 * J)))).toEqual([
      ['kas', 20 * J],
      ['perjalanan', -20 * J],
    ]);
  });

  test('PST counts all of it, or 50,000 less; KJ1 takes the receipt in', () => {
    expect(kata(bukuTerima('kas', 'KJ1', rp(20 * J), rp(20 * J)))).toEqual([
      ['kas', 20 * J],
      ['rk:KJ1', -20 * J],
    ]);
    expect(kata(bukuTerima('kas', 'KJ1', rp(20 * J), rp(19_950_000)))).toEqual([
      ['kas', 19_950_000],
      ['selisih_kas', 50_000],
      ['rk:KJ1', -20 * J],
    ]);
    expect(kata(bukuSampai('PST', rp(20 * J)))).toEqual([
      ['rk:PST', 20 * J],
      ['perjalanan', -20 * J],
    ]);
  });
});

test.for([
  [KJ1, PST, []],
  [PST, KJ1, []],
  [KJ1, KJ2, ['TUJUAN_BUKAN_PUSAT']],
  [KJ1, KJ1, ['TUJUAN_TIDAK_ADA']],
  [PST, PST, ['TUJUAN_TIDAK_ADA']],
  [PST, undefined, ['TUJUAN_TIDAK_ADA']],
  [PST, toko('KJ3', 'CABANG', false), ['TUJUAN_TIDAK_ADA']],
] as const)('%j to %j', ([dari, tujuan, codes]) => {
  expect(periksaTujuan(dari, tujuan).map(({ code }) => code)).toEqual(codes);
});

test('a bank has an account, the drawer has none', () => {
  expect(periksaTempat('CASH', null)).toEqual([]);
  expect(periksaTempat('TRANSFER', '1234567890')).toEqual([]);
  expect(periksaTempat('TRANSFER', null)[0]?.code).toBe('REKENING_KOSONG');
  expect(periksaTempat('CASH', '1234567890')[0]?.code).toBe('REKENING_LEBIH');
});

test('a reference number has eight of 32 signs, none of which is I, O, 0 or 1', () => {
  expect(nomorReferensi(Uint8Array.from({ length: 8 }, (_, at) => at))).toBe('ABCDEFGH');
  const semua = Array.from({ length: 32 }, (_, at) => nomorReferensi(new Uint8Array(8).fill(at)));
  expect(new Set(semua).size).toBe(32);
  for (const one of semua) expect(one).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(nomorReferensi(new Uint8Array(8).fill(255))).toBe('99999999');
});

test.for([
  [0, 'Nol rupiah'],
  [11, 'Sebelas rupiah'],
  [17, 'Tujuh belas rupiah'],
  [100, 'Seratus rupiah'],
  [1_000, 'Seribu rupiah'],
  [1_101, 'Seribu seratus satu rupiah'],
  [21_150, 'Dua puluh satu ribu seratus lima puluh rupiah'],
  [100_000, 'Seratus ribu rupiah'],
  [1_000_000, 'Satu juta rupiah'],
  [20_000_000, 'Dua puluh juta rupiah'],
  [
    1_234_567_890,
    'Satu miliar dua ratus tiga puluh empat juta lima ratus enam puluh tujuh ribu delapan ratus sembilan puluh rupiah',
  ],
  [2_000_000_000_000, 'Dua triliun rupiah'],
] as const)('%i is %s', ([n, words]) => {
  expect(terbilang(n)).toBe(words);
});

test('a bag of cash is received into a drawer by another person; money of an account where the receiver says', () => {
  const kata = (...of: Parameters<typeof periksaKantong>) =>
    periksaKantong(...of).map((one) => one.code);
  const kantong = { dari: 'CASH', input_by: 'spv.kj1', hp_pengirim: '+628135550123' } as const;
  const lain = { user_id: 'spv.pst', hp: null };
  expect(kata(kantong, 'CASH', lain)).toEqual([]);
  expect(kata(kantong, 'TRANSFER', lain)).toEqual(['KANTONG_KE_KAS']);
  const sama = { user_id: 'spv.kj1', hp: null };
  expect(kata(kantong, 'CASH', sama)).toEqual(['KANTONG_SENDIRI']);
  // Two accounts of one telephone are one person; two accounts without one are not known to be.
  expect(kata(kantong, 'CASH', { ...lain, hp: '+628135550123' })).toEqual(['KANTONG_SENDIRI']);
  expect(kata({ ...kantong, hp_pengirim: null }, 'CASH', lain)).toEqual([]);
  expect(kata({ ...kantong, dari: 'TRANSFER' }, 'TRANSFER', sama)).toEqual([]);
});

test('6,000,000 and 6,000,000 make 12,000,000; above a limit of 10,000,000 that was agreed to, the next is alone', () => {
  const batas = rp(10_000_000);
  const bag = rp(6_000_000);
  expect(hitungMenjadi(rp(0), bag, batas)).toBe(6_000_000);
  expect(hitungMenjadi(bag, bag, batas)).toBe(12_000_000);
  expect(hitungMenjadi(rp(12_000_000), bag, batas)).toBe(6_000_000);
  expect(hitungMenjadi(bag, bag, rp(0))).toBe(6_000_000);
});
