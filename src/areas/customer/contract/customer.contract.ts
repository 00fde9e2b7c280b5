import { areaContract } from '#kit/contract/area.ts';
import * as api from '#areas/customer/contract/customer.api.ts';

/** Who is served: found by phone, name or code, added at the counter. */
export const customerContract = areaContract({
  endpoints: [
    api.cariCustomerEndpoint,
    api.customerEndpoint,
    api.tambahCustomerEndpoint,
    api.ubahCustomerEndpoint,
  ],
});
