import { describe, expect, test } from 'vitest';
import { mg, persen, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { padat, periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuMasuk, bukuUbah, type BarangMasuk } from '#areas/stock/rules/buku-barang.ts';

const piece = (
  kode_barcode: string,
  halus: number,
  berat: number,
  murni: number,
  kode_baki: string,
  modal: number | null,
  kode_supplier: string | null = 'UBS',
): BarangMasuk => ({
  kode_barcode,
  kode_supplier,
  kode_gudang: 'TK',
  kode_baki,
  persen: persen(halus),
  berat: mg(berat),
  murni: mg(murni),
  harga_modal: modal === null ? null : rp(modal),
});
const P1 = piece('KJ100001', 7500, 3250, 2438, 'A-01', 6_400_000);
const P2 = piece('KJ100002', 4200, 2345, 985, 'A-01', 2_800_000);
const P3 = piece('KJ100003', 7000, 5010, 3507, 'B-02', 9_100_000);
const P4 = piece('KJ100004', 3750, 1200, 450, 'B-02', 1_250_000);
/** akun, rupiah, pieces, milligrams, kadar, fine: a line as the worked table writes it. */
const asTable = (lines: readonly Baris[]) =>
  padat(lines).map(({ akun, rupiah, qty, berat, kadar, murni }) => [
    akun,
    rupiah,
    qty,
    berat,
    kadar,
    murni,
  ]);

describe('goods come in (worked postings, 1)', () => {
  test('four pieces of UBS for 19,550,000, line by line', () => {
    const lines = bukuMasuk([P1, P2, P3, P4]);
    expect(asTable(lines)).toEqual([
      ['supplier:UBS', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 0, 1, 3250, 7500, 2438],
      ['supplier:UBS', 0, -1, -2345, 4200, -985],
      ['baki:TK/A-01', 0, 1, 2345, 4200, 985],
      ['supplier:UBS', 0, -1, -5010, 7000, -3507],
      ['baki:TK/B-02', 0, 1, 5010, 7000, 3507],
      ['supplier:UBS', 0, -1, -1200, 3750, -450],
      ['baki:TK/B-02', 0, 1, 1200, 3750, 450],
      ['persediaan', 19_550_000, 0, 0, 0, 0],
      ['supplier:UBS', -19_550_000, 0, 0, 0, 0],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
    expect(lines.filter((line) => line.qty !== 0).every((line) => line.kode_barcode)).toBe(true);
  });

  test('a piece without a known cost writes no rupiah', () => {
    const lines = bukuMasuk([piece('KJ100001', 7500, 3250, 2438, 'A-01', null)]);
    expect(asTable(lines)).toEqual([
      ['supplier:UBS', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 0, 1, 3250, 7500, 2438],
    ]);
  });

  test('goods there before Kilau: gold from supplier:AWAL, rupiah from the owner', () => {
    const lines = bukuMasuk([piece('KJ100001', 7500, 3250, 2438, 'A-01', 6_400_000, null)]);
    expect(asTable(lines)).toEqual([
      ['supplier:AWAL', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 0, 1, 3250, 7500, 2438],
      ['persediaan', 6_400_000, 0, 0, 0, 0],
      ['modal', -6_400_000, 0, 0, 0, 0],
    ]);
  });

  test('pieces of two suppliers owe each of them their own sum', () => {
    const lines = bukuMasuk([P1, { ...P2, kode_supplier: 'LOTUS' }, P3]);
    expect(asTable(lines).slice(-3)).toEqual([
      ['persediaan', 18_300_000, 0, 0, 0, 0],
      ['supplier:UBS', -15_500_000, 0, 0, 0, 0],
      ['supplier:LOTUS', -2_800_000, 0, 0, 0, 0],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
  });
});

describe('a piece turns out to be something else', () => {
  const tempat = { kode_gudang: 'TK', kode_baki: 'A-01' };
  const emas = {
    persen: persen(7500),
    berat: mg(3250),
    murni: mg(2438),
    harga_modal: rp(6_400_000) as Rupiah | null,
  };

  test('3.250 g weighed as 3.240 g leaves 10 mg and 8 mg fine in selisih', () => {
    const lines = bukuUbah('KJ100001', tempat, emas, { ...emas, berat: mg(3240), murni: mg(2430) });
    expect(asTable(lines)).toEqual([
      ['baki:TK/A-01', 0, 0, -10, 7500, -8],
      ['selisih', 0, 0, 10, 7500, 8],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('75% tested as 70% takes the piece out at 75 and in at 70', () => {
    const lines = bukuUbah('KJ100001', tempat, emas, {
      ...emas,
      persen: persen(7000),
      murni: mg(2275),
    });
    expect(asTable(lines)).toEqual([
      ['baki:TK/A-01', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 0, 1, 3250, 7000, 2275],
      ['selisih', 0, 0, 3250, 7500, 2438],
      ['selisih', 0, 0, -3250, 7000, -2275],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('a cost of 6,400,000 corrected to 6,500,000 raises the stock by 100,000', () => {
    const lines = bukuUbah('KJ100001', tempat, emas, { ...emas, harga_modal: rp(6_500_000) });
    expect(asTable(lines)).toEqual([
      ['persediaan', 100_000, 0, 0, 0, 0],
      ['selisih_stock', -100_000, 0, 0, 0, 0],
    ]);
  });

  test('a new name posts nothing', () => {
    expect(padat(bukuUbah('KJ100001', tempat, emas, emas))).toEqual([]);
  });
});
