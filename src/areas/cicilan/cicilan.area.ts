import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { hitungCicilanEndpoint } from '#areas/cicilan/contract/cicilan.api.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanEvents } from '#areas/cicilan/contract/cicilan.event.ts';
import { cicilanMaster } from '#areas/cicilan/contract/cicilan.master.ts';
import { cicilanModul } from '#areas/cicilan/contract/cicilan.modul.ts';
import { cicilanParam } from '#areas/cicilan/contract/cicilan.parameter.ts';
import { cicilanPublikEndpoint } from '#areas/cicilan/contract/cicilan-publik.api.ts';
import { cicilanReport } from '#areas/cicilan/contract/laporan/cicilan.report.ts';
import { ingatkanCicilanEndpoint } from '#areas/cicilan/contract/laporan/ingatkan.api.ts';
import { lelangCicilanReport } from '#areas/cicilan/contract/laporan/lelang.report.ts';
import { pembayaranCicilanReport } from '#areas/cicilan/contract/laporan/pembayaran.report.ts';
import { tunggakanCicilanReport } from '#areas/cicilan/contract/laporan/tunggakan.report.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import * as lelang from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import {
  notaCicilanEndpoint,
  notaCicilanSatuEndpoint,
} from '#areas/cicilan/contract/nota-cicilan.api.ts';
import { cicilanJurnal } from '#areas/cicilan/rules/cicilan.jurnal.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Pieces of the shop sold in instalments: contract, payments, hand-over, auction. */
export const cicilanArea = defineArea({
  journal: cicilanJurnal,
  events: cicilanEvents,
  parameters: cicilanParam,
  moduls: cicilanModul,
  log: { as: 'cicilan' },
  masters: [cicilanMaster],
  documents: [
    cicilanDocument,
    bayarCicilanDocument,
    lelangCicilanDocument,
    kelebihanCicilanDocument,
  ],
  reports: [cicilanReport, pembayaranCicilanReport, tunggakanCicilanReport, lelangCicilanReport],
  endpoints: [
    hitungCicilanEndpoint,
    cicilanPublikEndpoint,
    notaCicilanEndpoint,
    notaCicilanSatuEndpoint,
    ...endpointsIn(lelang),
    ingatkanCicilanEndpoint,
  ],
  screens: [
    {
      group: 'Cicilan',
      title: 'Transaksi Cicilan',
      path: 'transaksi-cicilan',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(cicilanModul.CICILAN_MODULE),
    },
    {
      group: 'Cicilan',
      title: 'Lihat Cicilan',
      path: 'lihat-cicilan',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(cicilanModul.CICILAN_MODULE),
    },
    {
      group: 'Cicilan',
      title: 'Lelang Cicilan',
      path: 'lelang-cicilan',
      at: 30,
      levels: ['SPV', 'MU'],
      gate: modul(cicilanModul.CICILAN_MODULE),
    },
  ],
});
