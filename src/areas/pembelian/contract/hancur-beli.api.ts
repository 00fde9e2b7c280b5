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
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen as per } from '#kit/rules/quantity.ts';
import { alasanBatal, kakiDokumen, rentangHari } from '#areas/buku/contract/dokumen.ts';
import { kunciStock } from '#areas/pembelian/contract/stock-beli.api.ts';

const right = { menu: ['hancur-pembelian'] } as const;
const no = { no: kode('No Hancur', 14) };

export const hancurBeliRow = {
  no_hancur: kode('No Hancur', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  qty: int('Qty'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  berat_hasil: gram('Berat Hasil'),
  kadar_hasil: kadarPersen('Kadar Hasil'),
  murni_hasil: gram('Murni Hasil'),
  susut: gram('Susut'),
  selisih_murni: gram('Selisih Murni'),
  kode_gudang: kode('Gudang'),
  alasan: text('Alasan'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
};

const baris = {
  ...kunciStock,
  nama_barang: text('Nama Barang'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  berat_hasil: gram('Berat Hasil'),
  murni_hasil: gram('Murni Hasil'),
  harga: rupiah('Harga Beli'),
};

const dokumen = objectOf({
  ...hancurBeliRow,
  barang: asField(listOf(objectOf(baris)), 'Barang'),
  ...kakiDokumen,
});

/** Pieces melted into one lot of tested gold. */
export const hancurBeliEndpoint = defineEndpoint({
  call: 'POST hancur-pembelian',
  summary: 'Hancur pembelian',
  approvable: true,
  body: {
    barang: asField(
      listOf(objectOf(kunciStock), { min: 1, max: 500, minMessage: 'Barang Tidak Boleh Kosong' }),
      'Barang',
    ),
    berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
    kadar: kadarPersen('Kadar Hasil', { max: per(10_000) }),
    kode_gudang: optional(kode('Gudang Tujuan')),
    alasan: text('Alasan', { min: 3, max: 500 }),
  },
  answer: dokumen,
  right,
  status: 201,
  key: 'required',
});

export const daftarHancurBeliEndpoint = defineEndpoint({
  call: 'GET hancur-pembelian',
  summary: 'Daftar hancur pembelian',
  query: rentangHari,
  answer: listOf(objectOf(hancurBeliRow)),
  right,
});

export const satuHancurBeliEndpoint = defineEndpoint({
  call: 'GET hancur-pembelian/:no',
  summary: 'Satu hancur pembelian',
  params: no,
  answer: dokumen,
  right,
});

/** The pieces lie in their warehouse again, as long as nothing of the lot was used (BATAL_HANCUR). */
export const batalHancurBeliEndpoint = defineEndpoint({
  call: 'POST hancur-pembelian/:no/batal',
  summary: 'Batal hancur pembelian',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right,
  key: 'required',
});
