import { choice, optional, rupiah } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about the prices of goods (D-4.2). */
export const barangParam = defineParameters({
  kategori_harga: {
    group: 'Harga dan pembulatan',
    at: 10,
    field: choice('Cara harga barang ditentukan', {
      GRAM: 'Berat dikali harga per gram',
      POTONG: 'Harga tetap per potong',
      BANDROL: 'Harga bandrol',
    }),
    bawaan: 'GRAM',
    harga: true,
  },
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: {
    group: 'Harga dan pembulatan',
    at: 20,
    field: optional(rupiah('Harga emas murni per gram', { min: 0 })),
    bawaan: null,
    berlaku: true,
    harga: true,
    hint: 'Dipakai bila group dan kadar tidak punya harga sendiri. Riwayatnya disimpan.',
  },
  PEMBULATAN: {
    group: 'Harga dan pembulatan',
    at: 50,
    field: rupiah('Kelipatan pembulatan harga', { min: 1, max: 100_000 }),
    bawaan: rp(500),
    harga: true,
    hint: 'Baris penjualan dibulatkan sekali ke kelipatan ini, pembelian ke bawah. 1 = rupiah penuh.',
  },
  PEMBULATAN_BERAT: {
    group: 'Harga dan pembulatan',
    at: 70,
    field: choice('Tabel pembulatan berat yang ditagih', ['NONE', '20/60', '40/80', '40/70']),
    bawaan: 'NONE',
    harga: true,
    hint: 'Hanya berat yang ditagih, tidak pernah berat stock.',
  },
});
