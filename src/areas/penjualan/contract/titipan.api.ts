import { defineEndpoint, type AnswerOf } from '#kit/contract/endpoint.ts';
import {
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
  rupiah,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  jejakBuku,
  pembatalan,
} from '#areas/buku/contract/dokumen.ts';
import { customerDokumen } from '#areas/customer/contract/customer.api.ts';
import {
  customerJadi,
  diskonDiminta,
  penjualanDokumen,
} from '#areas/penjualan/contract/penjualan.api.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

export const MENU_TITIPAN = ['transaksi-penjualan', 'lihat-titipan', 'validasi-titipan'];
const none = { min: rp(0) };
const no = { no: kode('No Titip', 14) };

/** A piece to be put aside: at its stock weight, at the price that is agreed now (D-11.1). */
const barisDiminta = listOf(
  objectOf({
    kode_barcode: kode('Barcode'),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    ongkos: optional(rupiah('Ongkos', none)),
    diskon: optional(rupiah('Diskon', none)),
  }),
  { min: 1, max: 200, minMessage: 'Barang Tidak Boleh Kosong' },
);

/** A row of the list of deposits (http.md). */
export const titipanRow = {
  no_titip: kode('No Titip'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  status: status('Status', {
    OPEN: 'BELUM VALIDASI',
    AKTIF: 'AKTIF',
    DIAMBIL: 'DIAMBIL',
    CANC: 'BATAL',
  }),
  kode_sales: kode('Sales'),
  kode_customer: optional(kode('Kode Customer')),
  nama_customer: text('Customer', { min: 0 }),
  qty: int('Qty'),
  berat: gram('Berat'),
  sub_total: rupiah('Sub Total'),
  diskon_rp: rupiah('Diskon'),
  harga_total: rupiah('Harga Total'),
  dp_rp: rupiah('Uang Titip'),
  sisa_rp: rupiah('Sisa'),
  berlaku_sampai: day('Harga Berlaku Sampai'),
  lewat: yesNo('Lewat Waktu'),
  no_faktur_jual: optional(kode('No Faktur Ambil')),
  tgl_ambil: optional(day('Tgl Ambil')),
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
  netto: rupiah('Netto'),
};

/** A further deposit on a document. */
const setoran = {
  no_bayar: kode('No Setoran'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jumlah: rupiah('Jumlah'),
  kembali: rupiah('Kembali'),
  dp_sesudah: rupiah('Uang Titip Sesudah'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('Kasir', { max: 40 }),
  cetak_ke: int('Cetak Ke'),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  batal: optional(asField(objectOf(pembatalan), 'Batal')),
};

/** The whole document, with every further deposit. */
export const titipanDokumen = objectOf({
  ...titipanRow,
  customer: asField(customerJadi, 'Customer'),
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  valid_at: optional(instant('Waktu Validasi')),
  dp_awal: rupiah('DP Awal'),
  kembali: rupiah('Kembali'),
  barang: asField(listOf(objectOf(baris)), 'Barang'),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  setoran: asField(listOf(objectOf(setoran)), 'Setoran'),
  /** What a cancellation of now pays back by the shop's rule; null where nothing can be cancelled. */
  refund_aturan: optional(rupiah('Pengembalian Menurut Ketentuan')),
  batal: optional(
    asField(
      objectOf({
        ...pembatalan,
        refund_rp: rupiah('Dikembalikan'),
        ditahan_rp: rupiah('Ditahan'),
        refund_rekening: optional(kode('Rekening')),
      }),
      'Batal',
    ),
  ),
  ...jejakBuku,
});

const money = { key: 'required' } as const;

export const titipEndpoint = defineEndpoint({
  call: 'POST titip',
  summary: 'Simpan titipan',
  approvable: true,
  body: {
    kode_sales: kode('Kode Sales'),
    customer: asField(customerDokumen, 'Customer'),
    barang: asField(barisDiminta, 'Barang'),
    pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
    keterangan: optional(longText('Keterangan', { max: 500 })),
  },
  answer: titipanDokumen,
  right: { menu: ['transaksi-penjualan'] },
  status: 201,
  ...money,
});

export const validasiTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/validasi',
  summary: 'Validasi titipan',
  params: no,
  body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
  answer: titipanDokumen,
  right: { menu: ['validasi-titipan'] },
  anyDay: true,
  ...money,
});

export const bayarTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/bayar',
  summary: 'Tambah uang titipan',
  params: no,
  body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
  answer: titipanDokumen,
  right: { menu: ['lihat-titipan', 'transaksi-penjualan'] },
  status: 201,
  approvable: 'lateDay',
  ...money,
});

export const batalSetoranEndpoint = defineEndpoint({
  call: 'POST titip/:no/bayar/:no_bayar/batal',
  summary: 'Batal setoran titipan',
  approvable: true,
  params: { ...no, no_bayar: kode('No Setoran', 14) },
  body: alasanBatal,
  answer: titipanDokumen,
  right: { menu: ['lihat-titipan'] },
  anyDay: true,
  ...money,
});

/** Pick-up: a sale of the goods at their price, with the deposit counted in. */
export const ambilTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/ambil',
  summary: 'Ambil titipan',
  approvable: true,
  params: no,
  body: {
    kode_sales: optional(kode('Kode Sales')),
    diskon: optional(asField(diskonDiminta, 'Diskon')),
    pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
    keterangan: optional(longText('Keterangan', { max: 500 })),
  },
  answer: penjualanDokumen,
  right: { menu: ['lihat-titipan', 'transaksi-penjualan'] },
  status: 201,
  ...money,
});

export const batalTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/batal',
  summary: 'Batal titipan',
  approvable: true,
  params: no,
  body: {
    ...alasanBatal,
    /** Left out: what the rule gives back; more needs the owner. */
    refund_rp: optional(rupiah('Dikembalikan', none)),
    /** From the drawer when left out, else from this account. */
    no_rekening: optional(kode('No Rekening')),
  },
  answer: titipanDokumen,
  right: { menu: ['lihat-titipan', 'validasi-titipan'] },
  anyDay: true,
  ...money,
});

export const cetakUlangTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/cetak-ulang',
  summary: 'Cetak ulang titipan',
  approvable: true,
  params: no,
  body: {
    ...alasanCetakUlang,
    /** The paper of this further deposit instead of the deposit's own. */
    no_bayar: optional(kode('No Setoran', 14)),
  },
  answer: { no: kode('No', 14), cetak_ke: int('Cetak Ke') },
  right: { menu: ['lihat-titipan', 'transaksi-penjualan'] },
});

export const titipanEndpoint = defineEndpoint({
  call: 'GET titip/:no',
  summary: 'Satu titipan',
  params: no,
  answer: titipanDokumen,
  right: { menu: MENU_TITIPAN },
});

export type TitipanDokumen = AnswerOf<typeof titipanEndpoint>;
