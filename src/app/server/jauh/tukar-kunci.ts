import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { kidOf } from '#kit/server/wire/server-token.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { isPusatJauh, saveKunci, savePusatJauh } from '#app/server/jauh/kunci.table.ts';

const PATIENCE_MS = 10_000;
const KEYS = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })),
});

export type Pusat = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly portal: string;
  /** The name of its key as a person of head office has read it out. */
  readonly kid: string;
};

/**
 * A branch with a server of its own believes head office from now on (D-43.2): the public key that its portal shows is
 * taken where it has the name that a person read out, because who answers at an address is not who owns the shop.
 */
export async function tukarKunci(db: Database, { kid, ...pusat }: Pusat): Promise<void> {
  const { kode_toko, portal } = pusat;
  if (!/^[A-Z0-9]{3}$/.test(kode_toko))
    throw new Error('Kode toko pusat harus tepat 3 huruf atau angka');
  if (!isPortalAman(portal)) throw new Error('Portal pusat harus https');
  const { keys } = await ambilKunci(portal);
  const found = keys.find(({ x }) => kidOf(x) === kid);
  if (!found)
    throw new Error(`Kunci di ${portal} bukan ${kid}: ${keys.map(({ x }) => kidOf(x)).join(', ')}`);
  await db.begin(async (tx) => {
    await savePusatJauh(tx, pusat);
    if (!(await isPusatJauh(tx, kode_toko)))
      throw new Error(`${kode_toko} bukan kantor pusat di server lain`);
    await saveKunci(tx, kode_toko, found.x, nowIso());
    const act = { tindakan: 'TUKAR_KUNCI', tabel: 'kunci_server', kunci: kid, op: randomUUID() };
    await recordAside(tx, { kode_toko, user_id: 'server', ...act });
  });
}

async function ambilKunci(portal: string): Promise<z.infer<typeof KEYS>> {
  const url = `${portal.replace(/\/+$/, '')}/.well-known/jwks.json`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { redirect: 'error', signal }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url} tidak menjawab`);
  return KEYS.parse(await answer.json());
}
