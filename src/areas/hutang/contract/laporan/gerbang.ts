import type { Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

export const HUTANG = modul('HUTANG_MODULE');
/** The recaps belong to the further features too (1§6). */
export const HUTANG_HIDUP: Gate = { all: [HUTANG, modul('HIDUP_FEATURE_MODULE')] };
