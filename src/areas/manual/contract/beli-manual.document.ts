import {
  choice,
  instant,
  int,
  kode,
  list,
  listOf,
  objectOf,
  ofPerson,
  optional,
  ref,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { over } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { manualEvents } from '#areas/manual/contract/manual.event.ts';
import {
  barangFields,
  jumlahFields,
  MANUAL_PALING_BANYAK,
} from '#areas/manual/contract/manual.fields.ts';
import {
  JUAL_MANUAL,
  MENU_BELI_MANUAL,
  MENU_VALIDASI_MANUAL,
} from '#areas/manual/contract/manual.gates.ts';
import { TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import { tuntutanBaris } from '#areas/pembelian/contract/pembelian.asks.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { barisBeli, beliBody, penjualJadi } from '#areas/pembelian/contract/pembelian.fields.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { pembayaranJadi, uangDisepakati } from '#areas/uang/contract/pembayaran.ts';

const MENU = [MENU_BELI_MANUAL, MENU_VALIDASI_MANUAL];
/** What a buy-back of pieces has too; this one has no exchange and no redemption (D-46.3). */
const { no_tukar: _t, no_lunas: _l, no_jual_retur: _r, ...head } = pembelianDocument.spec.head;
const { nama_barang, kode_dept, kode_group, kode_kadar, kadar, berat, murni } = barisBeli;
const { harga_hari, harga_per_gram, harga_hari_ini, harga_tawar, harga } = barisBeli;
const { kode_kelompok, harga_emas, harga_murni, harga_wajar } = pembelianDocument.spec.lines.inside;
const { kode_sales, customer, foto, pembayaran, keterangan } = beliBody;
const none = { min: rp(0) };

/** A line as the counter sends it: goods of a group and jenis, weighed; without a price, that of the day applies. */
export const beliFields = {
  ...barangFields,
  kode_gudang: optional(ref('Gudang', gudangMaster, 'nama')),
  nama_barang: optional(text('Nama Barang', { max: 100 })),
  ...jumlahFields,
  harga_per_gram: optional(rupiah('Harga Per Gram', none)),
  harga: optional(rupiah('Harga', none)),
};

/**
 * Goods without a barcode that are bought (D-46.3): prices, identity, evidence and limits of a buy-back without a nota.
 * Saved with the money that was paid; in the warehouse and in the book when a second person has validated it (D-46.4).
 */
export const beliManualDocument = defineDocument({
  name: 'beli_manual',
  title: 'Pembelian Manual',
  noun: 'pembelian manual',
  table: 'beli_manual',
  key: 'no_faktur_beli',
  keyLabel: 'No Faktur',
  api: 'pembelian-manual',
  gate: JUAL_MANUAL,
  menu: MENU,
  letters: { PM: 'Pembelian Manual' },
  by: 'Kasir',
  states: {
    OPEN: { name: 'BELUM VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK', agreed: true },
    DONE: { name: 'SELESAI', next: ['CANC'], says: TIDAK_DAGANG.SUDAH_VALIDASI },
    CANC: { name: 'BATAL', next: [], says: TIDAK_DAGANG.SUDAH_BATAL },
  },
  // Empty in a quote (`/hitung`) alone: a purchase is refused without its sales person.
  head: { ...head, kode_sales: text('Sales', { min: 0, max: 20 }) },
  inside: {
    alamat_customer: ofPerson('ADDRESS', text('Alamat')),
    no_hp: optional(phoneTold('No HP')),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    foto_identitas: optional(ofPerson('PICTURE', text('Foto Identitas'))),
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    keterangan: text('Keterangan'),
    foto: list('Foto'),
    valid_at: optional(instant('Waktu Validasi')),
    /** What of it left in cash or by transfer, at the counter (D-51.6). */
    keluar_rp: rupiah('Dibayarkan'),
    /** What the cashier paid, until its validation books it. */
    bayar: uangDisepakati,
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'beli_manual_isi',
    head: {
      nama_barang,
      kode_dept,
      kode_group,
      kode_kadar,
      kadar,
      qty: int('Qty'),
      berat,
      murni,
      kode_gudang: kode('Gudang'),
      harga_hari,
      harga_per_gram,
      harga_hari_ini,
      harga_tawar,
      harga,
    },
    inside: { kode_kelompok, harga_emas, harga_murni, harga_wajar, op: text('No') },
    search: ['nama_barang', 'kode_group'],
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  tells: {
    customer: asField(penjualJadi, 'Penjual'),
    keterangan: text('Keterangan', { min: 0, max: 500 }),
    foto: list('Foto'),
    valid_at: optional(instant('Waktu Validasi')),
  },
  /** Those of a buy-back that names no nota; the prices of its own table say when. */
  asks: {
    batas: tuntutanBaris.batas,
    tawar: tuntutanBaris.tawar,
    hari: {
      event: pembelianEvents.BELI_DI_ATAS_HARGA,
      each: 'line',
      when: over('harga', 'harga_hari_ini'),
    },
    wajar: tuntutanBaris.wajar,
    gram: tuntutanBaris.gram,
  },
  makes: {
    beli: {
      call: 'POST pembelian-manual',
      guards: ['fineness', 'weight', 'evidence', 'payout', 'plausible'],
      summary: 'Simpan pembelian manual',
      letters: 'PM',
      body: {
        kode_sales,
        customer,
        barang: asField(listOf(objectOf(beliFields), MANUAL_PALING_BANYAK), 'Barang'),
        foto,
        pembayaran,
        keterangan,
      },
      menu: [MENU_BELI_MANUAL],
      audit: 'BELI',
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
    sort: ['no_faktur_beli', 'input_date', 'nama_customer', 'grand_total', 'berat'],
    search: ['no_faktur_beli', 'nama_customer', 'no_hp'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      grand_total: { of: 'grand_total' },
    },
  },
  pays: 'customer',
  book: { kind: 'BELI', undone: 'BATAL_BELI', note: 'nama_customer' },
  register: {
    amount: 'grand_total',
    typed: ['nama_customer', 'alamat_customer', 'keterangan'],
    out: true,
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
    items: { table: 'beli_manual_isi', name: 'nama_barang', weight: 'berat', kadar: 'kadar' },
    called: {
      batal: 'PEMBELIAN',
      cetak: 'PEMBELIAN',
      validasi: 'JUAL BELI MANUAL',
      riwayat: 'BELI',
    },
    opens: { XZ: hari('laporan-batal-pembelian') },
  },
  cancel: {
    letters: 'XZ',
    event: manualEvents.BATAL_MANUAL,
    menu: MENU,
    shows: ['no_faktur_beli', 'nama_customer', 'grand_total'],
    late: true,
  },
  nota: {
    noun: 'pembelian manual',
    called: 'nota pembelian manual',
    menu: MENU,
    reprint: MENU,
    rows: pembelianDocument.spec.nota.rows,
  },
});

export type DokumenBeliManual = DocumentOf<typeof beliManualDocument.spec>;
