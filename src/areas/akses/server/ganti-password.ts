import type { BodyOf } from '#kit/contract/endpoint.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import { limiter } from '#kit/server/limiter.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { changePasswordEndpoint, kekuatanEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { minimalSandi, tentukanKekuatan } from '#areas/akses/rules/sandi.ts';
import { findDuaFaktor } from '#areas/akses/server/dua-faktor.table.ts';
import { periksaSandiBaru, ukurSandi } from '#areas/akses/server/kekuatan.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { isSandiSendiri } from '#areas/akses/server/sandi-sendiri.ts';
import { invalidToken } from '#areas/akses/server/sesi/token.ts';
import { endSemuaSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { dropSemuaSidik } from '#areas/akses/server/sidik/sidik.table.ts';
import type { Dismiss } from '#areas/akses/server/users.ts';
import { findUser, saveSandi } from '#areas/akses/server/users.table.ts';

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
 * Changes one's own password; every session and finger of the user ends (reliability E, decision 605).
 * Where none is left somebody else has reset the password since the old one was looked at: then his holds.
 */
export const gantiPassword =
  (dismiss: Dismiss) =>
  async (tx: Tx, { body }: Input, ctx: Ctx) => {
    const { user_id, kode_toko_user, op } = ctx;
    const milik = await milikSendiri(tx, ctx);
    refuseIf(await periksaSandiBaru(body.new_password, { ...milik, lama: body.password }));
    const sandi = await hashSandi(body.new_password);
    const ended = await endSemuaSesi(tx, kode_toko_user, user_id, 'GANTI_PASSWORD', nowIso());
    if (ended === 0) throw invalidToken();
    await saveSandi(tx, kode_toko_user, { user_id, sandi, ganti_password: false, op });
    const sidik_jari = await dropSemuaSidik(tx, { kode_toko: kode_toko_user, user_id });
    tx.audit({
      tindakan: 'GANTI_PASSWORD',
      tabel: 'users',
      kunci: user_id,
      ...(sidik_jari.length > 0 && { sebelum: { sidik_jari } }),
    });
    tx.afterwards(() => dismiss(user_id));
    return { user_id };
  };

/** What one's own new password is checked against: names, and whether there is a second factor. */
export async function milikSendiri(on: Sql, ctx: Ctx) {
  const who = { kode_toko: ctx.kode_toko_user, user_id: ctx.user_id };
  const user = await findUser(on, ctx.user_id);
  const berfaktor = ctx.wajib_faktor || (await findDuaFaktor(on, who)) !== undefined;
  const nama = [user?.usere_name ?? '', ctx.toko.nama_toko, ctx.kode_toko_user];
  return { user_id: ctx.user_id, berfaktor, nama };
}

const cukup = limiter({ most: 200, seconds: 60 });

/** How strong what is being typed is; measured here, since the lists are too long for a slow line. */
export async function lihatKekuatan(
  on: Sql,
  { body }: { body: BodyOf<typeof kekuatanEndpoint> },
  ctx: Ctx,
) {
  cukup(`${ctx.kode_toko_user}/${ctx.user_id}`);
  const { berfaktor, nama, user_id } = await milikSendiri(on, ctx);
  const own = body.user_id
    ? [body.user_id, body.usere_name ?? '', ...nama.slice(1)]
    : [user_id, ...nama];
  const pangkat = await ukurSandi(body.new_password, own);
  const minimal = minimalSandi(body.user_id ? (body.berfaktor ?? false) : berfaktor);
  return { minimal, kekuatan: tentukanKekuatan(pangkat, minimal < minimalSandi(false)) };
}
