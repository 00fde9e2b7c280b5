import { day, kode, listOf, objectOf, optional, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import {
  barisBatu,
  BATU_PALING_BANYAK,
  diambilFields,
  sertifikatBatu,
  sifatBatu,
  totalBatu,
} from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';

export const keteranganRetur = { keterangan: optional(text('Keterangan', { max: 200 })) };

/** Loose stones, or parts of parcels, that go back to the supplier they came from; another person agrees (D-45.4). */
export const returBerlianDocument = defineDocument({
  name: 'berlian_retur',
  title: 'Retur Berlian',
  noun: 'retur berlian',
  table: 'berlian_retur',
  key: 'no_retur',
  keyLabel: 'No Retur',
  api: 'berlian/retur',
  gate: BERLIAN,
  menu: [MENU_BERLIAN],
  letters: { RL: 'Retur Berlian' },
  by: 'User',
  head: {
    kode_supplier: kode('Supplier'),
    ...totalBatu,
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    total_modal: rupiah('Modal'),
    /** What is in consignment posts nothing. */
    membukukan: yesNo('Membukukan'),
    hari_batal: optional(day('Tanggal')),
    op_batal: optional(text('Pembatalan')),
  },
  lines: {
    name: 'barang',
    label: 'Berlian',
    table: 'berlian_retur_isi',
    head: {
      ...barisBatu,
      /** The parcel that it is a part of. */
      dari_berlian: optional(kode('Dari Parcel')),
      konsinyasi: yesNo('Konsinyasi'),
      ...sifatBatu,
      ...sertifikatBatu,
      /** A part whose stones are far from the mean of their parcel: cost goes by carat (decision 1041). */
      bagian_lain: yesNo('Bagian Tidak Serupa'),
    },
    inside: {
      /** What it was delivered for; 0 of what is in consignment. */
      modal: rupiah('Modal'),
    },
    search: ['kode_berlian', 'no_sertifikat'],
  },
  asks: {
    retur: { event: terimaEvents.RETUR_SUPPLIER, when: 'always' },
    bagian: {
      event: stockEvents.UBAH_BARANG,
      each: 'line',
      when: { is: ['bagian_lain', true] },
    },
  },
  makes: {
    retur: {
      call: 'POST berlian/retur',
      summary: 'Retur berlian',
      letters: 'RL',
      body: {
        barang: asField(listOf(objectOf(diambilFields), BATU_PALING_BANYAK), 'Berlian'),
        ...keteranganRetur,
      },
      audit: 'RETUR_BERLIAN',
    },
  },
  list: {
    filters: ['status', 'kode_supplier'],
    sort: ['no_retur', 'input_date', 'total_carat'],
    search: ['no_retur', 'kode_supplier', 'keterangan', 'input_by'],
    sums: { total_butir: { of: 'total_butir' }, total_carat: { of: 'total_carat' } },
  },
  book: { kind: 'BERLIAN', undone: 'BATAL_BERLIAN', note: 'keterangan', posts: 'membukukan' },
  register: {
    amount: 'total_modal',
    unpaid: true,
    customer: { name: 'kode_supplier' },
  },
  cancel: {
    letters: 'XO',
    event: terimaEvents.BATAL_PENERIMAAN,
    shows: ['no_retur', 'kode_supplier', 'total_butir', 'total_carat', 'tgl_system', 'input_by'],
    anyDay: true,
  },
  paper: {
    noun: 'bukti retur berlian',
    file: 'Retur Berlian',
    lines: ['kode_supplier', 'total_butir', 'keterangan'],
    total: 'total_carat',
    totalLabel: 'CARAT RETUR',
    sign: ['User', 'Supplier'],
  },
});
