import { day, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import {
  barangFields,
  barisManual,
  jumlahFields,
  MANUAL_PALING_BANYAK,
  tempatFields,
  tempatJadi,
  totalManual,
} from '#areas/manual/contract/manual.fields.ts';
import { JUAL_MANUAL, MENU_MANUAL } from '#areas/manual/contract/manual.gates.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';

/** Goods without a barcode that come in from a supplier, or were there before Kilau (D-46.2). */
export const masukFields = {
  ...barangFields,
  ...tempatFields,
  ...jumlahFields,
  modal: rupiah('Modal', { min: rp(0) }),
};

export const masukManualDocument = defineDocument({
  name: 'manual_masuk',
  title: 'Masuk Manual',
  noun: 'barang manual masuk',
  table: 'manual_masuk',
  key: 'no_masuk',
  keyLabel: 'No Masuk',
  api: 'barang-manual/masuk',
  gate: JUAL_MANUAL,
  menu: [MENU_MANUAL],
  letters: { IM: 'Masuk Manual' },
  by: 'User',
  head: {
    kode_supplier: text('Supplier'),
    ...totalManual,
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    total_modal: rupiah('Modal'),
    hari_batal: optional(day('Tanggal')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'manual_masuk_isi',
    head: { ...barisManual, ...tempatJadi },
    inside: { modal: rupiah('Modal') },
  },
  makes: {
    masuk: {
      call: 'POST barang-manual/masuk',
      guards: ['fineness', 'plausible'],
      summary: 'Barang manual masuk',
      letters: 'IM',
      body: {
        /** AWAL for what was there before Kilau. */
        kode_supplier: kode('Supplier'),
        barang: asField(listOf(objectOf(masukFields), MANUAL_PALING_BANYAK), 'Barang'),
        keterangan: optional(text('Keterangan', { max: 200 })),
      },
      audit: 'MASUK_MANUAL',
    },
  },
  list: {
    sort: ['no_masuk', 'input_date', 'total_berat'],
    search: ['no_masuk', 'kode_supplier', 'keterangan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'MANUAL', undone: 'BATAL_MANUAL', note: 'keterangan' },
  register: {
    amount: 'total_modal',
    unpaid: true,
    weight: 'total_berat',
    customer: { name: 'kode_supplier' },
  },
  cancel: {
    letters: 'XM',
    event: terimaEvents.BATAL_PENERIMAAN,
    shows: ['no_masuk', 'kode_supplier', 'total_qty', 'total_berat', 'tgl_system', 'input_by'],
    anyDay: true,
  },
  paper: {
    noun: 'bukti barang manual masuk',
    file: 'Masuk Manual',
    lines: ['kode_supplier', 'total_qty', 'keterangan'],
    total: 'total_berat',
    totalLabel: 'BERAT MASUK',
    sign: ['User', 'Supplier'],
  },
});
