import {
  choice,
  gram,
  instant,
  int,
  kode,
  list,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { pembatalan } from '#areas/dokumen/contract/dokumen.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { beliBody } from '#areas/pembelian/contract/pembelian.fields.ts';
import { barisNota, isiNotaFields, kepalaNota } from '#areas/penjualan/contract/nota.api.ts';
import { pajakDokumen } from '#areas/penjualan/contract/pajak/pajak.fields.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { jualBody } from '#areas/penjualan/contract/penjualan.fields.ts';
import { tukarEvents } from '#areas/tukar/contract/tukar.event.ts';
import { TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MENU = ['transaksi-penjualan', 'lihat-penjualan', 'batal-penjualan'];
const VALIDASI = ['validasi-jual-beli', 'validasi-penjualan'];
const {
  pembayaran: _j,
  jenis: _k,
  grosir: _g,
  marketplace: _m,
  ekspedisi: _e,
  no_order: _o,
  ...jualTanpaUang
} = jualBody;
const { pembayaran: _b, ...beliTanpaUang } = beliBody;
const uang = { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) };
const { no: _no, ...jejakBatal } = pembatalan;
const batal = objectOf({
  no_jual: optional(kode('No Batal Jual')),
  no_beli: optional(kode('No Batal Beli')),
  ...jejakBatal,
});

/** A ticket and its halves name each other. */
const jual = { by: 'no_tukar', in: { table: 'penjualan', key: ['no_tukar'] } } as const;
const beli = { by: 'no_tukar', in: { table: 'pembelian', key: ['no_tukar'] } } as const;

/** One ticket that joins a sale and a buy-back, saved, paid and cancelled together (D-14). */
export const tukarDocument = defineDocument({
  name: 'tukar',
  title: 'Tukar Tambah',
  noun: 'tukar tambah',
  table: 'tukar',
  key: 'no_tukar',
  keyLabel: 'No Tukar',
  api: 'tukar-tambah',
  menu: [...MENU, ...VALIDASI],
  letters: { TK: 'Tukar Tambah' },
  by: 'Kasir',
  states: {
    OPEN: { name: 'BELUM VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK' },
    DONE: { name: 'SELESAI', next: ['CANC'] },
    CANC: { name: 'BATAL', next: [], says: TIDAK_TUKAR.SUDAH_BATAL },
  },
  head: {
    selisih: rupiah('Selisih'),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    cetak_ke: int('Cetak Ke'),
  },
  inside: {
    jual_rp: rupiah('Total Penjualan'),
    beli_rp: rupiah('Total Pembelian'),
    valid_at: optional(instant('Waktu Validasi')),
  },
  joined: {
    no_faktur_jual: { of: kode('Faktur Jual'), ...jual },
    no_faktur_beli: { of: kode('Faktur Beli'), ...beli },
    kode_sales: { of: kode('Sales'), ...jual },
    kode_customer: { of: optional(kode('Kode Customer')), ...jual },
    nama_customer: { of: text('Customer', { min: 0 }), ...jual },
    qty: { of: int('Qty Keluar'), ...jual },
    berat: { of: gram('Berat Keluar'), ...jual },
    qty_beli: { of: int('Qty Masuk'), column: 'qty', ...beli },
    berat_beli: { of: gram('Berat Masuk'), column: 'berat', ...beli },
    grand_total: { of: rupiah('Total Penjualan'), ...jual },
    dp_rp: { of: rupiah('DP'), ...jual },
    tukar_rp: { of: rupiah('Total Pembelian'), column: 'grand_total', ...beli },
  },
  parts: {
    penjualan: asField(penjualanDocument.one.answer, 'Penjualan'),
    pembelian: asField(pembelianDocument.one.answer, 'Pembelian'),
  },
  tells: {
    valid_at: optional(instant('Waktu Validasi')),
    batal: optional(asField(batal, sense('Batal', 'sudah'))),
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    kembali: rupiah('Kembalian'),
  },
  makes: {
    tukar: {
      call: 'POST tukar-tambah',
      guards: ['fineness', 'weight', 'evidence', 'payout', 'owner', 'plausible'],
      summary: 'Simpan tukar tambah',
      letters: 'TK',
      /** Two documents without money, and the money of their difference (http.md). */
      body: {
        penjualan: asField(objectOf(jualTanpaUang), 'Penjualan'),
        pembelian: asField(objectOf(beliTanpaUang), 'Pembelian'),
        ...uang,
      },
      menu: ['transaksi-penjualan'],
      gate: BERBARCODE,
      audit: 'TUKAR',
    },
  },
  steps: {
    validasi: {
      call: 'POST tukar-tambah/:no/validasi',
      summary: 'Validasi tukar tambah',
      body: uang,
      menu: VALIDASI,
      from: 'OPEN',
      to: 'DONE',
      again: TIDAK_TUKAR.SUDAH_VALIDASI,
      audit: 'VALIDASI',
      guards: ['payout', 'waited'],
    },
  },
  list: {
    filters: ['status', 'kode_sales'],
    sort: ['no_tukar', 'input_date', 'nama_customer', 'grand_total', 'selisih'],
    search: ['no_tukar', 'no_faktur_jual', 'no_faktur_beli', 'nama_customer'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      qty_beli: { of: 'qty_beli' },
      berat: { of: 'berat' },
      berat_beli: { of: 'berat_beli' },
      grand_total: { of: 'grand_total' },
      tukar_rp: { of: 'tukar_rp' },
      selisih: { of: 'selisih' },
    },
  },
  pays: 'customer',
  book: { halves: true },
  /** The ticket alone; its halves are a sale and a buy-back with their own words. */
  register: { amount: 'jual_rp', rejected: true },
  cancel: {
    event: tukarEvents.BATAL_TUKAR,
    menu: ['batal-penjualan', ...VALIDASI],
    shows: ['no_tukar'],
    late: true,
  },
  nota: {
    noun: 'tukar tambah',
    called: 'nota tukar tambah',
    printed: isiNotaFields,
    menu: [...MENU, ...VALIDASI],
    reprint: ['lihat-penjualan', 'transaksi-penjualan'],
    /** What goes out, then what comes in; its texts are cut at 20 characters to a line (1§9). */
    rows: {
      bagian: choice(sense('Bagian', 'sisi'), { JUAL: 'Keluar', BELI: 'Masuk' }),
      urut: int('Urut'),
      no_tukar: kode('No Tukar', 14),
      no_faktur: kode('No Faktur', 14),
      ...kepalaNota,
      nama_barang: barisNota('Nama Barang'),
      kode_barcode: optional(kode('Barcode')),
      kadar: kadarPersen('Kadar', { min: 0 }),
      berat: gram('Berat'),
      harga_per_gram: rupiah('Harga Per Gram'),
      harga: rupiah('Harga'),
      grand_total: rupiah('Total Penjualan'),
      ppn_rp: pajakDokumen.ppn_rp,
      ppn_luar_rp: pajakDokumen.ppn_luar_rp,
      pph22_rp: pajakDokumen.pph22_rp,
      dp_rp: rupiah('DP'),
      tukar_rp: rupiah('Total Pembelian'),
      selisih: rupiah('Selisih'),
      kembali: rupiah('Kembalian'),
      /** Coupons that the sale issued, one to a text. */
      kupon: list('Kupon'),
      cetak_ke: int('Cetak Ke'),
      auto_cut: yesNo('Potong Kertas'),
    },
  },
});

export type DokumenTukar = DocumentOf<typeof tukarDocument.spec>;
