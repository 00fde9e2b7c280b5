import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import {
  endHenti,
  findHenti,
  isDiSini,
  lockArus,
  renumberKirim,
  type Arus,
} from '#areas/toko/server/antar/antar.table.ts';

/** Both ends keep in their record that messages between two shops have stopped. */
export async function catatHenti(on: Sql, { dari, ke }: Arus, terakhir: number): Promise<void> {
  const act = { tindakan: 'PESAN_HENTI', tabel: 'pesan_toko', kunci: `${dari}/${ke}/${terakhir}` };
  for (const kode_toko of [dari, ke])
    if (await isDiSini(on, kode_toko))
      await recordAside(on, { kode_toko, op: newOp(), user_id: 'server', ...act });
}

/** More than so many lost numbers are no copy of yesterday. */
const PALING_BANYAK = 100_000;

/**
 * A person has seen that this is the shop's only server, and that its database is an older copy: what waits for a shop
 * goes on behind the numbers that the other server knows, and the numbers that the copy lost are kept as lost.
 */
export const lanjutkanPesan = (db: Database, ke: string): Promise<number> =>
  db.begin(async (tx) => {
    const henti = await findHenti(tx, ke);
    if (henti.length === 0) throw new Error(`Pesan ke ${ke} tidak berhenti`);
    for (const one of henti) await lanjut(tx, one);
    return henti.length;
  });

async function lanjut(tx: Tx, arus: Arus & { terakhir: number }): Promise<void> {
  const { dari, ke, terakhir } = arus;
  await lockArus(tx, arus);
  const op = newOp();
  const hilang = await renumberKirim(tx, arus, { terakhir, most: PALING_BANYAK, op });
  await endHenti(tx, arus, 'KIRIM');
  const kunci = `${dari}/${ke}/${terakhir}`;
  const act = { tindakan: 'PESAN_LANJUT', tabel: 'pesan_toko', kunci, user_id: 'server', op };
  await recordAside(tx, { kode_toko: dari, ...act, sesudah: { hilang } });
}
