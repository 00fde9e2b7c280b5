import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Rentang = { tgl_from?: string; tgl_to?: string };

/** The days that a list of documents speaks of for this person: today unless asked; KASIR the open day only. */
export const hariDilihat = ({ tgl_from, tgl_to }: Rentang, { level, hari }: Ctx) =>
  setidaknya(level, 'SPV')
    ? { tgl_from: tgl_from ?? hari, tgl_to: tgl_to ?? hari }
    : { tgl_from: hari, tgl_to: hari };
