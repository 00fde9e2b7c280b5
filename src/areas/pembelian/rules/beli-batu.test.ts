import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { bagiBatuNota, hargaBeliBatu, hitungBatuNota } from '#areas/pembelian/rules/beli-batu.ts';
import { bukuLepasBeli, hitungLepasBeli } from '#areas/pembelian/rules/lepas-beli.ts';

const cincin = {
  berat_asli: mg(3_250),
  harga_per_gram: rp(2_170_000),
  harga_jual: rp(31_052_500),
  harga: rp(31_102_500),
  netto: rp(31_102_500),
};

test('of a ring of 31,102,500 the stones were paid 24,000,000, of one sold 10 % cheaper a tenth less', () => {
  expect(hitungBatuNota(cincin)).toBe(24_000_000);
  expect(hitungBatuNota({ ...cincin, netto: rp(27_992_250) })).toBe(21_600_000);
  // Its gold alone costs more than its fixed price: nothing was paid for stones.
  expect(hitungBatuNota({ ...cincin, harga_jual: rp(5_000_000) })).toBe(0);
});

test('a great stone and ten small ones share it by what each costs now, by carat where none has a price', () => {
  const besar = { bobot: rp(22_000_000), modal: null, carat: mg(500) };
  const kecil = { bobot: rp(2_000_000), modal: null, carat: mg(500) };
  expect(bagiBatuNota(rp(24_000_000), [besar, kecil])).toEqual([22_000_000, 2_000_000]);
  const tanpa = [besar, kecil].map((one) => ({ ...one, bobot: rp(0) }));
  expect(bagiBatuNota(rp(24_000_000), tanpa)).toEqual([12_000_000, 12_000_000]);
});

test('a chip of 20,000 carries none of a stone of 0.520 ct whose price was switched off', () => {
  const besar = { bobot: rp(0), modal: null, carat: mg(510) };
  const serpih = { bobot: rp(20_000), modal: rp(10_000), carat: mg(10) };
  // By carat, 51 and 1 of 52 parts.
  expect(bagiBatuNota(rp(24_000_000), [besar, serpih])).toEqual([23_538_462, 461_538]);
  // By cost where each has one.
  const bermodal = { ...besar, modal: rp(17_990_000) };
  expect(bagiBatuNota(rp(24_000_000), [bermodal, serpih])).toEqual([23_986_667, 13_333]);
});

test('the shop gives 70 % of 23,999,999, rounded down to 500', () => {
  expect(hargaBeliBatu(rp(23_999_999), persen(7_000), rp(500))).toBe(16_799_500);
});

const dibeli = {
  kadar: persen(7_500),
  berat: mg(3_354),
  berat_batu: mg(104),
  murni: mg(2_438),
  harga: rp(23_478_500),
  modal_batu: rp(16_800_000),
  kode_gudang: 'BL',
};

test('a stone of 0.104 g taken out leaves 3.250 g of gold, and nothing is lost', () => {
  const jadi = hitungLepasBeli(dibeli, mg(3_250), mg(50));
  expect(jadi).toMatchObject({ emas_lama: 3_250, murni: 2_438, susut: { susut: 0, modal: 0 } });
  expect(bukuLepasBeli(dibeli, mg(3_250), jadi).reduce((all, one) => all + one.berat, 0)).toBe(0);
});

test('0.325 g of gold that is missing beside it costs a tenth of the gold, not of the stone', () => {
  const jadi = hitungLepasBeli(dibeli, mg(2_925), mg(50));
  expect(jadi.susut).toMatchObject({ susut: 325, lebih: true, modal: 667_850 });
});
