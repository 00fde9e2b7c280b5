import { randomUUID } from 'node:crypto';
import { kept } from '#kit/rules/lists.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { objectOf } from '#kit/contract/field.ts';
import { holdsMessages } from '#kit/server/settings/env.ts';
import { isiTayang } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { kodeSaluran } from '#areas/penjualan/rules/tayang/adaptor.ts';
import { bedaTayang, harusKirim, jedaSaluran } from '#areas/penjualan/rules/tayang/tayang.ts';
import {
  bacaFotoTayang,
  siapkanIsi,
  type Disiapkan,
} from '#areas/penjualan/server/tayang/isi-tayang.ts';
import {
  panggilAdaptor,
  tujuanOf,
  type HasilAdaptor,
  type Tujuan,
} from '#areas/penjualan/server/tayang/panggil-adaptor.ts';
import { ambilPesanan, kirimResi } from '#areas/penjualan/server/tayang/ambil-pesanan.ts';
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
  PALING_COBA,
  saveDiperiksa,
  saveGagal,
  saveTerkirim,
  saveTurun,
  saveVersi,
  takeTayang,
  type Diambil,
} from '#areas/penjualan/server/tayang/tayang.table.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';

/** Calls to one channel at a time: pieces that are shown, and pieces that are withdrawn. */
const BERSAMA = { PUT: 4, DELETE: 8 } as const;
/**
 * When a beat of a channel begins no further call that shows a piece, and when none at all but a withdrawal: with the
 * 15 s of the last one it is over after 45 s, so that a piece which was sold meanwhile is withdrawn within a minute
 * (D-48.4).
 */
const KIRIM_TERLAMA_MS = 10_000;
const DETAK_TERLAMA_MS = 30_000;
/** Seconds until a call that failed is tried again, a minute at most: a withdrawal is not late by more. */
const tungguCoba = (coba: number): number => Math.min(60, 5 * 2 ** Math.max(0, coba - 1));

type Pilihan = {
  /** Milliseconds for which an answer is waited for. */
  readonly tunggu?: number;
  /** Channels whose beat is not over: none of them begins another one. */
  readonly sibuk?: Set<string>;
};

/**
 * One beat of the sender: each channel that can be called and is not in a beat is told what it does not know yet. A
 * slow channel keeps no other waiting where `sibuk` is handed to the next beat. Answers the calls.
 */
export async function kirimTayang(
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
    return await kirimSaluran(db, saluran, tunggu);
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

async function kirimSaluran(db: Database, saluran: Saluran, tunggu?: number): Promise<number> {
  const setelan = await readSetelanToko(db, saluran.kode_toko);
  const aktif =
    setelan.modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE) ||
    setelan.modul(stockModul.BARANG_WEB_EXTERNAL_MODULE);
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
    mulai: performance.now(),
  };
  // What may not be sold any more goes first.
  const turun = await listHarusTurun(db, saluran, aktif ? null : 'MODUL');
  await turunkan(kerja, new Map(turun.map((one) => [one.kode_barcode, one.halangan])));
  if (aktif) {
    await kirimCalon(kerja, { ...setelan, kode_toko: saluran.kode_toko });
    await sisanya(kerja);
  }
  if (kerja.tunda !== undefined) {
    const gagal = saluran.gagal + 1;
    await saveJeda(db, saluran, { gagal, detik: jedaSaluran(gagal), sebab: kerja.tunda });
  } else if (saluran.gagal > 0 && kerja.jawab) await deleteJeda(db, saluran);
  return kerja.tried;
}

type Kerja = {
  readonly db: Database;
  readonly saluran: Saluran;
  readonly tujuan: Tujuan;
  tried: number;
  /** It answered a call: the pauses of before are over. */
  jawab: boolean;
  /** Why the channel is away: nothing more is tried in this beat. */
  tunda: string | undefined;
  /** When the beat began, by the machine. */
  readonly mulai: number;
};

/** Orders that it keeps for us, and the numbers of parcels that it waits for. */
async function sisanya(kerja: Kerja): Promise<void> {
  const lewat = () => performance.now() - kerja.mulai > DETAK_TERLAMA_MS;
  for (const work of [ambilPesanan, kirimResi]) {
    if (kerja.tunda !== undefined || lewat()) return;
    const { tried, tunda, jawab } = await work(kerja.db, kerja.saluran, kerja.tujuan, lewat);
    kerja.tried += tried;
    kerja.jawab ||= jawab;
    kerja.tunda = tunda;
  }
}

type SetelanToko = Parameters<typeof siapkanIsi>[1];

