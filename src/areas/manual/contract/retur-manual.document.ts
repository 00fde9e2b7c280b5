import { day, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
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

export const returManualFields = {
  kode_supplier: kode('Supplier'),
  alasan: text('Alasan', { min: 3, max: 300 }),
};

/** Goods without a barcode back to a supplier who delivered such goods, on any day; another person agrees. */
export const returManualDocument = defineDocument({
  name: 'manual_retur',
  title: 'Retur Manual',
  noun: 'retur barang manual',
  table: 'manual_retur',
  key: 'no_retur',
  keyLabel: 'No Retur',
  api: 'barang-manual/retur',
  gate: JUAL_MANUAL,
  menu: [MENU_MANUAL],
  letters: { RN: 'Retur Manual' },
  by: 'User',
  head: {
    kode_supplier: text('Supplier'),
    ...totalManual,
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
    table: 'manual_retur_isi',
    head: { ...barisManual, ...tempatJadi },
    inside: {
      /** What the supplier delivered it for. */
      modal: rupiah('Modal'),
      /** What the shop counted it with. */
      nilai: rupiah('Nilai'),
    },
  },
  asks: { retur: { event: terimaEvents.RETUR_SUPPLIER, when: 'always' } },
  makes: {
    retur: {
      call: 'POST barang-manual/retur',
      guards: ['weight'],
      summary: 'Retur barang manual ke supplier',
      letters: 'RN',
      body: {
        ...returManualFields,
        barang: asField(
          listOf(
            objectOf({ ...barangFields, ...tempatFields, ...jumlahFields }),
            MANUAL_PALING_BANYAK,
          ),
          'Barang',
        ),
      },
      audit: 'RETUR_MANUAL',
    },
  },
  list: {
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
    letters: 'XJ',
    event: terimaEvents.BATAL_RETUR_SUPPLIER,
    shows: ['no_retur', 'kode_supplier', 'total_qty', 'total_berat', 'tgl_system', 'input_by'],
    anyDay: true,
  },
  paper: {
    noun: 'surat retur barang manual',
    file: 'Retur Manual',
    lines: ['kode_supplier', 'total_qty', 'alasan'],
    total: 'total_berat',
    totalLabel: 'BERAT RETUR',
    copies: ['LEMBAR SUPPLIER', 'LEMBAR TOKO'],
    sign: ['User', 'Supplier'],
  },
});
