import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as nota from '#areas/tukar/contract/nota-tukar.api.ts';
import * as tukar from '#areas/tukar/contract/tukar.api.ts';
import { tukarReport } from '#areas/tukar/contract/tukar.report.ts';
import { tukarRegister } from '#areas/tukar/contract/tukar.register.ts';

/** Exchange: one ticket that joins a sale and a buy-back, saved, validated and cancelled together. */
export const tukarContract = areaContract({
  registers: [tukarRegister],
  reports: [tukarReport],
  endpoints: [...endpointsIn(tukar), ...endpointsIn(nota)],
});
