import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import * as opname from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import { opnameHutangRegister } from '#areas/hutang/contract/opname/opname-hutang.register.ts';
import { opnameHutangReport } from '#areas/hutang/contract/opname/laporan-opname-hutang.report.ts';
import { cetakOpnameHutangReport } from '#areas/hutang/contract/opname/opname-hutang.report.ts';
import * as lelang from '#areas/hutang/contract/lelang/lelang.api.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import {
  batalLunasEndpoint,
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import {
  notaHutangEndpoint,
  notaHutangSatuEndpoint,
} from '#areas/hutang/contract/nota-hutang.api.ts';
import { kondisiPinjamanMaster } from '#areas/hutang/contract/kondisi-pinjaman.master.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';
import { hutangReport } from '#areas/hutang/contract/laporan/hutang.report.ts';
import { penebusanReport } from '#areas/hutang/contract/laporan/penebusan.report.ts';
import { rekapPinjamanReport } from '#areas/hutang/contract/laporan/rekap-pinjaman.report.ts';
import { rekapPenebusanReport } from '#areas/hutang/contract/laporan/rekap-penebusan.report.ts';
import { bungaHutangReport } from '#areas/hutang/contract/laporan/bunga-hutang.report.ts';
import { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import { saldoHutangReport } from '#areas/hutang/contract/laporan/saldo-hutang.report.ts';
import { ingatkanHutangEndpoint } from '#areas/hutang/contract/laporan/ingatkan.api.ts';
import { lelangHutangReport } from '#areas/hutang/contract/laporan/lelang-hutang.report.ts';
import { batalHutangReport } from '#areas/hutang/contract/laporan/batal-hutang.report.ts';
import { mutasiJaminanReport } from '#areas/hutang/contract/laporan/mutasi-jaminan.report.ts';
import { adaPelunasanTunggu } from '#areas/hutang/contract/hutang.gates.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { hutangJurnal } from '#areas/hutang/rules/hutang.jurnal.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** Loans secured on gold: what may be lent, and at what price. */
export const hutangArea = defineArea({
  journal: hutangJurnal,
  events: hutangEvents,
  parameters: hutangParam,
  moduls: hutangModul,
  log: { as: 'hutang' },
  registers: [opnameHutangRegister],
  endpoints: [
    dashboardHutangEndpoint,
    hitungBungaEndpoint,
    tungguLunasEndpoint,
    detailLunasEndpoint,
    validasiLunasEndpoint,
    batalLunasEndpoint,
    duplikatHutangEndpoint,
    notaHutangEndpoint,
    notaHutangSatuEndpoint,
    ...endpointsIn(lelang),
    ingatkanHutangEndpoint,
    ...endpointsIn(opname),
    cetakOpnameHutangReport.endpoint,
  ],
  documents: [
    hutangDocument,
    bungaDocument,
    lunasDocument,
    remajaDocument,
    lelangDocument,
    kelebihanDocument,
  ],
  masters: [
    kondisiPinjamanMaster,
    hutangPokokMaster,
    bungaHutangMaster,
    plafondHutangMaster,
    plafondKadarMaster,
  ],
  reports: [
    hutangReport,
    penebusanReport,
    rekapPinjamanReport,
    rekapPenebusanReport,
    bungaHutangReport,
    jatuhTempoReport,
    saldoHutangReport,
    lelangHutangReport,
    batalHutangReport,
    opnameHutangReport,
    mutasiJaminanReport,
  ],
  screens: [
    {
      group: 'Hutang',
      title: 'Transaksi Hutang',
      path: 'transaksi-hutang',
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(hutangModul.HUTANG_MODULE),
    },
    {
      group: 'Hutang',
      title: 'Lihat Hutang',
      path: 'lihat-hutang',
      levels: ['KASIR', 'SPV', 'MU'],
    },
    { group: 'Hutang', title: 'Lelang Hutang', path: 'lelang-hutang', levels: ['SPV', 'MU'] },
    {
      group: 'Hutang',
      title: 'Stock Opname Hutang',
      path: 'stock-opname-hutang',
      levels: ['SPV', 'MU'],
      gate: { all: [modul(hutangModul.HUTANG_MODULE), modul(hutangModul.OPNAME_HUTANG)] },
    },
    {
      group: 'Hutang',
      title: 'Batal Hutang Lunas',
      path: 'batal-hutang-lunas',
      levels: ['SPV', 'MU'],
      gate: modul(hutangModul.HUTANG_MODULE),
    },
    {
      group: 'Validasi',
      title: 'Validasi Hutang',
      path: 'validasi-hutang',
      at: 40,
      levels: ['SPV', 'MU'],
      gate: modul(hutangModul.HUTANG_MODULE),
    },
    {
      group: 'Validasi',
      title: 'Validasi Pelunasan Hutang',
      path: 'validasi-pelunasan-hutang',
      at: 50,
      levels: ['SPV', 'MU'],
      gate: { all: [modul(hutangModul.HUTANG_MODULE), adaPelunasanTunggu] },
    },
  ],
});
