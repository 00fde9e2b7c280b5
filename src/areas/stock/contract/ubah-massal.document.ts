import { gram, int, optional, text, yesNo } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import {
  alasanUbah,
  barangDiubah,
  kadarBaruFields,
  PENGUBAH,
  PENGUBAH_KADAR,
  profitFields,
  ubahIsi,
} from '#areas/stock/contract/ubah-massal.api.ts';

/** Two kinds keep one table and one row of numbers: each is found on its own screen alone. */
const UBAH = {
  name: 'update',
  title: 'Update Barang',
  missing: 'No Update',
  table: 'ubah_massal',
  key: 'no_ubah',
  keyLabel: 'No Update',
  letters: { UM: 'Update Barang' },
  by: 'User',
  head: {
    perubahan: text('Perubahan'),
    alasan: text('Alasan'),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat'),
  },
  inside: {
    jenis: text('Jenis'),
    /** Labour charges alone move nothing in the book. */
    membukukan: yesNo('Membukukan'),
    op_batal: optional(text('Pembatalan')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'ubah_massal_isi',
    head: ubahIsi,
    /** The figure of the piece (D-1.2). */
    inside: { angka_dari: kadarPersen('Kadar'), angka_ke: kadarPersen('Kadar Baru') },
  },
  asks: { ubah: { event: stockEvents.UBAH_MASSAL, when: 'always' } },
  list: {
    sort: ['no_ubah', 'input_date', 'total_berat'],
    search: ['no_ubah', 'perubahan', 'alasan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'UBAH', undone: 'BATAL_UBAH', note: 'alasan', posts: 'membukukan' },
  register: { amount: null, weight: 'total_berat' },
  cancel: {
    letters: 'BU',
    event: stockEvents.BATAL_UBAH_MASSAL,
    shows: ['no_ubah', 'perubahan', 'total_qty', 'total_berat', 'input_by'],
  },
} as const;

/** Cost and labour charge of many pieces (D-21.1). Its paper is a report. */
export const updateProfitDocument = defineDocument({
  ...UBAH,
  noun: 'update profit barang',
  api: 'update-profit-barang',
  menu: ['update-profit-barang'],
  gate: PENGUBAH,
  makes: {
    simpan: {
      guards: ['fineness'],
      call: 'POST update-profit-barang',
      summary: 'update profit barang',
      letters: 'UM',
      body: { barang: barangDiubah, ...profitFields, ...alasanUbah },
      audit: 'UBAH_MASSAL',
    },
  },
});

/** Another kadar for many pieces; what their fine gold differs goes through the book. */
export const updateKadarDocument = defineDocument({
  ...UBAH,
  noun: 'update kadar',
  api: 'update-kadar',
  menu: ['update-kadar'],
  gate: PENGUBAH_KADAR,
  makes: {
    simpan: {
      guards: ['fineness'],
      call: 'POST update-kadar',
      summary: 'update kadar',
      letters: 'UM',
      body: { barang: barangDiubah, ...kadarBaruFields, ...alasanUbah },
      audit: 'UBAH_MASSAL',
    },
  },
});
