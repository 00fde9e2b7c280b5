import type { Hari } from '#kit/rules/hari.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';

/** Where the papers of a closed day are: the three end-of-day reports, as they were stored. */
export const laporanHari = (tgl: Hari): string[] =>
  [eodReport, akhirHariReport, keuanganAkhirHariReport].map(
    ({ endpoint }) => `${endpoint.path}.pdf?tgl_system=${tgl}`,
  );
