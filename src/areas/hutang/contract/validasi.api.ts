import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { barangDitimbang, lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** Who takes the money of a redemption that waits. */
export const MENU_TERIMA_PELUNASAN = ['validasi-pelunasan-hutang'];
const no = kode('No Hutang', 14);

/** A redemption that waits for the person who takes the money (D-35.13). */
export const tungguLunasRow = {
  no_faktur_hutang: kode('No Hutang'),
  no_lunas: kode('No Pelunasan'),
  kode_sales: optional(kode('Sales')),
  kode_sales_lunas: optional(kode('Sales Pelunasan')),
  nama_customer: text('Customer'),
  alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  no_hp: optional(phoneTold('No HP')),
  jumlah_hutang: rupiah('Jumlah Hutang'),
  bunga_rp: rupiah('Bunga'),
  total_bayar: rupiah('Total Bayar'),
  no_faktur_beli: optional(kode('Faktur Beli')),
  harga_beli: rupiah('Harga Beli'),
  /** What is to be taken; below 0 it is paid out. */
  diterima: rupiah('Diterima'),
  input_by: text('Kasir', { max: 40 }),
};

export const tungguLunasEndpoint = defineEndpoint({
  call: 'GET hutang/get-non-validate-pelunasan',
  summary: 'Pelunasan hutang yang menunggu validasi',
  query: { kode_sales: kode('Kode Sales') },
  answer: listOf(objectOf(tungguLunasRow)),
  right: { menu: MENU_TERIMA_PELUNASAN },
});

/** `deskripsi` is the number of the loan. */
export const detailLunasEndpoint = defineEndpoint({
  call: 'GET validasi/detail',
  summary: 'Pembayaran pelunasan yang menunggu validasi',
  query: { deskripsi: no },
  answer: { ...tungguLunasRow, pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  right: { menu: MENU_TERIMA_PELUNASAN },
});

export const validasiLunasEndpoint = defineEndpoint({
  call: 'POST hutang/validate-pelunasan',
  summary: 'Validasi pelunasan hutang, semua atau tidak sama sekali',
  body: {
    no_faktur_hutangs: asField(
      listOf(no.schema, { min: 1, max: 100, minMessage: 'Harap pilih salah satu transaksi' }),
      'No Hutang',
    ),
    user_id: text('User Id', { max: 40, empty: 'Harap pilih user id' }),
  },
  answer: {
    divalidasi: int('Divalidasi'),
    no_faktur_hutangs: asField(listOf(no.schema), 'No Hutang'),
  },
  right: { menu: MENU_TERIMA_PELUNASAN },
  key: 'required',
  anyDay: true,
  approvable: true,
  guards: ['payout', 'waited'],
});

/** Cancels the redemption of a loan by the loan's number, with the right of its cancel by its own number (D-35.18). */
export const batalLunasEndpoint = defineEndpoint({
  call: 'POST hutang/:no/batal-lunas',
  guards: ['weight'],
  summary: 'Batal pelunasan hutang',
  params: { no },
  approvable: true,
  body: { ...alasanBatal, barang: optional(barangDitimbang) },
  answer: lunasDocument.one.answer,
  right: lunasDocument.cancel.right,
  key: 'required',
  anyDay: true,
});
