import {
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';

export const RETUR = 'retur-supplier';
export const RETUR_PALING_BANYAK = 200;

export const returFields = { alasan: text('Alasan', { min: 3, max: 300 }) };

const scanned = {
  kode_barcode: kode('Barcode'),
  berat: gram('Berat Timbang', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
};

/** Pieces of a delivery that have no label, weighed together. */
export const lotReturFields = {
  no_terima: kode('No Terima', 14),
  urut: int('Baris', { min: 1, max: 100 }),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 10_000 }),
  berat: gram('Berat Timbang', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
};

/**
 * Goods that go back to the supplier who delivered them, on any day: pieces of the stock, each weighed once more, and
 * pieces of a lot that have no label, weighed together.
 */
export const returSupplierDocument = defineDocument({
  name: 'retur_supplier',
  title: 'Retur Supplier',
  noun: 'retur supplier',
  table: 'retur_supplier',
  key: 'no_retur',
  keyLabel: 'No Retur',
  api: 'retur-supplier',
  menu: [RETUR],
  letters: { RS: 'Retur Supplier' },
  by: 'User',
  head: {
    kode_supplier: text('Supplier'),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat'),
    total_murni: gram('Total Murni'),
    alasan: text('Alasan'),
  },
  inside: {
    total_modal: rupiah('Modal'),
    total_nilai: rupiah('Nilai'),
    hari_batal: optional(day('Tanggal')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'retur_supplier_isi',
    head: {
      /** Null of pieces of a lot: `urut_lot` is its row in the delivery. */
      kode_barcode: optional(kode('Barcode')),
      urut_lot: optional(int('Baris Penerimaan')),
      nama_barang: text('Nama Barang'),
      qty: int('Qty'),
      kode_kadar: text('Kode Kadar'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
      berat_timbang: gram('Berat Timbang'),
      berat_asal: gram('Berat Diterima'),
      no_asal: kode('No Terima'),
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
    inside: {
      kode_dept: text('Jenis'),
      kode_group: text('Group'),
      /** The fineness of the metal itself, as the book counts it. */
      persen: kadarPersen('Persen'),
      /** What it was delivered for. */
      modal: rupiah('Modal'),
      /** What the shop counted it with. */
      harga_modal: optional(rupiah('Modal')),
    },
    search: ['kode_barcode', 'nama_barang'],
  },
  asks: { retur: { event: terimaEvents.RETUR_SUPPLIER, when: 'always' } },
  makes: {
    retur: {
      call: 'POST retur-supplier',
      guards: ['weight'],
      summary: 'Retur barang ke supplier',
      letters: 'RS',
      body: {
        ...returFields,
        barang: asField(listOf(objectOf(scanned), { max: RETUR_PALING_BANYAK }), 'Barang'),
        lot: optional(
          asField(listOf(objectOf(lotReturFields), { max: 100 }), 'Barang belum dilabel'),
        ),
      },
      audit: 'RETUR_SUPPLIER',
    },
  },
  list: {
    filters: ['status', 'kode_supplier'],
    sort: ['no_retur', 'input_date', 'total_berat'],
    search: ['no_retur', 'kode_supplier', 'alasan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'RETUR_SUPPLIER', undone: 'BATAL_RETUR_SUPPLIER', note: 'alasan' },
  register: {
    amount: 'total_modal',
    unpaid: true,
    weight: 'total_berat',
    customer: { name: 'kode_supplier' },
  },
  cancel: {
    letters: 'XN',
    event: terimaEvents.BATAL_RETUR_SUPPLIER,
    shows: ['no_retur', 'kode_supplier', 'total_qty', 'total_berat', 'tgl_system', 'input_by'],
    anyDay: true,
  },
  paper: {
    noun: 'surat retur supplier',
    file: 'Retur Supplier',
    lines: ['kode_supplier', 'total_qty', 'alasan'],
    total: 'total_berat',
    totalLabel: 'BERAT RETUR',
    copies: ['LEMBAR SUPPLIER', 'LEMBAR TOKO'],
    sign: ['User', 'Supplier'],
  },
});
