import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, instant, int, kode, listOf, objectOf, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { JUAL_MANUAL, MENU_VALIDASI_MANUAL } from '#areas/manual/contract/manual.gates.ts';

const no = kode('No Faktur', 14);
const right = { menu: [MENU_VALIDASI_MANUAL] };

/** A sale or a purchase that waits for a second person (D-46.4). */
export const tungguManualRow = {
  no,
  input_date: instant('Waktu'),
  nama_customer: text('Customer', { min: 0 }),
  kode_sales: kode('Sales'),
  qty: int('Qty'),
  berat: gram('Berat'),
  grand_total: rupiah('Total'),
  input_by: text('Kasir', { max: 40 }),
  isi: text('Barang', { min: 0 }),
};

export const tungguManualEndpoint = defineEndpoint({
  call: 'GET barang-manual/menunggu',
  summary: 'Jual beli manual yang menunggu validasi',
  gate: JUAL_MANUAL,
  answer: listOf(objectOf(tungguManualRow)),
  right,
});

/** From 1 to 100, all of them or none (D-46.4). */
export const validasiManualEndpoint = defineEndpoint({
  call: 'POST barang-manual/validasi',
  summary: 'Validasi jual beli manual, semua atau tidak sama sekali',
  gate: JUAL_MANUAL,
  body: {
    no: asField(
      listOf(no.schema, { min: 1, max: 100, minMessage: 'Harap pilih salah satu transaksi' }),
      'No Faktur',
    ),
  },
  answer: {
    divalidasi: int('Divalidasi'),
    no: asField(listOf(no.schema), 'No Faktur'),
  },
  right,
  key: 'required',
  anyDay: true,
  approvable: true,
  guards: ['waited'],
});
