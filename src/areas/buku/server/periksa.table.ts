import { sql, type Sql } from '#kit/server/sql.ts';
import type { Temuan } from '#areas/buku/server/periksa.ts';

/** The key of a look at all shops at once. */
const SEMUA = '*';

/** Keeps what a look at the invariants found, so that screens need not look again. */
export async function savePeriksa(
  on: Sql,
  kode_toko: string | undefined,
  found: readonly Temuan[],
): Promise<void> {
  const broken = found.filter(({ jumlah }) => jumlah > 0);
  await on.run(sql`
    insert into periksa_terakhir (kode_toko, waktu, rusak, temuan)
    values (${kode_toko ?? SEMUA}, saat_ini(), ${broken.length}, ${JSON.stringify(broken)}::jsonb)
    on conflict (kode_toko) do update
      set waktu = excluded.waktu, rusak = excluded.rusak, temuan = excluded.temuan`);
}

export type PeriksaTerakhir = { waktu: string; rusak: number; temuan: Temuan[] };

/** The newest look that covers this shop: its own, or one at all shops. */
export const findPeriksa = (on: Sql, kode_toko?: string): Promise<PeriksaTerakhir | undefined> =>
  on.maybe(sql<PeriksaTerakhir>`
    select waktu, rusak, temuan from periksa_terakhir
     where kode_toko in (${kode_toko ?? SEMUA}, ${SEMUA}) order by waktu desc, kode_toko desc limit 1`);
