import { missingModul, passes } from '#kit/rules/gate.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { contentLines } from '#kit/server/write/contents.ts';
import type { AnyInput, Route, Surroundings } from '#kit/server/routes.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** The refusal of a write that somebody else has to agree to first (D-27). */
export const PERLU_OTORISASI = 'PERLU_OTORISASI';

/**
 * The one way to a write's handler, whether the write is kept or only rehearsed: gate and right,
 * then the open day, then the act (D-33.1, D-2.3). No person learns from a rehearsal what the act
 * itself would not have shown.
 */
export async function perform(
  tx: Tx,
  { route, input }: { route: Route; input: AnyInput },
  ctx: Ctx,
  around: Surroundings,
): Promise<unknown> {
  const endpoint = route.endpoint as OneEndpoint;
  permit(endpoint, ctx);
  if (!endpoint.anyClock) {
    needClock(ctx);
    tx.advances = true;
  }
  if (endpoint.key === 'required') needOpenDay(endpoint, ctx);
  const lateDay = lateDayOf(endpoint, input, ctx);
  const asked = { ...ctx, lateDay };
  try {
    await lateDay?.spend(tx, asked);
    const done = await route.handle(tx, input, asked, around);
    if (lateDay) await tx.settled();
    await lateDay?.demand(tx, asked);
    needGuards(endpoint, tx);
    return done;
  } catch (error) {
    const asks = endpoint.approvable === true || lateDay;
    if (error instanceof Problem && error.code === PERLU_OTORISASI && !asks)
      throw new Error(`${endpoint.call} asks for an approval and is not declared approvable`);
    throw error;
  }
}

/**
 * An act that names a guard, or writes what needs one, and answers without having gone through it is a fault of ours:
 * nothing is kept.
 */
function needGuards({ call, guards = [] }: OneEndpoint, tx: Tx): void {
  const skipped = [...guards, ...tx.owes].filter((guard) => !tx.guards.has(guard));
  if (skipped.length > 0) throw new Error(`${call} skips its guards: ${skipped.join(', ')}`);
}

/** Whether this person may make this call at all, in this shop as it is set up (D-3.2, D-33.1). */
export function permit(endpoint: Pick<OneEndpoint, 'call' | 'right' | 'gate'>, ctx: Ctx): void {
  const { tertahan } = ctx;
  if (tertahan && !tertahan.kecuali.includes(endpoint.call))
    throw new Problem(403, tertahan.code, tertahan.message, { extra: tertahan.extra });
  if (!passes(endpoint.gate, ctx)) {
    const modul = missingModul(endpoint.gate, ctx);
    if (modul)
      throw new Problem(403, 'MODUL_TIDAK_AKTIF', 'Modul Tidak Aktif', { extra: { modul } });
    throw notAllowed();
  }
  const { right } = endpoint;
  // A person who asks for the rehearsal of such a call is no server.
  if (right === 'server' && ctx.pengirim === undefined) throw notAllowed();
  if (typeof right === 'object' && !right.menu.some((path) => ctx.akses.has(path)))
    throw notAllowed();
}

const notAllowed = () => new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');

/**
 * What is saved on a day that should be closed waits for an approval (D-33.18): with the demands of the
 * act itself it is one question. A step that somebody's later act makes good or drops (a scan of a
 * count, a tag) is no document of that day, and cannot ask.
 */
const lateDayOf = (endpoint: OneEndpoint, input: unknown, { lateDay }: Ctx): Ctx['lateDay'] =>
  lateDay && endpoint.key === 'required' && !endpoint.anyDay && endpoint.approvable
    ? {
        ...lateDay,
        document: endpoint.summary,
        contents: contentLines(endpoint.body, (input as { body: unknown }).body),
      }
    : undefined;

/** A clock that went back, or a date that jumped, writes nothing (D-51.2). */
function needClock({ jamDitolak }: Ctx): void {
  if (jamDitolak)
    throw new Problem(409, jamDitolak.code, jamDitolak.message, { extra: jamDitolak.extra });
}

/** Money acts need the open day to be today's, unless they are what ends a day that stayed open (D-2.3). */
function needOpenDay(endpoint: OneEndpoint, ctx: Ctx): void {
  if (ctx.hari_status !== 'OPEN' && endpoint.anyDay !== true)
    throw new Problem(409, 'HARI_TUTUP', 'Toko Sudah Ditutup Oleh Akun Lain');
  if (ctx.hari_tertinggal && !endpoint.anyDay)
    throw new Problem(
      409,
      'HARI_BELUM_TUTUP',
      'Hari Sebelumnya Belum Ditutup, Mohon Tutup Toko Dahulu',
    );
}
