import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as timbang from '#areas/opname/contract/timbang.api.ts';
import { timbangReport } from '#areas/opname/contract/timbang.report.ts';

/** What is really there. */
export const opnameContract = areaContract({
  reports: [timbangReport],
  endpoints: [timbang].flatMap(endpointsIn),
});
