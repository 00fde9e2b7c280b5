import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lihatBersama } from '#areas/buku/server/lihat-sekejap.query.ts';
import {
  sekaliQuery,
  temuanQuery,
  type Invarian,
  type Lingkup,
  type Pemeriksaan,
} from '#areas/buku/server/lingkup.query.ts';
import { periksaJurnal } from '#areas/buku/server/periksa-buku.query.ts';
import { periksaDokumen, periksaHari } from '#areas/buku/server/periksa-dokumen.query.ts';
import {
  periksaEmas,
  periksaKadar,
  periksaLot,
  periksaNilai,
} from '#areas/buku/server/periksa-emas.query.ts';
import { periksaPoin } from '#areas/buku/server/periksa-poin.query.ts';
import { periksaRegister } from '#areas/buku/server/register/periksa-register.query.ts';
import { periksaBerlian } from '#areas/buku/server/periksa/berlian.query.ts';
import { periksaManual } from '#areas/buku/server/periksa/manual.query.ts';
import { periksaPesanan } from '#areas/buku/server/periksa/pesanan.query.ts';
import { periksaSupplier } from '#areas/buku/server/periksa/supplier.query.ts';
import { periksaKirim } from '#areas/buku/server/periksa-kirim.query.ts';
import { periksaJejak } from '#areas/buku/server/periksa-jejak.query.ts';

/** What one invariant found: nothing broken when `jumlah` is 0; else some of the places. */
export type Temuan = { kode: string; nama: string; jumlah: number; contoh: string[] };

/**
 * Every invariant that has facts by now (reliability C), by the looks that they need. The longest comes first, so that
 * two connections that share them end together.
 */
export const PEMERIKSAAN: readonly Pemeriksaan[] = [
  ...periksaJejak,
  ...periksaEmas,
  ...periksaJurnal,
  ...periksaLot,
  ...periksaDokumen,
  ...periksaHari,
  ...periksaKadar,
  ...periksaNilai,
  ...periksaRegister,
  ...periksaPoin,
  ...periksaKirim,
  ...periksaPesanan,
  ...periksaSupplier,
  ...periksaManual,
  ...periksaBerlian,
];

const later = new AsyncLocalStorage<true>();
/**
 * Runs work whose closings leave the looks to the end of it, where all days are looked at once (decision 1120): the
 * story of the demo, which is made again where it breaks off. No shop that trades is in one.
 */
export const withLooksLater = <T>(work: () => Promise<T>): Promise<T> => later.run(true, work);
export const looksLater = (): boolean => later.getStore() === true;

/**
 * Runs every invariant of one shop, or of all, in the order of their numbers. With `sejak` only what happened since
 * that day is looked at, and the state of now: enough to close a day whose past is sealed, however long the past is.
 */
export async function periksaBuku(on: Sql, kode_toko?: string, sejak?: string): Promise<Temuan[]> {
  const found: Temuan[] = [];
  for (const look of PEMERIKSAAN)
    found.push(...(await periksaSatu(on, look, { kode_toko, sejak })));
  return urutkan(found);
}

/** The same on two connections of reports, all at one moment, so that the counter does not wait. */
export async function periksaSekejap(db: Database, kode_toko?: string): Promise<Temuan[]> {
  const found = await lihatBersama(
    db,
    PEMERIKSAAN.map((look) => (on: Sql) => periksaSatu(on, look, { kode_toko })),
  );
  return urutkan(found.flat());
}

/** The same of a shop so small that thirty looks cost more to plan than to take: all in one statement. */
export async function periksaSekali(on: Sql): Promise<Temuan[]> {
  const rows = await on.many(sekaliQuery(PEMERIKSAAN.map(({ query }) => query({}))));
  return urutkan(PEMERIKSAAN.flatMap(({ invarian }) => temuanOf(invarian, rows)));
}

const urutkan = (found: readonly Temuan[]): Temuan[] =>
  found.toSorted(
    (a, b) =>
      Number.parseInt(a.kode.slice(2), 10) - Number.parseInt(b.kode.slice(2), 10) ||
      (a.kode < b.kode ? -1 : 1),
  );

async function periksaSatu(
  on: Sql,
  { invarian, query }: Pemeriksaan,
  lingkup: Lingkup,
): Promise<Temuan[]> {
  return temuanOf(invarian, await on.many(temuanQuery(query(lingkup))));
}

const temuanOf = (invarian: readonly Invarian[], rows: readonly Omit<Temuan, 'nama'>[]): Temuan[] =>
  invarian.map(({ kode, nama }) => {
    const row = rows.find((one) => one.kode === kode);
    return { kode, nama, jumlah: row?.jumlah ?? 0, contoh: row?.contoh ?? [] };
  });
