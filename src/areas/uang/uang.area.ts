import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { mutasiUangReport, uangBankReport } from '#areas/uang/contract/bank.report.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { hutangSupplierReport } from '#areas/uang/contract/supplier/hutang-supplier.report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';
import { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';
import * as kirim from '#areas/uang/contract/kirim.api.ts';
import {
  cariUangServer,
  pegangBatalServer,
  pegangTerimaServer,
} from '#areas/uang/contract/kirim-server.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { terimaUangRegister, uangSampaiRegister } from '#areas/uang/contract/kirim.register.ts';
import { kirimPusatReport } from '#areas/uang/contract/kirim-pusat.report.ts';
import { kirimTerimaReport } from '#areas/uang/contract/kirim.report.ts';
import * as laci from '#areas/uang/contract/laci.api.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { nonCashBelumReport, nonCashReport } from '#areas/uang/contract/non-cash.report.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import * as riwayat from '#areas/uang/contract/riwayat.api.ts';
import * as rekening from '#areas/uang/contract/rekening.api.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { uangJurnal } from '#areas/uang/rules/uang.jurnal.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';

/** Drawer, banks, and why money comes or goes. */
export const uangArea = defineArea({
  journal: uangJurnal,
  events: uangEvents,
  parameters: uangParam,
  moduls: uangModul,
  log: { as: 'uang', tables: { kas: 'kas' } },
  masters: [bankMaster, rekeningMaster, kodeTransaksiMaster],
  documents: [kasDocument, mutasiDocument, nonCashDocument, kirimDocument],
  registers: [terimaUangRegister, uangSampaiRegister],
  reports: [
    kasReport,
    nonCashReport,
    nonCashBelumReport,
    uangBankReport,
    mutasiUangReport,
    kasKategoriReport,
    saldoHarianReport,
    hutangSupplierReport,
    kirimTerimaReport,
    kirimPusatReport,
  ],
  endpoints: [
    ...endpointsIn(rekening),
    ...endpointsIn(laci),
    ...endpointsIn(riwayat),
    ...endpointsIn(kirim),
    cariUangServer,
    pegangTerimaServer,
    pegangBatalServer,
    menungguCairEndpoint,
    hutangSupplierEndpoint,
  ],
  screens: [
    {
      group: 'Validasi',
      title: 'Validasi Non Cash',
      path: 'validasi-non-cash',
      at: 60,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Keuangan',
      title: 'Uang Kas',
      path: 'uang-kas',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    { group: 'Keuangan', title: 'Uang Bank', path: 'uang-bank', at: 20, levels: ['SPV', 'MU'] },
    {
      group: 'Keuangan',
      title: 'Mutasi Uang Bank',
      path: 'mutasi-uang-bank',
      at: 30,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Keuangan',
      title: 'Mutasi Uang Cash',
      path: 'mutasi-uang-cash',
      at: 40,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Keuangan',
      title: 'Pengalihan Saldo Uang',
      path: 'pengalihan-saldo-uang',
      at: 50,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Keuangan',
      title: 'Kirim Uang Pusat',
      path: 'kirim-uang-pusat',
      at: 60,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Keuangan',
      title: 'Terima Uang Kas',
      path: 'terima-uang-kas',
      at: 70,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Laporan/Keuangan',
      title: 'Laporan Kirim Uang',
      path: 'laporan-kirim-uang',
      gate: { variant: 'pusat' },
      levels: [],
      hidden: true,
    },
    {
      group: 'Laporan/Keuangan',
      title: 'Laporan Saldo Transaksi Harian',
      path: 'laporan-saldo-transaksi-harian',
      gate: modul(uangModul.DAILY_SALDO_TRANSACTION_REPORT_MODULE),
      levels: [],
      hidden: true,
    },
  ],
});
