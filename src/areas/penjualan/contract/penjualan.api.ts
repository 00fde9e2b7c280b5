import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  listOf,
  longText,
  objectOf,
  optional,
  persen,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { documentQuery } from '#kit/contract/paging.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  jejakBuku,
  pembatalan,
} from '#areas/buku/contract/dokumen.ts';
import { customerDokumen, JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { STATUS_PENJUALAN } from '#areas/penjualan/rules/penjualan.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

export const PLATFORM = ['DESKTOP', 'DESKTOP_DEPAN', 'DESKTOP_BELAKANG', 'MOBILE'] as const;
const MELIHAT_PENJUALAN = [
  'transaksi-penjualan',
  'lihat-penjualan',
  'batal-penjualan',
  'validasi-penjualan',
  'validasi-jual-beli',
];
const none = { min: rp(0) };

/** A line as the counter sends it; what it leaves out the server takes from the piece (http.md). */
const barisDiminta = listOf(
  objectOf({
    kode_barcode: kode('Barcode'),
    berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    ongkos: optional(rupiah('Ongkos', none)),
    diskon: optional(rupiah('Diskon', none)),
    potongan: optional(kode('Potongan')),
  }),
  { min: 1, max: 200, minMessage: 'Barang Tidak Boleh Kosong' },
);

export const diskonDiminta = objectOf({
  persen: optional(persen('Diskon Persen')),
  rupiah: optional(rupiah('Diskon', none)),
});

export const jualBody = {
  kode_sales: kode('Kode Sales'),
  customer: asField(customerDokumen, 'Customer'),
  barang: asField(barisDiminta, 'Barang'),
  diskon: optional(asField(diskonDiminta, 'Diskon')),
  admin: optional(rupiah('Admin', none)),
  packing: optional(rupiah('Packing', none)),
  ongkos_kerja: optional(rupiah('Ongkos Kerja', none)),
  platform: optional(choice('Platform', PLATFORM)),
  marketplace: optional(kode('Marketplace')),
  kupon: optional(kode('Kupon')),
  titipan: optional(asField(listOf(kode('No Titip', 14).schema, { max: 20 }), 'Titipan')),
  pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
  keterangan: optional(longText('Keterangan', { max: 500 })),
};

/** A row of the list of sales (http.md). */
export const penjualanRow = {
  no_faktur_jual: kode('No Faktur'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  status: status('Status', { OPEN: 'BELUM VALIDASI', DONE: 'SELESAI', CANC: 'BATAL' }),
  kode_sales: kode('Sales'),
  kode_customer: optional(kode('Kode Customer')),
  nama_customer: text('Customer', { min: 0 }),
  qty: int('Qty'),
  berat: gram('Berat'),
  sub_total: rupiah('Sub Total'),
  diskon_rp: rupiah('Diskon'),
  pembulatan: rupiah('Pembulatan'),
  grand_total: rupiah('Grand Total'),
  dp_rp: rupiah('DP'),
  tukar_rp: rupiah('Tukar'),
  no_tukar: optional(kode('No Tukar')),
  input_by: text('Kasir', { max: 40 }),
  valid_by: optional(text('Validasi', { max: 40 })),
  cetak_ke: int('Cetak Ke'),
};

const baris = {
  urut: int('No'),
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  harga_per_gram: rupiah('Harga Per Gram'),
  harga_jual: rupiah('Harga Jual'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Harga'),
  diskon_rp: rupiah('Diskon'),
  potongan_rp: rupiah('Potongan'),
  kupon_rp: rupiah('Kupon'),
  bagian_rp: rupiah('Bagian Diskon'),
  netto: rupiah('Netto'),
  kode_potongan: optional(kode('Kode Potongan')),
};

/** The customer as a document keeps it. */
export const customerJadi = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: text('Nama', { min: 0 }),
  alamat: text('Alamat', { min: 0 }),
  no_hp: optional(text('No HP', { min: 0 })),
  jenis: choice('Jenis', JENIS_CUSTOMER),
});

/** The whole document: what 201 answers, and what GET penjualan/{no} does. */
export const penjualanDokumen = objectOf({
  ...penjualanRow,
  customer: asField(customerJadi, 'Customer'),
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  platform: choice('Platform', PLATFORM),
  marketplace: optional(kode('Marketplace')),
  valid_at: optional(instant('Waktu Validasi')),
  batal: optional(asField(objectOf(pembatalan), 'Batal')),
  barang: asField(listOf(objectOf(baris)), 'Barang'),
  diskon_persen: persen('Diskon Persen'),
  kupon: optional(kode('Kupon')),
  kupon_rp: rupiah('Kupon'),
  kupon_terbit: asField(listOf(schemaOf(z.string())), 'Kupon Terbit'),
  fee_persen: persen('Fee Penjualan'),
  admin: rupiah('Admin'),
  packing: rupiah('Packing'),
  ongkos_kerja: rupiah('Ongkos Kerja'),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  kembali: rupiah('Kembali'),
  poin: int('Poin'),
  titipan: asField(listOf(kode('No Titip', 14).schema), 'Titipan'),
  tukar: optional(asField(schemaOf(z.any()), 'Tukar')),
  ...jejakBuku,
});

const no = { no: kode('No Faktur', 14) };

export const jualEndpoint = defineEndpoint({
  call: 'POST penjualan',
  summary: 'Simpan penjualan',
  approvable: true,
  body: jualBody,
  answer: penjualanDokumen,
  right: { menu: ['transaksi-penjualan'] },
  status: 201,
  key: 'required',
});

export const validasiJualEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/validasi',
  summary: 'Validasi penjualan',
  params: no,
  body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
  answer: penjualanDokumen,
  right: { menu: ['validasi-penjualan', 'validasi-jual-beli'] },
  key: 'required',
  anyDay: true,
});

export const batalJualEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/batal',
  summary: 'Batal penjualan',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: penjualanDokumen,
  right: { menu: ['batal-penjualan', 'validasi-penjualan', 'validasi-jual-beli'] },
  key: 'required',
  anyDay: true,
});

export const cetakUlangJualEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/cetak-ulang',
  summary: 'Cetak ulang penjualan',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_faktur_jual: kode('No Faktur'), cetak_ke: int('Cetak Ke') },
  right: { menu: ['lihat-penjualan', 'transaksi-penjualan'] },
});

export const penjualanEndpoint = defineEndpoint({
  call: 'GET penjualan/:no',
  summary: 'Satu penjualan',
  params: no,
  answer: penjualanDokumen,
  right: { menu: MELIHAT_PENJUALAN },
});

export const daftarPenjualanEndpoint = defineEndpoint({
  call: 'GET penjualan',
  summary: 'Daftar penjualan',
  query: documentQuery(
    ['no_faktur_jual', 'input_date', 'nama_customer', 'grand_total', 'berat'],
    STATUS_PENJUALAN,
  ),
  answer: listOf(objectOf(penjualanRow)),
  extra: {
    total: asField(
      objectOf({
        batal: int('Batal'),
        qty: int('Qty'),
        berat: gram('Berat'),
        grand_total: rupiah('Grand Total'),
      }),
      'Total',
    ),
  },
  right: { menu: MELIHAT_PENJUALAN },
  paged: true,
});
