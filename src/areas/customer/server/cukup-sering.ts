import { limiter } from '#kit/server/limiter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A counter makes fewer searches than these; copying the list of customers takes more (abuse case 19). */
const cukupSemenit = limiter({ most: 90, seconds: 60 });
const cukupSejam = limiter({ most: 900, seconds: 3600 });

/** One card after the other is a search, too. */
export const cukupSering = ({ kode_toko_user, user_id }: Ctx): void => {
  for (const cukup of [cukupSemenit, cukupSejam]) cukup(`${kode_toko_user}/${user_id}`);
};
