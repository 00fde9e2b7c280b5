import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hargaKini, type AturanHarga, type DasarKini } from '#areas/stock/rules/harga-kini.ts';

const toko: AturanHarga = {
  kategori_harga: 'GRAM',
  harga_global: null,
  pembulatan: { langkah: rp(500), arah: 'up' },
  tabel_berat: 'NONE',
};
const anting: DasarKini = {
  kategori_harga: null,
  persen: persen(4200),
  berat: mg(2345),
  harga_per_gram: rp(1_330_000),
  ongkos: null,
  ongkos_master: null,
  harga_atribut: rp(0),
  harga_jual: rp(0),
  harga_bandrol: null,
};

test('earrings of 2.345 g at 1,330,000 cost 3,118,850, rounded up to 3,119,000', () => {
  expect(hargaKini(anting, toko)).toEqual({
    harga_per_gram: 1_330_000,
    ongkos: 0,
    harga_hari_ini: 3_119_000,
  });
});

test('the master charges 40,000 per gram but at least 100,000; an own charge of 0 is none', () => {
  const ongkos_master = { cara: 'PER_GRAM', tarif: rp(40_000), minimal: rp(100_000) } as const;
  expect(hargaKini({ ...anting, ongkos_master }, toko).ongkos).toBe(100_000);
  expect(hargaKini({ ...anting, ongkos_master, berat: mg(5000) }, toko).ongkos).toBe(200_000);
  expect(hargaKini({ ...anting, ongkos_master, ongkos: rp(0) }, toko).ongkos).toBe(0);
});

test('without a row of its own a gram costs the global price x kadar: 3,000,000 x 42%', () => {
  const { harga_per_gram, harga_hari_ini } = hargaKini(
    { ...anting, harga_per_gram: null },
    { ...toko, harga_global: rp(3_000_000) },
  );
  expect([harga_per_gram, harga_hari_ini]).toEqual([1_260_000, 2_955_000]);
});

test('a shop that charges 2.345 g as 2.350 g asks 1,330,000 x 2.350', () => {
  expect(hargaKini(anting, { ...toko, tabel_berat: '20/60' }).harga_hari_ini).toBe(3_125_500);
});

test('a piece that is priced by itself or by its label, and has neither, costs nothing known: never its gold', () => {
  const kini = (piece: Partial<DasarKini>, kategori_harga: AturanHarga['kategori_harga']) =>
    hargaKini({ ...anting, ...piece }, { ...toko, kategori_harga, harga_global: rp(3_000_000) })
      .harga_hari_ini;
  expect(kini({}, 'POTONG')).toBeNull();
  expect(kini({}, 'BANDROL')).toBeNull();
  expect(kini({ kategori_harga: 'GRAM' }, 'POTONG')).toBe(3_119_000);
  expect(kini({ harga_jual: rp(4_000_000) }, 'POTONG')).toBe(4_000_000);
  expect(kini({ harga_bandrol: rp(2_500_000) }, 'BANDROL')).toBe(2_500_000);
});

test('no price at all is no price, never zero; a fixed price and a label price stand without one', () => {
  const tanpa = { ...anting, harga_per_gram: null };
  expect(hargaKini(tanpa, toko).harga_hari_ini).toBeNull();
  expect(
    hargaKini({ ...tanpa, harga_jual: rp(3_000_000), ongkos: rp(50_000) }, toko).harga_hari_ini,
  ).toBe(3_050_000);
  expect(
    hargaKini({ ...tanpa, kategori_harga: 'BANDROL', harga_bandrol: rp(2_500_000) }, toko)
      .harga_hari_ini,
  ).toBe(2_500_000);
});
