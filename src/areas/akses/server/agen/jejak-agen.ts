import { randomUUID } from 'node:crypto';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What the record of an act on an agent begins with: who, where, at which computer; each is an act of its own. */
export const jejakAgen = ({ kode_toko, user_id, level, perangkat, ip }: Ctx) => ({
  kode_toko,
  user_id,
  level,
  perangkat,
  ip,
  op: randomUUID(),
  tabel: 'agen',
});
