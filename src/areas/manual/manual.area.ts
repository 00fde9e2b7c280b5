import { defineArea } from '#kit/contract/area.ts';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { jualBeliManualReport } from '#areas/manual/contract/jual-beli-manual.report.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { manualEvents } from '#areas/manual/contract/manual.event.ts';
import {
  JUAL_MANUAL,
  MENU_BELI_MANUAL,
  MENU_JUAL_MANUAL,
  MENU_MANUAL,
  MENU_VALIDASI_MANUAL,
} from '#areas/manual/contract/manual.gates.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import {
  tungguManualEndpoint,
  validasiManualEndpoint,
} from '#areas/manual/contract/validasi-manual.api.ts';
import { manualJurnal } from '#areas/manual/rules/manual.jurnal.ts';

/** Goods without a barcode. */
export const manualArea = defineArea({
  journal: manualJurnal,
  events: manualEvents,
  log: { as: 'barang manual' },
  documents: [
    masukManualDocument,
    pindahManualDocument,
    koreksiManualDocument,
    returManualDocument,
    jualManualDocument,
    beliManualDocument,
  ],
  reports: [jualBeliManualReport],
  endpoints: [barangManualEndpoint, tungguManualEndpoint, validasiManualEndpoint],
  screens: [
    {
      group: 'Barang',
      title: 'Barang Manual',
      path: MENU_MANUAL,
      at: 190,
      levels: ['SPV', 'MU'],
      gate: JUAL_MANUAL,
    },
    {
      group: 'Penjualan',
      title: 'Penjualan Manual',
      path: MENU_JUAL_MANUAL,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: JUAL_MANUAL,
    },
    {
      group: 'Pembelian',
      title: 'Pembelian Manual',
      path: MENU_BELI_MANUAL,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: JUAL_MANUAL,
    },
    {
      group: 'Validasi',
      title: 'Validasi Jual Beli Manual',
      path: MENU_VALIDASI_MANUAL,
      at: 70,
      levels: ['SPV', 'MU'],
      gate: JUAL_MANUAL,
    },
  ],
});
