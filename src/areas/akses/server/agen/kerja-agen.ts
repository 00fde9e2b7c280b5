import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { ambilTugasEndpoint, hasilTugasEndpoint } from '#areas/akses/contract/agen.api.ts';
import { findAgen, touchAgen, type AgenRow } from '#areas/akses/server/agen/agen.table.ts';
import {
  endCetak,
  endTerputus,
  takeCetak,
  type Diambil,
} from '#areas/akses/server/agen/agen-cetak.table.ts';
import { tungguKertas } from '#areas/akses/server/agen/tunggu.ts';
import { hashToken, invalidToken } from '#areas/akses/server/sesi/token.ts';

const TIDAK = refusals({ KERTAS_TIDAK_ADA: { message: 'Kertas Ini Bukan Milik Agen Ini' } });

/** How long one call waits for a paper, and how often it looks whether another process of the server has got one. */
const TUNGGU_MS = 20_000;
const LIHAT_MS = 2000;
/** Tokens that are none, of one address: a revoked agent ends by itself. */
const salah = limiter({ most: 30, seconds: 60 });

/** The agent whose token came along: no session, and of one shop. */
async function agenOf(db: Database, { headers, ip }: Surroundings): Promise<AgenRow> {
  salah.full(ip);
  const [, token] = /^Bearer (.+)$/.exec(String(headers.authorization ?? '')) ?? [];
  const agen = token ? await findAgen(db, hashToken(token)) : undefined;
  if (agen) return agen;
  salah(ip);
  throw invalidToken();
}

/** Waits for a paper of this agent; null where none came for a while. */
export async function takeTugas(
  db: Database,
  { printer, mulai }: BodyOf<typeof ambilTugasEndpoint>,
  around: Surroundings,
): Promise<Diambil | null> {
  const { id } = await agenOf(db, around);
  await touchAgen(db, id, printer, nowIso());
  if (mulai) await endTerputus(db, id);
  const until = performance.now() + TUNGGU_MS;
  for (;;) {
    // A paper that is taken for a call that hung up would never be printed.
    if (around.gone()) return null;
    const found = await takeCetak(db, id, nowIso());
    if (found) return found;
    const left = until - performance.now();
    if (left <= 0) return null;
    if (await tungguKertas(id, Math.min(LIHAT_MS, left))) return null;
    // It may have been revoked while it waited.
    await agenOf(db, around);
  }
}

export async function hasilTugas(
  db: Database,
  { params: { id }, body }: InputOf<typeof hasilTugasEndpoint>,
  around: Surroundings,
): Promise<{ id: string }> {
  const agen = await agenOf(db, around);
  if ((await endCetak(db, { id, agen: agen.id, ...body })) === 0)
    throw missing(TIDAK.KERTAS_TIDAK_ADA);
  return { id };
}
