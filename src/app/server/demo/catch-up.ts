import { dateAt, nowIso, setClock, type Zona } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  akuiTanggal,
  findHariTerakhir,
  findJamTerakhir,
  listToko,
} from '#areas/toko/server/toko.table.ts';
import { findModulRow } from '#areas/toko/server/setelan.table.ts';
import { at, newShop } from '#app/server/demo/story.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { openStage, type Stage } from '#app/server/demo/stage.ts';
import { openServer } from '#app/server/server.ts';

/**
 * A later start of the demo: days that were left open are closed by the normal acts, and today opens
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
  say(`Closing ${stale.length} days of the demo that were left open …`);
  const { app, close } = await openServer({ db });
  const stage = openStage(db, app);
  try {
    for (const one of stale)
      // A day that cannot be closed stays open, as it would in a shop: the start goes on.
      await closeStale(db, stage, one).catch((error: Error) =>
        say(`Hari demo ${one.tgl} di ${one.kode_toko} belum dapat ditutup: ${error.message}`),
      );
    await stage.leave();
  } finally {
    setClock(undefined);
    await close();
  }
}

type Stale = { kode_toko: string; zona: Zona; tgl: Hari };

/** Yesterday ends in its evening, or right after its last act; then today opens, with the approval its date needs. */
async function closeStale(db: Database, stage: Stage, { kode_toko, zona, tgl }: Stale) {
  const shop = newShop(kode_toko, zona, nowIso());
  const sejak = (await findJamTerakhir(db, kode_toko)) ?? '';
  const petang = at(shop, tgl, 20 * 60);
  setClock(sejak > petang ? sejak : petang);
  try {
    await akuiTanggal(db, kode_toko, dateAt(nowIso(), zona, '04:00'));
    if (kode_toko !== 'PST') await rejectWaiting(db, stage, kode_toko);
    await closeDay(db, stage, shop, tgl, 0, sejak);
  } finally {
    setClock(undefined);
  }
  await akuiTanggal(db, kode_toko, dateAt(nowIso(), zona, '04:00'));
  await stage.call(kode_toko, 'own', 'GET users/me');
}

async function rejectWaiting(db: Database, stage: Stage, kode_toko: string): Promise<void> {
  const alasan = 'Tidak jadi diambil';
  const waiting = ({ list }: (typeof MENUNGGU)[number]) =>
    stage.call<Record<string, string>[]>(kode_toko, 'spv', list);
  for (const one of MENUNGGU)
    for (const row of await waiting(one))
      await stage.call(kode_toko, 'spv', `POST ${one.batal(row[one.no] ?? '')}`, { alasan });
  const manual = await findModulRow(db, kode_toko, 'MANUAL_ITEMS_TRANSACTION_MODULE');
  if (!manual?.aktif) return;
  // Their money was taken or paid already: an owner agrees (D-46.4).
  for (const one of MENUNGGU_MANUAL)
    for (const row of await waiting(one)) {
      const call = `POST ${one.batal(row[one.no] ?? '')}`;
      await stage.approved(kode_toko, 'spv', 'own', call, { alasan });
    }
}

/** What blocks a closing, and how it is rejected. */
const MENUNGGU = [
  {
    list: 'GET penjualan?status=OPEN&limit=1000',
    no: 'no_faktur_jual',
    batal: (no: string) => `penjualan/${no}/batal`,
  },
  {
    list: 'GET hutang?status=OPEN&limit=1000',
    no: 'no_faktur_hutang',
    batal: (no: string) => `hutang/${no}/batal`,
  },
  {
    list: 'GET hutang?status=TUNGGU&limit=1000',
    no: 'no_faktur_hutang',
    batal: (no: string) => `hutang/${no}/batal-lunas`,
  },
  {
    list: 'GET pesanan?status=OPEN&limit=1000',
    no: 'no_pesanan',
    batal: (no: string) => `pesanan/${no}/batal`,
  },
  {
    list: 'GET service?status=OPEN&limit=1000',
    no: 'no_service',
    batal: (no: string) => `service/${no}/batal`,
  },
];

/** The same, where goods without a barcode are sold. */
const MENUNGGU_MANUAL: typeof MENUNGGU = [
  {
    list: 'GET penjualan-manual?status=OPEN&limit=1000',
    no: 'no_faktur_jual',
    batal: (no) => `penjualan-manual/${no}/batal`,
  },
  {
    list: 'GET pembelian-manual?status=OPEN&limit=1000',
    no: 'no_faktur_beli',
    batal: (no) => `pembelian-manual/${no}/batal`,
  },
];
