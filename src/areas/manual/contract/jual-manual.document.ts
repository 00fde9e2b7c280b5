import {
  choice,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { manualEvents } from '#areas/manual/contract/manual.event.ts';
import {
  barangFields,
  jumlahFields,
  MANUAL_PALING_BANYAK,
  tempatFields,
  tempatJadi,
} from '#areas/manual/contract/manual.fields.ts';
import {
  JUAL_MANUAL,
  MENU_JUAL_MANUAL,
  MENU_VALIDASI_MANUAL,
} from '#areas/manual/contract/manual.gates.ts';
import { TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import { npwpTold, pajakDokumen } from '#areas/penjualan/contract/pajak/pajak.fields.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { barisJual, customerJadi, jualBody } from '#areas/penjualan/contract/penjualan.fields.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { pembayaranJadi, uangDisepakati } from '#areas/uang/contract/pembayaran.ts';

const MENU = [MENU_JUAL_MANUAL, MENU_VALIDASI_MANUAL];
/** What a sale of pieces has too; this one has no exchange, deposit and coupon (D-46.3). */
const { dp_rp: _d, tukar_rp: _t, no_tukar: _n, ...head } = penjualanDocument.spec.head;
const { kode_barcode: _b, kupon_rp: _k, ...baris } = barisJual;
const { kode_sales, customer, diskon, pembayaran, keterangan } = jualBody;
const none = { min: rp(0) };

/** A line as the counter sends it: goods of a stock line, weighed; without a price, that of the day applies. */
export const jualFields = {
  ...barangFields,
  ...tempatFields,
  nama_barang: optional(text('Nama Barang', { max: 100 })),
  ...jumlahFields,
  harga_per_gram: optional(rupiah('Harga Per Gram', none)),
  ongkos: optional(rupiah('Ongkos', none)),
  diskon: optional(rupiah('Diskon', none)),
  potongan: optional(kode('Potongan')),
};

/** Told of the whole sale alone. */
const said = {
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  valid_at: optional(instant('Waktu Validasi')),
  diskon_persen: persen('Diskon Persen'),
  fee_persen: persen('Fee Penjualan'),
  ...tiap(TAMBAHAN, ({ label }) => rupiah(label)),
  ...pajakDokumen,
  /** Of an entrepreneur, as his card had it (D-41.10). */
  npwp: optional(npwpTold()),
  kembali: rupiah('Kembalian'),
  poin: int('Poin'),
};

/**
 * Goods without a barcode that are sold (D-46.3): saved with the money that was taken, booked when a second person has
 * validated it. While it waits its goods are held on their stock line (D-46.1).
 */
export const jualManualDocument = defineDocument({
  name: 'jual_manual',
  title: 'Penjualan Manual',
  noun: 'penjualan manual',
  table: 'jual_manual',
  key: 'no_faktur_jual',
  keyLabel: 'No Faktur',
  api: 'penjualan-manual',
  gate: JUAL_MANUAL,
  menu: MENU,
  letters: { JM: 'Penjualan Manual' },
  by: 'Kasir',
  states: {
    OPEN: { name: 'BELUM VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK', agreed: true },
    DONE: { name: 'SELESAI', next: ['CANC'], says: TIDAK_DAGANG.SUDAH_VALIDASI },
    CANC: { name: 'BATAL', next: [], says: TIDAK_DAGANG.SUDAH_BATAL },
  },
  // Empty in a quote (`/hitung`) alone: a sale is refused without its sales person.
  head: { ...head, kode_sales: text('Sales', { min: 0, max: 20 }) },
  inside: {
    alamat_customer: ofPerson('ADDRESS', text('Alamat')),
    no_hp: optional(phoneTold('No HP')),
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    ...said,
    /** What the cashier took, until its validation books it. */
    bayar: uangDisepakati,
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'jual_manual_isi',
    head: { ...baris, qty: int('Qty'), ...tempatJadi },
    inside: {
      persen: persen('Persen'),
      harga_id: optional(int('Harga')),
      kode_kelompok: optional(kode(sense('Kelompok', 'harga'))),
      bonus_id: optional(int('Bonus')),
      bonus_rp: rupiah('Bonus'),
      harga_modal: rupiah('Harga Modal'),
      harga_komputer: rupiah('Harga Komputer'),
      harga_hari: rupiah('Harga Hari Ini'),
      op: text('No'),
    },
    search: ['nama_barang', 'kode_group'],
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  tells: { customer: asField(customerJadi, 'Customer'), ...said },
  makes: {
    jual: {
      call: 'POST penjualan-manual',
      guards: ['fineness'],
      summary: 'Simpan penjualan manual',
      letters: 'JM',
      body: {
        kode_sales,
        customer,
        barang: asField(listOf(objectOf(jualFields), MANUAL_PALING_BANYAK), 'Barang'),
        diskon,
        ...tiap(TAMBAHAN, ({ label }) => optional(rupiah(label, none))),
        pembayaran,
        keterangan,
      },
      menu: [MENU_JUAL_MANUAL],
      audit: 'JUAL',
      quote: { needs: ['barang'] },
      waits: { status: 'OPEN', audit: 'SIMPAN', part: 'pembayaran', keeps: 'bayar' },
    },
  },
  steps: {
    /** By `POST barang-manual/validasi`, several at once (D-46.4). */
    validasi: {
      body: {},
      from: 'OPEN',
      to: 'DONE',
      again: TIDAK_DAGANG.SUDAH_VALIDASI,
      audit: 'VALIDASI',
      guards: ['waited'],
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
    validated: { by: 'valid_by', at: 'valid_at' },
    items: { table: 'jual_manual_isi', name: 'nama_barang', weight: 'berat', kadar: 'kadar' },
    called: {
      batal: 'PENJUALAN',
      cetak: 'PENJUALAN',
      validasi: 'JUAL BELI MANUAL',
      riwayat: 'JUAL',
    },
    opens: { XY: hari('laporan-batal-penjualan') },
  },
  cancel: {
    letters: 'XY',
    event: manualEvents.BATAL_MANUAL,
    menu: MENU,
    shows: ['no_faktur_jual', 'nama_customer'],
    late: true,
  },
  nota: {
    noun: 'penjualan manual',
    called: 'nota penjualan manual',
    menu: MENU,
    reprint: MENU,
    sheets: penjualanDocument.spec.nota.sheets,
    rows: penjualanDocument.spec.nota.rows,
  },
});

export type DokumenJualManual = DocumentOf<typeof jualManualDocument.spec>;
