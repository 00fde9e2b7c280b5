import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import * as toko from '#areas/dashboard/contract/toko.api.ts';
import { marginReport } from '#areas/dashboard/contract/laporan/margin.report.ts';
import { marginGlobalReport } from '#areas/dashboard/contract/laporan/margin-global.report.ts';
import { hargaEmasReport } from '#areas/dashboard/contract/laporan/harga-emas.report.ts';
import { jualBeliReport } from '#areas/dashboard/contract/laporan/jual-beli.report.ts';
import { perputaranReport } from '#areas/dashboard/contract/laporan/perputaran.report.ts';
import { kinerjaSalesReport } from '#areas/dashboard/contract/laporan/kinerja-sales.report.ts';
import { rekapKelompokReport } from '#areas/dashboard/contract/laporan/rekap-kelompok.report.ts';

/** What a shop looks like right now, and what it earned, for those who run it. */
export const dashboardContract = areaContract({
  reports: [
    marginReport,
    marginGlobalReport,
    hargaEmasReport,
    jualBeliReport,
    perputaranReport,
    kinerjaSalesReport,
    rekapKelompokReport,
  ],
  endpoints: [...endpointsIn(toko), menungguEndpoint],
});
