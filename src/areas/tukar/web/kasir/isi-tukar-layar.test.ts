import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { DRAFT_KOSONG, type Baris, type Draft } from '#areas/penjualan/web/kasir/draft.ts';
import { isiTukar } from '#areas/tukar/web/kasir/isi-tukar-layar.ts';

const barang = { nama_barang: 'Kalung Rantai', kadar: persen(7000), berat: mg(5010) };
const draft = { ...DRAFT_KOSONG, baris: [{ barang, berat: null } as unknown as Baris] } as Draft;
const baris = [{ harga: rp(10_395_500), diskon_rp: rp(0), potongan_rp: rp(0) }];
const emas = {
  nama: 'Gelang',
  kadar: persen(7500),
  berat: mg(3240),
  harga: rp(6_642_000),
  kurang: rp(0),
};
type Tukar = Parameters<typeof isiTukar>[0];
const tukar = {
  draft,
  hitung: { jadi: { baris, grand_total: rp(10_395_500) } },
  tender: { daftar: [], tender: { jumlah: null }, langkah: {}, sisa: rp(0) },
  emas: [emas],
  emasRp: rp(6_642_000),
  selisih: rp(3_753_500),
} as unknown as Tukar;

test('a chain of 10,395,500 for gold of 6,642,000: the customer pays 3,753,500 and sees both sides', () => {
  expect(isiTukar(tukar)).toMatchObject({
    barang: [{ nama: 'Kalung Rantai', kadar: 7000, berat: 5010, harga: 10_395_500 }],
    emas: [{ nama: 'Gelang', harga: 6_642_000 }],
    jumlah: [
      ['Barang baru', 10_395_500],
      ['Emas Anda', -6_642_000],
    ],
    total: ['Total bayar', 3_753_500],
  });
});

test('gold that is worth more is paid out by the shop; with neither side there is nothing to see', () => {
  const lebih = { ...tukar, emasRp: rp(11_000_000), selisih: rp(-604_500) };
  expect(isiTukar(lebih)?.total).toEqual(['Toko membayar', 604_500]);
  expect(isiTukar({ ...tukar, draft: DRAFT_KOSONG, emas: [] })).toBeNull();
});
