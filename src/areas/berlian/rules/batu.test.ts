import { expect, test } from 'vitest';
import { plain } from '#kit/rules/sentence.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import {
  ambilBagian,
  bukuBerlian,
  modalBuku,
  periksaBagian,
  periksaSertifikat,
  sisaBagian,
  teksBatu,
  type Batu,
} from '#areas/berlian/rules/batu.ts';

/** 100 stones of 1.000 ct together that cost 10,000,000. */
const PARCEL: Batu = {
  kode_berlian: 'KJ100001',
  kode_dept: 'BL',
  carat: mg(1000),
  butir: 100,
  shape: 'RD',
  color: null,
  clarity: null,
  cut_grade: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  lembaga: null,
  no_sertifikat: null,
  kode_supplier: 'D01',
  konsinyasi: false,
  harga_modal: rp(10_000_000),
  harga_jual: null,
  kode_gudang: 'TK',
  status: 'LEPAS',
  kode_barcode: null,
  no_pegang: null,
};

test('a stone of 18,000,000 is owed to its supplier; given back it is owed no more', () => {
  expect(bukuBerlian(rp(18_000_000), 'D01')).toMatchObject([
    { akun: 'persediaan', rupiah: 18_000_000 },
    { akun: 'supplier:BLN/D01', rupiah: -18_000_000 },
  ]);
  expect(modalBuku({ konsinyasi: true, harga_modal: rp(18_000_000) })).toBe(0);
});

test('33 of 100 stones, 0.333 ct of 1.000, cost 3,330,000; what is left keeps 6,670,000', () => {
  const part = ambilBagian(PARCEL, { carat: mg(333), butir: 33 });
  expect(part).toMatchObject({ harga_modal: 3_330_000, utuh: false, lain: false });
  expect(sisaBagian(PARCEL, part)).toEqual({
    carat: 667,
    butir: 67,
    harga_modal: 6_670_000,
    harga_jual: null,
  });
});

test('three thirds of 10,000,000 and a last part that takes the rest lose no rupiah', () => {
  let left = PARCEL;
  const costs = [333, 333, 333].map((ct) => {
    const part = ambilBagian(left, { carat: mg(ct), butir: 33 });
    left = { ...left, ...sisaBagian(left, part) };
    return part.harga_modal;
  });
  const last = ambilBagian(left, { carat: null, butir: null });
  expect([...costs, last.harga_modal].reduce((all, one) => all! + one!, 0)).toBe(10_000_000);
});

test('40 of 100 stones of a parcel for 20,000,000 are for 8,000,000, and 12,000,000 stay', () => {
  const priced = { ...PARCEL, harga_jual: rp(20_000_000) };
  const part = ambilBagian(priced, { carat: mg(400), butir: 40 });
  expect(part.harga_jual).toBe(8_000_000);
  expect(sisaBagian(priced, part).harga_jual).toBe(12_000_000);
  // A share of less than half a rupiah is no price, and leaves the whole of it.
  const penny = { ...PARCEL, harga_jual: rp(1) };
  const crumb = ambilBagian(penny, { carat: mg(100), butir: 10 });
  expect([crumb.harga_jual, sisaBagian(penny, crumb).harga_jual]).toEqual([null, 1]);
});

test('90 of 100 stones as 0.100 ct would leave the cost with ten: such a part is marked, 0.720 ct is not', () => {
  const lain = (ct: number) => ambilBagian(PARCEL, { carat: mg(ct), butir: 90 }).lain;
  expect(lain(100)).toBe(true);
  expect(lain(674)).toBe(true);
  expect(lain(675)).toBe(false);
  expect(lain(720)).toBe(false);
  expect(ambilBagian(PARCEL, { carat: mg(400), butir: 10 }).lain).toBe(true);
});

test('a part is fewer stones of fewer carats, or all of both', () => {
  const codes = (ct: number | null, butir: number | null) =>
    periksaBagian(PARCEL, { carat: ct === null ? null : mg(ct), butir }).map((one) => one.code);
  expect(codes(null, null)).toEqual([]);
  expect(codes(1000, 100)).toEqual([]);
  expect(codes(10, null)).toEqual(['BAGIAN_SEPARUH']);
  expect(codes(1001, 10)).toEqual(['BAGIAN_LEBIH']);
  expect(codes(10, 101)).toEqual(['BAGIAN_LEBIH']);
  expect(codes(999, 100)).toEqual(['BAGIAN_TIDAK_HABIS']);
  expect(codes(1000, 99)).toEqual(['BAGIAN_TIDAK_HABIS']);
});

test('a certificate is of one stone, and says who wrote it', () => {
  const said = (butir: number, lembaga: string | null, no_sertifikat: string | null) =>
    periksaSertifikat({ butir, lembaga, no_sertifikat }).map((one) => plain(one.message));
  expect(said(1, 'GIA', '123')).toEqual([]);
  expect(said(2, 'GIA', '123')).toEqual(['Sertifikat Hanya Untuk Satu Butir']);
  expect(said(1, null, '123')).toEqual(['Lembaga Sertifikat Tidak Boleh Kosong']);
  expect(said(1, 'GIA', null)).toEqual(['No Sertifikat Tidak Boleh Kosong']);
});

test('a stone in one line', () => {
  expect(teksBatu({ ...PARCEL, clarity: 'VVS1' })).toBe('1.000 ct, 100 butir, RD, VVS1');
  expect(
    teksBatu({ ...PARCEL, carat: mg(520), butir: 1, lembaga: 'GIA', no_sertifikat: '123' }),
  ).toBe('0.520 ct, RD, GIA 123');
});
