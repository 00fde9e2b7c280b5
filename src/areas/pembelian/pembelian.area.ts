import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { batalPembelianReport } from '#areas/pembelian/contract/batal-pembelian.report.ts';
import { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import * as chart from '#areas/pembelian/contract/chart.api.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { lepasBeliDocument } from '#areas/pembelian/contract/lepas-beli.document.ts';
import * as beli from '#areas/pembelian/contract/pembelian.api.ts';
import { pembelianFakturReport } from '#areas/pembelian/contract/pembelian-faktur.report.ts';
import { pembelianReport } from '#areas/pembelian/contract/pembelian.report.ts';
import * as publik from '#areas/pembelian/contract/nota-publik.api.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { ringkasanPembelianReport } from '#areas/pembelian/contract/ringkasan-pembelian.report.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import { selisihNotaReport } from '#areas/pembelian/contract/selisih-nota.report.ts';
import * as stock from '#areas/pembelian/contract/stock-beli.api.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { pembelianJurnal } from '#areas/pembelian/rules/pembelian.jurnal.ts';

/**
 * Buying gold back. A validation screen lists `GET pembelian?status=OPEN`, pays one by
 * `POST pembelian/{no}/validasi` (`pembayaran` left out: all in cash) and rejects it by
 * `POST pembelian/{no}/batal` with `alasan`.
 */
export const pembelianArea = defineArea({
  journal: pembelianJurnal,
  events: pembelianEvents,
  parameters: pembelianParam,
  log: { as: 'pembelian' },
  masters: [kondisiBeliMaster, rugiNotaMaster],
  documents: [pembelianDocument, retagDocument, lepasBeliDocument, hancurBeliDocument],
  reports: [
    pembelianFakturReport,
    pembelianReport,
    ringkasanPembelianReport,
    batalPembelianReport,
    selisihNotaReport,
  ],
  endpoints: [
    ...endpointsIn(beli),
    ...endpointsIn(stock),
    ...endpointsIn(chart),
    ...endpointsIn(publik),
    buktiHancurBeliReport.endpoint,
  ],
  screens: [
    {
      group: 'Pembelian',
      title: 'Transaksi Pembelian',
      path: 'transaksi-pembelian',
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pembelian',
      title: 'Lihat Pembelian',
      path: 'lihat-pembelian',
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pembelian',
      title: 'Batal Pembelian',
      path: 'batal-pembelian',
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pembelian',
      title: 'Hancur Pembelian',
      path: 'hancur-pembelian',
      levels: ['SPV', 'MU'],
    },
  ],
});
