import { areaContract } from '#kit/contract/area.ts';
import * as otorisasi from '#areas/akses/contract/otorisasi.api.ts';
import * as sesi from '#areas/akses/contract/sesi.api.ts';

const endpointsIn = (module: object): unknown[] =>
  Object.values(module).filter((one) => typeof one === 'object' && one !== null && 'call' in one);

/** Log-in, sessions and approvals. */
export const aksesContract = areaContract({ endpoints: [...endpointsIn(sesi), ...endpointsIn(otorisasi)] });
