import { reportVariants } from '#kit/web/report/report-variants.tsx';
import * as intern from '#areas/terima/contract/terima-intern.report.ts';
import { batalTerimaReport, terimaReport } from '#areas/terima/contract/terima.report.ts';

/** Deliveries; of the own workshop by invoice or all together, while its module is on (2§2). */
export const TerimaLaporan = reportVariants(terimaReport, 'Tipe', {
  PERFAKTUR: intern.terimaInternReport,
  GLOBAL: intern.terimaInternGlobalReport,
});

export const BatalTerimaLaporan = reportVariants(batalTerimaReport, 'Tipe', {
  PERFAKTUR: intern.batalInternReport,
  GLOBAL: intern.batalInternGlobalReport,
});
