import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  ofPerson,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { over } from '#areas/dokumen/contract/document-asks.ts';
import { laporan } from '#areas/buku/contract/register.ts';
import { customerDokumen } from '#areas/customer/contract/customer.api.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { pengambilService } from '#areas/service/contract/pengambil.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { barangServiceList } from '#areas/service/contract/barang-service.fields.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

const MENU_SERVICE = ['transaksi-services', 'lihat-services', 'validasi-service'];

/** A customer's piece that is repaired: custody of the shop until it is fetched (D-15.1, D-37). */
export const serviceDocument = defineDocument({
  name: 'service',
  title: 'Service',
  noun: 'service',
  table: 'service',
  key: 'no_service',
  keyLabel: 'No Service',
  api: 'service',
  menu: MENU_SERVICE,
  letters: { SV: 'Service' },
  by: 'Kasir',
  states: {
    DITERIMA: { name: 'DITERIMA', next: ['PROSES', 'SELESAI', 'CANC'] },
    OPEN: { name: 'BELUM VALIDASI', next: ['VALID', 'CANC'], rejected: 'TOLAK_SERVICE' },
    /** Received too: where new jobs wait for their validation (D-37.1). */
    VALID: { name: 'VALID', next: ['PROSES', 'SELESAI', 'CANC'] },
    PROSES: { name: 'DI TUKANG', next: ['DITERIMA', 'VALID', 'SELESAI', 'CANC'] },
    SELESAI: { name: 'SELESAI', next: ['DITERIMA', 'VALID', 'PROSES', 'DIAMBIL', 'CANC'] },
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
    /** Since when the pieces are at the craftsman. */
    tgl_serah: optional(day('Di Tukang Sejak')),
    /** The estimate; once the job is finished what the work really costs. */
    ongkos: rupiah('Ongkos'),
    tambah_emas: gram('Tambah Emas'),
    dp_rp: rupiah('DP'),
    kembali: rupiah('Kembalian'),
    tgl_selesai: optional(day('Tgl Selesai')),
    tgl_ambil: optional(day('Tgl Ambil')),
    keterangan: text('Keterangan', { min: 0 }),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
  },
  inside: {
    ongkos_awal: rupiah('Perkiraan Ongkos'),
    dp_awal: rupiah('DP Awal'),
    tunggu: yesNo('Menunggu Validasi'),
    valid_at: optional(instant('Waktu Validasi')),
    /** Cost of the gold that went into the pieces, or was lost within the tolerance (D-37.4). */
    modal_emas: rupiah('Modal Emas'),
    hari_batal: optional(day('Tanggal Batal')),
    refund_jenis: optional(choice('Jenis Bayar', ['CASH', 'TRANSFER'])),
    refund_rekening: optional(kode('Rekening')),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    /** How much of what went back in cash came by card (D-51.6). */
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
    batal_diambil_oleh: optional(text('Diambil Oleh')),
    batal_no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan pemilik', ['SPV'])),
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
    lama_hari: int(sense('Hari', 'lamanya')),
    /** What the pieces are, in one cell. */
    uraian: text('Barang', { min: 0 }),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'service_barang',
    head: {
      nama_barang: text('Nama Barang'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      kode_deskripsi: optional(kode('Kode Deskripsi')),
      deskripsi: text(sense('Pekerjaan', 'service')),
      ongkos: rupiah('Ongkos'),
      foto: optional(text('Foto')),
      berat_selesai: optional(gram('Berat Selesai')),
      tambah_emas: gram('Tambah Emas'),
      kikir: gram('Kikir'),
      foto_selesai: optional(text('Foto Selesai')),
    },
    inside: {
      murni: gram('Murni'),
      murni_selesai: optional(gram('Murni Selesai')),
      ongkos_awal: rupiah('Perkiraan Ongkos'),
      /** What the shop's list asks for this work, at that moment. */
      ongkos_daftar: optional(rupiah('Ongkos Daftar')),
    },
    search: ['nama_barang', 'deskripsi'],
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: {
    /** The list is a price of the shop: staff ask more, not less (D-3.5, D-51.8). */
    daftar: {
      event: penjualanEvents.HARGA_DI_BAWAH,
      each: 'line',
      when: over('ongkos_daftar', 'ongkos_awal'),
      message: 'Ongkos {deskripsi} di bawah daftar',
      shows: [
        'nama_barang',
        { label: 'Harga komputer', of: 'ongkos_daftar' },
        { label: 'Harga diminta', of: 'ongkos_awal' },
      ],
    },
  },
  makes: {
    terima: {
      call: 'POST service',
      guards: ['evidence', 'plausible'],
      summary: 'Terima barang service',
      letters: 'SV',
      menu: ['transaksi-services'],
      body: {
        kode_sales: kode('Kode Sales'),
        customer: asField(customerDokumen, 'Customer'),
        tgl_janji: day('Janji Selesai'),
        kode_tukang: optional(kode('Tukang')),
        barang: barangServiceList,
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(text('Keterangan', { max: 300 })),
      },
      audit: 'SIMPAN',
      waits: { status: 'OPEN', audit: 'SIMPAN' },
    },
  },
  steps: {
    validasi: {
      call: 'POST service/:no/validasi',
      summary: 'Validasi service',
      body: { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) },
      menu: ['validasi-service'],
      from: 'OPEN',
      to: 'VALID',
      again: TIDAK_SERVICE.SUDAH_VALIDASI,
      audit: 'VALIDASI',
    },
  },
  list: {
    filters: ['status', 'kode_sales', 'kode_tukang'],
    states: ['BELUM_DIAMBIL', 'TERLAMBAT'],
    sort: ['no_service', 'input_date', 'tgl_janji', 'nama_customer', 'ongkos'],
    search: ['no_service', 'nama_customer', 'no_hp', 'kode_customer'],
    sums: {
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      ongkos: { of: 'ongkos' },
      dp_rp: { of: 'dp_rp' },
    },
  },
  pays: 'customer',
  book: { kind: 'SERVICE', undone: 'BATAL_SERVICE', note: 'nama_customer' },
  register: {
    /** What was agreed when the pieces came: it stays what it was (I-29). */
    amount: 'ongkos_awal',
    typed: ['nama_customer', 'keterangan'],
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
      lives: ['OPEN', 'VALID', 'DITERIMA', 'PROSES', 'SELESAI'],
    },
    validated: { by: 'valid_by', at: 'valid_at' },
    items: { table: 'service_barang', name: 'nama_barang', weight: 'berat', kadar: 'kadar' },
    called: { batal: 'SERVICE', cetak: 'SERVICE', validasi: 'SERVICE', riwayat: 'SERVICE' },
    opens: { BV: laporan('laporan-service') },
  },
  cancel: {
    letters: 'BV',
    event: serviceEvents.BATAL_SERVICE,
    menu: ['lihat-services', 'validasi-service'],
    body: {
      /** From the drawer when left out, else from this account. */
      no_rekening: optional(kode('No Rekening')),
      ...pengambilService,
    },
    shows: [
      'no_service',
      'nama_customer',
      'qty',
      'berat',
      'dp_rp',
      'ongkos',
      'tgl_selesai',
      'tambah_emas',
      'kode_tukang',
      'input_by',
    ],
    guards: ['payout', 'owner'],
    anyDay: true,
  },
  paper: {
    templat: 'SERVICE',
    noun: 'tanda terima service',
    file: 'Service',
    lines: ['nama_customer', 'alamat_customer', 'no_hp', 'tgl_janji', 'ongkos', 'keterangan'],
    total: 'dp_rp',
    totalLabel: 'DP DITERIMA',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Customer'],
  },
});
