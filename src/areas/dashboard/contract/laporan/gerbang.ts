import { any, level, not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Reports of head office over its branches. */
export const PUSAT: Gate = { variant: 'pusat' };
export const PUSAT_HIDUP: Gate = { all: [PUSAT, modul(barangModul.HIDUP_FEATURE_MODULE)] };
export const PUSAT_STOCK: Gate = {
  all: [PUSAT_HIDUP, any(not(modul(stockModul.SEMBUNYI_SALDO_MODULE)), level('OWN', 'SU'))],
};
export const AREA_PUSAT = 'Pusat / global';
