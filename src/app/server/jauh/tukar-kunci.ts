import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { kidOf } from '#kit/server/wire/server-token.ts';
import type { Sql } from '#kit/server/sql.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { endHentiToko, findPusatDiSini, noteServer } from '#areas/toko/server/antar/antar.table.ts';
import { endTertahan, type Diakhiri } from '#areas/toko/server/antar/pesan-toko.table.ts';
import { lepasPegangToko } from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import {
  cabutKunci,
  findCabangJauh,
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
 * A branch with a server of its own believes head office from now on, or head office a branch (D-43.2): the public key
 * that its portal shows is taken where it has the name that a person read out, because who answers at an address is
 * not who owns the shop.
 */
export async function tukarKunci(db: Database, { kid, ...pusat }: Pusat): Promise<void> {
  const { kode_toko, portal } = pusat;
  if (!/^[A-Z0-9]{3}$/.test(kode_toko)) throw new Error('Kode toko harus tepat 3 huruf atau angka');
  if (!isPortalAman(portal)) throw new Error('Portal harus https');
  // Head office takes keys of its branches alone, where its own list says that they are.
  const cabang = (await findPusatDiSini(db)) !== undefined;
  if (cabang) await needCabang(db, pusat);
  const { keys } = await fetchKeys(portal);
  const found = keys.find(({ x }) => namaKunci(kidOf(x)) === kid);
  // The names that are shown there are not told: who copies one from here has asked no person.
  if (!found) throw new Error(`Kunci di ${portal} bukan ${kid}. Tanyakan lagi kepada toko itu.`);
  await db.begin(async (tx) => {
    if (cabang) await needCabang(tx, pusat);
    else await savePusatJauh(tx, pusat);
    if (!cabang && !(await isPusatJauh(tx, kode_toko)))
      throw new Error(`${kode_toko} bukan kantor pusat di server lain`);
    await saveKunci(tx, kode_toko, found.x, nowIso());
    // It answered just now at its portal, with this key.
    await noteServer(tx, kode_toko, null);
    await catat(tx, 'TUKAR_KUNCI', kode_toko, kid);
  });
}

/** An owner has said in Master Toko that the branch has a server, and where: this command does not say it for him. */
async function needCabang(on: Sql, { kode_toko, portal }: Omit<Pusat, 'kid'>): Promise<void> {
  const known = await findCabangJauh(on, kode_toko);
  if (!known) throw new Error(`${kode_toko} bukan cabang dengan server sendiri di Master Toko`);
  if (known.portal !== portal)
    throw new Error(`Portal ${kode_toko} di Master Toko lain daripada ${portal}`);
}

/**
 * A key that was stolen, or a server that is none any more: nothing of it is believed from now on, what it holds of
 * money is given free, and what is held of its messages ends without effect (decision 1229).
 */
export const cabutPusat = (db: Database, kode_toko: string): Promise<void> =>
  db.begin(async (tx) => {
    const pusat = await isPusatJauh(tx, kode_toko);
    if (!(await cabutKunci(tx, kode_toko))) throw new Error(`${kode_toko} tidak dipercaya`);
    const dilepas = await lepasPegangToko(tx, kode_toko);
    // What it said to stop a line; a true older copy is found again by the next number.
    await endHentiToko(tx, pusat ? undefined : kode_toko);
    // Head office has signed for every shop that wrote to a branch.
    const diakhiri = await endTertahan(tx, pusat ? {} : { dari: kode_toko });
    await catat(tx, 'CABUT_KUNCI', kode_toko, kode_toko, { dilepas, diakhiri: diakhiri.length });
    for (const ke of new Set(diakhiri.map((one) => one.ke))) await catatDiakhiri(tx, ke, diakhiri);
  });

/** The shop that they were for reads which those were; their contents stay with their rows. */
async function catatDiakhiri(tx: Tx, ke: string, all: readonly Diakhiri[]): Promise<void> {
  const pesan = all
    .filter((one) => one.ke === ke)
    .map(({ dari, urut, jenis, no_dokumen }) => `${dari}/${urut} ${jenis} ${no_dokumen}`);
  const act = { tindakan: 'AKHIRI_PESAN', tabel: 'pesan_toko', kunci: ke, user_id: 'server' };
  await recordAside(tx, { kode_toko: ke, op: randomUUID(), ...act, sesudah: { pesan } });
}

async function catat(
  tx: Tx,
  tindakan: string,
  pusat: string,
  kunci: string,
  more: object = {},
): Promise<void> {
  const sesudah = { pusat, ...more };
  const act = { tindakan, tabel: 'kunci_server', kunci, user_id: 'server', sesudah };
  for (const kode_toko of await listTokoSendiri(tx))
    await recordAside(tx, { kode_toko, op: randomUUID(), ...act });
}

async function fetchKeys(portal: string): Promise<z.infer<typeof KEYS>> {
  const url = `${portal.replace(/\/+$/, '')}/.well-known/jwks.json`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await callOut(url, { redirect: 'error', signal }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url} tidak menjawab`);
  return KEYS.parse(await answer.json());
}
