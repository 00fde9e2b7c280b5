import { randomUUID } from 'node:crypto';
import { kept } from '#kit/rules/lists.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { holdsMessages } from '#kit/server/settings/env.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { kodeSaluran } from '#areas/penjualan/rules/tayang/adaptor.ts';
import {
  bedaTayang,
  harusKirim,
  jedaSaluran,
  TAYANG_SEKALIGUS,
} from '#areas/penjualan/rules/tayang/tayang.ts';
import { siapkanIsi } from '#areas/penjualan/server/tayang/isi-tayang.ts';
import {
  akhiriDiam,
  isDiSana,
  tampilkan,
  turunkan,
  type Kerja,
} from '#areas/penjualan/server/tayang/kirim-barang.ts';
import { tujuanOf } from '#areas/penjualan/server/tayang/panggil-adaptor.ts';
import { fetchPesanan, sendResi } from '#areas/penjualan/server/tayang/fetch-pesanan.ts';
import {
  deleteJeda,
  listSaluran,
  saveJeda,
  takeGiliran,
  type Saluran,
} from '#areas/penjualan/server/tayang/sambungan.table.ts';
import {
  listCalon,
  listHarusTurun,
  saveDiperiksa,
} from '#areas/penjualan/server/tayang/tayang.table.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';

/**
 * When a beat of a channel begins no call any more but a withdrawal: with the 15 s of the last one it is over after
 * 45 s, so that a piece which was sold meanwhile is withdrawn within a minute (D-48.4).
 */
const DETAK_TERLAMA_MS = 30_000;

type Pilihan = {
  /** Milliseconds for which an answer is waited for. */
  readonly tunggu?: number;
  /** Channels whose beat is not over: none of them begins another one. */
  readonly sibuk?: Set<string>;
};

/**
 * One beat of the sender: each channel that can be called and is not in a beat is sent what it does not know yet. A
 * slow channel keeps no other waiting where `sibuk` is handed to the next beat. Answers the number of calls.
 */
export async function sendTayang(
  db: Database,
  { tunggu, sibuk = new Set<string>() }: Pilihan = {},
  pemegang: string = randomUUID(),
): Promise<number> {
  if (holdsMessages()) return 0;
  const semuaSaluran = await listSaluran(db);
  if (semuaSaluran.length + sibuk.size === 0 || !(await takeGiliran(db, pemegang))) return 0;
  const bebas = semuaSaluran.filter((saluran) => !sibuk.has(namaSaluran(saluran)));
  const beats = bebas.map((saluran) => detakSaluran(db, saluran, { tunggu, sibuk }));
  const done = await Promise.allSettled(beats);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return done.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
}

/** The beat of one channel. Where this server itself fails, the channel pauses and says so: the home tells it. */
async function detakSaluran(
  db: Database,
  saluran: Saluran,
  { tunggu, sibuk }: { tunggu: number | undefined; sibuk: Set<string> },
): Promise<number> {
  const nama = namaSaluran(saluran);
  sibuk.add(nama);
  try {
    return await sendSaluran(db, saluran, tunggu);
  } catch (error) {
    const gagal = saluran.gagal + 1;
    await saveJeda(db, saluran, { gagal, detik: jedaSaluran(gagal), sebab: 'Kesalahan server' });
    throw error;
  } finally {
    sibuk.delete(nama);
  }
}

const namaSaluran = ({ kode_toko, kode_marketplace }: Saluran): string =>
  kodeSaluran(kode_toko, kode_marketplace);

async function sendSaluran(db: Database, saluran: Saluran, tunggu?: number): Promise<number> {
  const setelan = await readSetelanToko(db, saluran.kode_toko);
  const aktif =
    saluran.toko_aktif &&
    (setelan.modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE) ||
      setelan.modul(stockModul.BARANG_WEB_EXTERNAL_MODULE));
  const tujuan = tujuanOf(saluran, tunggu);
  if (!tujuan) {
    await saveJeda(db, saluran, { gagal: 1, detik: 60, sebab: 'Rahasia tidak dapat dibuka' });
    return 0;
  }
  const kerja: Kerja = {
    db,
    saluran,
    tujuan,
    tried: 0,
    jawab: false,
    tunda: undefined,
    pindah: false,
    diam: [],
    mulai: performance.now(),
  };
  // What may not be sold any more goes first.
  const turun = await listHarusTurun(
    db,
    saluran,
    aktif ? null : saluran.toko_aktif ? 'MODUL' : 'TOKO',
  );
  await turunkan(kerja, new Map(turun.map((one) => [one.kode_barcode, one.halangan])));
  // While it pauses it is sent nothing else.
  if (aktif && saluran.boleh) {
    await sendCalon(kerja, { ...setelan, kode_toko: saluran.kode_toko });
    await sisanya(kerja);
  }
  await akhiriDiam(kerja);
  if (kerja.tunda !== undefined) {
    const gagal = saluran.gagal + 1;
    await saveJeda(db, saluran, { gagal, detik: jedaSaluran(gagal), sebab: kerja.tunda });
  } else if (saluran.gagal > 0 && kerja.jawab && saluran.boleh) await deleteJeda(db, saluran);
  return kerja.tried;
}

/** Orders that it keeps for us, and the numbers of parcels that it waits for. */
async function sisanya(kerja: Kerja): Promise<void> {
  const lewat = () => performance.now() - kerja.mulai > DETAK_TERLAMA_MS;
  for (const work of [fetchPesanan, sendResi]) {
    if (kerja.tunda !== undefined || lewat() || !(await isDiSana(kerja))) return;
    const { tried, tunda, jawab } = await work(kerja.db, kerja.saluran, kerja.tujuan, lewat);
    kerja.tried += tried;
    kerja.jawab ||= jawab;
    kerja.tunda = tunda;
  }
}

type SetelanToko = Parameters<typeof siapkanIsi>[1];

async function sendCalon(kerja: Kerja, toko: SetelanToko): Promise<void> {
  const { db, saluran } = kerja;
  if (kerja.tunda !== undefined) return;
  const calon = await listCalon(db, saluran);
  const siap = new Map(
    (
      await siapkanIsi(
        db,
        toko,
        calon.map(({ kode_barcode }) => kode_barcode),
      )
    ).map((one) => [one.kode_barcode, one]),
  );
  const now = nowMs();
  const [murah, lain, turun, sama]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const one of calon) {
    const { harga, sidik } = kept(siap, one.kode_barcode);
    const beda = bedaTayang(one, { halangan: null, harga, sidik });
    if (!harusKirim(beda, one, now)) sama.push(one.kode_barcode);
    else if (beda === 'TURUN') turun.push(one.kode_barcode);
    else (beda === 'HARGA' ? murah : lain).push(one.kode_barcode);
  }
  if (sama.length > 0) await saveDiperiksa(db, saluran, sama);
  await turunkan(kerja, new Map(turun.map((kode) => [kode, 'TANPA_HARGA'])));
  // A price that is another one now goes before what is new: an order may come for it any moment.
  const kirim = [...murah, ...lain].slice(0, TAYANG_SEKALIGUS);
  await tampilkan(kerja, kirim, siap);
}
