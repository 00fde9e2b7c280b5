import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { customerDokumen, JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import {
  barangPesananList,
  contohPesananList,
} from '#areas/service/contract/pesanan/barang-pesanan.fields.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { KUNCI_HARGA } from '#areas/service/rules/pesanan/harga.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

export const MENU_PESANAN = ['transaksi-pesanan', 'lihat-pesanan', 'validasi-pesanan'];

/** A sample as the shop keeps it, and when it went home. */
const contoh = {
  urut: int('No'),
  nama_barang: text('Barang Contoh'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  foto: optional(text('Foto')),
  no_ambil: optional(kode('No Ambil')),
  tgl_ambil: optional(day('Tgl Ambil')),
  berat_kembali: optional(gram('Berat Kembali')),
  foto_kembali: optional(text('Foto Kembali')),
};
/** Gold that a payment bought (D-36.4). */
const kunci = {
  no_bayar: kode('No Bayar'),
  tgl_system: day('Tanggal'),
  urut: int('No'),
  berat: gram('Berat'),
  harga_per_gram: rupiah('Harga Per Gram'),
};

/** What a customer wants made or found: samples, DP, a lock of the price, until a sale hands it over (D-12, D-36). */
export const pesananDocument = defineDocument({
  name: 'pesanan',
  title: 'Pesanan',
  noun: 'pesanan',
  table: 'pesanan',
  key: 'no_pesanan',
  keyLabel: 'No Pesanan',
  api: 'pesanan',
  menu: MENU_PESANAN,
  letters: { PS: 'Pesanan' },
  by: 'Kasir',
  states: {
    VALID: { name: 'VALID', next: ['PROSES', 'SELESAI', 'CANC'] },
    OPEN: { name: 'BELUM VALIDASI', next: ['VALID', 'CANC'], rejected: 'TOLAK_PESANAN' },
    PROSES: { name: 'DI TUKANG', next: ['VALID', 'SELESAI', 'CANC'] },
    SELESAI: { name: 'SELESAI', next: ['VALID', 'PROSES', 'DIAMBIL', 'CANC'] },
    DIAMBIL: { name: 'DIAMBIL', next: ['SELESAI'] },
    CANC: { name: 'BATAL', next: [] },
  },
  head: {
    kode_sales: kode('Sales'),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer', { min: 0 }),
    alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
    no_hp: optional(phoneTold('No HP')),
    qty: int('Qty'),
    berat: gram('Berat'),
    tgl_janji: day('Janji Selesai'),
    kode_tukang: optional(kode('Tukang')),
    tgl_serah: optional(day('Di Tukang Sejak')),
    kunci_harga: choice('Kunci Harga', KUNCI_HARGA),
    /** What the shop keeps of the DP if it ends, as it was agreed (D-36.8). */
    batal_persen: persen('Ditahan Bila Batal'),
    ongkos: rupiah('Ongkos'),
    /** As it was ordered; what is paid at the pick-up follows the real weight and the lock. */
    total_harga: rupiah('Total Pesanan'),
    dp_rp: rupiah('DP'),
    kembali: rupiah('Kembalian'),
    berat_selesai: optional(gram('Berat Selesai')),
    tgl_selesai: optional(day('Tgl Selesai')),
    tgl_ambil: optional(day('Tgl Ambil')),
    no_faktur_jual: optional(kode('No Faktur Ambil')),
    diambil_oleh: pengambil.diambil_oleh,
    kode_marketplace: optional(kode('Marketplace')),
    no_order: optional(text('No Order')),
    keterangan: text('Keterangan', { min: 0 }),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
  },
  inside: {
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    dp_awal: rupiah('DP Awal'),
    fee_persen: optional(persen('Biaya Marketplace')),
    /** Kinder to the customer than the shop's own lock (D-36.4). */
    kunci_lebih: yesNo('Kunci Lebih'),
    tunggu: yesNo('Menunggu Validasi'),
    valid_at: optional(instant('Waktu Validasi')),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_ambil: optional(choice('Persetujuan pemilik', ['SPV'])),
    hari_batal: optional(day('Tanggal Batal')),
    refund_rp: optional(rupiah('Dikembalikan')),
    ditahan_rp: optional(rupiah('Ditahan')),
    refund_jenis: optional(choice('Jenis Bayar', ['CASH', 'TRANSFER'])),
    refund_rekening: optional(kode('Rekening')),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    batal_diambil_oleh: optional(text('Diterima Oleh')),
    batal_no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan pemilik', ['SPV'])),
    op_batal: optional(text('Op')),
    /** Of what went back in cash, as much as had come by card (D-51.6). */
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
  },
  joined: {
    nama_sales: { of: text('Sales'), by: 'kode_sales', column: 'nama', in: salesMaster },
    nama_tukang: {
      of: optional(text('Nama Tukang')),
      by: 'kode_tukang',
      column: 'nama',
      in: tukangMaster,
    },
  },
  found: {
    terlambat: yesNo('Terlambat'),
    /** What is ordered, in one cell. */
    uraian: text('Barang', { min: 0 }),
    /** Grams that payments bought (D-36.4). */
    berat_kunci: gram('Berat Terkunci'),
    /** Samples that the shop still keeps. */
    contoh_ada: int('Barang Contoh'),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'pesanan_barang',
    head: {
      deskripsi: text('Deskripsi'),
      kode_dept: kode('Jenis'),
      kode_group: optional(kode('Group')),
      kode_kadar: kode('Kode Kadar'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      harga_per_gram: rupiah('Harga Per Gram'),
      ongkos: rupiah('Ongkos'),
      harga: rupiah('Sub Total'),
      gambar: optional(text('Gambar')),
      no_po: optional(kode('No PO')),
      urut_po: optional(int('Baris PO')),
      kode_barcode: optional(kode('Barcode')),
      nama_barang: optional(text('Nama Barang')),
      berat_selesai: optional(gram('Berat Selesai')),
      foto_selesai: optional(text('Foto Selesai')),
    },
    inside: {
      op: optional(text('Op')),
      harga_komputer: optional(rupiah('Harga Komputer')),
      harga_hari: optional(rupiah('Harga Hari')),
      berlian: yesNo('Berlian'),
      dari_gudang: optional(kode('Gudang')),
      dari_baki: optional(kode('Baki')),
      /** By how much its price was raised, where prices are without tax (D-41.8). */
      ppn_persen: persen('PPN Termasuk Harga'),
    },
    search: ['deskripsi', 'kode_barcode'],
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    contoh: asField(listOf(objectOf(contoh)), 'Barang contoh'),
    kunci: asField(listOf(objectOf(kunci)), 'Gram terkunci'),
  },
  makes: {
    pesan: {
      call: 'POST pesanan',
      guards: ['evidence', 'plausible', 'fineness'],
      summary: 'Simpan pesanan',
      letters: 'PS',
      menu: ['transaksi-pesanan'],
      body: {
        kode_sales: kode('Kode Sales'),
        customer: asField(customerDokumen, 'Customer'),
        tgl_janji: day('Janji Selesai'),
        kode_tukang: optional(kode('Tukang')),
        kunci_harga: optional(choice('Kunci Harga', KUNCI_HARGA)),
        barang: barangPesananList,
        contoh: optional(contohPesananList),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(longText('Keterangan', { max: 300 })),
      },
      audit: 'SIMPAN',
      waits: { status: 'OPEN', audit: 'SIMPAN' },
    },
  },
  steps: {
    validasi: {
      call: 'POST pesanan/:no/validasi',
      guards: ['waited'],
      summary: 'Validasi pesanan',
      body: { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) },
      menu: ['validasi-pesanan'],
      from: 'OPEN',
      to: 'VALID',
      again: TIDAK_PESANAN.SUDAH_VALIDASI,
      audit: 'VALIDASI',
    },
  },
  list: {
    filters: ['status', 'kode_sales', 'kode_tukang'],
    states: ['BELUM_DIAMBIL', 'TERLAMBAT', 'ADA_CONTOH'],
    sort: ['no_pesanan', 'input_date', 'tgl_janji', 'nama_customer', 'total_harga'],
    search: ['no_pesanan', 'nama_customer', 'no_hp', 'kode_customer'],
    sums: {
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      total_harga: { of: 'total_harga' },
      dp_rp: { of: 'dp_rp' },
    },
  },
  pays: 'customer',
  book: { kind: 'PESAN', undone: 'BATAL_PESAN', note: 'nama_customer' },
  register: {
    amount: 'total_harga',
    typed: ['nama_customer', 'alamat_customer', 'keterangan', 'diambil_oleh', 'batal_diambil_oleh'],
    paid: 'dp_rp',
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    found: {
      by: ['nama_customer', 'no_hp', 'kode_customer'],
      lives: ['OPEN', 'VALID', 'PROSES', 'SELESAI'],
    },
    validated: { by: 'valid_by', at: 'valid_at' },
    items: { table: 'pesanan_barang', name: 'deskripsi', weight: 'berat', kadar: 'kadar' },
    called: { batal: 'PESANAN', cetak: 'PESANAN', validasi: 'PESANAN', riwayat: 'PESANAN' },
    opens: { BP: hari('laporan-batal-pesanan') },
  },
  cancel: {
    letters: 'BP',
    event: serviceEvents.BATAL_PESANAN,
    menu: ['lihat-pesanan', 'validasi-pesanan'],
    body: {
      /** What goes back, if not what the rule says (D-36.8). */
      refund_rp: optional(rupiah('Dikembalikan', { min: rp(0) })),
      /** From the drawer when left out, else from this account. */
      no_rekening: optional(kode('No Rekening')),
      /** Where finished pieces lie from now on. */
      kode_gudang: optional(kode('Gudang')),
      kode_baki: optional(kode('Baki')),
      ...pengambil,
    },
    shows: ['no_pesanan', 'nama_customer', 'qty', 'berat', 'total_harga', 'dp_rp', 'kode_tukang'],
    guards: ['payout', 'owner'],
    anyDay: true,
  },
  paper: {
    templat: 'PESANAN',
    noun: 'surat pesanan',
    file: 'Pesanan',
    lines: [
      'nama_customer',
      'alamat_customer',
      'no_hp',
      'tgl_janji',
      'kunci_harga',
      'total_harga',
      'keterangan',
    ],
    total: 'dp_rp',
    totalLabel: 'DP DITERIMA',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Customer'],
  },
});

export type PesananDokumen = DocumentOf<typeof pesananDocument.spec>;
