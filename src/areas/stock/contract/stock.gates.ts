import type { Gate } from '#kit/rules/gate.ts';

/** Shops that may change kadar together are named by a parameter (1§6). */
export const TOKO_KADAR: Gate = { param: 'TOKO_UPDATE_KADAR', holdsToko: true };
