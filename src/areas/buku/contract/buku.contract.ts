import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as buku from '#areas/buku/contract/buku.api.ts';

/** The book read: lines, balances, invariants and the record of acts. Nobody writes it by a call. */
export const bukuContract = areaContract({ endpoints: endpointsIn(buku) });
