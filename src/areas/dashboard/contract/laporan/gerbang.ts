import { any, level, not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Reports of head office over its branches. */
export const PUSAT: Gate = { variant: 'pusat' };
export const PUSAT_HIDUP: Gate = { all: [PUSAT, modul('HIDUP_FEATURE_MODULE')] };
export const PUSAT_STOCK: Gate = {
  all: [PUSAT_HIDUP, any(not(modul('SEMBUNYI_SALDO_MODULE')), level('OWN', 'SU'))],
};
export const AREA_PUSAT = 'Pusat / global';
