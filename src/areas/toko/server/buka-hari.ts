import { randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import { dateAt, nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Toko } from '#areas/toko/server/ctx.ts';
import { findHariTerakhir, openHari, type HariToko } from '#areas/toko/server/toko.table.ts';

/**
 * The shop's business day when somebody arrives: a later date than the last closed day opens the
 * new one; a day that was never closed stays open until it is (D-2.3).
 */
export async function bukaHari(
  db: Database,
  toko: Toko,
  jamGanti: string,
  user_id: string,
): Promise<HariToko> {
  const hariIni = dateAt(nowIso(), toko.zona, jamGanti);
  const terakhir = await findHariTerakhir(db, toko.kode_toko);
  if (terakhir && (terakhir.status === 'OPEN' || terakhir.tgl_system >= hariIni)) return terakhir;
  await openToday(db, toko.kode_toko, hariIni, user_id);
  const dibuka = await findHariTerakhir(db, toko.kode_toko);
  invariant(dibuka, `the day of ${toko.kode_toko} was just opened`);
  return dibuka;
}

async function openToday(
  db: Database,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<void> {
  const op = randomUUID();
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
  });
}
