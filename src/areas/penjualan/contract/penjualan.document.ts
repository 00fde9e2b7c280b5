import * as z from 'zod/mini';
import {
  choice,
  gram,
  instant,
  int,
  kode,
  list,
  listOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { grosirJadi, MENU_GROSIR } from '#areas/penjualan/contract/grosir/grosir.fields.ts';
import { onlineJadi } from '#areas/penjualan/contract/online/online.fields.ts';
import { isiNotaFields, notaIsi } from '#areas/penjualan/contract/nota.api.ts';
import { npwpTold, pajakDokumen } from '#areas/penjualan/contract/pajak/pajak.fields.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import {
  barisJual,
  batuDalam,
  batuJual,
  customerJadi,
  jualBody,
  PLATFORM,
} from '#areas/penjualan/contract/penjualan.fields.ts';
import { LEMBAR } from '#areas/penjualan/rules/nota.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** Told of the whole sale alone. */
const said = {
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  platform: choice('Platform', PLATFORM),
  valid_at: optional(instant('Waktu Validasi')),
  diskon_persen: persen('Diskon Persen'),
  kupon: optional(kode('Kupon')),
  kupon_rp: rupiah('Kupon'),
  fee_persen: persen('Fee Penjualan'),
  ...tiap(TAMBAHAN, ({ label }) => rupiah(label)),
  ...pajakDokumen,
  /** Of an entrepreneur, as his card had it (D-41.10). */
  npwp: optional(npwpTold()),
  no_seri_pajak: optional(text('No Faktur Pajak', { max: 20 })),
  kembali: rupiah('Kembalian'),
  poin: int('Poin'),
  /** What was weighed or counted of each group; a sale over the counter has none. */
  grosir: optional(asField(grosirJadi, 'Grosir')),
};

const MENU = ['transaksi-penjualan', 'lihat-penjualan', 'batal-penjualan', MENU_GROSIR];
const VALIDASI = ['validasi-penjualan', 'validasi-jual-beli'];

