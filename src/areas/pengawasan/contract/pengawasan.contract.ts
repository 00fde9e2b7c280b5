import { areaContract } from '#kit/contract/area.ts';
import { cetakUlangReport } from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import { pajakPembelianReport } from '#areas/pengawasan/contract/pajak-pembelian.report.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import { pembatalanReport } from '#areas/pengawasan/contract/pembatalan.report.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { validasiReport } from '#areas/pengawasan/contract/validasi.report.ts';

/** What the owner, the auditor and the tax office look at over all areas. */
export const pengawasanContract = areaContract({
  reports: [
    cetakUlangReport,
    pembatalanReport,
    validasiReport,
    rekapPajakReport,
    pajakPenjualanReport,
    pajakPembelianReport,
  ],
});
