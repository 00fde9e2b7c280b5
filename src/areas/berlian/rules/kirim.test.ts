import { describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import {
  periksaBatuTiba,
  petakanJenis,
  selisihKecil,
  tentukanBatuTiba,
} from '#areas/berlian/rules/kirim.ts';

const satu = { carat: mg(520), butir: 1 };
const dilihat = (ct: number, butir = 1, temuan: string | null = null) => ({
  carat: mg(ct),
  butir,
  temuan,
});

describe('a stone of 0.520 ct that another shop sent', () => {
  test('keeps its carat within a hundredth, and has that of the scale beyond', () => {
    expect(tentukanBatuTiba(satu, dilihat(510))).toEqual({
      carat: 520,
      butir: 1,
      selisih: 10,
      luar: false,
    });
    expect(tentukanBatuTiba(satu, dilihat(509))).toMatchObject({ carat: 509, luar: true });
    expect(tentukanBatuTiba(satu, dilihat(531))).toMatchObject({ carat: 531, luar: true });
  });
  test('is another one where its stones or what is seen of it differ', () => {
    const parcel = { carat: mg(1000), butir: 100 };
    expect(tentukanBatuTiba(parcel, dilihat(1000, 99)).luar).toBe(true);
    expect(tentukanBatuTiba(satu, dilihat(520, 1, 'Retak')).luar).toBe(true);
  });
  test('counts as a small difference only where nobody is asked for it', () => {
    const kecil = (...seen: Parameters<typeof dilihat>) =>
      selisihKecil(tentukanBatuTiba(satu, dilihat(...seen)));
    expect([kecil(515), kecil(525), kecil(400), kecil(515, 1, 'Retak')]).toEqual([5, 5, 0, 0]);
  });
  const baca = (no_sertifikat: string | null, foto: string | null = null, ct = 520) =>
    periksaBatuTiba('2141438171', tentukanBatuTiba(satu, dilihat(ct)), {
      kode_berlian: 'KJ100001',
      butir: 1,
      no_sertifikat,
      foto,
    }).map((one) => one.code);
  test('is taken in by the certificate that came with it, a difference by its photo', () => {
    expect(baca('2141438171')).toEqual([]);
    expect(baca(null)).toEqual(['SERTIFIKAT_BELUM_DIBACA']);
    expect(baca('2141438172')).toEqual(['SERTIFIKAT_LAIN']);
    expect(baca('2141438171', null, 400)).toEqual(['BEDA_TANPA_FOTO']);
    expect(baca('2141438171', 'a.jpg')).toEqual(['FOTO_TANPA_BEDA']);
  });
});

test('a jenis is the receiver’s own of the same code, or the one that was chosen', () => {
  expect(petakanJenis('BL', new Map(), ['BL'])).toBe('BL');
  expect(petakanJenis('BL', new Map([['JENIS/BL', 'BT']]), ['BT'])).toBe('BT');
  expect(petakanJenis('BL', new Map(), ['BT'])).toBeNull();
});
