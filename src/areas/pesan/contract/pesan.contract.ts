import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as chat from '#areas/pesan/contract/chat.api.ts';
import * as gateway from '#areas/pesan/contract/gateway-pesan.api.ts';
import * as pesan from '#areas/pesan/contract/pesan.api.ts';
import * as promo from '#areas/pesan/contract/promo.api.ts';
import * as templat from '#areas/pesan/contract/templat-pesan.api.ts';

/** Messages to phones. */
export const pesanContract = areaContract({
  endpoints: [
    ...endpointsIn(pesan),
    ...endpointsIn(templat),
    ...endpointsIn(gateway),
    ...endpointsIn(chat),
    ...endpointsIn(promo),
  ],
});
