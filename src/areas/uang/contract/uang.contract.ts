import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { mutasiUangReport, uangBankReport } from '#areas/uang/contract/bank.report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';
import { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';
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

/** Drawer, banks, and why money comes or goes. */
export const uangContract = areaContract({
  log: { as: 'uang', tables: { kas: 'kas' } },
  masters: [bankMaster, rekeningMaster, kodeTransaksiMaster],
  documents: [kasDocument, mutasiDocument, nonCashDocument],
  reports: [
    kasReport,
    nonCashReport,
    nonCashBelumReport,
    uangBankReport,
    mutasiUangReport,
    kasKategoriReport,
    saldoHarianReport,
  ],
  endpoints: [
    ...endpointsIn(rekening),
    ...endpointsIn(laci),
    ...endpointsIn(riwayat),
    menungguCairEndpoint,
  ],
});
