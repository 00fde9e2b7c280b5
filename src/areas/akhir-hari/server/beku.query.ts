import { sql, type Query } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';

/** A column of a stored report: its name, and the type in which it is read back. */
export type Kolom = Readonly<Record<string, 'text' | 'int' | 'bigint' | 'text[]'>>;
export type KunciLaporan = 'eod' | 'akhir_hari' | 'keuangan';

/**
 * A closed day shows what was stored when it closed, an open one what the book says now (D-20.1). A
 * day that was reopened is open again; closed once more it shows its newest report (D-20.2).
 */
export function bekuAtauHidup(
  kunci: KunciLaporan,
  kode_toko: string,
  tgl: Hari,
  kolom: Kolom,
  hidup: Query,
): Query {
  const names = sql.join(Object.keys(kolom).map((name) => sql.ref(name)));
  const shape = sql.join(
    Object.entries(kolom).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  return sql`
    with beku as (
      select t.laporan -> ${kunci}::text as isi from tutup_toko t
        join hari_toko h on h.kode_toko = t.kode_toko and h.tgl_system = t.tgl_system and h.status = 'CLOSED'
       where t.kode_toko = ${kode_toko} and t.tgl_system = ${tgl}::date
         and jsonb_typeof(t.laporan -> ${kunci}::text) = 'array'
       order by t.ke desc limit 1)
    select ${names} from beku cross join lateral jsonb_to_recordset(beku.isi) as tersimpan (${shape})
    union all
    select ${names} from (${hidup}) hidup where not exists (select from beku)`;
}
