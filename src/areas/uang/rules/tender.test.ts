import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { TENDER_KOSONG, tentukanLangkah, type Tender } from '#areas/uang/rules/tender.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

const BCA = { no_rekening: '1234567890', kode_bank: 'BCA', fee_persen: persen(50) };
const aturan = {
  rekening: new Map([[BCA.no_rekening, BCA]]),
  ditanggungCustomer: true,
  pecahan: rp(100),
};
const tagihan = rp(10_002_000);
const kartu = (jumlah: number): Bayar => ({
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah: rp(jumlah),
  fee: null,
});
const tunai = (jumlah: number | null): Tender => ({
  ...TENDER_KOSONG,
  jumlah: jumlah === null ? null : rp(jumlah),
});
const debet = (more: Partial<Tender> = {}): Tender => ({
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah: null,
  ...more,
});
const langkah = (daftar: Bayar[], tender: Tender) =>
  tentukanLangkah(tagihan, daftar, tender, aturan);

describe('cash', () => {
  test('nothing typed takes exactly what is left', () => {
    expect(langkah([], tunai(null))).toMatchObject({
      selesai: true,
      jumlah: 10_002_000,
      kembali: 0,
      tolak: [],
    });
  });

  test('of 1,469,999 coins take 1,470,000, a transfer every rupiah; 49 that are left end the sale', () => {
    const satu = (daftar: Bayar[], tender: Tender) =>
      tentukanLangkah(rp(1_469_999), daftar, tender, aturan);
    expect(satu([], tunai(null))).toMatchObject({ selesai: true, jumlah: 1_470_000, tolak: [] });
    expect(satu([], debet())).toMatchObject({ selesai: true, jumlah: 1_469_999, tolak: [] });
    expect(satu([kartu(1_469_950)], tunai(null))).toMatchObject({ selesai: true, tolak: [] });
  });

  test('10,050,000 against 10,002,000 gives 48,000 back', () => {
    expect(langkah([], tunai(10_050_000))).toMatchObject({
      selesai: true,
      jumlah: 10_050_000,
      kembali: 48_000,
      tolak: [],
    });
  });

  test('five million is one line of several; the sale is not over', () => {
    expect(langkah([], tunai(5_000_000))).toMatchObject({
      selesai: false,
      jumlah: 5_000_000,
      kembali: 0,
      tolak: [],
    });
  });

  test('after eight million by card the rest of 2,002,000 is taken in cash', () => {
    const { pembayaran, ...jadi } = langkah([kartu(8_000_000)], tunai(null));
    expect(jadi).toMatchObject({ selesai: true, jumlah: 2_002_000, tolak: [] });
    expect(pembayaran.map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
      ['DEBET', 8_000_000],
      ['CASH', 2_002_000],
    ]);
  });
});

describe('card and transfer', () => {
  test('half a percent on five million is 25,000, outside the total', () => {
    expect(langkah([], debet({ jumlah: rp(5_000_000) }))).toMatchObject({
      selesai: false,
      fee: 25_000,
      tolak: [],
    });
  });

  test('more than the rest is refused', () => {
    expect(langkah([], debet({ jumlah: rp(11_000_000) })).tolak.map(({ code }) => code)).toEqual([
      'BAYAR_LEBIH',
    ]);
  });

  test('bank and account have to be chosen', () => {
    expect(langkah([], debet({ kode_bank: null, no_rekening: null })).tolak[0]).toMatchObject({
      code: 'BANK_KOSONG',
      field: 'pembayaran.0.kode_bank',
    });
    expect(langkah([], debet({ no_rekening: null, jumlah: rp(1000) })).tolak[0]).toMatchObject({
      code: 'REKENING_KOSONG',
    });
  });
});

test('a sum of nothing is refused at its field', () => {
  expect(langkah([], tunai(0)).tolak.map(({ code }) => code)).toEqual(['BAYAR_NOL']);
});

test('when the lines already cover the total, the act is to save them', () => {
  expect(langkah([kartu(10_002_000)], tunai(null))).toMatchObject({
    selesai: true,
    jumlah: 10_002_000,
    kembali: 0,
    tolak: [],
  });
});
