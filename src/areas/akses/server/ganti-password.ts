import type { BodyOf } from '#kit/contract/endpoint.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { changePasswordEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { periksaSandi } from '#areas/akses/rules/sandi.ts';
import { hashSandi, verifySandi } from '#areas/akses/server/sandi.ts';
import { endSesi } from '#areas/akses/server/sesi.table.ts';
import { findUser, saveSandi } from '#areas/akses/server/users.table.ts';

/** Changes one's own password by the old one; every session of the user ends (reliability E). */
export async function gantiPassword(
  tx: Tx,
  { body }: { body: BodyOf<typeof changePasswordEndpoint> },
  ctx: Ctx,
) {
  const user = await findUser(tx, ctx.user_id);
  if (!(await verifySandi(body.password, user?.sandi)))
    throw new Problem(422, 'SANDI_LAMA_SALAH', 'Password Lama Salah', {
      errors: [{ path: 'password', message: 'Password Lama Salah' }],
    });
  refuseIf(periksaSandi(body.new_password, { lama: body.password, user_id: ctx.user_id }));
  const sandi = await hashSandi(body.new_password);
  await saveSandi(tx, ctx.kode_toko_user, {
    user_id: ctx.user_id,
    sandi,
    ganti_password: false,
    op: ctx.op,
  });
  await endSesi(tx, ctx.kode_toko_user, ctx.user_id, 'GANTI_PASSWORD', nowIso());
  tx.audit({ tindakan: 'GANTI_PASSWORD', tabel: 'users', kunci: ctx.user_id });
  return { user_id: ctx.user_id };
}
