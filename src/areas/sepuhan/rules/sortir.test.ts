import { expect, test } from 'vitest';
import { mg, persen, rp, sum } from '#kit/rules/quantity.ts';
import { hitungSusut } from '#areas/stock/rules/susut.ts';
import { bagiLot, beratLalu, periksaSortir } from '#areas/sepuhan/rules/sortir.ts';

/** Three pieces of 12.340 g of 70 % that cost 15,548,401. */
const LOT = {
  no_lot: 'SPKJ1261120001-01',
  kode_gudang: 'RS',
  persen: persen(7000),
  qty: 3,
  berat: mg(12_340),
  murni: mg(8_638),
  modal: rp(15_548_401),
  modal_tahu: true,
};
const bagi = (...lines: readonly (readonly [qty: number, berat: number])[]) =>
  bagiLot(
    LOT,
    lines.map(([qty, berat]) => ({ qty, berat: mg(berat) })),
  );

test('parts take fine gold and cost by weight, the last the rest: nothing is left, nothing is gained', () => {
  const parts = bagi([1, 4_000], [1, 4_001], [1, 4_339]);
  expect(parts).toMatchObject([
    { qty: 1, berat: 4_000, murni: 2_800, modal: 5_040_000 },
    { qty: 1, berat: 4_001, murni: 2_801, modal: 5_041_260 },
    { qty: 1, berat: 4_339, murni: 3_037, modal: 5_467_141 },
  ]);
  for (const name of ['berat', 'murni', 'modal'] as const)
    expect(sum(parts.map((one) => one[name] as never))).toBe(LOT[name]);
});

test('a thousand slices give no milligram more than one part', () => {
  const slices = Array.from({ length: 1_000 }, () => [0, 12] as const);
  const parts = bagi(...slices, [3, 340]);
  expect(sum(parts.map((one) => one.murni))).toBe(LOT.murni);
  expect(sum(parts.map((one) => one.modal))).toBe(LOT.modal);
});

test('a piece that goes back takes what it brought, the others share what is left', () => {
  const tetap = {
    qty: 1,
    berat: mg(4_000),
    murni: mg(2_800),
    modal: rp(9_000_000),
    modal_tahu: true,
  };
  const parts = bagiLot(LOT, [
    { qty: 2, berat: mg(8_340) },
    { qty: 1, berat: mg(4_000), tetap },
  ]);
  expect(parts).toMatchObject([{ modal: 6_548_401, murni: 5_838 }, { modal: 9_000_000 }]);
});

const baris = (more: object = {}) => ({
  kelas: 'LEBUR' as const,
  qty: 3,
  berat: mg(12_340),
  berat_jadi: null,
  kode_tukang: null,
  proses: null,
  kode_kategori: null,
  kode_gudang: null,
  ...more,
});

test('lines are the whole lot, to the milligram and the piece', () => {
  const codes = (...lines: readonly object[]) =>
    periksaSortir(LOT, lines.map(baris)).map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ berat: mg(12_339) })).toEqual(['SORTIR_BEDA_BERAT']);
  expect(codes({ qty: 2 })).toEqual(['SORTIR_BEDA_QTY']);
  expect(codes({ kelas: 'CUCI' })).toEqual(['TUKANG_KOSONG', 'PROSES_KOSONG']);
  expect(codes({ kelas: 'JUAL LAGI' })).toEqual([
    'SATU_BARANG',
    'KATEGORI_KOSONG',
    'TEMPAT_KOSONG',
  ]);
  expect(codes({ kelas: 'KEMBALI' })).toEqual(['SATU_BARANG']);
  expect(codes({ berat_jadi: mg(12_000) })).toEqual(['BERAT_JADI_LAIN']);
});

test('washing loses no more of gold that lost its part already: 1 % of weight once', () => {
  const label = (sudah: number, jadi: number) =>
    hitungSusut({
      masuk: { berat: mg(10_000), murni: mg(7_000) },
      keluar: { berat: mg(jadi), murni: mg(0) },
      harga: rp(10_000_000),
      toleransi: persen(100),
      ukur: 'berat',
      sudah: beratLalu({ berat: mg(10_000), murni: mg(7_000) }, mg(sudah)),
    });
  expect(label(0, 9_900)).toMatchObject({ lebih: false, modal: 0 });
  expect(label(0, 9_899)).toMatchObject({ lebih: true, modal: 101_000 });
  // 0.035 g fine lost before is 0.050 g of such gold.
  expect(label(35, 9_950)).toMatchObject({ boleh: 50, lebih: false });
  expect(label(35, 9_949).lebih).toBe(true);
  expect(label(140, 9_999).lebih).toBe(true);
});
