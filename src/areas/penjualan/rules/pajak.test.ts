import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  bayarPph22,
  hitungPajak,
  kelasBarang,
  naikDisepakati,
  pajakDiAtas,
  ppnDalam,
  TANPA_PAJAK,
} from '#areas/penjualan/rules/pajak.ts';

const SEJAK = hari('2025-01-01');
const tarif = (rate: number) => ({ persen: persen(rate), berlaku_dari: SEJAK });
const aturan = (termasuk: boolean, pph22: number | null = null) => ({
  termasuk,
  tarif: {
    DENGAN_FAKTUR: tarif(110),
    TANPA_FAKTUR: tarif(165),
    BUKAN_EMAS: tarif(1200),
    JASA: tarif(1200),
  },
  pph22: pph22 === null ? null : persen(pph22),
});
/** Sale 3 of the worked postings: P1 was bought with a tax invoice, P2 without. */
const P1 = { kelas: 'DENGAN_FAKTUR', netto: rp(7_031_475), berat: mg(3250) } as const;
const P2 = { kelas: 'TANPA_FAKTUR', netto: rp(3_087_810), berat: mg(2345) } as const;
const P4 = { kelas: 'DENGAN_FAKTUR', netto: rp(1_470_000), berat: mg(1200) } as const;

describe('worked lines of D-41', () => {
  test('in the price: 76,505 of P1 at 1.10, 50,122 of P2 at 1.65', () => {
    const satu = hitungPajak([P1, P2], aturan(true));
    expect(satu.pajak.map(({ ppn }) => ppn)).toEqual([76_505, 50_122]);
    expect([satu.ppn_rp, pajakDiAtas(satu)]).toEqual([126_627, 0]);
  });
  test('on top: 77,346 + 50,949 join the total before it is rounded', () => {
    const satu = hitungPajak([P1, P2], aturan(false));
    expect(satu.pajak.map(({ ppn }) => ppn)).toEqual([77_346, 50_949]);
    expect(pajakDiAtas(satu)).toBe(128_295);
  });
  test('P4 to an entrepreneur: dpp 1,454,006, PPh 22 3,635 on top of the price', () => {
    const satu = hitungPajak([P4], aturan(true, 25));
    expect(satu).toMatchObject({ pajak: [{ dpp: 1_454_006, ppn: 15_994 }], pph22_rp: 3_635 });
    expect(pajakDiAtas(satu)).toBe(3_635);
  });
});

test('a class is rounded once, however many lines stand in it', () => {
  const lines = Array.from({ length: 3 }, () => ({
    kelas: 'TANPA_FAKTUR' as const,
    netto: rp(1_030),
    berat: mg(1),
  }));
  expect(hitungPajak(lines, aturan(false)).ppn_rp).toBe(51);
  expect(hitungPajak(lines.slice(0, 1), aturan(false)).ppn_rp * 3).toBe(51);
  expect(
    hitungPajak([{ kelas: 'TANPA_FAKTUR', netto: rp(1_000), berat: mg(1) }], aturan(false)).ppn_rp,
  ).toBe(17);
});

test('bars carry none, services no PPh 22, a shop without tax nothing at all', () => {
  const bar = { kelas: 'BATANGAN', netto: rp(10_000_000), berat: mg(5000) } as const;
  const jasa = { kelas: 'JASA', netto: rp(100_000), berat: mg(0) } as const;
  const satu = hitungPajak([bar, jasa], aturan(false, 25));
  expect(satu.pajak.map(({ kelas, ppn }) => [kelas, ppn])).toEqual([
    ['BATANGAN', 0],
    ['JASA', 12_000],
  ]);
  expect(satu.pph22_rp).toBe(25_000);
  expect(hitungPajak([P1], null)).toBe(TANPA_PAJAK);
});

