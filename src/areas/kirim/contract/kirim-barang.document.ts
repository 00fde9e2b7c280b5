import {
  choice,
  gram,
  int,
  kode,
  list,
  optional,
  ref,
  rupiah,
  status,
  text,
  day,
  yesNo,
} from '#kit/contract/field.ts';
import { carat } from '#kit/contract/field-more.ts';
import type { Gate } from '#kit/rules/gate.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import { dikirim, dikirimBerlian, dikirimEmas } from '#areas/kirim/contract/kirim.fields.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

export const MENU_KIRIM_BARANG = 'kirim-barang';
export const MENU_ONLINE = 'kirim-barang-online-store';
export const MENU_KIRIM_SEPUHAN = 'kirim-sepuhan';
/** Loose stones are shipped from the book of stones (D-45.8). */
export const MENU_KIRIM_BERLIAN = 'buku-berlian';
export const MENU_KIRIM_SEMUA = [
  MENU_KIRIM_BARANG,
  MENU_ONLINE,
  MENU_KIRIM_SEPUHAN,
  MENU_KIRIM_BERLIAN,
] as const;
export const bolehKirim = modul(tokoModul.KIRIM_BARANG_MODULE);
/** A branch whose gold head office refines sends it there, and refines nothing itself (D-44.9). */
export const bolehKirimSepuhan: Gate = {
  all: [bolehKirim, modul(stockModul.SEPUHAN_MODULE), modul(stockModul.SEPUHAN_TERPUSAT_MODULE)],
};
/** Loose stones go between shops that keep stones as stock (D-45.8). */
export const bolehKirimBerlian: Gate = { all: [bolehKirim, modul(barangModul.BERLIAN_MODULE)] };
const besar = { max: Number.MAX_SAFE_INTEGER };

/** States of a shipment (D-42.2). */
export const STATUS_KIRIMAN = {
  OPEN: 'BELUM DITERIMA',
  DONE: 'DITERIMA',
  SELISIH: 'SELISIH',
  CANC: 'BATAL',
} as const;

/** Where a piece of a shipment is. */
export const HASIL_KIRIMAN = {
  JALAN: 'DI JALAN',
  TERIMA: 'DITERIMA',
  KURANG: 'KURANG',
  KEMBALI: 'KEMBALI',
  HILANG: 'HILANG',
} as const;

/** What a shipment holds: pieces for a shelf, gold to be refined (D-44.9), or loose stones (D-45.8). */
export const ISI_KIRIMAN = { BARANG: 'Barang', EMAS: 'Emas sepuhan', BERLIAN: 'Berlian' } as const;
/** What a line of one is: a piece, a bought piece without a barcode, a whole lot of loose gold, or a loose stone. */
export const ISI_BARIS = {
  BARANG: 'Barang',
  BELI: 'Barang pembelian',
  LOT: 'Lot',
  BATU: 'Berlian',
} as const;

