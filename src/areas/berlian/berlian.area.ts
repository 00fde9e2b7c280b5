import { defineArea } from '#kit/contract/area.ts';
<<<<<<< HEAD
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
=======
import { berlianEndpoint, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
>>>>>>> 3dedae46 (Loose stones are sold; a part of a parcel takes its share of the price)
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { bukuBerlianReport } from '#areas/berlian/contract/laporan/buku-berlian.report.ts';
import { stockBerlianReport } from '#areas/berlian/contract/laporan/stock-berlian.report.ts';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { berlianJurnal } from '#areas/berlian/rules/berlian.jurnal.ts';

/** Stones as stock. */
export const berlianArea = defineArea({
  journal: berlianJurnal,
  log: { as: 'berlian' },
  documents: [terimaBerlianDocument, returBerlianDocument, pasangBerlianDocument],
  reports: [bukuBerlianReport, stockBerlianReport],
<<<<<<< HEAD
  endpoints: [daftarBerlianEndpoint, fotoBerlianEndpoint],
=======
  endpoints: [daftarBerlianEndpoint, berlianEndpoint],
>>>>>>> 3dedae46 (Loose stones are sold; a part of a parcel takes its share of the price)
  screens: [
    {
      group: 'Berlian',
      title: 'Buku Berlian',
      path: MENU_BERLIAN,
      at: 20,
      levels: ['SPV', 'MU'],
      gate: BERLIAN,
    },
  ],
});