/** A sale: paid at once, or by the cashier later; it may stand beside a buy-back on a ticket (D-10). */
export const penjualanDocument = defineDocument({
  name: 'penjualan',
  title: 'Penjualan',
  noun: 'penjualan',
  table: 'penjualan',
  key: 'no_faktur_jual',
  keyLabel: 'No Faktur',
  api: 'penjualan',
  menu: [...MENU, ...VALIDASI],
  letters: { PJ: 'Penjualan' },
  by: 'Kasir',
  states: {
    OPEN: { name: 'BELUM VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK' },
    DONE: { name: 'SELESAI', next: ['CANC'], says: TIDAK_JUAL.SUDAH_VALIDASI },
    CANC: { name: 'BATAL', next: [], says: TIDAK_JUAL.SUDAH_BATAL },
  },
  head: {
    kode_sales: kode('Sales'),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer', { min: 0 }),
    qty: int('Qty'),
    berat: gram('Berat'),
    sub_total: rupiah('Sub Total'),
    diskon_rp: rupiah('Diskon'),
    pembulatan: rupiah('Pembulatan'),
    grand_total: rupiah('Grand Total'),
    /** What coins made of the cash part, signed as `pembulatan` (D-51.1). */
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    dp_rp: rupiah('DP'),
    tukar_rp: rupiah('Tukar'),
    no_tukar: optional(kode('No Tukar')),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    cetak_ke: int('Cetak Ke'),
  },
  inside: {
    alamat_customer: ofPerson('ADDRESS', text('Alamat')),
    no_hp: optional(phoneTold('No HP')),
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    ...said,
    /** The buy-back on the same ticket. */
    no_faktur_beli: optional(kode('Faktur Beli')),
    /** The order whose pieces it hands over (D-36.7). */
    no_pesanan: optional(kode('No Pesanan')),
    /** The contract whose goods it hands over (D-38.2). */
    no_cicilan: optional(kode('No Cicilan')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'penjualan_barang',
    head: { ...barisJual, ...batuJual },
    /** Cost, bonus, stock weight and place stay inside. */
    inside: {
      kode_kategori: kode('Kategori'),
      persen: persen('Persen'),
      berat_asli: gram('Berat Asli'),
      berat_stock: gram('Berat'),
      murni_stock: gram('Murni'),
      harga_id: optional(int('Harga')),
      kode_kelompok: optional(kode(sense('Kelompok', 'harga'))),
      bonus_id: optional(int('Bonus')),
      bonus_rp: rupiah('Bonus'),
      harga_modal: optional(rupiah('Harga Modal')),
      kode_gudang: kode('Gudang'),
      kode_baki: optional(kode('Baki')),
      /** The deposit, the order or the contract of instalments that held the piece until it was fetched. */
      no_titip: optional(kode('No Titip')),
      ...batuDalam,
    },
    search: ['kode_barcode'],
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    kupon_terbit: asField(listOf(schemaOf(z.string())), 'Kupon Terbit'),
    /** The order of a sale through a marketplace. */
    marketplace: optional(asField(onlineJadi, 'Marketplace')),
  },
  tells: {
    customer: asField(customerJadi, 'Customer'),
    ...said,
    kupon_terbit: asField(listOf(schemaOf(z.string())), 'Kupon Terbit'),
    titipan: asField(listOf(kode('No Titip', 14).schema), 'Titipan'),
    no_pesanan: optional(kode('No Pesanan')),
    tukar: optional(asField(schemaOf(z.any()), 'Tukar')),
    no_cicilan: optional(kode('No Cicilan')),
  },
  within: {
    no_cicilan: { cancel: TIDAK_JUAL.BAGIAN_CICILAN, step: TIDAK_JUAL.BAGIAN_CICILAN },
    no_tukar: { cancel: TIDAK_JUAL.BAGIAN_TUKAR, step: TIDAK_JUAL.VALIDASI_TUKAR },
  },
  makes: {
    jual: {
      call: 'POST penjualan',
      guards: ['fineness', 'owner'],
      summary: 'Simpan penjualan',
      letters: 'PJ',
      body: jualBody,
      menu: ['transaksi-penjualan', MENU_GROSIR],
      gate: BERBARCODE,
      audit: 'JUAL',
    },
  },
  steps: {
    validasi: {
      call: 'POST penjualan/:no/validasi',
      guards: ['waited'],
      summary: 'Validasi penjualan',
      body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
      menu: VALIDASI,
      from: 'OPEN',
      to: 'DONE',
      again: TIDAK_JUAL.SUDAH_VALIDASI,
      audit: 'VALIDASI',
    },
  },
  list: {
    filters: ['status', 'kode_sales'],
    sort: ['no_faktur_jual', 'input_date', 'nama_customer', 'grand_total', 'berat'],
    search: ['no_faktur_jual', 'nama_customer', 'no_hp'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      grand_total: { of: 'grand_total' },
    },
  },
  book: { kind: 'JUAL', undone: 'BATAL_JUAL', note: 'nama_customer' },
  register: {
    amount: 'grand_total',
    typed: ['nama_customer', 'alamat_customer', 'keterangan'],
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    note: 'keterangan',
    found: { by: ['nama_customer', 'no_hp', 'kode_customer'] },
    rejected: true,
    within: 'no_tukar',
    validated: { by: 'valid_by', at: 'valid_at' },
    items: {
      table: 'penjualan_barang',
      name: 'nama_barang',
      weight: 'berat',
      kadar: 'kadar',
      same: 'kode_barcode',
    },
    called: { batal: 'PENJUALAN', cetak: 'PENJUALAN', validasi: 'PENJUALAN', riwayat: 'JUAL' },
    opens: { BJ: hari('laporan-batal-penjualan') },
  },
  cancel: {
    letters: 'BJ',
    event: penjualanEvents.BATAL_PENJUALAN,
    menu: ['batal-penjualan', ...VALIDASI],
    shows: ['no_faktur_jual'],
    yesterday: TIDAK_JUAL.JUAL_KEMARIN,
    late: true,
  },
  nota: {
    noun: 'nota',
    called: 'nota penjualan',
    menu: [...MENU, ...VALIDASI],
    reprint: ['lihat-penjualan', 'transaksi-penjualan', MENU_GROSIR],
    sheets: LEMBAR,
    printed: isiNotaFields,
    rows: {
      ...notaIsi,
      no_faktur_jual: kode('No Faktur', 14),
      /** The stones that were set in the piece, one to a text (D-45.9). */
      batu: list('Batu'),
      /** Coupons that the sale issued, one to a text. */
      kupon: list('Kupon'),
      grand_total: rupiah('Grand Total'),
      ppn_rp: pajakDokumen.ppn_rp,
      ppn_luar_rp: pajakDokumen.ppn_luar_rp,
      pph22_rp: pajakDokumen.pph22_rp,
      npwp: optional(npwpTold()),
      no_seri_pajak: optional(text('No Faktur Pajak', { max: 20 })),
    },
  },
});

export type DokumenPenjualan = DocumentOf<typeof penjualanDocument.spec>;
