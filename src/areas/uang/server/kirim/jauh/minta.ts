import type { Database, Tx } from '#kit/server/database.ts';
import { parse } from '#kit/server/parse.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Schema } from '#kit/contract/field.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';
import {
  endJanji,
  findJawab,
  saveJanji,
  saveJawab,
  type Janji,
  type Jawab,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';

/** What head office does not answer, in the words of the requirement (1§8, D-43.5); the code says why. */
const gagal = (code: string): Problem => new Problem(503, code, TIDAK_KIRIM.SUDAH_DITERIMA.message);

type Tanya = { readonly method: string; readonly path: string; readonly body?: unknown };

/** Asks head office, and throws what it refuses. */
export async function tanyaPusat(
  db: Database,
  { dari, pusat }: { dari: string; pusat: string },
  { method, path, body }: Tanya,
): Promise<unknown> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const asked = { method, path, body: text };
  const told = await tanyaServer(db, { dari, ke: pusat }, asked).catch((error: unknown) => {
    throw error instanceof Problem ? gagal(error.code) : error;
  });
  const said = (told.body ?? {}) as Record<string, unknown>;
  if (told.status === 200) return said['data'];
  const { status: _, code, message, errors: __, ...extra } = said;
  if (told.status >= 400 && told.status < 500 && typeof code === 'string')
    throw new Problem(told.status, code, String(message), { extra });
  throw gagal('DATA_DITOLAK');
}

/** What head office tells is of the shape that both agree on, or is nothing. */
export function bacaPusat<T>(schema: Schema<T>, value: unknown): T {
  try {
    return parse(schema, value);
  } catch {
    throw gagal('DATA_DITOLAK');
  }
}

/**
 * Before the act: what it asks head office to hold is written down first, so that nothing stays held for an act that
 * never came. The answer waits for the act in the same row; a refusal is thrown there, behind an answer that was lost.
 */
export async function minta(
  db: Database,
  pusat: string,
  janji: Omit<Janji, 'id' | 'kode_toko'>,
  asked: Tanya,
  { kode_toko, op: id }: Ctx,
): Promise<Jawab> {
  await saveJanji(db, { id, kode_toko, ...janji });
  const jawab = await tanyaPusat(db, { dari: kode_toko, pusat }, asked).then(
    (ok): Jawab => ({ ok: ok ?? null }),
    tolakOf,
  );
  // Who got no answer does not know whether it is held: the look at what is left gives it free.
  await saveJawab(db, id, jawab, jawab.tolak !== undefined && jawab.tolak.status !== 503);
  return jawab;
}

function tolakOf(error: unknown): Jawab {
  if (!(error instanceof Problem)) throw error;
  const { status, code, message, extra } = error;
  return { tolak: { status, code, message, ...(extra && { extra }) } };
}

/** In the act: what head office said to it. */
export async function jawabPusat(tx: Tx, { op }: Ctx): Promise<unknown> {
  const jawab = await findJawab(tx, op);
  if (!jawab) throw gagal('PORTAL_MATI');
  const { tolak } = jawab;
  if (tolak) throw new Problem(tolak.status, tolak.code, tolak.message, { extra: tolak.extra });
  return jawab.ok;
}

/** The act has done what it asked for: from here on nothing gives it free. */
export async function tepati(tx: Tx, { op }: Ctx): Promise<void> {
  if (!(await endJanji(tx, op, 'JADI'))) throw gagal('PORTAL_LAMBAT');
}
