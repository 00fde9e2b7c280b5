import type { BodyOf } from '#kit/contract/endpoint.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { changePasswordEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { periksaSandi } from '#areas/akses/rules/sandi.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { isSandiSendiri } from '#areas/akses/server/sandi-sendiri.ts';
import { invalidToken } from '#areas/akses/server/sesi.ts';
import { endSesi } from '#areas/akses/server/sesi.table.ts';
import type { Dismiss } from '#areas/akses/server/users.ts';
import { saveSandi } from '#areas/akses/server/users.table.ts';

type Input = { body: BodyOf<typeof changePasswordEndpoint> };

/** The old password proves who asks: a counted guess, so it comes before the write and stays counted. */
export const periksaSandiLama =
  (db: Database) =>
  async ({ body }: Input, ctx: Ctx): Promise<void> => {
    if (!(await isSandiSendiri(db, body.password, ctx)))
      throw new Problem(422, 'SANDI_LAMA_SALAH', 'Password Lama Salah', {
        errors: [{ path: 'password', message: 'Password Lama Salah' }],
      });
  };

/**
 * Changes one's own password; every session of the user ends (reliability E). Where none is left
 * somebody else has reset the password since the old one was looked at: then his holds.
 */
export const gantiPassword =
  (dismiss: Dismiss) =>
  async (tx: Tx, { body }: Input, ctx: Ctx) => {
    const { user_id, kode_toko_user, op } = ctx;
    refuseIf(periksaSandi(body.new_password, { lama: body.password, user_id }));
    const sandi = await hashSandi(body.new_password);
    const ended = await endSesi(tx, kode_toko_user, user_id, 'GANTI_PASSWORD', nowIso());
    if (ended === 0) throw invalidToken();
    await saveSandi(tx, kode_toko_user, { user_id, sandi, ganti_password: false, op });
    tx.audit({ tindakan: 'GANTI_PASSWORD', tabel: 'users', kunci: user_id });
    tx.afterwards(() => dismiss(user_id));
    return { user_id };
  };
