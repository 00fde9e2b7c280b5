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
  ref,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { alasanBatal, kakiDokumen, rentangHari } from '#areas/buku/contract/dokumen.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const right = { menu: ['hancur-data-barang'] } as const;
const no = { no: kode('No Hancur', 14) };

export const HANCUR_PALING_BANYAK = 200;
/** Of all warehouses those that take loose gold. */
const gudang = ref('Gudang Hancur', gudangMaster, 'nama');

export const hancurFields = {
  kode_gudang: { ...gudang, source: { ...gudang.source!, call: 'GET gudang/get/hancur-barang' } },
  alasan: text('Alasan', { min: 3, max: 300 }),
};

export const hancurLine = {
  kode_barcode: kode('Barcode'),
  berat: gram('Berat Timbang', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
};

export const hancurRow = {
  no_hancur: kode('No Hancur', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  kode_gudang: text('Gudang'),
  alasan: text('Alasan', { min: 0 }),
  total_qty: int('Total Qty'),
  total_berat: gram('Total Berat', { max: Number.MAX_SAFE_INTEGER }),
  total_timbang: gram('Total Timbang', { max: Number.MAX_SAFE_INTEGER }),
  total_murni: gram('Total Murni', { max: Number.MAX_SAFE_INTEGER }),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
};

const hancurIsi = {
  urut: int('No'),
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_kadar: text('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  berat_timbang: gram('Berat Timbang'),
  murni_timbang: gram('Murni Timbang'),
  dari_gudang: text('Gudang Asal'),
  dari_baki: optional(text('Baki Asal')),
};

const dokumen = objectOf({
  ...hancurRow,
  barang: asField(listOf(objectOf(hancurIsi)), 'Barang'),
  ...kakiDokumen,
});

/** Pieces of the stock to melting, each weighed once more (D-21.1, HANCUR_BARANG). */
export const hancurBarangEndpoint = defineEndpoint({
  call: 'POST hancur-barang',
  summary: 'Hancur data barang',
  approvable: true,
  body: {
    ...hancurFields,
    barang: asField(
      listOf(objectOf(hancurLine), {
        min: 1,
        max: HANCUR_PALING_BANYAK,
        minMessage: 'Barang Tidak Boleh Kosong',
      }),
      'Barang',
    ),
  },
  answer: dokumen,
  right,
  status: 201,
  key: 'required',
});

export const daftarHancurEndpoint = defineEndpoint({
  call: 'GET hancur-barang',
  summary: 'Daftar hancur barang',
  query: rentangHari,
  answer: listOf(objectOf(hancurRow)),
  right,
});

export const hancurEndpoint = defineEndpoint({
  call: 'GET hancur-barang/:no',
  summary: 'Satu hancur barang',
  params: no,
  answer: dokumen,
  right,
});

export const batalHancurEndpoint = defineEndpoint({
  call: 'POST hancur-barang/:no/batal',
  summary: 'Batal hancur barang',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right,
  key: 'required',
});
