import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  bukuReturManual,
  modalDikirim,
  periksaKiriman,
  sisaDikirim,
} from '#areas/manual/rules/retur-manual.ts';

const DIKIRIM = { qty: 20, berat: mg(50_000), modal: rp(52_000_000) };
const CINCIN = { kode_group: 'MN', kode_dept: 'CC' };
const kode = (qty: number, berat: number) =>
  periksaKiriman(CINCIN, { qty, berat: mg(berat) }, DIKIRIM, 'UBS').map((one) => one.code);

test('of 20 rings and 50 g that UBS delivered no more goes back to UBS', () => {
  expect(kode(20, 50_000)).toEqual([]);
  expect(kode(21, 50_000)).toEqual(['BUKAN_KIRIMANNYA']);
  expect(kode(20, 50_001)).toEqual(['BUKAN_KIRIMANNYA']);
});

test('12.500 g of it are 13,000,000, and the last gram takes what is left', () => {
  const modal = modalDikirim(DIKIRIM, mg(12_500));
  expect(modal).toBe(13_000_000);
  const sisa = sisaDikirim(DIKIRIM, { qty: 5, berat: mg(12_500), modal });
  expect(sisa).toEqual({ qty: 15, berat: 37_500, modal: 39_000_000 });
  expect(modalDikirim(sisa, mg(37_500))).toBe(39_000_000);
});

test('counted at less than it was delivered for, the difference is a gain of stock', () => {
  const line = {
    ...CINCIN,
    kode_gudang: 'TK',
    kode_baki: 'M-01',
    kode_kadar: '375',
    persen: persen(3750),
    qty: 5,
    berat: mg(12_500),
    murni: mg(4688),
    modal: rp(13_000_000),
    nilai: rp(12_000_000),
  };
  const baris = bukuReturManual([line], 'UBS');
  expect(periksaSeimbang(baris)).toEqual([]);
  expect(
    baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => [akun, rupiah]),
  ).toEqual([
    ['supplier:UBS', 13_000_000],
    ['persediaan', -12_000_000],
    ['selisih_stock', -1_000_000],
  ]);
});
