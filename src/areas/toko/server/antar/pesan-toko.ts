import { act } from '#kit/server/act.ts';
import { nowMs, withClockAt } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { TAHAN_DETIK } from '#areas/toko/rules/jam.ts';
import {
  endPesan,
  failPesan,
  holdPesan,
  listTunggu,
  savePesan,
  type PesanToko,
} from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { findHariTerakhir, findJamTerakhir } from '#areas/toko/server/toko.table.ts';

/** What an act of the server itself knows of the shop that it acts in. */
export type CtxServer = Pick<
  Ctx,
  'kode_toko' | 'op' | 'user_id' | 'hari' | 'param' | 'modul' | 'toko'
>;
/** Makes an act of the receiver's out of a message; it writes its audit row as every act does. */
type Terap = (tx: Tx, pesan: PesanToko, ctx: CtxServer) => Promise<void>;

const penerap = new Map<string, Terap>();
/** Says what a kind of message does where it arrives. */
export const terapkanDengan = (jenis: string, terap: Terap): void => void penerap.set(jenis, terap);

/**
 * Tells another shop of an act, in the act's own transaction (D-43.4). On one server it is applied right after the
 * commit, unless the other's day is closed: then as the first act of its next day.
 */
export async function kirimPesan(
  tx: Tx,
  db: Database,
  pesan: Omit<PesanToko, 'dari' | 'urut'>,
  ctx: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> {
  await savePesan(tx, pesan, ctx);
  tx.follow(() => terapkanPesan(db, pesan.ke));
}

/** Applies what waits for a shop, or for every one, each in an act of its own; answers how many it applied. */
export async function terapkanPesan(db: Database, ke?: string): Promise<number> {
  let jadi = 0;
  for (const pesan of await listTunggu(db, ke))
    try {
      if (await terapkan(db, pesan)) jadi += 1;
    } catch (error) {
      await failPesan(db, pesan, (error as Error).message);
    }
  return jadi;
}

async function terapkan(db: Database, pesan: PesanToko): Promise<boolean> {
  const terap = penerap.get(pesan.jenis);
  if (!terap) throw new Error(`Nobody applies ${pesan.jenis}`);
  const hari = await findHariTerakhir(db, pesan.ke);
  if (hari?.status !== 'OPEN') return false;
  const { at, behind } = await timeOf(db, pesan.ke);
  if (behind) return false;
  const { toko, param, modul } = await readSetelanToko(db, pesan.ke);
  const ctx = {
    kode_toko: pesan.ke,
    op: newOp(),
    user_id: 'sistem',
    level: 'SISTEM',
    perangkat: 'server',
    ip: '',
    hari: hari.tgl_system,
    param,
    modul,
    toko,
  };
  let held = true;
  const request = { method: 'POST', path: `server/${pesan.jenis}`, body: null, status: 200 };
  const run = () =>
    act(
      db,
      ctx,
      request,
      async (tx) => {
        held = await holdPesan(tx, pesan);
        if (!held) throw new Taken();
        tx.advances = true;
        await terap(tx, pesan, ctx);
        await endPesan(tx, pesan);
        return '';
      },
      () => {},
    ).catch((error: unknown) => {
      if (!(error instanceof Taken)) throw error;
    });
  await (at === undefined ? run() : withClockAt(at, run));
  return held;
}

/** Another process has it: nothing is written here. */
class Taken extends Error {}

type Waktu = { readonly at?: string; readonly behind?: true };

/** The shop's time never runs back: a little behind its last act goes on at that time, more waits (D-51.2). */
async function timeOf(db: Database, kode_toko: string): Promise<Waktu> {
  const terakhir = await findJamTerakhir(db, kode_toko);
  const mundur = terakhir === undefined ? 0 : Date.parse(terakhir) - nowMs();
  if (mundur <= 0) return {};
  return mundur > TAHAN_DETIK * 1000 ? { behind: true } : { at: terakhir };
}

const SEMENIT = 60_000;

/** Looks every minute while the server runs for what a fallen process left; answers how to stop. */
export function jagaPesanToko(db: Database, say: (line: string) => void): () => void {
  const look = () =>
    void terapkanPesan(db).catch((error: Error) => say(`Pesan antar toko gagal: ${error.message}`));
  look();
  const timer = setInterval(look, SEMENIT);
  timer.unref();
  return () => clearInterval(timer);
}
