import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, int, kode, listOf, objectOf, optional, persen, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { angsuran, barangCicilan, MENU_CICILAN } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanModul } from '#areas/cicilan/contract/cicilan.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** What a contract would come to: price, least first payment and every instalment, nothing kept (D-38.1). */
export const hitungCicilanEndpoint = defineEndpoint({
  call: 'POST cicilan/hitung',
  summary: 'Hitung cicilan: harga, DP paling sedikit dan jadwalnya',
  readOnly: true,
  gate: modul(cicilanModul.CICILAN_MODULE),
  body: {
    bulan: int('Lama (Bulan)', { min: 1, max: 120 }),
    barang: asField(barangCicilan, 'Barang'),
    /** Who buys, where the card is known: a reseller has prices of his own. */
    kode_customer: optional(kode('Kode Customer')),
    /** What is paid at once; left out it is the least. */
    dp_rp: optional(rupiah('DP', { min: rp(0) })),
  },
  answer: {
    harga_tunai: rupiah('Harga Tunai'),
    persen: persen('Tambahan Persen'),
    tambahan: rupiah('Tambahan'),
    harga_jual: rupiah('Harga Cicilan'),
    dp_minimal: rupiah('DP Minimal'),
    dp_rp: rupiah('DP'),
    sisa_rp: rupiah('Sisa'),
    angsuran: rupiah('Angsuran'),
    tgl_akhir: day('Angsuran Terakhir'),
    jadwal: asField(listOf(objectOf(angsuran)), 'Jadwal'),
    harga: asField(
      listOf(objectOf({ kode_barcode: kode('Barcode'), netto: rupiah('Netto') })),
      'Harga Barang',
    ),
  },
  right: { menu: MENU_CICILAN },
});