async function kirimCalon(kerja: Kerja, toko: SetelanToko): Promise<void> {
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
  const [kirim, turun, sama]: [string[], string[], string[]] = [[], [], []];
  for (const one of calon) {
    const { harga, sidik } = kept(siap, one.kode_barcode);
    const beda = bedaTayang(one, { halangan: null, harga, sidik });
    if (!harusKirim(beda, one, now)) sama.push(one.kode_barcode);
    else (beda === 'TURUN' ? turun : kirim).push(one.kode_barcode);
  }
  if (sama.length > 0) await saveDiperiksa(db, saluran, sama);
  await turunkan(kerja, new Map(turun.map((kode) => [kode, 'TANPA_HARGA'])));
  await semua(kerja, kirim, true, (one) => kirimSatu(kerja, one, kept(siap, one.kode_barcode)));
}

const turunkan = (kerja: Kerja, halangan: ReadonlyMap<string, string>): Promise<void> =>
  semua(kerja, [...halangan.keys()], false, (one) =>
    turunSatu(kerja, one, kept(halangan, one.kode_barcode)),
  );

/** A few at a time; when the channel turns out to be away the rest goes back untried. */
async function semua(
  kerja: Kerja,
  codes: readonly string[],
  put: boolean,
  satu: (one: Diambil) => Promise<HasilAdaptor>,
): Promise<void> {
  const { db, saluran } = kerja;
  if (codes.length === 0 || kerja.tunda !== undefined) return;
  const left = await takeTayang(db, saluran, codes, { put });
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const lama = put && performance.now() - kerja.mulai > KIRIM_TERLAMA_MS;
      if (kerja.tunda !== undefined || lama) {
        await kembali(kerja, one, one.dulu);
        continue;
      }
      kerja.tried += 1;
      const hasil = await satu(one).catch(gagalSendiri);
      if (hasil.hasil === 'TUNDA') kerja.tunda = hasil.sebab;
      else kerja.jawab = true;
      if (hasil.hasil !== 'TERIMA') await catat(kerja, one, hasil, put);
    }
  };
  await Promise.all(Array.from({ length: BERSAMA[put ? 'PUT' : 'DELETE'] }, worker));
}

/** What this server could not do for one piece is told at that piece and stops no other. */
const gagalSendiri = (error: unknown): HasilAdaptor => ({
  hasil: 'ULANG',
  sebab: `Kesalahan server: ${error instanceof Error ? error.message : String(error)}`.slice(
    0,
    200,
  ),
});

async function kirimSatu(kerja: Kerja, one: Diambil, siap: Disiapkan): Promise<HasilAdaptor> {
  const { harga, sidik, gambar, isi } = siap;
  const foto = await bacaFotoTayang(gambar);
  if (foto.length === 0 || harga === null)
    return { hasil: 'ULANG', sebab: 'Foto tidak dapat dibaca' };
  const body = encode(BADAN, { ...isi, versi: one.versi, harga, foto });
  const hasil = await panggilAdaptor(kerja.tujuan, 'PUT', `items/${one.kode_barcode}`, body);
  if (hasil.hasil === 'TERIMA')
    await saveTerkirim(kerja.db, { ...kerja.saluran, ...one }, { harga, sidik });
  return hasil;
}
const BADAN = objectOf(isiTayang);

async function turunSatu(kerja: Kerja, one: Diambil, halangan: string): Promise<HasilAdaptor> {
  const path = `items/${one.kode_barcode}?versi=${one.versi}`;
  const hasil = await panggilAdaptor(kerja.tujuan, 'DELETE', path);
  if (hasil.hasil === 'TERIMA') await saveTurun(kerja.db, { ...kerja.saluran, ...one }, halangan);
  return hasil;
}

const kembali = ({ db, saluran }: Kerja, one: Diambil, tampil: boolean): Promise<number> =>
  saveGagal(
    db,
    { ...saluran, ...one },
    { status: null, coba: one.coba, detik: 0, sebab: null, tampil },
  );

type Gagal = Exclude<HasilAdaptor, { hasil: 'TERIMA' }>;

/**
 * A failure of the piece counts, one of the channel does not. What may be offered in spite of it stays to be withdrawn;
 * a withdrawal is tried for ever.
 */
async function catat(kerja: Kerja, one: Diambil, hasil: Gagal, put: boolean): Promise<void> {
  const satu = { ...kerja.saluran, ...one };
  if (hasil.hasil === 'LAMA') return void (await saveVersi(kerja.db, satu, hasil.versi));
  if (hasil.hasil === 'TUNDA') return void (await kembali(kerja, one, true));
  const { sebab } = hasil;
  const tolak = hasil.hasil === 'TOLAK';
  const coba = put && tolak ? PALING_COBA : Math.min(one.coba + 1, PALING_COBA - (put ? 0 : 1));
  const status = coba >= PALING_COBA || !put ? 'GAGAL' : null;
  const tampil = put && tolak ? one.dulu : true;
  await saveGagal(kerja.db, satu, { status, coba, detik: tungguCoba(coba), sebab, tampil });
}
