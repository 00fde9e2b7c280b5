import { sql, type Query, type Sql } from '#kit/server/sql.ts';

/** Of a week; no more of one shop, and none larger than a page needs. */
const HARI = 7;
const PER_TOKO = 300;
const PALING_BESAR = 250_000;

type Kunci = { readonly kode_toko: string; readonly tanya: string };
export type Salinan = { readonly waktu: string; readonly isi: string };

/**
 * Once a minute: who looks at a dashboard asks again and again. What is old goes on the way, and what a clock that was
 * ahead has kept (decision 1267).
 */
export async function saveSalinan(
  on: Sql,
  { kode_toko, tanya }: Kunci,
  { waktu, isi }: Salinan,
): Promise<void> {
  if (isi.length > PALING_BESAR) return;
  const saved = await on.run(sql`
    insert into salinan_toko (kode_toko, tanya, waktu, isi)
    values (${kode_toko}, ${tanya}, ${waktu}::timestamptz, ${isi})
    on conflict (kode_toko, tanya) do update set waktu = excluded.waktu, isi = excluded.isi
      where salinan_toko.waktu not between excluded.waktu - interval '1 minute'
                                       and excluded.waktu + interval '1 minute'`);
  if (saved > 0) await on.run(lupakan(kode_toko, waktu));
}

const lupakan = (kode_toko: string, waktu: string): Query => sql`
  delete from salinan_toko s
   where s.kode_toko = ${kode_toko}
     and (s.waktu < ${waktu}::timestamptz - make_interval(days => ${HARI}::int)
       or s.waktu > ${waktu}::timestamptz + interval '1 hour'
       or s.waktu < (select waktu from salinan_toko x where x.kode_toko = ${kode_toko}
                      order by waktu desc offset ${PER_TOKO}::int limit 1))`;

export const findSalinan = (on: Sql, { kode_toko, tanya }: Kunci, now: string) =>
  on.maybe(sql<Salinan>`
    select waktu, isi from salinan_toko
     where kode_toko = ${kode_toko} and tanya = ${tanya}
       and waktu between ${now}::timestamptz - make_interval(days => ${HARI}::int)
                     and ${now}::timestamptz + interval '1 hour'`);
