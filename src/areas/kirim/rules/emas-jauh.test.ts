import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen } from '#kit/rules/quantity.ts';
import { isLabelSendiri, periksaDaftarEmas } from '#areas/kirim/rules/emas-jauh.ts';

const KATA = { dari: 'KJ2', no_dokumen: 'KBKJ2261120001', batas: hari('2026-11-20') };
const LOT = {
  isi: 'LOT' as const,
  kode_barcode: 'HBKJ2261120001-01',
  persen: persen(7500),
  berat: mg(3_250),
  murni: mg(2_438),
  qty: 0,
  susut_murni: mg(0),
};
const BELI = {
  isi: 'BELI' as const,
  kode_barcode: 'PBKJ2261120001.1',
  no_dokumen: 'PBKJ2261120001',
  urut: 1,
  barcode_asal: null,
  persen: persen(3750),
  berat: mg(1_200),
  murni: mg(450),
};
const periksa = (...emas: readonly (typeof LOT | typeof BELI)[]): string | undefined =>
  periksaDaftarEmas(
    {
      no_kirim: KATA.no_dokumen,
      tgl_system: hari('2026-11-20'),
      total_qty: emas.length,
      total_berat: mg(emas.reduce((all, one) => all + one.berat, 0)),
      total_murni: mg(emas.reduce((all, one) => all + one.murni, 0)),
      emas,
    },
    KATA,
  )?.code;

test('a lot of 3.250 g of 75 % has 2.438 g fine, 0.048 g more or less, and never more than it weighs', () => {
  expect(periksa(LOT, BELI)).toBeUndefined();
  for (const murni of [2_390, 2_486]) expect(periksa({ ...LOT, murni: mg(murni) })).toBeUndefined();
  for (const murni of [2_389, 2_487])
    expect(periksa({ ...LOT, murni: mg(murni) })).toBe('MURNI_EMAS_JAUH');
  const halus = { ...LOT, persen: persen(9990), berat: mg(100), murni: mg(101) };
  expect(periksa(halus)).toBe('MURNI_EMAS_JAUH');
});

test('a light line may be 0.010 g off, for each piece of a lot rounds', () => {
  const kecil = { ...LOT, berat: mg(100), murni: mg(85) };
  expect(periksa(kecil)).toBeUndefined();
  expect(periksa({ ...kecil, murni: mg(86) })).toBe('MURNI_EMAS_JAUH');
});

test('a lot of more pieces than milligrams, or that lost more than it weighs, is none', () => {
  expect(periksa({ ...LOT, qty: 3_251 })).toBe('MURNI_EMAS_JAUH');
  expect(periksa({ ...LOT, susut_murni: mg(3_251) })).toBe('MURNI_EMAS_JAUH');
});

test('a line is called by a document of the sender’s shop and its place, and a label of before is one that he gave', () => {
  expect(periksa({ ...BELI, no_dokumen: 'PBKJ1261120001' })).toBe('BARIS_JAUH');
  expect(periksa({ ...BELI, urut: 2 })).toBe('BARIS_JAUH');
  expect(periksa(BELI, BELI)).toBe('DAFTAR_KEMBAR');
  expect([isLabelSendiri('KJ200001', 'KJ2'), isLabelSendiri('PST00001', 'KJ2')]).toEqual([
    true,
    false,
  ]);
});
