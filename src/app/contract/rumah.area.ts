import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as ekspor from '#app/contract/ekspor.api.ts';
import * as dataPusat from '#app/contract/data-pusat.api.ts';
import * as pusat from '#app/contract/pusat.api.ts';
import * as faktur from '#app/contract/faktur-bermasalah.api.ts';
import * as siapkan from '#app/contract/siapkan-toko.api.ts';
import { cariDokumenEndpoint } from '#app/contract/cari-dokumen.api.ts';
import { tempatDokumenEndpoint } from '#app/contract/tempat-dokumen.api.ts';
import { jurnalTransaksiReport } from '#app/contract/jurnal-transaksi.report.ts';
import { cocokServerEndpoint } from '#app/contract/cocok.api.ts';
import { serverTokoEndpoint } from '#app/contract/toko-jauh.api.ts';
import { pasangEndpoint } from '#app/contract/pasang.api.ts';
import { bolehEkspor, bolehSiapkanToko } from '#app/contract/rumah.gates.ts';
import { rumahEvents } from '#app/contract/rumah.event.ts';

/** What belongs to no area: the house itself, and reports whose choices it finds in all areas. */
export const rumahArea = defineArea({
  events: rumahEvents,
  reports: [jurnalTransaksiReport],
  endpoints: [
    pasangEndpoint,
    tempatDokumenEndpoint,
    cariDokumenEndpoint,
    ...endpointsIn(ekspor),
    ...endpointsIn(pusat),
    ...endpointsIn(dataPusat),
    ...endpointsIn(faktur),
    ...endpointsIn(siapkan),
    serverTokoEndpoint,
    cocokServerEndpoint,
  ],
  screens: [
    {
      group: 'Utility',
      title: 'Faktur Bermasalah',
      path: 'faktur-bermasalah',
      at: 50,
      levels: ['SPV', 'MU'],
    },
    { group: 'Utility', title: 'Grosir', path: 'redirect-to-grosir', levels: ['SPV', 'MU'] },
    {
      group: 'Pusat',
      title: 'Siapkan Toko',
      path: 'siapkan-toko',
      levels: [],
      gate: bolehSiapkanToko,
    },
    {
      group: 'Utility',
      title: 'Import Data Pusat',
      path: 'import-data-pusat',
      at: 60,
      levels: ['MU'],
      gate: { variant: 'cabang' },
    },
    {
      group: 'Pusat',
      title: 'Terbitkan Data Pusat',
      path: 'terbit-data-pusat',
      levels: ['MU'],
      gate: { variant: 'pusat' },
    },
    {
      group: 'Utility',
      title: 'Export CSV',
      path: 'export-csv',
      at: 70,
      levels: ['MU'],
      gate: bolehEkspor,
    },
  ],
});
