import { randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import { sha256 } from '#kit/server/canonical.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import { kidOf } from '#kit/server/wire/server-token.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import * as api from '#app/contract/data-pusat.api.ts';
import { namaKunci } from '#app/server/jauh/tukar-kunci.ts';
import {
  findPusatJauh,
  findTanya,
  isTerbitanTerima,
  listTokoSini,
  lockTerbitan,
  saveTanya,
  saveTerbitanJauh,
  type Baris,
} from '#app/server/pusat/pusat.table.ts';
import {
  bacaBagian,
  bacaDaftar,
  bacaMaster,
  TerbitanDitolak,
} from '#app/server/pusat/terima-terbitan.ts';
import { percayaSini, type Percaya } from '#app/server/pusat/terbitan-percaya.ts';

const TIDAK = refusals({
  PUSAT_DI_SINI: { message: 'Kantor Pusat Ada Di Server Ini, Tidak Perlu Ditanya' },
});

type Hasil = { versi: number; masalah: string | null };
const sedang = new WeakMap<Database, Promise<Hasil>>();

/**
 * Asks head office on another server for a later version of its masters (D-43.6), and keeps it when all of it is here
 * and proved: then it lies where a version of the same server lies, and a person of the branch takes rows of it. Two
 * who ask at once ask once. Throws only where there is no such head office.
 */
export function tarikPusat(db: Database): Promise<Hasil> {
  const running = sedang.get(db);
  if (running) return running;
  const work = tarik(db).finally(() => sedang.delete(db));
  sedang.set(db, work);
  return work;
}

async function tarik(db: Database): Promise<Hasil> {
  const pusat = await findPusatJauh(db);
  const [dari] = await listTokoSini(db);
  if (pusat === undefined || dari === undefined)
    throw new Problem(409, 'PUSAT_DI_SINI', TIDAK.PUSAT_DI_SINI.message);
  const percaya = await percayaSini(db, pusat);
  const punya = percaya.punya?.versi ?? 0;
  const ditanya = nowIso();
  try {
    const versi = (await fetchVersion(db, { dari, pusat, percaya })) ?? punya;
    await saveTanya(db, pusat, { ditanya, dijawab: nowIso(), masalah: null });
    return { versi, masalah: null };
  } catch (error) {
    const masalah = masalahOf(error);
    if (masalah === undefined) throw error;
    await catatMasalah(db, pusat, masalah);
    // Head office answered, with something that is not taken in.
    const dijawab = error instanceof TerbitanDitolak ? nowIso() : null;
    await saveTanya(db, pusat, { ditanya, dijawab, masalah });
    return { versi: punya, masalah };
  }
}

/** What is wrong with the way to head office, in words of a branch. */
const JALAN = refusals({
  PORTAL_MATI: { message: 'Server Pusat Tidak Terhubung' },
  PORTAL_LAMBAT: { message: 'Server Pusat Tidak Menjawab' },
  PORTAL_MENOLAK: { message: 'Server Pusat Tidak Mengenal Toko Ini, Tukar Kunci Dahulu' },
  PORTAL_JAM: { message: 'Jam Server Ini Dan Server Pusat Berbeda Lebih Dari 1 Menit' },
});

function masalahOf(error: unknown): string | undefined {
  if (error instanceof TerbitanDitolak) return error.masalah;
  if (!(error instanceof Problem)) return undefined;
  return Object.values(JALAN).find(({ code }) => code === error.code)?.message ?? error.message;
}

type Dari = { dari: string; pusat: string; percaya: Percaya };

/** Part by part; nothing is kept before the last one is here. */
async function fetchVersion(
  db: Database,
  { dari, pusat, percaya }: Dari,
): Promise<number | undefined> {
  const tanya = <A>(path: string, answer: { parse(value: unknown): A }) =>
    tanyaPusat(db, { dari, ke: pusat }, path, answer);
  const terkirim = await tanya(
    `data-pusat/versi?sejak=${percaya.sejak}`,
    api.versiDataPusatEndpoint.answer,
  );
  const dibaca = bacaDaftar(terkirim, { pusat, ...percaya });
  if (!dibaca) return undefined;
  const { daftar, kunci } = dibaca;
  const isi = new Map<string, Baris[]>();
  for (const one of daftar.bagian) {
    const query = new URLSearchParams({
      versi: String(daftar.versi),
      tabel: one.tabel,
      urut: String(one.urut),
    });
    const part = await tanya(`data-pusat/bagian?${query}`, api.bagianDataPusatEndpoint.answer);
    const baris = bacaBagian(part.isi, one);
    const rows = isi.get(one.tabel) ?? [];
    rows.push(...baris);
    isi.set(one.tabel, rows);
  }
  await simpan(db, { pusat, terkirim, daftar, kunci, isi: bacaMaster(isi) });
  return daftar.versi;
}

async function tanyaPusat<A>(
  db: Database,
  of: { dari: string; ke: string },
  path: string,
  answer: { parse(value: unknown): A },
): Promise<A> {
  const asked = { method: 'GET', path: `/api/v1/${path}`, body: '' };
  const { status, body } = await tanyaServer(db, of, asked);
  if (status !== 200) throw new TerbitanDitolak(TIDAK_DIJAWAB.PUSAT_MENOLAK);
  try {
    return answer.parse((body as { data?: unknown } | null)?.data);
  } catch {
    throw new TerbitanDitolak(TIDAK_DIJAWAB.PUSAT_MENOLAK);
  }
}
const TIDAK_DIJAWAB = refusals({
  PUSAT_MENOLAK: { message: 'Kantor Pusat Menolak Memberi Data' },
});

type Lengkap = {
  pusat: string;
  terkirim: { daftar: string | null; tanda: string | null };
  daftar: api.DaftarTerbitan;
  kunci: string;
  isi: ReadonlyMap<string, readonly Baris[]>;
};

/** The version with its rows and its signature, and one line in the record of every shop here: whole or not at all. */
async function simpan(
  db: Database,
  { pusat, terkirim, daftar, kunci, isi }: Lengkap,
): Promise<void> {
  const { versi, catatan, oleh, bagian } = daftar;
  const text = terkirim.daftar ?? '';
  const sidik = sha256(text);
  await db.begin(async (tx) => {
    await lockTerbitan(tx, pusat);
    if (await isTerbitanTerima(tx, pusat, { nomor: versi, kunci })) return;
    const op = randomUUID();
    const tanda = { kunci, sidik, daftar: text, tanda: terkirim.tanda ?? '', diterima: nowIso() };
    await saveTerbitanJauh(tx, pusat, { ...daftar, ...tanda, op }, isi);
    const jumlah = bagian.reduce((sum, one) => sum + one.jumlah, 0);
    const act = { tindakan: 'TERIMA_TERBITAN', tabel: 'terbitan', kunci: String(versi), op };
    const sesudah = { catatan, oleh, sidik, jumlah, kunci: namaKunci(kidOf(kunci)) };
    for (const kode_toko of await listTokoSini(tx))
      await recordAside(tx, { ...act, kode_toko, user_id: 'sistem', sesudah });
  });
}

/** What is wrong is in the record once, however often it is asked for. */
async function catatMasalah(db: Database, pusat: string, masalah: string): Promise<void> {
  if ((await findTanya(db, pusat))?.masalah === masalah) return;
  const act = { tindakan: 'TOLAK_TERBITAN', tabel: 'terbitan', kunci: pusat, op: randomUUID() };
  for (const kode_toko of await listTokoSini(db))
    await recordAside(db, { ...act, kode_toko, user_id: 'sistem', sesudah: { masalah } });
}

const SEJAM = 3_600_000;
/** The first time soon after the start, when the portal of head office has had time to come up as well. */
const AWAL = 60_000;

/** Asks head office every hour while the server runs; answers how to stop. Where there is none it is silent. */
export function jagaPusat(db: Database, say: (line: string) => void): () => void {
  const ask = async (): Promise<void> => {
    if ((await findPusatJauh(db)) === undefined) return;
    await tarikPusat(db);
  };
  const run = () =>
    void ask().catch((error: Error) => say(`Data pusat tidak terbaca: ${error.message}`));
  const first = setTimeout(run, AWAL);
  const timer = setInterval(run, SEJAM);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
