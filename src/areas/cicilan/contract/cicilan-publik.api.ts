import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, listOf, objectOf, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { angsuran } from '#areas/cicilan/contract/cicilan.document.ts';
import { notaPublikEndpoint } from '#areas/pembelian/contract/nota-publik.api.ts';

/** How far a contract is paid, for the holder of its slip: sums and days, no person's name (D-32.11, D-38.3). */
export const cicilanPublikEndpoint = defineEndpoint({
  call: 'GET nota/:kode/cicilan',
  summary: 'Sisa dan jadwal cicilan di balik kode QR',
  params: notaPublikEndpoint.params,
  answer: {
    harga_jual: rupiah('Harga Cicilan'),
    sudah_bayar: rupiah('Sudah Dibayar'),
    sisa_rp: rupiah('Sisa'),
    /** The day of the shop, which an instalment is late by. */
    hari: day('Hari'),
    jadwal: asField(listOf(objectOf(angsuran)), 'Jadwal'),
  },
  right: 'public',
});