/** Pieces that leave for another shop of the chain: on their way until it has scanned them (D-42.1). */
export const kirimBarangDocument = defineDocument({
  name: 'kirim_barang',
  title: 'Kirim Barang',
  missing: 'No Kirim',
  noun: 'kirim barang',
  table: 'kirim_barang',
  key: 'no_kirim',
  keyLabel: 'No Kirim',
  api: 'kirim-barang',
  menu: MENU_KIRIM_SEMUA,
  gate: bolehKirim,
  letters: { KB: 'Kirim Barang' },
  by: 'Pengirim',
  states: {
    OPEN: { name: STATUS_KIRIMAN.OPEN, next: ['DONE', 'SELISIH', 'CANC'] },
    DONE: { name: STATUS_KIRIMAN.DONE, next: [] },
    SELISIH: { name: STATUS_KIRIMAN.SELISIH, next: [] },
    CANC: { name: STATUS_KIRIMAN.CANC, next: [] },
  },
  head: {
    tujuan: kode('Tujuan', 3),
    nama_tujuan: text('Toko Tujuan', { max: 60 }),
    isi: choice('Isi', ISI_KIRIMAN),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat', besar),
    total_murni: gram('Total Murni', besar),
    /** Of stones, which have no gold. */
    total_carat: carat('Total Carat', besar),
    total_butir: int('Total Butir'),
    pembawa: optional(text('Pembawa')),
    no_segel: optional(text('No Segel')),
    berat_bungkus: optional(gram('Berat Bungkus', besar)),
    no_kirim_asal: optional(kode('No Kirim Asal')),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    membukukan: yesNo('Membukukan'),
    hari_batal: optional(day('Tanggal')),
    op_batal: optional(text('Pembatalan')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'kirim_barang_isi',
    head: {
      isi: choice('Isi', ISI_BARIS),
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      size: optional(text('Size')),
      kode_dept: text('Jenis'),
      kode_group: text('Group'),
      kode_kadar: text('Kode Kadar'),
      persen: kadarPersen('Kadar', { min: 0 }),
      qty: int('Qty'),
      berat: gram('Berat'),
      berat_asli: gram('Emas'),
      murni: gram('Murni'),
      carat: optional(carat('Carat', besar)),
      butir: optional(int('Butir')),
      harga_jual: optional(rupiah('Harga Jual')),
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
    inside: {
      harga_modal: optional(rupiah('Modal')),
      /** Of gold: the bought piece, or the lot, and what it remembers (D-44.9). */
      no_dokumen: optional(kode('No Dokumen')),
      urut_dokumen: optional(int('Baris Dokumen')),
      no_lot: optional(text('No Lot')),
      modal_tahu: yesNo('Modal Diketahui'),
      susut_murni: gram('Susut Murni'),
      foto: list('Foto'),
      /** Of a stone: the parcel that it was a part of, whether it is unlike that, and its certificate (D-45.8). */
      dari_berlian: optional(kode('Dari Parcel')),
      bagian_lain: yesNo('Bagian Tidak Serupa'),
      lembaga: optional(text('Lembaga')),
      no_sertifikat: optional(text('No Sertifikat')),
    },
    found: {
      hasil: status('Hasil', HASIL_KIRIMAN),
      no_terima: optional(kode('No Terima')),
      /** What the other shop took it in with; told to the sender, whose piece it was. */
      berat_terima: optional(gram('Berat Terima')),
      /** What head office tested gold as. */
      kadar_terima: optional(kadarPersen('Kadar Uji')),
      carat_terima: optional(carat('Carat Terima', besar)),
      butir_terima: optional(int('Butir Terima')),
    },
  },
  asks: {
    /** A part of a parcel whose stones are unlike those of the rest (decision 1041). */
    bagian: {
      event: stockEvents.UBAH_BARANG,
      each: 'line',
      when: { is: ['bagian_lain', true] },
    },
  },
  makes: {
    kirim: {
      call: 'POST kirim-barang',
      summary: 'Kirim barang ke toko lain',
      letters: 'KB',
      body: dikirim,
      menu: [MENU_KIRIM_BARANG],
      approvable: 'lateDay',
      audit: 'KIRIM_BARANG',
    },
    online: {
      call: 'POST kirim-barang/online-store',
      summary: 'Kirim barang ke toko online',
      letters: 'KB',
      body: dikirim,
      menu: [MENU_ONLINE],
      gate: modul(tokoModul.KIRIM_BARANG_ONLINE_STORE_MODULE),
      approvable: 'lateDay',
      audit: 'KIRIM_BARANG',
    },
    sepuhan: {
      call: 'POST kirim-barang/sepuhan',
      summary: 'Kirim emas sepuhan ke pusat',
      letters: 'KB',
      body: dikirimEmas,
      menu: [MENU_KIRIM_SEPUHAN],
      gate: bolehKirimSepuhan,
      approvable: 'lateDay',
      audit: 'KIRIM_SEPUHAN',
    },
    berlian: {
      call: 'POST kirim-barang/berlian',
      summary: 'Kirim berlian lepas ke toko lain',
      letters: 'KB',
      body: dikirimBerlian,
      menu: [MENU_KIRIM_BERLIAN],
      gate: bolehKirimBerlian,
      audit: 'KIRIM_BERLIAN',
    },
  },
  list: {
    filters: ['status', 'isi'],
    sort: ['no_kirim', 'input_date', 'total_berat'],
    search: ['no_kirim', 'nama_tujuan', 'tujuan', 'pembawa', 'no_segel', 'keterangan', 'input_by'],
    sums: {
      total_qty: { of: 'total_qty' },
      total_berat: { of: 'total_berat' },
      di_jalan: { of: 'total_berat', when: { status: 'OPEN' } },
    },
  },
  book: { kind: 'KIRIM', undone: 'BATAL_KIRIM', note: 'keterangan', posts: 'membukukan' },
  register: {
    amount: null,
    weight: 'total_berat',
    typed: ['pembawa', 'no_segel', 'keterangan'],
    found: { by: ['nama_tujuan', 'pembawa', 'keterangan'], lives: ['OPEN'] },
    called: { batal: 'KIRIM BARANG', cetak: 'KIRIM BARANG' },
    opens: { KB: daftar(MENU_KIRIM_BARANG) },
  },
  cancel: {
    letters: 'XQ',
    event: kirimEvents.BATAL_KIRIM_BARANG,
    /** Where the pieces go whose own tray is gone or full. */
    body: {
      kode_gudang: optional(ref('Gudang', gudangMaster, 'nama')),
      kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
    },
    shows: ['no_kirim', 'nama_tujuan', 'total_qty', 'total_berat', 'tgl_system', 'input_by'],
    anyDay: true,
  },
});
