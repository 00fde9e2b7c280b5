import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, gram, int, kode, listOf, objectOf, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { RETUR } from '#areas/terima/contract/retur/retur-supplier.document.ts';

/** Lots of deliveries of which pieces have no label yet: those may go back to their supplier. */
export const lotLepasEndpoint = defineEndpoint({
  call: 'GET retur-supplier/lot',
  summary: 'Barang terima yang belum dilabel',
  answer: listOf(
    objectOf({
      no_terima: kode('No Terima', 14),
      urut: int('Baris'),
      kode_supplier: text('Supplier'),
      tgl_system: day('Tanggal'),
      kode_dept: text('Jenis'),
      kode_group: text('Group'),
      kadar: kadarPersen('Kadar'),
      kode_gudang: text('Gudang'),
      qty: int('Qty'),
      berat: gram('Berat', { max: Number.MAX_SAFE_INTEGER }),
    }),
  ),
  right: { menu: [RETUR] },
});
