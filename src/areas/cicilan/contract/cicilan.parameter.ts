import { choice, int, persen } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about instalments (D-17.1, D-4.2). */
export const cicilanParam = defineParameters({
  CICILAN_SERAH_BARANG: {
    group: 'Cicilan',
    at: 10,
    field: choice('Barang cicilan diserahkan', { LUNAS: 'Setelah lunas', AWAL: 'Di awal' }),
    bawaan: 'LUNAS',
    batas: true,
    hint: 'Di awal: barang keluar bersama kontraknya, sisanya menjadi piutang dan barangnya tidak dapat dilelang.',
  },
  CICILAN_MIN_DP_PERSEN: {
    group: 'Cicilan',
    at: 20,
    field: persen('DP cicilan paling sedikit'),
    bawaan: per(0),
    batas: true,
  },
  CICILAN_TENGGANG_HARI: {
    group: 'Cicilan',
    at: 30,
    field: int('Tenggang cicilan (hari)', { min: 0, max: 365 }),
    bawaan: 30,
    batas: true,
    hint: 'Sesudah sekian hari menunggak barangnya boleh dilelang.',
  },
  CICILAN_BATAL_PERSEN: {
    group: 'Cicilan',
    at: 40,
    field: persen('Bagian yang ditahan saat batal cicilan'),
    bawaan: per(0),
    batas: true,
  },
});
