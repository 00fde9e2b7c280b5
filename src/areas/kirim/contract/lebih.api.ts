import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, kode, listOf, objectOf, optional, status, text } from '#kit/contract/field.ts';
import { bolehKirim, MENU_KIRIM_SEMUA } from '#areas/kirim/contract/kirim-barang.document.ts';
import { kiriman, MENU_TERIMA_BARANG } from '#areas/kirim/contract/kiriman.api.ts';
import { KEADAAN_LEBIH } from '#areas/kirim/rules/lebih.ts';

const kirim = { right: { menu: MENU_KIRIM_SEMUA }, gate: bolehKirim } as const;
const terima = { right: { menu: [MENU_TERIMA_BARANG] }, gate: bolehKirim } as const;
const nomor = { no: text('No Kirim', { max: 40 }) };
const body = {
  kode_barcode: kode('Barcode', 20),
  keterangan: optional(text('Keterangan', { max: 200 })),
};
const tulis = { approvable: 'lateDay', key: 'required' } as const;
const satu = objectOf({
  kode_barcode: kode('Barcode'),
  nama_barang: optional(text('Nama Barang')),
  tgl_system: day('Tanggal'),
  input_by: text('Penerima', { max: 40 }),
  keterangan: text('Keterangan', { min: 0 }),
  /** The shipment by which it was sent after all. */
  no_kirim: optional(kode('No Kirim')),
  keadaan: status('Keadaan', KEADAAN_LEBIH),
  serah_by: optional(text('Diserahkan Oleh', { max: 40 })),
});

/** What the other shop scanned beyond the list of a shipment of this one. */
export const lebihDikirimEndpoint = defineEndpoint({
  ...kirim,
  call: 'GET kirim-barang/:no/lebih',
  summary: 'Barang lebih dari kiriman toko ini',
  params: nomor,
  answer: listOf(satu),
});

/** A piece that is not on the list of its shipment: a scan, no stock of the receiver (D-42.7). */
export const lebihKirimanEndpoint = defineEndpoint({
  ...terima,
  ...tulis,
  call: 'POST kirim-barang/:no/lebih',
  summary: 'Catat barang lebih dari kiriman',
  params: nomor,
  body,
  answer: objectOf(kiriman),
});

/** The receiver hands it over: it goes home to the shop that it belongs to. */
export const serahLebihEndpoint = defineEndpoint({
  ...terima,
  ...tulis,
  call: 'POST kirim-barang/:no/lebih/serah',
  summary: 'Serahkan barang lebih untuk dibawa pulang',
  params: nomor,
  body,
  answer: objectOf(kiriman),
});

/** The sender has it again, or has found that it never left: the scan is closed. */
export const kembaliLebihEndpoint = defineEndpoint({
  ...kirim,
  ...tulis,
  call: 'POST kirim-barang/:no/lebih/kembali',
  summary: 'Barang lebih sudah kembali',
  params: nomor,
  body,
  answer: listOf(satu),
});
