import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { cetakUlangReport } from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import { fakturBermasalahReport } from '#areas/pengawasan/contract/faktur-bermasalah.report.ts';
import { pajakPembelianReport } from '#areas/pengawasan/contract/pajak-pembelian.report.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import { pembatalanReport } from '#areas/pengawasan/contract/pembatalan.report.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { sinyalReport } from '#areas/pengawasan/contract/sinyal.report.ts';
import { validasiReport } from '#areas/pengawasan/contract/validasi.report.ts';
import * as coretax from '#areas/pengawasan/contract/coretax.api.ts';
import * as wajibLapor from '#areas/pengawasan/contract/wajib-lapor.api.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';

/** What the owner, the auditor and the tax office look at over all areas. */
export const pengawasanArea = defineArea({
  parameters: pengawasanParam,
  reports: [
    cetakUlangReport,
    pembatalanReport,
    validasiReport,
    rekapPajakReport,
    pajakPenjualanReport,
    pajakPembelianReport,
    fakturBermasalahReport,
    sinyalReport,
    wajibLaporReport,
  ],
  endpoints: [...endpointsIn(wajibLapor), ...endpointsIn(coretax)],
});
