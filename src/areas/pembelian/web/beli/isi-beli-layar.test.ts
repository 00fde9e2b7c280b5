import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { barisKosong } from '#areas/pembelian/web/beli/draft-beli.ts';
import { isiBeli, isiDibeli } from '#areas/pembelian/web/beli/isi-beli-layar.ts';
import type { Hitung } from '#areas/pembelian/web/beli/use-hitung.ts';

const baris = [
  {
    ...barisKosong(1),
    nama_barang: 'Gelang',
    kadar: persen(7500),
    berat: mg(3240),
    kondisi: 'KONDISI-RAHASIA',
    harga_nota: rp(9_999_111),
  },
  barisKosong(2),
];
const hitung = [
  { jadi: { harga: rp(6_642_000), harga_wajar: rp(9_999_222), murni: mg(2430) } },
  {},
] as unknown as Hitung[];
const beli = {
  baris,
  hitung,
  total: rp(6_642_000),
  penjual: { nama: 'Pak Budi', no_ktp: '3-RAHASIA' },
};

test('who sells sees 3.240 g of 75 % and 6,642,000 for it; a line that is not weighed yet has no sum', () => {
  expect(isiBeli(beli)).toMatchObject({
    nama: 'Pak Budi',
    barang: [],
    emas: [
      { nama: 'Gelang', kadar: 7500, berat: 3240, harga: 6_642_000 },
      { nama: 'Emas', kadar: null, berat: null, harga: null },
    ],
    total: ['Toko membayar', 6_642_000],
  });
});

test('he sees neither what his gold is worth to the shop nor what was noted of it or of him', () => {
  expect(JSON.stringify(isiBeli(beli))).not.toMatch(/RAHASIA|9999|murni|nota/);
});

test('no gold on the counter is nothing to see; a saved buy-back has its number and its page', () => {
  expect(isiBeli({ ...beli, baris: [] })).toBeNull();
  const saved = {
    no_faktur_beli: 'PBKJ1261121001',
    status: 'DONE' as const,
    grand_total: rp(6_642_000),
    pembulatan_tunai: rp(0),
    customer: { nama: '', no_ktp: '3-RAHASIA' },
  };
  expect(isiDibeli(saved, 'https://toko/nota/y')).toMatchObject({
    nama: null,
    total: ['Toko membayar', 6_642_000],
    selesai: { no: 'PBKJ1261121001', alamat: 'https://toko/nota/y' },
  });
});
