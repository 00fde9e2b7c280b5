import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { alasanBatal, kakiDokumen, rentangHari } from '#areas/buku/contract/dokumen.ts';
import { kunciStock } from '#areas/pembelian/contract/stock-beli.api.ts';

const right = { menu: ['hancur-pembelian'] } as const;
const no = { no: kode('No Retag', 14) };

export const retagRow = {
  no_retag: kode('No Retag', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  ...kunciStock,
  kode_barcode: kode('Barcode'),
  barcode_asal: optional(kode('Barcode Asal')),
  nama_barang: text('Nama Barang'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat_beli: gram('Berat Beli'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  susut: gram('Susut'),
  dari_gudang: kode('Gudang Asal'),
  kode_gudang: kode('Gudang'),
  kode_baki: optional(kode('Baki')),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
};

const dokumen = objectOf({ ...retagRow, ...kakiDokumen });

/** A bought piece back to a tray, under a new barcode that names the old one (D-13.2). */
export const retagBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/retag',
  summary: 'Pembelian kembali ke baki dengan barcode baru',
  params: { no: kode('No Faktur', 14) },
  body: {
    urut: int('No', { min: 1 }),
    nama_barang: optional(text('Nama Barang', { max: 100 })),
    kode_kategori: kode('Kategori'),
    kode_dept: optional(kode('Jenis')),
    kode_group: optional(kode('Group')),
    berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
    ongkos: optional(rupiah('Ongkos', { min: rp(0) })),
    harga_jual: optional(rupiah('Harga Jual', { min: rp(0) })),
    kode_gudang: kode('Gudang'),
    kode_baki: kode('Baki'),
  },
  answer: dokumen,
  right,
  status: 201,
  approvable: 'lateDay',
  key: 'required',
});

export const daftarRetagEndpoint = defineEndpoint({
  call: 'GET retag-pembelian',
  summary: 'Daftar pembelian yang kembali ke baki',
  query: rentangHari,
  answer: listOf(objectOf(retagRow)),
  right,
});

export const satuRetagEndpoint = defineEndpoint({
  call: 'GET retag-pembelian/:no',
  summary: 'Satu pembelian yang kembali ke baki',
  params: no,
  answer: dokumen,
  right,
});

/** The new label is no more, and its gold lies in the BELI warehouse again (BATAL_PINDAH). */
export const batalRetagEndpoint = defineEndpoint({
  call: 'POST retag-pembelian/:no/batal',
  summary: 'Batal retag pembelian',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right,
  key: 'required',
});
