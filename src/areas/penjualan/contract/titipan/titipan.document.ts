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
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { pembatalan } from '#areas/dokumen/contract/dokumen.ts';
import { customerDokumen, JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { customerJadi } from '#areas/penjualan/contract/penjualan.fields.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

export const MENU_TITIPAN = ['transaksi-penjualan', 'lihat-titipan', 'validasi-titipan'];
const none = { min: rp(0) };
const MONEY = { pembayaran: asField(pembayaranDiminta, 'Pembayaran') };

/** A piece to be put aside: at its stock weight, at the price that is agreed now (D-11.1). */
const asked = listOf(
  objectOf({
    kode_barcode: kode('Barcode'),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    ongkos: optional(rupiah('Ongkos', none)),
    diskon: optional(rupiah('Diskon', none)),
  }),
  { min: 1, max: 200, minMessage: 'Barang Tidak Boleh Kosong' },
);

/** What a further deposit keeps (`setoranDocument`). */
export const setoranHead = {
  jumlah: rupiah('Jumlah'),
  kembali: rupiah('Kembalian'),
  dp_sesudah: rupiah('Uang Titip Sesudah'),
  cetak_ke: int('Cetak Ke'),
};
/** A further deposit as the document of its deposit shows it. */
const setoran = {
  no_bayar: kode('No Setoran'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  ...setoranHead,
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('Kasir', { max: 40 }),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  batal: optional(asField(objectOf(pembatalan), sense('Batal', 'sudah'))),
};

const ended = {
  ...pembatalan,
  refund_rp: rupiah('Dikembalikan'),
  ditahan_rp: rupiah('Ditahan'),
  pembulatan_tunai: rupiah('Pembulatan Tunai'),
  refund_rekening: optional(kode('Rekening')),
};

/** Goods put aside for a part of their price, which holds for some days (D-11). Its papers are drawn by hand. */
export const titipanDocument = defineDocument({
  name: 'titipan',
  title: 'Titipan',
  noun: 'titipan',
  table: 'titipan',
  key: 'no_titip',
  keyLabel: 'No Titip',
  api: 'titip',
  menu: MENU_TITIPAN,
  letters: { TT: 'Titipan' },
  by: 'Kasir',
  states: {
    OPEN: {
      name: 'BELUM VALIDASI',
      next: ['AKTIF', 'CANC'],
      says: TIDAK_TITIP.TITIPAN_BELUM_VALID,
      rejected: 'TOLAK',
    },
    AKTIF: { name: 'AKTIF', next: ['DIAMBIL', 'CANC'] },
    DIAMBIL: { name: 'DIAMBIL', next: ['AKTIF'], says: TIDAK_TITIP.TITIPAN_DIAMBIL },
    CANC: { name: 'BATAL', next: [], says: TIDAK_TITIP.TITIPAN_BATAL },
  },
  head: {
    kode_sales: kode('Sales'),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer', { min: 0 }),
    qty: int('Qty'),
    berat: gram('Berat'),
    sub_total: rupiah('Sub Total'),
    diskon_rp: rupiah('Diskon'),
    harga_total: rupiah('Harga Total'),
    dp_rp: rupiah('Uang Titip'),
    berlaku_sampai: day('Harga Berlaku Sampai'),
    /** As the shop had it when the deposit was taken: its slip, its copies and its end go by it. */
    batal_persen: persen('Ditahan Saat Batal'),
    no_faktur_jual: optional(kode('No Faktur Ambil')),
    tgl_ambil: optional(day('Tgl Ambil')),
    diambil_oleh: pengambil.diambil_oleh,
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    cetak_ke: int('Cetak Ke'),
  },
  inside: {
    alamat_customer: ofPerson('ADDRESS', text('Alamat')),
    no_hp: optional(phoneTold('No HP')),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan pemilik', ['SPV'])),
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    keterangan: text('Keterangan'),
    valid_at: optional(instant('Waktu Validasi')),
    dp_awal: rupiah('DP Awal'),
    kembali: rupiah('Kembalian'),
    hari_batal: optional(day('Tanggal')),
    refund_rp: optional(rupiah('Dikembalikan')),
    ditahan_rp: optional(rupiah('Ditahan')),
    refund_jenis: optional(choice('Jenis Bayar', ['CASH', 'TRANSFER'])),
    refund_rekening: optional(kode('Rekening')),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    /** How much of what went back in cash came by card (D-51.6). */
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
  },
  found: {
    sisa_rp: rupiah('Sisa'),
    lewat: yesNo('Lewat Waktu'),
    sisa_ambil: rupiah('Sisa Bila Diambil Hari Ini'),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'titipan_barang',
    head: {
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
    },
    inside: {
      kode_kategori: text('Kategori'),
      persen: kadarPersen('Persen'),
      berat_asli: gram('Berat Asli'),
      harga_id: optional(int('Harga')),
      harga_modal: optional(rupiah('Modal')),
      kode_gudang: text('Gudang'),
      kode_baki: optional(text('Baki')),
      /** What it should have cost: who had to agree is worked out again from it (I-21). */
      harga_komputer: optional(rupiah('Harga')),
      harga_hari: optional(rupiah('Harga')),
      berlian: yesNo('Berlian'),
      // Rows of older rules have none.
      op: optional(text('No')),
    },
    search: ['kode_barcode', 'nama_barang'],
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    setoran: asField(listOf(objectOf(setoran)), 'Setoran'),
    /** What the counter takes if it is fetched today: after its days the higher price (D-51.9). */
    sisa_ambil: rupiah('Sisa Bila Diambil Hari Ini'),
  },
  tells: {
    sisa_rp: rupiah('Sisa'),
    lewat: yesNo('Lewat Waktu'),
    customer: asField(customerJadi, 'Customer'),
    keterangan: text('Keterangan', { min: 0, max: 500 }),
    valid_at: optional(instant('Waktu Validasi')),
    dp_awal: rupiah('DP Awal'),
    kembali: rupiah('Kembalian'),
    /** What a cancellation of now pays back by the shop's rule; null where nothing can be cancelled. */
    refund_aturan: optional(rupiah('Pengembalian Menurut Ketentuan')),
    batal: optional(asField(objectOf(ended), sense('Batal', 'sudah'))),
  },
  makes: {
    titip: {
      call: 'POST titip',
      guards: ['fineness'],
      summary: 'Simpan titipan',
      letters: 'TT',
      body: {
        kode_sales: kode('Kode Sales'),
        customer: asField(customerDokumen, 'Customer'),
        barang: asField(asked, 'Barang'),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(longText('Keterangan', { max: 500 })),
      },
      menu: ['transaksi-penjualan'],
      gate: BERBARCODE,
      audit: 'TITIP',
      waits: {
        status: 'OPEN',
        audit: 'SIMPAN',
        booked: { status: 'AKTIF', audit: 'TITIP', stamps: ['valid_at'] },
      },
    },
  },
  steps: {
    validasi: {
      call: 'POST titip/:no/validasi',
      guards: ['waited'],
      summary: 'Validasi titipan',
      body: MONEY,
      menu: ['validasi-titipan'],
      from: 'OPEN',
      to: 'AKTIF',
      again: TIDAK_TITIP.TITIPAN_SUDAH_VALID,
      audit: 'VALIDASI',
    },
  },
  list: {
    filters: ['status', 'kode_sales'],
    states: ['LEWAT'],
    sort: ['no_titip', 'input_date', 'nama_customer', 'harga_total', 'berlaku_sampai'],
    search: ['no_titip', 'nama_customer', 'no_hp', 'kode_customer'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      harga_total: { of: 'harga_total' },
      dp_rp: { of: 'dp_rp' },
      sisa_rp: { of: 'harga_total', less: 'dp_rp' },
    },
  },
  pays: 'customer',
  book: { kind: 'TITIP', undone: 'BATAL_TITIP', note: 'nama_customer' },
  register: {
    amount: 'harga_total',
    typed: ['nama_customer', 'alamat_customer', 'keterangan'],
    paid: 'dp_rp',
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    found: { by: ['nama_customer', 'no_hp', 'kode_customer'], lives: ['OPEN', 'AKTIF'] },
    validated: { by: 'valid_by', at: 'valid_at' },
    items: { table: 'titipan_barang', name: 'nama_barang', weight: 'berat', kadar: 'kadar' },
    called: { batal: 'TITIPAN', cetak: 'TITIPAN', validasi: 'TITIPAN', riwayat: 'TITIP' },
    opens: { BT: hari('laporan-batal-titip') },
  },
  cancel: {
    letters: 'BT',
    event: penjualanEvents.BATAL_TITIPAN,
    menu: ['lihat-titipan', 'validasi-titipan'],
    body: {
      /** Left out: what the rule gives back; more needs the owner. */
      refund_rp: optional(rupiah('Dikembalikan', none)),
      /** From the drawer when left out, else from this account. */
      no_rekening: optional(kode('No Rekening')),
      ...pengambil,
    },
    shows: ['no_titip', 'nama_customer'],
    guards: ['payout', 'owner'],
    anyDay: true,
  },
});

export type TitipanDokumen = DocumentOf<typeof titipanDocument.spec>;
