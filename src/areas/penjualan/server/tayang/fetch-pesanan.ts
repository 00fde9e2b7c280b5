import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { isWhole } from '#kit/server/wire/readable.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { nomorPesanan, satuPesanan } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { TIDAK_ADAPTOR } from '#areas/penjualan/rules/tayang/adaptor.ts';
import {
  panggilAdaptor,
  type HasilAdaptor,
  type Tujuan,
} from '#areas/penjualan/server/tayang/panggil-adaptor.ts';
import type { Pengirim } from '#areas/penjualan/server/tayang/beda/catat-pesanan.ts';
import { listResi, saveResi } from '#areas/penjualan/server/tayang/pesanan.table.ts';
import {
  saveSebabPesanan,
  saveSesudah,
  type Saluran,
} from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { terimaPesanan, tolakTakTerbaca } from '#areas/penjualan/server/tayang/terima-pesanan.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';

type Selesai = {
  readonly tried: number;
  readonly tunda: string | undefined;
  /** The channel answered as it should. */
  readonly jawab: boolean;
};
const TIDAK: Selesai = { tried: 0, tunda: undefined, jawab: false };

/**
 * Orders that a channel keeps for us, once a minute. The mark moves on only when each of them is kept; what is not read
 * is asked for again, and stops nothing else of the channel.
 */
export async function fetchPesanan(
  db: Database,
  saluran: Saluran,
  tujuan: Tujuan,
): Promise<Selesai> {
  const { modul, param } = await readSetelanToko(db, saluran.kode_toko);
  if (!saluran.tanya || !modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE)) return TIDAK;
  const path = `orders?after=${encodeURIComponent(saluran.sesudah)}`;
  const isi = readIsi(await panggilAdaptor(tujuan, 'GET', path));
  if ('sebab' in isi) {
    await saveSebabPesanan(db, saluran, isi.sebab);
    return { tried: 1, tunda: undefined, jawab: false };
  }
  const sebab = await saveSemua(db, isi.data, { ...saluran, param, ip: '', pasti: true });
  await (sebab === undefined
    ? saveSesudah(db, saluran, isi.next)
    : saveSebabPesanan(db, saluran, sebab));
  return { tried: 1, tunda: undefined, jawab: true };
}

const TAK_TERBACA = 'Jawaban pesanan dari adaptor tidak terbaca';
type Isi = { readonly data: readonly unknown[]; readonly next: string };

function readIsi(hasil: HasilAdaptor): Isi | { readonly sebab: string } {
  if (hasil.hasil === 'LAMA') return { sebab: TAK_TERBACA };
  if (hasil.hasil !== 'TERIMA') return { sebab: hasil.sebab };
  const { data, next } = (hasil.isi ?? {}) as { data?: unknown; next?: unknown };
  if (!Array.isArray(data) || typeof next !== 'string' || next.length > 200 || !isWhole(next))
    return { sebab: TAK_TERBACA };
  return { data, next };
}

/** Each order by itself; answers why some of them must be asked for again. */
async function saveSemua(
  db: Database,
  orders: readonly unknown[],
  pengirim: Pengirim,
): Promise<string | undefined> {
  let sebab: string | undefined;
  for (const one of orders) {
    const gagal = await saveSatu(db, one, pengirim);
    if (isPenuh(gagal)) return gagal.message;
    if (gagal !== undefined) sebab = 'Kesalahan server';
  }
  return sebab;
}

/** Kept as it is, or as one that cannot be read; answers what kept it from both. */
async function saveSatu(db: Database, one: unknown, pengirim: Pengirim): Promise<unknown> {
  const read = isWhole(one) ? z.safeDecode(satuPesanan, one) : undefined;
  const gagal = read?.success
    ? await coba(() => db.begin((tx) => terimaPesanan(tx, read.data, pengirim)))
    : new RangeError(read?.error.issues[0]?.path.join('.') || 'huruf rusak');
  if (gagal === undefined || isPenuh(gagal) || !isTetap(gagal)) return gagal;
  const sebab = `Tidak terbaca: ${(gagal as Error).message}`.slice(0, 200);
  return coba(() =>
    db.begin((tx) => tolakTakTerbaca(tx, { no_order: nomorOf(one), sebab }, pengirim)),
  );
}

/** What went wrong, or nothing. */
const coba = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

/** No more orders are kept now: those that follow neither. */
const PENUH: ReadonlySet<string> = new Set([
  TIDAK_ADAPTOR.PESANAN_PENUH.code,
  TIDAK_ADAPTOR.PESANAN_DITOLAK_PENUH.code,
]);
const isPenuh = (error: unknown): error is Problem =>
  error instanceof Problem && PENUH.has(error.code);

/** The order itself is wrong: a figure or a letter that cannot be kept. All else may be better in a minute. */
function isTetap(error: unknown): boolean {
  if (error instanceof Problem) return error.status < 429;
  return error instanceof RangeError || /^2[23]/.test(String((error as { code?: string }).code));
}

/** Its number; where that cannot be read either, one that is the same each time the order comes. */
function nomorOf(one: unknown): string {
  const read = z.safeDecode(nomorPesanan, one);
  if (read.success && isWhole(read.data)) return read.data.no_order;
  const hash = createHash('sha256').update(JSON.stringify(one)).digest('hex');
  return `TANPA-NOMOR-${hash.slice(0, 8)}`;
}

/** Numbers of parcels go to the channel that the order came from, as many as the beat has time for. */
export async function sendResi(
  db: Database,
  saluran: Saluran,
  tujuan: Tujuan,
  lewat: () => boolean,
): Promise<Selesai> {
  let tried = 0;
  let jawab = false;
  for (const { id, no_order, no_resi, ekspedisi } of await listResi(db, saluran)) {
    if (lewat()) break;
    const path = `orders/${encodeURIComponent(no_order)}/resi`;
    const hasil = await panggilAdaptor(tujuan, 'POST', path, { no_resi, ekspedisi });
    tried += 1;
    await saveResi(db, saluran.kode_toko, id, hasil.hasil === 'TERIMA');
    if (hasil.hasil === 'TUNDA') return { tried, tunda: hasil.sebab, jawab };
    // It is sent again minutes later: no other call waits for it.
    if (hasil.hasil === 'DIAM') break;
    jawab = true;
  }
  return { tried, tunda: undefined, jawab };
}
