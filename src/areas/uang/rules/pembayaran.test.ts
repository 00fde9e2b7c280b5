import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  poinPalingBanyak,
  type AturanBayar,
  type Bayar,
} from '#areas/uang/rules/pembayaran.ts';

const BCA = { no_rekening: '1234567890', kode_bank: 'BCA', fee_persen: persen(50) };
const aturan: AturanBayar = {
  rekening: new Map([[BCA.no_rekening, BCA]]),
  ditanggungCustomer: true,
  pecahan: rp(1),
};
const tunai = (jumlah: number): Bayar => ({
  jenis: 'CASH',
  kode_bank: null,
  no_rekening: null,
  jumlah: rp(jumlah),
  fee: null,
});
const debet = (jumlah: number, fee: number | null = null): Bayar => ({
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: BCA.no_rekening,
  jumlah: rp(jumlah),
  fee: fee === null ? null : rp(fee),
});
const pesan = (bayar: Bayar[], tagihan: number) =>
  periksaPembayaran(bayar, rp(tagihan), aturan).map((one) => one.message);

describe('3,120,000 in cash and 5,000,000 by card for 8,119,500', () => {
  const jadi = hitungPembayaran([debet(5_000_000), tunai(3_120_000)], rp(8_119_500), aturan);

  test('500 change, and only 3,119,500 of the cash is booked', () => {
    expect(jadi.kembali).toBe(500);
    expect(jadi.baris.map((one) => one.jumlah)).toEqual([5_000_000, 3_119_500]);
  });

  test('the card is charged half a percent on top: 25,000 outside the total', () => {
    expect(jadi.baris.map((one) => one.fee)).toEqual([25_000, 0]);
  });

  test('waiting for validation the card stands at kartu:BCA with its fee', () => {
    expect(bukuPembayaran(jadi.baris, true).map((one) => [one.akun, one.rupiah])).toEqual([
      ['kartu:BCA', 5_025_000],
      ['pendapatan:FEE_KARTU', -25_000],
      ['kas', 3_119_500],
    ]);
  });

  test('without validation the bank has it at once, less what the bank keeps', () => {
    expect(bukuPembayaran(jadi.baris, false).map((one) => [one.akun, one.rupiah])).toEqual([
      ['bank:1234567890', 4_999_875],
      ['biaya:FEE_BANK', 25_125],
      ['pendapatan:FEE_KARTU', -25_000],
      ['kas', 3_119_500],
    ]);
  });
});

test.each([
  ['nothing paid', [], 'Minimal Pilih Satu Metode Pembayaran'],
  ['one rupiah short', [tunai(999_999)], 'Pembayaran Kurang'],
  ['a card above the rest', [debet(1_000_001)], 'Pembayaran Melebihi Sisa Pembayaran'],
  [
    'cash that would come back whole',
    [debet(1_000_000), tunai(50_000)],
    'Pembayaran Melebihi Sisa Pembayaran',
  ],
  ['a payment of nothing', [tunai(0)], 'Nominal Tidak Boleh Kosong'],
  [
    'a card without its bank',
    [{ ...debet(1_000_000), kode_bank: null }],
    'Kode Bank Harus Dipilih',
  ],
  [
    'a card without its account',
    [{ ...debet(1_000_000), no_rekening: null }],
    'No Rekening Harus Dipilih',
  ],
  [
    'an account of another bank',
    [{ ...debet(1_000_000), kode_bank: 'BRI' }],
    'No Rekening Tidak Ditemukan',
  ],
  [
    'a fee of the client’s own',
    [debet(1_000_000, 4_999)],
    'Biaya Kartu Tidak Sesuai Dengan Parameter',
  ],
])('%s is refused for 1,000,000', (_, bayar, message) => {
  expect(pesan(bayar as Bayar[], 1_000_000)).toEqual([message]);
});

test('cash above the rest is change, not a refusal', () => {
  expect(pesan([tunai(1_500_000)], 1_000_000)).toEqual([]);
});

describe('points pay as cash that is not counted (D-39.2)', () => {
  const poin = (jumlah: number): Bayar => ({ ...tunai(jumlah), jenis: 'POIN' });
  const saldo = { nilai: rp(1000), saldo: 20, member: true };
  const kata = (bayar: Bayar[], tagihan: number, punya: AturanBayar['poin'] = saldo) =>
    periksaPembayaran(bayar, rp(tagihan), { ...aturan, poin: punya }).map((one) => one.message);

  test('P4 with 20 points of 1,000: 1,450,000 in cash, 20,000 on poin', () => {
    const bayar = [poin(20_000), tunai(1_450_000)];
    expect(kata(bayar, 1_470_000)).toEqual([]);
    const jadi = hitungPembayaran(bayar, rp(1_470_000), { ...aturan, poin: saldo });
    expect(bukuPembayaran(jadi.baris, true).map((one) => [one.akun, one.rupiah])).toEqual([
      ['poin', 20_000],
      ['kas', 1_450_000],
    ]);
  });

  test('21 points of 20 are refused, in one line or in two', () => {
    expect(kata([poin(21_000), tunai(1_449_000)], 1_470_000)).toEqual(['Poin Tidak Mencukupi']);
    expect(kata([poin(11_000), poin(10_000), tunai(1_449_000)], 1_470_000)).toEqual([
      'Poin Tidak Mencukupi',
    ]);
    expect(kata([poin(1000), tunai(9000)], 10_000, { ...saldo, saldo: -3 })).toEqual([
      'Poin Tidak Mencukupi',
    ]);
  });

  test('half a point, more than the rest, a stranger, and a shop without the module are refused', () => {
    const [setengah] = periksaPembayaran([poin(1500), tunai(8500)], rp(10_000), {
      ...aturan,
      poin: saldo,
    });
    expect(setengah?.code).toBe('POIN_KELIPATAN');
    expect(kata([poin(11_000)], 10_000)).toEqual(['Pembayaran Melebihi Sisa Pembayaran']);
    expect(kata([poin(1000), tunai(9000)], 10_000, { ...saldo, member: false })).toEqual([
      'Poin Hanya Untuk Member',
    ]);
    expect(pesan([poin(1000), tunai(9000)], 10_000)).toEqual([
      'Pembayaran Dengan Poin Tidak Aktif',
    ]);
  });

  test('the most that points pay is whole points of what is left and of what there is', () => {
    expect(poinPalingBanyak(rp(1_470_000), saldo)).toBe(20_000);
    expect(poinPalingBanyak(rp(12_500), saldo)).toBe(12_000);
    expect(poinPalingBanyak(rp(1_470_000), saldo, rp(15_000))).toBe(5000);
    expect(poinPalingBanyak(rp(500), saldo)).toBe(0);
  });
});
