import { int, persen, yesNo } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about what must be reported, taxes, and signals (D-4.2). */
export const pengawasanParam = defineParameters({
  BATAS_LAPOR_HARI: {
    group: 'Pembelian',
    at: 120,
    field: int('Hari kerja batas lapor', { min: 1, max: 60 }),
    bawaan: 14,
    batas: true,
  },
  PERINGATAN_PECAH_TUNAI_PERSEN: {
    group: 'Pembelian',
    at: 130,
    field: persen('Peringatan pecah tunai'),
    bawaan: per(8000),
    batas: true,
  },
  SINYAL_HARGA_MENIT: {
    group: 'Penjualan',
    at: 90,
    field: int('Menit sinyal setelah harga berubah', { min: 1, max: 1440 }),
    bawaan: 30,
    batas: true,
  },
  PPN_AKTIF: {
    group: 'Pajak',
    at: 10,
    field: yesNo('PPN aktif (tanyakan dulu kepada konsultan pajak)'),
    bawaan: false,
  },
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
  },
});
