import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as opname from '#areas/opname/contract/opname.api.ts';
import { opnameReport } from '#areas/opname/contract/opname.report.ts';
import * as timbang from '#areas/opname/contract/timbang.api.ts';
import { timbangReport } from '#areas/opname/contract/timbang.report.ts';

/** What is really there. */
export const opnameContract = areaContract({
  reports: [timbangReport, opnameReport],
  endpoints: [timbang, opname].flatMap(endpointsIn),
});
