import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { kidOf } from '#kit/server/wire/server-token.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import {
  cabutKunci,
  isPusatJauh,
  listTokoSendiri,
  saveKunci,
  savePusatJauh,
} from '#app/server/jauh/kunci.table.ts';

const PATIENCE_MS = 10_000;
const KEYS = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })),
});

/** A key as people read it out: behind a sign of its own, because a command takes a dash in front for an option. */
export const namaKunci = (kid: string): string => `K.${kid}`;

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
  const { keys } = await fetchKeys(portal);
  const found = keys.find(({ x }) => namaKunci(kidOf(x)) === kid);
  // The names that are shown there are not told: who copies one from here has asked no person.
  if (!found) throw new Error(`Kunci di ${portal} bukan ${kid}. Tanyakan lagi kepada pusat.`);
  await db.begin(async (tx) => {
    await savePusatJauh(tx, pusat);
    if (!(await isPusatJauh(tx, kode_toko)))
      throw new Error(`${kode_toko} bukan kantor pusat di server lain`);
    await saveKunci(tx, kode_toko, found.x, nowIso());
    await catat(tx, 'TUKAR_KUNCI', kode_toko, kid);
  });
}

/** A key that was stolen, or a head office that is none any more: nothing of it is believed from now on. */
export const cabutPusat = (db: Database, kode_toko: string): Promise<void> =>
  db.begin(async (tx) => {
    if (!(await cabutKunci(tx, kode_toko))) throw new Error(`${kode_toko} tidak dipercaya`);
    await catat(tx, 'CABUT_KUNCI', kode_toko, kode_toko);
  });

async function catat(tx: Tx, tindakan: string, pusat: string, kunci: string): Promise<void> {
  const act = { tindakan, tabel: 'kunci_server', kunci, user_id: 'server', sesudah: { pusat } };
  for (const kode_toko of await listTokoSendiri(tx))
    await recordAside(tx, { kode_toko, op: randomUUID(), ...act });
}

async function fetchKeys(portal: string): Promise<z.infer<typeof KEYS>> {
  const url = `${portal.replace(/\/+$/, '')}/.well-known/jwks.json`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { redirect: 'error', signal }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url} tidak menjawab`);
  return KEYS.parse(await answer.json());
}
