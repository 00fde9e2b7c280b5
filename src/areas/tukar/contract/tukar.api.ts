import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { documentQuery } from '#kit/contract/paging.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  jejakBuku,
  pembatalan,
} from '#areas/buku/contract/dokumen.ts';
import { beliBody, pembelianDokumen } from '#areas/pembelian/contract/pembelian.api.ts';
import { jualBody, penjualanDokumen } from '#areas/penjualan/contract/penjualan.api.ts';
import { STATUS_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

export const MELIHAT_TUKAR = {
  menu: [
    'transaksi-penjualan',
    'lihat-penjualan',
    'batal-penjualan',
    'validasi-penjualan',
    'validasi-jual-beli',
  ],
};

const { pembayaran: _j, ...jualTanpaUang } = jualBody;
const { pembayaran: _b, ...beliTanpaUang } = beliBody;

/** Two documents without money, and the money of their difference (http.md). */
export const tukarBody = {
  penjualan: asField(objectOf(jualTanpaUang), 'Penjualan'),
  pembelian: asField(objectOf(beliTanpaUang), 'Pembelian'),
  pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
};

/** A row of the list of exchanges: what goes out, what comes in, what is paid between them. */
export const tukarRow = {
  no_tukar: kode('No Tukar'),
  no_faktur_jual: kode('Faktur Jual'),
  no_faktur_beli: kode('Faktur Beli'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  status: status('Status', { OPEN: 'BELUM VALIDASI', DONE: 'SELESAI', CANC: 'BATAL' }),
  kode_sales: kode('Sales'),
  kode_customer: optional(kode('Kode Customer')),
  nama_customer: text('Customer', { min: 0 }),
  qty: int('Qty Keluar'),
  berat: gram('Berat Keluar'),
  qty_beli: int('Qty Masuk'),
  berat_beli: gram('Berat Masuk'),
  grand_total: rupiah('Total Penjualan'),
  dp_rp: rupiah('DP'),
  tukar_rp: rupiah('Total Pembelian'),
  selisih: rupiah('Selisih'),
  input_by: text('Kasir', { max: 40 }),
  valid_by: optional(text('Validasi', { max: 40 })),
  cetak_ke: int('Cetak Ke'),
};

const { no: _no, ...jejakBatal } = pembatalan;
const batal = objectOf({
  no_jual: optional(kode('No Batal Jual')),
  no_beli: optional(kode('No Batal Beli')),
  ...jejakBatal,
});

/** The whole ticket with both its documents. */
export const tukarDokumen = objectOf({
  ...tukarRow,
  valid_at: optional(instant('Waktu Validasi')),
  batal: optional(asField(batal, 'Batal')),
  penjualan: asField(penjualanDokumen, 'Penjualan'),
  pembelian: asField(pembelianDokumen, 'Pembelian'),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  kembali: rupiah('Kembali'),
  otorisasi: jejakBuku.otorisasi,
});

const no = { no: kode('No Tukar', 14) };

export const tukarEndpoint = defineEndpoint({
  call: 'POST tukar-tambah',
  summary: 'Simpan tukar tambah',
  approvable: true,
  body: tukarBody,
  answer: tukarDokumen,
  right: { menu: ['transaksi-penjualan'] },
  status: 201,
  key: 'required',
});

export const validasiTukarEndpoint = defineEndpoint({
  call: 'POST tukar-tambah/:no/validasi',
  summary: 'Validasi tukar tambah',
  params: no,
  body: { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) },
  answer: tukarDokumen,
  right: { menu: ['validasi-jual-beli', 'validasi-penjualan'] },
  key: 'required',
  anyDay: true,
});

export const batalTukarEndpoint = defineEndpoint({
  call: 'POST tukar-tambah/:no/batal',
  summary: 'Batal tukar tambah',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: tukarDokumen,
  right: { menu: ['batal-penjualan', 'validasi-jual-beli', 'validasi-penjualan'] },
  key: 'required',
  anyDay: true,
});

export const cetakUlangTukarEndpoint = defineEndpoint({
  call: 'POST tukar-tambah/:no/cetak-ulang',
  summary: 'Cetak ulang tukar tambah',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_tukar: kode('No Tukar'), cetak_ke: int('Cetak Ke') },
  right: { menu: ['lihat-penjualan', 'transaksi-penjualan'] },
});

export const satuTukarEndpoint = defineEndpoint({
  call: 'GET tukar-tambah/:no',
  summary: 'Satu tukar tambah',
  params: no,
  answer: tukarDokumen,
  right: MELIHAT_TUKAR,
});

export const daftarTukarEndpoint = defineEndpoint({
  call: 'GET tukar-tambah',
  summary: 'Daftar tukar tambah',
  query: documentQuery(
    ['no_tukar', 'input_date', 'nama_customer', 'grand_total', 'selisih'],
    STATUS_TUKAR,
  ),
  answer: listOf(objectOf(tukarRow)),
  extra: {
    total: asField(
      objectOf({
        batal: int('Batal'),
        qty: int('Qty Keluar'),
        qty_beli: int('Qty Masuk'),
        berat: gram('Berat Keluar'),
        berat_beli: gram('Berat Masuk'),
        grand_total: rupiah('Total Penjualan'),
        tukar_rp: rupiah('Total Pembelian'),
        selisih: rupiah('Selisih'),
      }),
      'Total',
    ),
  },
  right: MELIHAT_TUKAR,
  paged: true,
});
