import type { Endpoint } from '#kit/contract/endpoint.ts';
import { spoken } from '#kit/server/act.ts';
import { digestOf, splitUrl } from '#kit/server/canonical.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { BASE, stepsOf, type FindRoute } from '#kit/server/find-route.ts';
import { parse } from '#kit/server/parse.ts';
import { isReadable } from '#kit/server/wire/readable.ts';
import { inTurn } from '#kit/server/write/heavy.ts';
import { perform, permit } from '#kit/server/write/perform.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import { statement } from '#kit/server/sql.ts';
import { sqlState } from '#kit/server/sql/sql-state.ts';
import { newOp } from '#kit/server/write/new-op.ts';

/** A write that somebody wants to be allowed: not sent yet. */
export type Wanted = { method: string; path: string; body: unknown };

/** A rehearsal waits 2 s at most for a lock; its statements end after 10 s, so that other writes wait no longer. */
const BOUNDS = statement(
  `select set_config('lock_timeout', '2000', true), set_config('statement_timeout', '10000', true)`,
);
const BUSY = new Set(['55P03', '57014']);
const NOBODY: Surroundings = {
  headers: {},
  cookies: {},
  ip: '',
  gone: () => false,
  setCookie: () => {},
  ring: () => {},
};

/**
 * Runs a write that may demand an approval, and rolls it back: it ends in what is demanded, in a
 * refusal, or in nothing (POST otorisasi). Writes that never need an approval are not run at all.
 */
export async function rehearse(
  db: Database,
  find: FindRoute,
  ctx: Ctx,
  wanted: Wanted,
): Promise<void> {
  const act = found(find, ctx, wanted);
  if (!act) return;
  const undo = new Error('undo');
  const digest = digestOf(wanted.method, wanted.path, wanted.body);
  try {
    await inTurn(act.route.endpoint as { heavy?: true }, () =>
      db.begin(async (tx) => {
        tx.send(BOUNDS, []);
        await perform(tx, act, { ...ctx, op: newOp(), digest, latihan: true }, NOBODY);
        await tx.settled();
        throw undo;
      }),
    );
  } catch (error) {
    if (BUSY.has(sqlState(error)))
      throw new Problem(503, 'SEDANG_SIBUK', 'Data Sedang Dipakai, Mohon Ulangi Sebentar Lagi');
    if (error !== undo) throw spoken(error);
  }
}

/** The write that a method, a path and a body mean, looked at as if it had arrived by itself. */
function found(find: FindRoute, ctx: Ctx, { method, path, body }: Wanted) {
  const steps = isReadable(path) ? stepsOf(path.replace(BASE, '')) : undefined;
  const there = steps && find(method, steps);
  if (!there?.route.writes)
    throw missing({ code: 'TIDAK_DITEMUKAN', message: 'Data Tidak Ditemukan' });
  const endpoint = there.route.endpoint as Endpoint<unknown, unknown, unknown, unknown>;
  permit(endpoint, ctx);
  if (endpoint.approvable !== true && !(endpoint.approvable && ctx.lateDay)) return undefined;
  const search = new URLSearchParams(splitUrl(path)[1]);
  const input = {
    params: parse(endpoint.params, there.params),
    query: parse(endpoint.query, Object.fromEntries(search)),
    body: parse(endpoint.body, body ?? {}),
  };
  return { route: there.route, input };
}
