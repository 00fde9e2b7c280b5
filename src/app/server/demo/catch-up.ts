import { dateAt, nowIso, setClock } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { listToko, findHariTerakhir } from '#areas/toko/server/toko.table.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { openStage, type Stage } from '#app/server/demo/stage.ts';
import { openServer } from '#app/server/server.ts';

/**
 * A later start of the demo: days that nobody closed are closed by the normal acts, and today opens
 * (http.md). Waiting sales are rejected first, as a supervisor would; days in between stay unopened.
 */
export async function catchUp(db: Database, say: (line: string) => void): Promise<void> {
  const stale = [];
  for (const { kode_toko, zona, demo } of await listToko(db)) {
    const hari = await findHariTerakhir(db, kode_toko);
    if (demo && hari?.status === 'OPEN' && hari.tgl_system < dateAt(nowIso(), zona, '04:00'))
      stale.push({ kode_toko, zona, tgl: hari.tgl_system });
  }
  if (stale.length === 0) return;
  say(`Menutup ${stale.length} hari demo yang tertinggal …`);
  const { app, close } = await openServer({ db });
  const stage = openStage(db, app);
  try {
    for (const { kode_toko, zona, tgl } of stale) {
      const shop: DemoShop = {
        kode_toko,
        jam: zona === 'WIT' ? 9 : 7,
        validasi: false,
        ready: [],
        titipan: [],
        hutang: [],
        terjual: [],
        kupon: [],
      };
      setClock(`${tgl}T13:00:00.000Z`);
      if (kode_toko !== 'PST') await rejectWaiting(stage, kode_toko);
      await closeDay(db, stage, shop, tgl);
      setClock(undefined);
      await stage.call(kode_toko, 'own', 'GET users/me');
    }
    await stage.leave();
  } finally {
    setClock(undefined);
    await close();
  }
}

async function rejectWaiting(stage: Stage, kode_toko: string): Promise<void> {
  const open = await stage.call<{ no_faktur_jual: string }[]>(
    kode_toko,
    'spv',
    'GET penjualan?status=OPEN&limit=1000',
  );
  for (const { no_faktur_jual } of open)
    await stage.call(kode_toko, 'spv', `POST penjualan/${no_faktur_jual}/batal`, {
      alasan: 'Tidak jadi diambil',
    });
}
