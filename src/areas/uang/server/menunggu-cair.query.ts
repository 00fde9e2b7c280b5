import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { pageOf, windowOf, type Window } from '#kit/server/page.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { CariMenunggu, menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { belumCair, diretur } from '#areas/uang/server/non-cash.table.ts';

type Row = { jumlah_semua: number };
const SUMS = ['jumlah_gesek_rp', 'biaya_bank', 'dana_masuk'];

/** A page of what waits, with the sums of the whole filter. */
export async function menungguCair(
  on: Sql,
  { query }: InputOf<typeof menungguCairEndpoint>,
  { kode_toko, hari }: Ctx,
) {
  const window = windowOf(query);
  return pageOf(await on.many(menungguCairQuery(kode_toko, hari, query, window)), window, SUMS);
}

const pilih = (column: string, chosen: string | undefined): Query =>
  chosen && chosen !== 'ALL' ? sql`and ${sql.ref(column)} = ${chosen}` : sql``;

/** Of a sale that came back before it was paid no fee is expected (D-48.2). */
const HARAP = sql`(case when n.diretur is null then n.biaya_harap::bigint else 0 end)`;

/** The oldest first unless asked otherwise. */
function menungguCairQuery(
  kode_toko: string,
  hari: Hari,
  cari: CariMenunggu,
  { limit, skip }: Window,
): Query<Row> {
  const order = sql.ref(`n.${(cari.sort ?? 'tgl_system').replace(/^-/, '')}`);
  const arah = cari.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const like = likeOf(cari.q);
  return sql<Row>`
    with n as (
      select w.*, ${diretur('w')} as diretur from non_cash w
       where w.kode_toko = ${kode_toko} and ${belumCair('w')}
    )
    select n.no_dokumen, n.urut, n.tgl_system, n.jenis, n.kode_bank, b.nama_bank, b.marketplace, n.no_rekening,
           n.keterangan, n.diretur, n.jumlah_gesek_rp, ${HARAP} as biaya_bank,
           (n.jumlah_gesek_rp - ${HARAP})::bigint as dana_masuk,
           (${hari}::date - n.tgl_system)::int as umur_hari, n.input_by, count(*) over ()::int as jumlah_semua,
           sum(n.jumlah_gesek_rp) over ()::bigint as total_jumlah_gesek_rp,
           sum(${HARAP}) over ()::bigint as total_biaya_bank,
           sum(n.jumlah_gesek_rp - ${HARAP}) over ()::bigint as total_dana_masuk
      from n join penerbit_non_cash b on b.kode_toko = n.kode_toko and b.kode_bank = n.kode_bank
     where true
       ${pilih('n.jenis', cari.jenis)} ${pilih('n.kode_bank', cari.kode_bank)}
       ${pilih('n.no_rekening', cari.no_rekening)}
       ${like === null ? sql`` : sql`and n.no_dokumen || ' ' || n.keterangan ilike ${like}`}
     order by ${order} ${arah}, n.waktu, n.no_dokumen, n.urut limit ${limit} offset ${skip}`;
}

const likeOf = (q: string | undefined): string | null =>
  q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
