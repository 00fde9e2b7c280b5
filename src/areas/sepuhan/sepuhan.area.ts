import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import {
  bolehKirimSepuhan,
  MENU_KIRIM_SEPUHAN,
} from '#areas/kirim/contract/kirim-barang.document.ts';
import * as cabang from '#areas/sepuhan/contract/cabang.api.ts';
import { sortirSepuhanReport } from '#areas/sepuhan/contract/laporan/sortir-sepuhan.report.ts';
import { stockSepuhanReport } from '#areas/sepuhan/contract/laporan/stock-sepuhan.report.ts';
import { susutSepuhanReport } from '#areas/sepuhan/contract/laporan/susut-sepuhan.report.ts';
import { terimaSepuhanReport } from '#areas/sepuhan/contract/laporan/terima-sepuhan.report.ts';
import {
  MENU_CUCI,
  MENU_MANUAL,
  MENU_PINDAH,
  MENU_SORTIR,
  MENU_SUSUT,
  MENU_TERIMA,
  sepuhanDocument,
} from '#areas/sepuhan/contract/sepuhan.document.ts';
import { sepuhanEvents } from '#areas/sepuhan/contract/sepuhan.event.ts';
import { SEPUHAN, SEPUHAN_MANUAL } from '#areas/sepuhan/contract/sepuhan.gates.ts';
import { sepuhanJurnal } from '#areas/sepuhan/rules/sepuhan.jurnal.ts';

/** Washing, melting and refining of gold in lots. */
export const sepuhanArea = defineArea({
  journal: sepuhanJurnal,
  events: sepuhanEvents,
  log: { as: 'sepuhan', tables: { sepuhan: 'sepuhan' } },
  documents: [sepuhanDocument],
  reports: [terimaSepuhanReport, sortirSepuhanReport, susutSepuhanReport, stockSepuhanReport],
  endpoints: endpointsIn(cabang),
  screens: [
    {
      group: 'Sepuhan',
      title: 'Kirim Sepuhan',
      path: MENU_KIRIM_SEPUHAN,
      at: 5,
      levels: ['SPV', 'MU'],
      gate: bolehKirimSepuhan,
    },
    {
      group: 'Sepuhan',
      title: 'Terima Sepuhan',
      path: MENU_TERIMA,
      at: 10,
      levels: ['SPV', 'MU'],
      gate: SEPUHAN,
    },
    {
      group: 'Sepuhan',
      title: 'Terima Barang Cuci',
      path: MENU_CUCI,
      at: 20,
      levels: ['SPV', 'MU'],
      gate: SEPUHAN,
    },
    {
      group: 'Sepuhan',
      title: 'Sortir',
      path: MENU_SORTIR,
      at: 30,
      levels: ['SPV', 'MU'],
      gate: SEPUHAN,
    },
    {
      group: 'Sepuhan',
      title: 'Pindah Sortir',
      path: MENU_PINDAH,
      at: 40,
      levels: ['SPV', 'MU'],
      gate: SEPUHAN,
    },
    {
      group: 'Sepuhan',
      title: 'Susut',
      path: MENU_SUSUT,
      at: 50,
      levels: ['SPV', 'MU'],
      gate: SEPUHAN,
    },
    {
      group: 'Sepuhan',
      title: 'Stock Sepuhan Manual',
      path: MENU_MANUAL,
      at: 60,
      levels: ['MU'],
      gate: SEPUHAN_MANUAL,
    },
  ],
});
