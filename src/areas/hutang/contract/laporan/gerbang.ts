import type { Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

export const HUTANG = modul(hutangModul.HUTANG_MODULE);
/** The recaps belong to the further features too (1§6). */
export const HUTANG_HIDUP: Gate = { all: [HUTANG, modul(barangModul.HIDUP_FEATURE_MODULE)] };

/** The module of fields that tell of a plafond. */
export const PLAFOND = hutangModul.PLAFOND_HUTANG_MODULE.key;
