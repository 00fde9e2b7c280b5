import {
  choice,
  gram,
  int,
  kode,
  listOf,
  optional,
  ref,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';

const PINDAH = 'pindah-barang';
const SATU_BAKI = 'pindah-barang-satu-baki';
/** The place to look at them, and to take one back. */
export const LIHAT = 'lihat-pindah-barang';
export const PINDAH_PALING_BANYAK = 500;

/** Where pieces go, and what somebody wants to say of it. */
export const tujuanFields = {
  kode_gudang: ref('Gudang Tujuan', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki Tujuan', bakiMaster, 'nama')),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** The tray that is emptied; `qty` is what the mover saw in it. */
export const asalFields = {
  dari_gudang: ref('Gudang Asal', gudangMaster, 'nama'),
  dari_baki: ref('Baki Asal', bakiMaster, 'nama'),
};

const codes = listOf(kode('Barcode', 20).schema, {
  min: 1,
  max: PINDAH_PALING_BANYAK,
  minMessage: 'Barang Tidak Boleh Kosong',
});

/** Pieces to another tray or warehouse, each with where it came from (D-21.1). Its paper is a report. */
export const pindahDocument = defineDocument({
  name: 'pindah',
  title: 'Pindah Barang',
  missing: 'No Pindah',
  noun: 'pindah barang',
  table: 'pindah',
  key: 'no_pindah',
  keyLabel: 'No Pindah',
  api: 'pindah-barang',
  menu: [PINDAH, SATU_BAKI, LIHAT],
  letters: { PD: 'Pindah Barang' },
  by: 'User',
  head: {
    kode_gudang: text('Gudang Tujuan'),
    kode_baki: optional(text('Baki Tujuan')),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat'),
    cara: choice('Cara', { PINDAI: 'Pindai', SATU_BAKI: 'Satu baki' }),
    keterangan: text('Keterangan'),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'pindah_isi',
    head: {
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      size: optional(text('Size')),
      kode_kadar: text('Kode Kadar'),
      persen: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
      harga_jual: optional(rupiah('Harga Jual')),
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
  },
  makes: {
    pindai: {
      call: 'POST pindah-barang',
      summary: 'Pindah barang',
      letters: 'PD',
      body: { ...tujuanFields, barang: asField(codes, 'Barang') },
      menu: [PINDAH],
      approvable: 'lateDay',
      audit: 'PINDAH',
    },
    satuBaki: {
      call: 'POST pindah-barang/satu-baki',
      summary: 'Pindah barang satu baki',
      letters: 'PD',
      body: { ...asalFields, ...tujuanFields, qty: int('Qty', { min: 0 }) },
      menu: [SATU_BAKI],
      approvable: 'lateDay',
      audit: 'PINDAH',
    },
  },
  list: {
    menu: [LIHAT],
    sort: ['no_pindah', 'input_date', 'total_berat'],
    search: ['no_pindah', 'kode_gudang', 'kode_baki', 'keterangan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'PINDAH', undone: 'BATAL_PINDAH', note: 'keterangan' },
  register: {
    amount: null,
    weight: 'total_berat',
    found: { by: ['kode_gudang', 'kode_baki', 'keterangan'] },
    called: { cetak: 'PINDAH BARANG' },
  },
  cancel: {
    letters: 'BD',
    event: stockEvents.BATAL_PINDAH,
    menu: [LIHAT],
    shows: ['no_pindah', 'total_qty', 'total_berat', 'kode_gudang', 'input_by'],
  },
});
