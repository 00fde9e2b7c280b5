import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { berlianEndpoint, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import * as kirim from '#areas/berlian/contract/kirim-berlian.api.ts';
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
  endpoints: [daftarBerlianEndpoint, berlianEndpoint, fotoBerlianEndpoint, ...endpointsIn(kirim)],
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
