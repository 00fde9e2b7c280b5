import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import {
  bukuGesek,
  hitungFeeGesek,
  hitungGesek,
  periksaPemegang,
} from '#areas/gesek/rules/gesek.ts';

const kartu = (fee: number) => ({
  jenis: 'DEBET' as const,
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah: rp(1_000_000),
  fee: rp(fee),
  biaya_bank: rp(18_450),
});
const lines = (fee: number, validasi: boolean) =>
  bukuGesek(kartu(fee), validasi).map(({ akun, rupiah }) => [akun, rupiah]);

describe('1,000,000 on a card at 2.50 % (worked line of D-41)', () => {
  test('the fee is 25,000, the card is charged 1,025,000, of which the bank keeps 1.80 %', () => {
    const fee = hitungFeeGesek(rp(1_000_000), persen(250));
    expect(fee).toBe(25_000);
    expect(hitungGesek({ jumlah: rp(1_000_000), fee }, persen(180))).toEqual({
      jumlah_gesek_rp: 1_025_000,
      biaya_bank: 18_450,
    });
  });

  test('half a rupiah of fee is taken up', () => {
    expect(hitungFeeGesek(rp(100_020), persen(250))).toBe(2_501);
    expect(hitungFeeGesek(rp(100_019), persen(250))).toBe(2_500);
  });

  test('the charge waits in kartu, the cash leaves the drawer', () => {
    expect(lines(25_000, true)).toEqual([
      ['kartu:BCA', 1_025_000],
      ['kas', -1_000_000],
      ['pendapatan:FEE_GESEK', -25_000],
    ]);
  });

  test('where nobody validates cards it is in the bank at once, less what that keeps', () => {
    expect(lines(25_000, false)).toEqual([
      ['bank:1234567890', 1_006_550],
      ['biaya:FEE_BANK', 18_450],
      ['kas', -1_000_000],
      ['pendapatan:FEE_GESEK', -25_000],
    ]);
  });

  test('without a fee there is no line of it', () => {
    expect(lines(0, true)).toEqual([
      ['kartu:BCA', 1_000_000],
      ['kas', -1_000_000],
    ]);
  });
});

test('identity is asked once the cash of the day reaches the limit, 0 being none', () => {
  const siapa = { nama: 'Ratna', no_hp: '+6281355550123', no_ktp: null, ktp_kartu: null };
  const kode = (tunai: number, batas: number) =>
    periksaPemegang(siapa, rp(tunai), rp(batas)).map((one) => one.code);
  expect(kode(499_999, 500_000)).toEqual([]);
  expect(kode(500_000, 500_000)).toEqual(['GESEK_KTP']);
  expect(kode(500_000, 0)).toEqual([]);
  const nobody = { nama: '', no_hp: null, no_ktp: null, ktp_kartu: null };
  expect(periksaPemegang(nobody, rp(1), rp(0)).map((one) => one.code)).toEqual([
    'GESEK_NAMA',
    'GESEK_HP',
  ]);
});

test('what the shop has on the card is not what is shown at the counter', () => {
  const siapa = { nama: 'Ratna', no_hp: '+6281355550123', ktp_kartu: '3201234567890017' };
  const kode = (no_ktp: string | null, tunai: number) =>
    periksaPemegang({ ...siapa, no_ktp }, rp(tunai), rp(500_000)).map((one) => one.code);
  expect(kode(null, 499_999)).toEqual([]);
  expect(kode(null, 500_000)).toEqual(['GESEK_KTP_TUNJUK']);
  expect(kode('3201234567890017', 500_000)).toEqual([]);
});
