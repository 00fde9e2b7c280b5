import {
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  status,
  text,
  day,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

export const MENU_KIRIM_BARANG = 'kirim-barang';
export const MENU_ONLINE = 'kirim-barang-online-store';
export const MENU_KIRIM_SEMUA = [MENU_KIRIM_BARANG, MENU_ONLINE] as const;
export const bolehKirim = modul(tokoModul.KIRIM_BARANG_MODULE);
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
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      size: optional(text('Size')),
      kode_dept: text('Jenis'),
      kode_group: text('Group'),
      kode_kadar: text('Kode Kadar'),
      persen: kadarPersen('Kadar'),
      berat: gram('Berat'),
      berat_asli: gram('Emas'),
      murni: gram('Murni'),
      harga_jual: optional(rupiah('Harga Jual')),
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
    inside: { harga_modal: optional(rupiah('Modal')) },
    found: {
      hasil: status('Hasil', HASIL_KIRIMAN),
      no_terima: optional(kode('No Terima')),
      /** What the other shop took it in with; told to the sender, whose piece it was. */
      berat_terima: optional(gram('Berat Terima')),
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
  },
  list: {
    filters: ['status'],
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
