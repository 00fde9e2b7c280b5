import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as intern from '#areas/terima/contract/terima-intern.report.ts';
import * as penerimaan from '#areas/terima/contract/penerimaan.api.ts';
import { buktiTerimaReport } from '#areas/terima/contract/bukti-terima.report.ts';
import { batalTerimaReport, terimaReport } from '#areas/terima/contract/terima.report.ts';
import { terimaRegister } from '#areas/terima/contract/terima.register.ts';

/** Deliveries of suppliers. */
export const terimaContract = areaContract({
  registers: [terimaRegister],
  reports: [terimaReport, batalTerimaReport],
  endpoints: [
    ...endpointsIn(penerimaan),
    buktiTerimaReport.endpoint,
    ...Object.values(intern).map(({ endpoint }) => endpoint),
  ],
});
