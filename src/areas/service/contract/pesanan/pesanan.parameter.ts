import { choice, persen } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';
import { KUNCI_HARGA } from '#areas/service/rules/pesanan/harga.ts';

/** What a shop decides about orders (D-4.2, D-12.1). */
export const pesananParam = defineParameters({
  PESANAN_MIN_DP_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 40,
    field: persen('DP pesanan paling sedikit'),
    bawaan: per(0),
    batas: true,
  },
  BATAL_PESANAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 50,
    field: persen('Bagian DP yang ditahan saat batal pesanan'),
    bawaan: per(0),
    batas: true,
  },
  KUNCI_HARGA_PESANAN: {
    group: 'Titipan dan pesanan',
    at: 60,
    field: choice('Kunci harga pesanan', KUNCI_HARGA),
    bawaan: 'KUNCI_SEBESAR_DP',
    batas: true,
  },
  TOLERANSI_PESANAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 70,
    field: persen('Toleransi berat pesanan'),
    bawaan: per(1000),
    batas: true,
  },
});
