import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import {
  bulatkanHarga,
  beratDitagih,
  hitungHargaBarang,
  hitungOngkos,
  tentukanPembulatan,
  type DasarHarga,
  type OngkosRow,
} from '#areas/barang/rules/harga-barang.ts';

const NAIK = { langkah: rp(500), arah: 'up' } as const;
const TURUN = { langkah: rp(500), arah: 'down' } as const;
const dasar: DasarHarga = {
  cara: 'GRAM',
  berat: mg(3250),
  harga_per_gram: rp(2_170_000),
  ongkos: rp(0),
  harga_atribut: rp(0),
  harga_jual: rp(0),
  harga_bandrol: null,
};

test('a piece with stones costs its gold alone, its stones and its ongkos, rounded up once (D-45.3)', () => {
  const ring = { harga_batu: rp(24_000_000), berat_atribut: mg(104) };
  const berat = beratDitagih(mg(3354), ring);
  expect(berat).toBe(3250);
  expect(hitungHargaBarang({ ...dasar, ...ring, berat, ongkos: rp(50_000) }, NAIK)).toEqual({
    nilai_emas: 7_052_500,
    ongkos: 50_000,
    harga_jual: 31_052_500,
    harga: 31_102_500,
  });
  // Other attributes weigh as gold where no stone has a price of its own (D-9.2).
  expect(beratDitagih(mg(3354), { harga_batu: null, berat_atribut: mg(104) })).toBe(3354);
});

describe('The pieces of the worked postings', () => {
  test.each([
    ['P1 ring 750', 3250, 2_170_000, 50_000, 7_052_500, 7_102_500],
    ['P2 earrings 420', 2345, 1_330_000, 0, 3_118_850, 3_119_000],
    ['P3 necklace 700', 5010, 2_035_000, 200_000, 10_195_350, 10_395_500],
    ['P4 pendant 375', 1200, 1_225_000, 0, 1_470_000, 1_470_000],
  ])(
    '%s costs its gold and its ongkos, rounded up once',
    (_, berat, per_gram, ongkos, nilai_emas, harga) => {
      const piece = {
        ...dasar,
        berat: mg(berat),
        harga_per_gram: rp(per_gram),
        ongkos: rp(ongkos),
      };
      expect(hitungHargaBarang(piece, NAIK)).toEqual({
        nilai_emas,
        ongkos,
        harga_jual: harga - ongkos,
        harga,
      });
    },
  );

  test('the few rupiah of rounding belong to the price, not to the ongkos: P3 is 10,195,500 and 200,000', () => {
    const p3 = hitungHargaBarang(
      { ...dasar, berat: mg(5010), harga_per_gram: rp(2_035_000), ongkos: rp(200_000) },
      NAIK,
    );
    expect(p3.harga_jual).toBe(10_195_500);
  });
});

test('rounded down with the down-rounding module, not at all without the rounding module', () => {
  const p2 = { ...dasar, berat: mg(2345), harga_per_gram: rp(1_330_000) };
  expect(hitungHargaBarang(p2, TURUN).harga).toBe(3_118_500);
  expect(
    hitungHargaBarang(p2, tentukanPembulatan({ aktif: false, keBawah: false }, rp(500))).harga,
  ).toBe(3_118_850);
  expect(tentukanPembulatan({ aktif: true, keBawah: false }, rp(500))).toEqual(NAIK);
  expect(tentukanPembulatan({ aktif: true, keBawah: true }, rp(500))).toEqual(TURUN);
});

test('box and string are part of the sum that is rounded', () => {
  const p2 = { ...dasar, berat: mg(2345), harga_per_gram: rp(1_330_000), harga_atribut: rp(5000) };
  expect(hitungHargaBarang(p2, NAIK).harga).toBe(3_124_000);
});

test('a fixed price stands as it is, whatever gold costs', () => {
  const piece = { ...dasar, harga_jual: rp(6_999_999) };
  expect(hitungHargaBarang(piece, NAIK).harga).toBe(6_999_999);
  expect(hitungHargaBarang({ ...piece, harga_per_gram: rp(9_000_000) }, NAIK).harga).toBe(
    6_999_999,
  );
});

test('a bandrol piece costs its label', () => {
  const piece = {
    ...dasar,
    cara: 'BANDROL' as const,
    harga_bandrol: rp(1_250_000),
    harga_jual: rp(1_000_000),
  };
  expect(hitungHargaBarang(piece, NAIK)).toMatchObject({
    harga: 1_250_000,
    ongkos: 0,
    harga_jual: 1_250_000,
  });
});

test('rounding never loses, never takes more than one step, and is a multiple of the step', () => {
  const langkah = fc.constantFrom(1, 100, 500, 1000, 5000).map(rp);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), langkah, (harga, step) => {
      const naik = bulatkanHarga(rp(harga), { langkah: step, arah: 'up' });
      const turun = bulatkanHarga(rp(harga), { langkah: step, arah: 'down' });
      expect(naik % step).toBe(0);
      expect(turun % step).toBe(0);
      expect(naik - harga).toBeGreaterThanOrEqual(0);
      expect(naik - harga).toBeLessThan(step);
      expect(harga - turun).toBeGreaterThanOrEqual(0);
      expect(harga - turun).toBeLessThan(step);
    }),
  );
});

test('a line is always its price without ongkos plus its ongkos', () => {
  const rupiah = fc.integer({ min: 0, max: 5_000_000 }).map(rp);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      rupiah,
      rupiah,
      rupiah,
      (berat, harga_per_gram, ongkos, harga_atribut) => {
        const { harga, harga_jual } = hitungHargaBarang(
          { ...dasar, berat: mg(berat), harga_per_gram, ongkos, harga_atribut },
          NAIK,
        );
        expect(harga_jual + ongkos).toBe(harga);
      },
    ),
  );
});

describe('Ongkos: the most specific row wins', () => {
  const row = (
    kode_dept: string | null,
    kode_group: string | null,
    tarif: number,
    more: Partial<OngkosRow> = {},
  ): OngkosRow => ({
    kode_dept,
    kode_group,
    cara: 'PER_GRAM',
    tarif: rp(tarif),
    minimal: rp(15_000),
    ...more,
  });
  const semua = [
    row(null, null, 40_000),
    row('CC', null, 45_000),
    row(null, 'IT', 90_000),
    row('CC', 'IT', 95_000),
    row('CA', null, 25_000, { cara: 'PER_POTONG', minimal: rp(0) }),
  ];
  test.each([
    ['a necklace of the shop', 'KL', 'M', 2000, 80_000],
    ['a ring of the shop', 'CC', 'M', 2000, 90_000],
    ['an Italian necklace', 'KL', 'IT', 2000, 180_000],
    ['an Italian ring', 'CC', 'IT', 2000, 190_000],
    ["a child's ring, per piece", 'CA', 'M', 950, 25_000],
    ['a tiny stud, at least 15,000', 'TD', 'M', 320, 15_000],
  ])('%s', (_, kode_dept, kode_group, berat, ongkos) => {
    expect(hitungOngkos(semua, { kode_dept, kode_group, berat: mg(berat) })).toBe(ongkos);
    expect(hitungOngkos(semua.toReversed(), { kode_dept, kode_group, berat: mg(berat) })).toBe(
      ongkos,
    );
  });

  test('no row, no charge', () => {
    expect(
      hitungOngkos([row('CC', null, 45_000)], {
        kode_dept: 'KL',
        kode_group: 'M',
        berat: mg(2000),
      }),
    ).toBe(0);
  });
});
