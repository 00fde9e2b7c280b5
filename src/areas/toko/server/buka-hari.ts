import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { invariant } from '#kit/server/problem.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { PESAN_SEKALI } from '#areas/toko/contract/antar.api.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { isTunggu } from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  findHariTerakhir,
  majukanJam,
  openHari,
  type HariToko,
} from '#areas/toko/server/toko.table.ts';

type Datang = {
  readonly kode_toko: string;
  readonly user_id: string;
  /** The day that the database's clock shows. */
  readonly kalender: Hari;
  /** What the clock does not allow: no day opens by it (D-51.2). */
  readonly mundur: number | null;
  readonly lompat: Hari | null;
};

/**
 * The shop's business day when somebody arrives: a later date than the last closed day opens the
 * new one; a day that was never closed stays open until it is (D-2.3). A clock that went back or a date
 * that jumped opens none.
 */
export async function bukaHari(
  db: Database,
  { kode_toko, user_id, kalender, mundur, lompat }: Datang,
): Promise<HariToko> {
  const terakhir = await findHariTerakhir(db, kode_toko);
  if (terakhir && (terakhir.status === 'OPEN' || terakhir.tgl_system >= kalender)) return terakhir;
  if (terakhir && (mundur !== null || lompat !== null)) return terakhir;
  await openToday(db, kode_toko, kalender, user_id);
  // What other shops did while it was closed comes first (D-41.6, D-43.4): so much as a person waits for. The rest goes
  // on beside him, each message an act of its own.
  await terapkanPesan(db, kode_toko, { most: PESAN_SEKALI });
  if (await isTunggu(db, kode_toko))
    void terapkanPesan(db, kode_toko, { mana: 'BARU' }).catch(() => {});
  const dibuka = await findHariTerakhir(db, kode_toko);
  invariant(dibuka, `the day of ${kode_toko} was just opened`);
  return dibuka;
}

/**
 * A write after a day that was closed late, or on the morning after one: the day of the calendar opens as it does for
 * who logs in (D-2.3). Answers whether it is open now and was not when the person was read.
 */
export async function susulHari(
  db: Database,
  { kode_toko, user_id, hari, hari_status, jam }: Ctx,
): Promise<boolean> {
  if (hari_status === 'OPEN' || jam.kalender <= hari) return false;
  if (!(await findHariTerakhir(db, kode_toko))) return false;
  return (await bukaHari(db, { kode_toko, user_id, ...jam })).status === 'OPEN';
}

async function openToday(
  db: Database,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<void> {
  const op = newOp();
  await db.begin(async (tx) => {
    if ((await openHari(tx, kode_toko, tgl, user_id, op)) === 0) return;
    await recordAside(tx, {
      kode_toko,
      op,
      user_id,
      tindakan: 'BUKA_HARI',
      tabel: 'hari_toko',
      kunci: tgl,
    });
    await majukanJam(tx, kode_toko);
  });
}
