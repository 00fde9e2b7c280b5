import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { lepasNotifikasiEndpoint } from '#areas/akses/contract/notifikasi.api.ts';
import type {
  akhiriPerangkatEndpoint,
  sesiPerangkatEndpoint,
} from '#areas/akses/contract/perangkat.api.ts';
import { bisaAkhiriSesi } from '#areas/akses/rules/users.ts';
import { deleteNotifikasiOf } from '#areas/akses/server/notifikasi/notifikasi.table.ts';
import { endSatuSesi, listSesiOrang } from '#areas/akses/server/otorisator/perangkat.table.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { Dismiss } from '#areas/akses/server/users.ts';

const TIDAK = refusals({
  USER_TIDAK_ADA: { message: 'User Tidak Ditemukan' },
  SESI_TIDAK_ADA: { message: 'Sesi Ini Sudah Berakhir' },
  NOTIFIKASI_TIDAK_ADA: { message: 'Notifikasi Telepon Ini Sudah Mati' },
});
const LAYAR = ['data-users', 'sesi-kasir'];

/** One's own, or of a person whose sessions one may end (D-3.4); the answer does not show that others exist. */
async function orangOf(on: Sql, user_id: string, ctx: Ctx) {
  if (user_id === ctx.user_id) return { kode_toko: ctx.kode_toko_user, user_id };
  const user = await findUser(on, user_id);
  const boleh =
    user?.kode_toko === ctx.kode_toko &&
    LAYAR.some((path) => ctx.akses.has(path)) &&
    bisaAkhiriSesi(ctx.level, user.level);
  if (!boleh) throw missing(TIDAK.USER_TIDAK_ADA);
  return { kode_toko: user.kode_toko, user_id };
}

export async function lihatSesiOrang(
  on: Sql,
  { params }: InputOf<typeof sesiPerangkatEndpoint>,
  ctx: Ctx,
) {
  return listSesiOrang(on, { ...(await orangOf(on, params.user_id, ctx)), sidik: ctx.sidik });
}

/** Ends one session or trusted telephone; its line is cut with it. */
export const akhiriSesiOrang =
  (db: Database, dismiss: Dismiss) =>
  async (_: Sql, { params }: InputOf<typeof akhiriPerangkatEndpoint>, ctx: Ctx) => {
    const who = await orangOf(db, params.user_id, ctx);
    await db.begin(async (tx) => {
      const ended = await endSatuSesi(tx, { ...who, id: params.id, now: nowIso() });
      if (!ended) throw missing(TIDAK.SESI_TIDAK_ADA);
      await recordAside(tx, {
        ...oleh(ctx, who),
        tindakan: 'AKHIRI_SESI',
        tabel: 'sesi',
        sebelum: ended,
      });
    });
    dismiss(who.user_id);
    return { user_id: who.user_id, id: params.id };
  };

/** The telephone stays trusted; it is heard only while its page is open. */
export const lepasNotifikasiOrang =
  (db: Database) =>
  async (_: Sql, { params }: InputOf<typeof lepasNotifikasiEndpoint>, ctx: Ctx) => {
    const who = await orangOf(db, params.user_id, ctx);
    await db.begin(async (tx) => {
      const ended = await deleteNotifikasiOf(tx, { ...who, id: params.id });
      if (!ended) throw missing(TIDAK.NOTIFIKASI_TIDAK_ADA);
      await recordAside(tx, {
        ...oleh(ctx, who),
        tindakan: 'MATIKAN_NOTIFIKASI',
        tabel: 'notifikasi_telepon',
        sebelum: ended,
      });
    });
    return { user_id: who.user_id, id: params.id };
  };

const oleh = (
  { user_id, level, perangkat, ip }: Ctx,
  who: { kode_toko: string; user_id: string },
) => ({
  user_id,
  level,
  perangkat,
  ip,
  kode_toko: who.kode_toko,
  op: newOp(),
  kunci: who.user_id,
});
