import { any, level, not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Screens of head office over its branches. */
export const PUSAT: Gate = { variant: 'pusat' };
/** What head office's server asks a branch of itself alone, in the name of one of its people (D-43.3). */
const TAMU: Gate = { tamu: true };
/**
 * Head office, its server (`TAMU`), or a branch that reads its own figures alone: not a cashier, who would see the
 * drawers (D-20.4).
 */
export const PUSAT_ATAU_SENDIRI: Gate = any(PUSAT, TAMU, level('SPV', 'MU', 'OWN', 'SU'));
/** № 113 has no switch. */
export const PUSAT_TANYA: Gate = any(PUSAT, TAMU);
/** The switch is head office's: a branch that has it off is of the chain all the same. */
export const PUSAT_HIDUP: Gate = any(
  { all: [PUSAT, modul(barangModul.HIDUP_FEATURE_MODULE)] },
  TAMU,
);
export const PUSAT_STOCK: Gate = {
  all: [PUSAT_HIDUP, any(not(modul(stockModul.SEMBUNYI_SALDO_MODULE)), level('OWN', 'SU'))],
};
export const AREA_PUSAT = 'Pusat / global';
