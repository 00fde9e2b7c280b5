import { sql, type Sql } from '#kit/server/sql.ts';
import type { Invarian, Lingkup } from '#areas/buku/server/lingkup.ts';
import { periksaJurnal } from '#areas/buku/server/periksa-buku.query.ts';
import { periksaDokumen, periksaHari } from '#areas/buku/server/periksa-dokumen.query.ts';
import { periksaEmas, periksaNilai } from '#areas/buku/server/periksa-emas.query.ts';
import { periksaJejak } from '#areas/buku/server/periksa-jejak.query.ts';

/** What one invariant found: nothing broken when `jumlah` is 0; else some of the places. */
export type Temuan = { kode: string; nama: string; jumlah: number; contoh: string[] };

const urutKode = (kode: string): number => Number.parseInt(kode.slice(2), 10);

/** Every invariant that has facts by now, in the order of their numbers (reliability C). */
export const INVARIAN: readonly Invarian[] = [
  ...periksaEmas, ...periksaJurnal, ...periksaDokumen, ...periksaHari, ...periksaJejak, ...periksaNilai,
].sort((a, b) => urutKode(a.kode) - urutKode(b.kode));

const MOST_EXAMPLES = 5;

/** Runs every invariant of one shop, or of all; a broken one says how often and names some places. */
export async function periksaBuku(on: Sql, kode_toko?: string, sejak?: string): Promise<Temuan[]> {
  const found: Temuan[] = [];
  for (const invarian of INVARIAN) found.push(await periksaSatu(on, invarian, { kode_toko, sejak }));
  return found;
}

export async function periksaSatu(on: Sql, { kode, nama, query }: Invarian, lingkup: Lingkup): Promise<Temuan> {
  const row = await on.one(sql<{ jumlah: number; contoh: string[] | null }>`
    select count(*)::int as jumlah, (array_agg(contoh order by contoh) filter (where contoh is not null))[1:${sql.lit(MOST_EXAMPLES)}] as contoh
      from (${query(lingkup)}) q`);
  return { kode, nama, jumlah: row.jumlah, contoh: row.contoh ?? [] };
}