test('gold is what it was bought with, whatever its category is called; a bar is fine, and only no gold is none', () => {
  const kelas = (kode_kategori: string, per: number | null, dokumen_perolehan: string | null) =>
    kelasBarang({ kode_kategori, persen: per === null ? null : persen(per), dokumen_perolehan });
  expect(kelas('PHS', 7500, 'FAKTUR_PAJAK')).toBe('DENGAN_FAKTUR');
  expect(kelas('PHS', 7500, null)).toBe('TANPA_FAKTUR');
  expect(kelas('LM', 9999, 'FAKTUR_PAJAK')).toBe('BATANGAN');
  expect(kelas('LM', 9900, null)).toBe('BATANGAN');
  expect(kelas('LM', 9899, null)).toBe('TANPA_FAKTUR');
  expect(kelas('LM', 7500, 'KONSUMEN')).toBe('TANPA_FAKTUR');
  expect(kelas('LM', null, null)).toBe('TANPA_FAKTUR');
  expect(kelas('PHS', 9999, null)).toBe('TANPA_FAKTUR');
  expect(kelas('BRL', 7500, null)).toBe('TANPA_FAKTUR');
  expect(kelas('BRL', 0, null)).toBe('BUKAN_EMAS');
});

test('a price that was agreed before includes the tax: 50,122 of P2 inside, 77,346 of P1 on top', () => {
  const satu = hitungPajak([P1, { ...P2, disepakati: true }], aturan(false));
  expect(satu.pajak).toMatchObject([
    { kelas: 'DENGAN_FAKTUR', termasuk: false, netto: 7_031_475, dpp: 7_031_475, ppn: 77_346 },
    { kelas: 'TANPA_FAKTUR', termasuk: true, netto: 3_087_810, dpp: 3_037_688, ppn: 50_122 },
  ]);
  expect([satu.ppn_rp, satu.ppn_luar_rp, ppnDalam(satu)]).toEqual([127_468, 77_346, 50_122]);
});

test('of an agreed price that was raised by 1.65 a piece of a lower class asks what is booked as its tax, no other', () => {
  const naik = (
    kelas: Parameters<typeof naikDisepakati>[1],
    rules: ReturnType<typeof aturan> | null,
  ) => naikDisepakati(persen(165), kelas, rules);
  expect(naik('TANPA_FAKTUR', aturan(false))).toBe(165);
  expect(naik('DENGAN_FAKTUR', aturan(false))).toBe(110);
  // Whether prices of that day include the tax changes nothing that was agreed.
  expect(naik('DENGAN_FAKTUR', aturan(true))).toBe(110);
  expect(naik('BUKAN_EMAS', aturan(false))).toBe(165);
  expect(naik('BATANGAN', aturan(false))).toBe(0);
  expect(naik('BATANGAN', null)).toBe(0);
  expect(naik('DENGAN_FAKTUR', null)).toBe(165);
  expect(naikDisepakati(persen(0), 'DENGAN_FAKTUR', aturan(false))).toBe(0);
});

test('PPh 22 of a document is shared among its classes to the rupiah, and each says what it weighs', () => {
  const { pajak, pph22_rp } = hitungPajak([P1, P2], aturan(true, 25));
  expect(pajak.reduce((all, one) => all + one.pph22, 0)).toBe(pph22_rp);
  expect(pajak.map(({ berat }) => berat)).toEqual([3250, 2345]);
});

test('an entrepreneur pays PPh 22 but for the days of his exemption; nobody else does', () => {
  const sampai = (bebas_pph22_sampai: string | null) => ({
    pengusaha: true,
    bebas_pph22_sampai: bebas_pph22_sampai === null ? null : hari(bebas_pph22_sampai),
  });
  const kini = hari('2026-11-20');
  expect(bayarPph22(sampai(null), kini)).toBe(true);
  expect(bayarPph22(sampai('2026-11-20'), kini)).toBe(false);
  expect(bayarPph22(sampai('2026-11-19'), kini)).toBe(true);
  expect(bayarPph22({ pengusaha: false, bebas_pph22_sampai: null }, kini)).toBe(false);
  expect(bayarPph22(undefined, kini)).toBe(false);
});
