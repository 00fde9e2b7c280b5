import { gram, int, kode, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { manualEvents } from '#areas/manual/contract/manual.event.ts';
import { barangFields, tempatFields, tempatJadi } from '#areas/manual/contract/manual.fields.ts';
import { JUAL_MANUAL, MENU_MANUAL } from '#areas/manual/contract/manual.gates.ts';
import { TIDAK_MANUAL } from '#areas/manual/rules/stock-manual.ts';

/** What was counted and weighed, and why it differs. */
export const koreksiFields = {
  qty: int('Qty Baru', { min: 0, max: 10_000 }),
  berat: gram('Berat Baru', { min: mg(0), max: Number.MAX_SAFE_INTEGER }),
  alasan: text('Alasan', { min: 3, max: 300 }),
};

/**
 * A stock line that was counted and weighed otherwise (D-46.2). It is never cancelled: a wrong one is corrected by
 * another one.
 */
export const koreksiManualDocument = defineDocument({
  name: 'manual_koreksi',
  title: 'Koreksi Manual',
  noun: 'koreksi barang manual',
  table: 'manual_koreksi',
  key: 'no_koreksi',
  keyLabel: 'No Koreksi',
  api: 'barang-manual/koreksi',
  gate: JUAL_MANUAL,
  menu: [MENU_MANUAL],
  letters: { MK: 'Koreksi Manual' },
  by: 'User',
  states: {
    DONE: { name: 'SELESAI', next: [], says: TIDAK_MANUAL.KOREKSI_TETAP },
    CANC: { name: 'BATAL', next: [] },
  },
  head: {
    kode_group: kode('Group'),
    kode_dept: kode('Jenis'),
    ...tempatJadi,
    persen: kadarPersen('Kadar'),
    qty_lama: int('Qty Lama'),
    qty: int('Qty Baru'),
    berat_lama: gram('Berat Lama'),
    berat: gram('Berat Baru'),
    selisih: gram('Selisih'),
    murni: gram('Selisih Murni'),
    alasan: text('Alasan'),
  },
  inside: { modal: rupiah('Modal') },
  asks: {
    selalu: {
      event: manualEvents.KOREKSI_MANUAL,
      when: 'always',
      message: 'Koreksi barang manual {kode_group} di {kode_gudang}',
      shows: [
        'kode_group',
        'kode_dept',
        'kode_gudang',
        'kode_baki',
        'persen',
        'qty_lama',
        'qty',
        'berat_lama',
        'berat',
        'murni',
        { label: 'Modal Berubah', of: 'modal', modal: true },
      ],
      reason: 'alasan',
    },
  },
  makes: {
    koreksi: {
      call: 'POST barang-manual/koreksi',
      guards: ['weight'],
      summary: 'Koreksi barang manual',
      letters: 'MK',
      body: { ...barangFields, ...tempatFields, ...koreksiFields },
      audit: 'KOREKSI_MANUAL',
    },
  },
  list: {
    sort: ['no_koreksi', 'input_date', 'selisih'],
    search: ['no_koreksi', 'kode_group', 'kode_gudang', 'kode_baki', 'alasan', 'input_by'],
    sums: { selisih: { of: 'selisih' } },
  },
  book: { kind: 'MANUAL', undone: 'BATAL_MANUAL', note: 'alasan' },
  register: { amount: null },
  cancel: { never: true, event: manualEvents.KOREKSI_MANUAL, shows: [] },
  paper: {
    noun: 'bukti koreksi barang manual',
    file: 'Koreksi Manual',
    lines: [
      'kode_group',
      'kode_dept',
      'kode_gudang',
      'qty_lama',
      'qty',
      'berat_lama',
      'berat',
      'alasan',
    ],
    total: 'selisih',
    totalLabel: 'SELISIH',
    sign: ['User', 'Owner'],
  },
});
