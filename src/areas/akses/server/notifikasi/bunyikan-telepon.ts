import { setTimeout as after } from 'node:timers/promises';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { bisaDidorong } from '#areas/akses/rules/notifikasi.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import {
  kirimNotifikasi,
  type Alamat,
  type Hasil,
} from '#areas/akses/server/notifikasi/kirim-notifikasi.ts';
import { kunciNotifikasi } from '#areas/akses/server/notifikasi/kunci-notifikasi.ts';
import { alamatOf, layananTambahan } from '#areas/akses/server/notifikasi/langganan.ts';
import {
  deleteNotifikasi,
  listTujuan,
  saveGagal,
  saveSampai,
  type Tujuan,
} from '#areas/akses/server/notifikasi/notifikasi.table.ts';
import { findOtorisasi, type Otorisasi } from '#areas/akses/server/otorisasi.table.ts';
import { findSeputar } from '#areas/akses/server/otorisator/otorisator.table.ts';
import { ucapanOf } from '#areas/akses/server/otorisator/ucapan.ts';
import { bisaMenjawab } from '#areas/akses/server/perlu-otorisasi.ts';

/** As many as are on their way at once: what comes on top is heard by open pages alone. */
const PALING = 40;
/** A service that is away is asked again this much later, as long as the request waits. */
const ULANG_MS = [1000, 4000];
let jalan = 0;

/**
 * Rings the telephones of those who may answer, whether their page is open or not. No request waits for it: it begins
 * after the answer, and its result is kept with the telephone and never delays the request.
 */
export function bunyikanTelepon(db: Database, say: Say, asked: Diminta): void {
  void bunyikan(db, say, asked).catch(() => {});
}
type Diminta = { readonly kode_toko: string; readonly keystore: string };

async function bunyikan(db: Database, say: Say, { kode_toko, keystore }: Diminta): Promise<void> {
  const row = await findOtorisasi(db, kode_toko, keystore);
  if (row?.status !== 'OPEN') return;
  const tujuan = (await listTujuan(db, row, nowIso())).filter(({ level }) =>
    bisaMenjawab(level, row.level),
  );
  if (tujuan.length === 0) return;
  const { nama_peminta, detik } = await findSeputar(db, kode_toko, keystore);
  await Promise.all(
    tujuan.map(async (one) => {
      if (jalan >= PALING) return;
      jalan++;
      try {
        const isi = noticeOf(row, nama_peminta, say(one.bahasa));
        await dorong(db, one, (alamat) => cobaTerus(db, alamat, row, { detik, isi }));
      } finally {
        jalan--;
      }
    }),
  );
}

/**
 * The text on a locked screen: who asks and for what kind of act. Figures, names of customers and pieces are shown only
 * after the telephone's own lock; the number of the counter's screen is never sent.
 */
const noticeOf = (row: Otorisasi, nama: string, t: (text: string) => string) => ({
  judul: t('Permintaan otorisasi'),
  isi: `${nama}: ${ucapanOf(row).perihal.map(t).join(', ')}`,
  kode_toko: row.kode_toko,
  keystore: row.keystore,
});

type Kiriman = { readonly detik: number; readonly isi: object };

/** Rings one telephone and saves the result of the attempt with it. */
export async function dorong(
  db: Database,
  one: Tujuan,
  kirim: (alamat: Alamat) => Promise<Hasil>,
): Promise<void> {
  const alamat = alamatOf(one);
  const sah = alamat && one.kunci === kunciNotifikasi().publik;
  // Made for another server key: its service would refuse it; the page makes a new one.
  if (!sah) return void (await deleteNotifikasi(db, one));
  if (!bisaDidorong(alamat.endpoint, layananTambahan()))
    return void (await saveGagal(db, one, 'DILARANG'));
  const hasil = await kirim(alamat);
  if ('sebab' in hasil) await saveGagal(db, one, hasil.sebab);
  else if (hasil.hasil === 'HILANG') await deleteNotifikasi(db, one);
  else await saveSampai(db, one, nowIso());
}

/** Again while the request waits for an answer, and not past its end. */
async function cobaTerus(
  db: Database,
  alamat: Alamat,
  { kode_toko, keystore }: Otorisasi,
  { detik, isi }: Kiriman,
): Promise<Hasil> {
  const begun = performance.now();
  const sisa = () => detik - (performance.now() - begun) / 1000;
  let hasil = await kirimNotifikasi(alamat, isi, { detik, topik: keystore });
  for (const pause of ULANG_MS) {
    if (hasil.hasil !== 'NANTI') return hasil;
    const wait = Math.max(pause, hasil.jeda ?? 0);
    if (wait / 1000 >= sisa()) return hasil;
    await after(wait, undefined, { ref: false });
    if ((await findOtorisasi(db, kode_toko, keystore))?.status !== 'OPEN') return hasil;
    hasil = await kirimNotifikasi(alamat, isi, { detik: Math.floor(sisa()), topik: keystore });
  }
  return hasil;
}
