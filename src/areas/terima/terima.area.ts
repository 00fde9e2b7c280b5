import { defineArea } from '#kit/contract/area.ts';
import * as intern from '#areas/terima/contract/terima-intern.report.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { buktiTerimaReport } from '#areas/terima/contract/bukti-terima.report.ts';
import { batalTerimaReport, terimaReport } from '#areas/terima/contract/terima.report.ts';
import { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';
import { terimaJurnal } from '#areas/terima/rules/terima.jurnal.ts';
import { terimaModul } from '#areas/terima/contract/terima.modul.ts';

/** Deliveries of suppliers. */
export const terimaArea = defineArea({
  journal: terimaJurnal,
  events: terimaEvents,
  parameters: terimaParam,
  moduls: terimaModul,
  documents: [terimaDocument, returSupplierDocument],
  reports: [terimaReport, batalTerimaReport],
  endpoints: [
    labelTerimaEndpoint,
    lotLepasEndpoint,
    buktiTerimaReport.endpoint,
    ...Object.values(intern).map(({ endpoint }) => endpoint),
  ],
  screens: [
    {
      group: 'Barang',
      title: 'Penerimaan Barang',
      path: 'penerimaan-barang',
      at: 110,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Batal Penerimaan Barang',
      path: 'batal-penerimaan-barang',
      at: 120,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Retur Supplier',
      path: 'retur-supplier',
      at: 125,
      levels: ['SPV', 'MU'],
    },
  ],
});
