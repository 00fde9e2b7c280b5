import { optional, persen, text, yesNo } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop that keeps tax decides about it (D-32.8): each rate with its day. */
export const pajakParam = defineParameters({
  PPN_PERSEN_FAKTUR: {
    group: 'Pajak',
    at: 20,
    field: persen('PPN barang dengan faktur pajak'),
    bawaan: per(110),
    batas: true,
    berlaku: true,
  },
  PPN_PERSEN_TANPA_FAKTUR: {
    group: 'Pajak',
    at: 30,
    field: persen('PPN barang tanpa faktur pajak'),
    bawaan: per(165),
    batas: true,
    berlaku: true,
  },
  PPN_PERSEN_LAIN: {
    group: 'Pajak',
    at: 40,
    field: persen('PPN barang dan jasa lain'),
    bawaan: per(110),
    batas: true,
    berlaku: true,
  },
  PPH22_PERSEN: {
    group: 'Pajak',
    at: 50,
    field: persen('PPh 22'),
    bawaan: per(25),
    batas: true,
    berlaku: true,
  },
  PPN_TERMASUK_HARGA: {
    group: 'Pajak',
    at: 60,
    field: yesNo('Harga termasuk PPN'),
    bawaan: true,
    batas: true,
  },
  /** Who sells, as the file for the tax portal says it. */
  NPWP_TOKO: {
    group: 'Pajak',
    at: 70,
    field: optional(
      text('NPWP toko', { max: 16, pattern: /^\d{16}$/, message: 'NPWP Harus 16 Angka' }),
    ),
    bawaan: null,
    hint: '16 angka. Dipakai di berkas impor Coretax.',
  },
  NITKU_TOKO: {
    group: 'Pajak',
    at: 80,
    field: optional(
      text('NITKU toko', { max: 22, pattern: /^\d{22}$/, message: 'NITKU Harus 22 Angka' }),
    ),
    bawaan: null,
    hint: '22 angka, nomor tempat usaha. Kosong: NPWP toko diikuti 000000.',
  },
});
