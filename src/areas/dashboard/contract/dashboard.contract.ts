import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import * as toko from '#areas/dashboard/contract/toko.api.ts';

/** What a shop looks like right now, for those who run it. */
export const dashboardContract = areaContract({
  endpoints: [...endpointsIn(toko), menungguEndpoint],
});
