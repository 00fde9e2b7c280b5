import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { hitungBonus, type BonusRow } from '#areas/penjualan/rules/bonus.ts';
import {
  bagiKupon,
  bisaKupon,
  periksaBelanja,
  periksaKupon,
  statusKupon,
  type Kupon,
} from '#areas/penjualan/rules/kupon.ts';
import { bisaPotong, hitungPotongan, type Potongan } from '#areas/penjualan/rules/potongan.ts';

const HARI = '2026-11-20' as Hari;
const KARYAWAN: Potongan = {
  kode_potongan: 'KARYAWAN',
  nama: 'Karyawan',
  cara: 'PERSEN',
  persen: persen(250),
  rupiah: null,
  tgl_from: null,
  tgl_to: null,
  kode_group: [],
};
const ITALY: Potongan = {
  ...KARYAWAN,
  kode_potongan: 'ITALY',
  cara: 'RUPIAH',
  rupiah: rp(25_000),
  tgl_from: '2026-11-01' as Hari,
  tgl_to: '2026-11-20' as Hari,
  kode_group: ['IT'],
};

test('2.5 percent of 3,763,000 is 94,075; 25,000 a line never takes more than the line', () => {
  expect(hitungPotongan(KARYAWAN, rp(3_763_000))).toBe(94_075);
  expect(hitungPotongan(ITALY, rp(3_763_000))).toBe(25_000);
  expect(hitungPotongan(ITALY, rp(20_000))).toBe(20_000);
  expect(hitungPotongan(null, rp(3_763_000))).toBe(0);
});

test('a reduction for Italy until 20 November is none for Muda, and none on the 21st', () => {
  expect(bisaPotong(ITALY, { kode_group: 'IT', hari: HARI })).toBe(true);
  expect(bisaPotong(ITALY, { kode_group: 'M', hari: HARI })).toBe(false);
  expect(bisaPotong(ITALY, { kode_group: 'IT', hari: '2026-11-21' as Hari })).toBe(false);
  expect(bisaPotong(KARYAWAN, { kode_group: 'M', hari: '2030-01-01' as Hari })).toBe(true);
});

const KUPON: Kupon = {
  no_kupon: 'KP1',
  cara: 'RUPIAH',
  nilai: rp(100_000),
  persen: null,
  minimal_belanja: rp(1_000_000),
  berlaku_sd: HARI,
  sisa: 1,
  batal: false,
};
const baris = (...sisa: [number, boolean][]) =>
  sisa.map(([rupiah, bisa]) => ({ sisa: rp(rupiah), bisa }));

test('100,000 over lines of 2,000,000 and 1,000,000 takes 66,667 and 33,333; nothing off a bar', () => {
  expect(bagiKupon(KUPON, baris([2_000_000, true], [1_000_000, true]))).toEqual([66_667, 33_333]);
  expect(bagiKupon(KUPON, baris([2_000_000, false], [1_000_000, true]))).toEqual([0, 100_000]);
  expect(bagiKupon(KUPON, baris([60_000, true]))).toEqual([60_000]);
  expect(bagiKupon(null, baris([60_000, true]))).toEqual([0]);
  const sepuluh = { ...KUPON, cara: 'PERSEN' as const, persen: persen(1000) };
  expect(bagiKupon(sepuluh, baris([2_000_000, true], [500_000, false]))).toEqual([200_000, 0]);
});

test('a bar is known by the code LM of its kategori, jenis or group', () => {
  const cincin = { kode_kategori: 'PHS', kode_dept: 'CC', kode_group: 'M' };
  expect(bisaKupon(cincin)).toBe(true);
  expect(bisaKupon({ ...cincin, kode_kategori: 'LM' })).toBe(false);
});

test('a coupon of today still counts today; used, late, cancelled or too small a purchase is said', () => {
  const kode = (one: Kupon, hari = HARI) => periksaKupon(one, hari).map(({ code }) => code);
  expect(kode(KUPON)).toEqual([]);
  expect(kode(KUPON, '2026-11-21' as Hari)).toEqual(['KUPON_KEDALUWARSA']);
  expect(kode({ ...KUPON, sisa: 0 })).toEqual(['KUPON_HABIS']);
  expect(kode({ ...KUPON, batal: true })).toEqual(['KUPON_BATAL']);
  const belanja = (...sisa: [number, boolean][]) =>
    periksaBelanja(KUPON, baris(...sisa)).map(({ code }) => code);
  expect(belanja([999_999, true], [5_000_000, false])).toEqual(['KUPON_MINIMAL']);
  expect(belanja([5_000_000, false])).toEqual(['KUPON_LM']);
  expect(belanja([1_000_000, true])).toEqual([]);
  expect([statusKupon(KUPON, HARI), statusKupon({ ...KUPON, sisa: 0 }, HARI)]).toEqual([
    'TERBIT',
    'TERPAKAI',
  ]);
});

const umum: BonusRow = {
  id: 1,
  kode_group: null,
  kode_dept: null,
  dasar: 'PER_GRAM',
  tarif: rp(1_000),
  persen: null,
  tgl_from: null,
  tgl_to: null,
};

test('the most specific bonus row wins: group before jenis, and only on its days', () => {
  const rows: BonusRow[] = [
    umum,
    { ...umum, id: 2, kode_dept: 'CC', dasar: 'PER_POTONG', tarif: rp(5_000) },
    { ...umum, id: 3, kode_group: 'IT', dasar: 'PERSEN', tarif: null, persen: persen(50) },
    { ...umum, id: 4, kode_group: 'IT', kode_dept: 'CC', tgl_to: '2026-11-19' as Hari },
  ];
  const jual = { kode_group: 'M', kode_dept: 'KL', berat: mg(3_250), netto: rp(4_000_000) };
  expect(hitungBonus(rows, jual, HARI)).toEqual({ bonus_id: 1, bonus_rp: 3_250 });
  expect(hitungBonus(rows, { ...jual, kode_dept: 'CC' }, HARI)).toEqual({
    bonus_id: 2,
    bonus_rp: 5_000,
  });
  expect(hitungBonus(rows, { ...jual, kode_group: 'IT', kode_dept: 'CC' }, HARI)).toEqual({
    bonus_id: 3,
    bonus_rp: 20_000,
  });
  expect(hitungBonus([], jual, HARI)).toEqual({ bonus_id: null, bonus_rp: 0 });
});
