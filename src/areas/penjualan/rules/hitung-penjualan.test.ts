import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { mg, persen, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import {
  denganPpn,
  hitungPenjualan,
  type BarisHitung,
  type PenjualanHitung,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';

const LIMA_RATUS = { langkah: rp(500), arah: 'up' } as const;
const baris = (berat: number, harga_per_gram: number, ongkos: number, diskon = 0): BarisHitung => ({
  dasar: {
    cara: 'GRAM',
    berat: mg(berat),
    harga_per_gram: rp(harga_per_gram),
    ongkos: rp(ongkos),
    harga_atribut: rp(0),
    harga_jual: rp(0),
    harga_bandrol: null,
  },
  diskon: rp(diskon),
  potongan: rp(0),
  kupon: rp(0),
});
const jual = (lines: BarisHitung[], more: Partial<PenjualanHitung> = {}): PenjualanHitung => ({
  baris: lines,
  diskon: { persen: persen(0), rupiah: rp(0) },
  ...TANPA_TAMBAHAN,
  ...more,
});
const P1 = baris(3250, 2_170_000, 50_000);
const P2 = baris(2345, 1_330_000, 0);

describe('the sale of worked-postings section 3', () => {
  const jadi = hitungPenjualan(
    jual([P1, P2], { diskon: { persen: persen(100), rupiah: rp(0) } }),
    LIMA_RATUS,
  );

  test('P1 of 3.250 g costs 7,102,500 and P2 of 2.345 g costs 3,119,000, each rounded up once', () => {
    expect(jadi.baris.map((one) => one.harga)).toEqual([7_102_500, 3_119_000]);
    expect(jadi.sub_total).toBe(10_221_500);
  });

  test('one percent is 102,215, shared 71,025 and 31,190 by largest remainder', () => {
    expect(jadi.diskon_rp).toBe(102_215);
    expect(jadi.baris.map((one) => one.bagian_rp)).toEqual([71_025, 31_190]);
    expect(jadi.baris.map((one) => one.netto)).toEqual([7_031_475, 3_087_810]);
  });

  test('the rest that a percent leaves is rounded once more: 215 up to 10,119,500', () => {
    expect(jadi.pembulatan).toBe(215);
    expect(jadi.grand_total).toBe(10_119_500);
  });
});

describe('the same sale of a shop that keeps tax (worked lines of D-41)', () => {
  const tarif = (rate: number) => ({ persen: persen(rate), berlaku_dari: null });
  const dipajaki = (termasuk: boolean, pph22: number | null = null) => ({
    aturan: {
      termasuk,
      tarif: {
        DENGAN_FAKTUR: tarif(110),
        TANPA_FAKTUR: tarif(165),
        BUKAN_EMAS: tarif(110),
        JASA: tarif(110),
      },
      pph22: pph22 === null ? null : persen(pph22),
    },
    barang: [
      { kelas: 'DENGAN_FAKTUR' as const, berat: mg(3250) },
      { kelas: 'TANPA_FAKTUR' as const, berat: mg(2345) },
    ],
  });
  const satu = (termasuk: boolean) =>
    hitungPenjualan(
      jual([P1, P2], { diskon: { persen: persen(100), rupiah: rp(0) } }),
      LIMA_RATUS,
      dipajaki(termasuk),
    );
  test('in the price the total is what it was, 126,627 of it is tax', () => {
    expect(satu(true)).toMatchObject({ grand_total: 10_119_500, pembulatan: 215, ppn_rp: 126_627 });
  });
  test('on top 128,295 join the total, which is rounded once: 420 up to 10,248,000', () => {
    expect(satu(false)).toMatchObject({
      grand_total: 10_248_000,
      pembulatan: 420,
      ppn_rp: 128_295,
    });
  });
  test('what is put aside is raised at the contract: 7,102,500 and 1.10 % up to 7,181,000, 3,119,000 and 1.65 % to 3,170,500', () => {
    const bersih = hitungPenjualan(jual([P1, P2]), LIMA_RATUS);
    const raised = denganPpn(bersih, LIMA_RATUS, dipajaki(false));
    expect(
      raised.baris.map(({ netto, harga, ongkos, harga_jual }) => [
        netto,
        harga - ongkos - harga_jual,
      ]),
    ).toEqual([
      [7_181_000, 0],
      [3_170_500, 0],
    ]);
    expect(raised).toMatchObject({ sub_total: 10_351_500, grand_total: 10_351_500 });
    expect(denganPpn(bersih, LIMA_RATUS, dipajaki(true))).toBe(bersih);
    expect(denganPpn(bersih, LIMA_RATUS, null)).toBe(bersih);
  });
  test('a shop without tax has none of it', () => {
    expect(hitungPenjualan(jual([P1]), LIMA_RATUS)).toMatchObject({
      pajak: [],
      ppn_rp: 0,
      pph22_rp: 0,
    });
  });
});

test('a discount in rupiah leaves the total as it is: no second rounding', () => {
  const jadi = hitungPenjualan(
    jual([P2], { diskon: { persen: persen(0), rupiah: rp(1_234) } }),
    LIMA_RATUS,
  );
  expect(jadi).toMatchObject({ grand_total: 3_117_766, pembulatan: 0 });
});

test('the down-rounding module rounds lines and total down', () => {
  const jadi = hitungPenjualan(jual([P2], { admin: rp(100) }), { langkah: rp(500), arah: 'down' });
  expect(jadi).toMatchObject({ sub_total: 3_118_500, pembulatan: -100, grand_total: 3_118_500 });
});

test('without PEMBULATAN_MODULE a line costs what the scale says', () => {
  expect(hitungPenjualan(jual([P2]), { langkah: rp(1), arah: 'up' }).sub_total).toBe(3_118_850);
});

test('a document discount never takes a line below nothing, even beside a large line discount', () => {
  const jadi = hitungPenjualan(
    jual([baris(1000, 1_000_000, 0, 990_000), baris(1000, 100_000, 0)], {
      diskon: { persen: persen(0), rupiah: rp(60_000) },
    }),
    LIMA_RATUS,
  );
  expect(jadi.baris.every((one) => one.netto >= 0)).toBe(true);
  expect(sum(jadi.baris.map((one) => one.bagian_rp))).toBe(60_000);
});

test('lines, reductions and rounding always add up to the grand total', () => {
  const line = fc.record({
    berat: fc.integer({ min: 1, max: 60_000 }),
    harga: fc.integer({ min: 1, max: 4_000_000 }),
    ongkos: fc.integer({ min: 0, max: 900_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 90_000 }),
      (lines, diskon, admin) => {
        const jadi = hitungPenjualan(
          jual(
            lines.map((one) => baris(one.berat, one.harga, one.ongkos)),
            { diskon: { persen: persen(diskon), rupiah: rp(0) }, admin: rp(admin) },
          ),
          LIMA_RATUS,
        );
        const netto = sum(jadi.baris.map((one) => one.netto));
        expect(netto).toBe(jadi.sub_total - jadi.diskon_rp - jadi.kupon_rp);
        expect(jadi.grand_total).toBe(netto + jadi.admin + jadi.pembulatan);
        expect(Math.abs(jadi.pembulatan)).toBeLessThan(500);
        expect(jadi.baris.every((one: { netto: Rupiah }) => one.netto >= 0)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
