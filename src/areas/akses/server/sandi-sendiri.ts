import type { Database } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tebak } from '#areas/akses/server/coba.ts';
import { tebakanSendiri } from '#areas/akses/server/kunci-coba.ts';
import { verifySandi } from '#areas/akses/server/sandi.ts';
import { findUser, type User } from '#areas/akses/server/users.table.ts';

/** A person at an open screen may guess its owner's password no more often than a stranger may. */
export const isSandiSendiri = (
  db: Database,
  password: string,
  ctx: Ctx,
): Promise<User | undefined> =>
  tebak(db, tebakanSendiri(ctx), async () => {
    const user = await findUser(db, ctx.user_id);
    return (await verifySandi(password, user?.sandi)) ? user : undefined;
  });
