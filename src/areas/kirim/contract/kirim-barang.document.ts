import {
  choice,
  gram,
  int,
  kode,
  list,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  status,
  text,
  day,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import type { Gate } from '#kit/rules/gate.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

export const MENU_KIRIM_BARANG = 'kirim-barang';
export const MENU_ONLINE = 'kirim-barang-online-store';
export const MENU_KIRIM_SEPUHAN = 'kirim-sepuhan';
export const MENU_KIRIM_SEMUA = [MENU_KIRIM_BARANG, MENU_ONLINE, MENU_KIRIM_SEPUHAN] as const;
export const bolehKirim = modul(tokoModul.KIRIM_BARANG_MODULE);
/** A branch whose gold head office refines sends it there, and refines nothing itself (D-44.9). */
export const bolehKirimSepuhan: Gate = {
  all: [bolehKirim, modul(stockModul.SEPUHAN_MODULE), modul(stockModul.SEPUHAN_TERPUSAT_MODULE)],
};
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

/** What a shipment holds: pieces for a shelf, or gold to be refined (D-44.9). */
export const ISI_KIRIMAN = { BARANG: 'Barang', EMAS: 'Emas sepuhan' } as const;
/** What a line of one is: a piece, a bought piece without a barcode, or a whole lot of loose gold. */
export const ISI_BARIS = { BARANG: 'Barang', BELI: 'Barang pembelian', LOT: 'Lot' } as const;

/** What goes with the pieces, beside where to. */
export const kirimFields = {
  pembawa: optional(text('Pembawa', { max: 60 })),
  no_segel: optional(text('No Segel', { max: 40 })),
  berat_bungkus: optional(gram('Berat Bungkus', { min: mg(1) })),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

const dikirim = {
  tujuan: kode('Tujuan', 3),
  barang: asField(
    listOf(objectOf({ kode_barcode: kode('Barcode', 20) }), {
      min: 1,
      max: KIRIM_PALING_BANYAK,
      minMessage: 'Barang Tidak Boleh Kosong',
    }),
    'Barang',
  ),
  ...kirimFields,
  /** The shipment that brought them there already: pieces that were not on its list (D-42.7). */
  no_kirim_asal: optional(kode('No Kirim Asal', 14)),
};

/** Gold of the BELI warehouse and whole lots: a bought piece by its document and place, a lot by its number. */
const dikirimEmas = {
  tujuan: kode('Tujuan', 3),
  emas: asField(
    listOf(
      objectOf({ no_dokumen: kode('No Dokumen', 40), urut: optional(int('No', { min: 1 })) }),
      { min: 1, max: KIRIM_PALING_BANYAK, minMessage: 'Barang Tidak Boleh Kosong' },
    ),
    'Emas',
  ),
  ...kirimFields,
};

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
    pembawa: optional(text('Pembawa')),
    no_segel: optional(text('No Segel')),
    berat_bungkus: optional(gram('Berat Bungkus', besar)),
    no_kirim_asal: optional(kode('No Kirim Asal')),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: { hari_batal: optional(day('Tanggal')) },
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
      persen: kadarPersen('Kadar'),
      qty: int('Qty'),
      berat: gram('Berat'),
      berat_asli: gram('Emas'),
      murni: gram('Murni'),
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
    },
    found: {
      hasil: status('Hasil', HASIL_KIRIMAN),
      no_terima: optional(kode('No Terima')),
      /** What the other shop took it in with; told to the sender, whose piece it was. */
      berat_terima: optional(gram('Berat Terima')),
      /** What head office tested gold as. */
      kadar_terima: optional(kadarPersen('Kadar Uji')),
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
  book: { kind: 'KIRIM', undone: 'BATAL_KIRIM', note: 'keterangan' },
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
