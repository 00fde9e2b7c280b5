import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hitungSusutTukang, susutKecil, susutMenjadi } from '#areas/service/rules/susut-tukang.ts';
import type { Emas, Kerja } from '#areas/service/rules/tukang.ts';

const emas = (kadar: number, berat: number, murni: number): Emas => ({
  kadar: persen(kadar),
  berat: mg(berat),
  murni: mg(murni),
});
const kerja = (
  masuk: number,
  keluar: number,
  [tambah, kikir]: readonly [number, number] = [0, 0],
): Kerja => ({
  kadar: persen(7500),
  berat_masuk: mg(masuk),
  murni_masuk: mg(Math.round(masuk * 0.75)),
  berat: mg(keluar),
  tambah_emas: mg(tambah),
  kikir: mg(kikir),
});
const of = (barang: readonly Kerja[], diberi: readonly Emas[], kembali: readonly Emas[] = []) =>
  hitungSusutTukang({ barang, diberi, kembali, toleransi: persen(100), modal: rp(1_000_000) });

describe('gold of the shop is measured by the gold that was given', () => {
  test('a chain of 80 g pays for no gram of it', () => {
    const rantai = [kerja(80_000, 80_000)];
    const back = (berat: number) => [emas(7500, berat, Math.round(berat * 0.75))];
    expect(of(rantai, back(1_000), back(950))).toMatchObject({
      boleh: 800,
      hilang: 50,
      boleh_hilang: 50,
      lebih: false,
    });
    expect(of(rantai, back(1_000), back(949))).toMatchObject({ hilang: 51, lebih: true });
  });

  test('gold that only went there and back may not be lost: a percent of what was used', () => {
    const cincin = [kerja(0, 3_500, [3_500, 0])];
    const back = (berat: number) => [emas(7500, berat, Math.round(berat * 0.75))];
    expect(of(cincin, back(100_000), back(96_465))).toMatchObject({ susut: 35, lebih: false });
    expect(of(cincin, back(100_000), back(95_500))).toMatchObject({
      susut: 1_000,
      boleh: 45,
      lebih: true,
    });
  });

  test('fifty heavy pieces pay for none of 50 g', () => {
    const barang = Array.from({ length: 50 }, () => kerja(99_999, 99_999));
    expect(of(barang, [emas(7500, 50_000, 37_500)])).toMatchObject({ susut: 50_000, lebih: true });
  });

  test('fine gold called 75 beside a heavy piece is looked at too', () => {
    const back = of([kerja(50_000, 50_000)], [emas(9999, 1_000, 1_000)], [emas(7500, 1_000, 750)]);
    expect(back).toMatchObject({ susut: 0, hilang: 250, lebih: true });
  });
});

describe('each piece explains itself', () => {
  test('what one lost is not what another gained', () => {
    const barang = [kerja(20_000, 15_000), kerja(10_000, 15_000)];
    expect(of(barang, [])).toMatchObject({ susut: 0, tak_jelas: 10_000, lebih: true });
  });

  test('filing above the tolerance of that piece asks, beside pieces that could bear it', () => {
    const beside = Array.from({ length: 9 }, () => kerja(50_000, 50_000));
    expect(of([kerja(10_000, 9_900, [0, 100]), ...beside], []).lebih).toBe(false);
    expect(of([kerja(10_000, 9_899, [0, 101]), ...beside], []).lebih).toBe(true);
  });
});

describe('gold that goes in', () => {
  test('above a fifth of a piece is agreed to, and above 5 g in a job', () => {
    const into = (masuk: number, tambah: number) =>
      of(
        [kerja(masuk, masuk + tambah, [tambah, 0])],
        [emas(7500, tambah, Math.round(tambah * 0.75))],
      );
    expect(into(3_000, 600)).toMatchObject({ tambah_lebih: false, lebih: false });
    expect(into(3_000, 601)).toMatchObject({ tambah_lebih: true, lebih: false });
    expect(into(90_000, 5_000).tambah_lebih).toBe(false);
    expect(into(90_000, 5_001).tambah_lebih).toBe(true);
  });

  test('of the craftsman’s own is a debt of the shop: always', () => {
    expect(of([kerja(3_000, 3_010, [10, 0])], []).tambah_lebih).toBe(true);
  });
});

describe('gold that no work was done with', () => {
  test('loses nothing: a milligram asks, and its cost is lost', () => {
    const given = [emas(7500, 500_000, 375_000)];
    expect(of([], given, [emas(7500, 500_000, 375_000)]).lebih).toBe(false);
    expect(of([], given, [emas(7500, 499_999, 374_999)])).toMatchObject({
      boleh: 0,
      lebih: true,
      modal_susut: 3,
    });
  });
});

describe('small losses of a month', () => {
  test('are fine gold that was lost within what may be lost, be it filed off or of the gold given', () => {
    const back = (berat: number) => [emas(7500, berat, Math.round(berat * 0.75))];
    expect(susutKecil(of([kerja(4_000, 4_000)], back(1_000), back(960)))).toBe(30);
    expect(susutKecil(of([kerja(4_000, 3_960, [0, 40])], []))).toBe(30);
    expect(susutKecil(of([kerja(3_000, 3_000)], back(1_000), back(1_000)))).toBe(0);
  });

  test('hold neither a loss that is asked for by itself nor a gain', () => {
    expect(susutKecil(of([kerja(3_000, 2_000, [0, 1_000])], []))).toBe(0);
    expect(susutKecil(of([kerja(3_000, 3_010)], []))).toBe(0);
  });

  test('are added up until a sum above the limit was agreed to', () => {
    const batas = mg(100);
    expect(susutMenjadi(mg(0), mg(60), batas)).toBe(60);
    expect(susutMenjadi(mg(60), mg(60), batas)).toBe(120);
    expect(susutMenjadi(mg(120), mg(60), batas)).toBe(60);
    expect(susutMenjadi(mg(100), mg(0), batas)).toBe(100);
  });
});
