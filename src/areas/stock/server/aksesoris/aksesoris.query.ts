import type { InputOf } from '#kit/contract/endpoint.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import { same, sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { kartuAksesorisEndpoint } from '#areas/stock/contract/aksesoris.api.ts';
import type {
  aksesorisReport,
  buktiAksesorisReport,
} from '#areas/stock/contract/aksesoris.report.ts';
import type { JenisGerak } from '#areas/stock/rules/aksesoris.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saldo = { kode_aksesoris: string; nama_aksesoris: string; saldo: number; minimum: number };

export const listSaldo = (on: Sql, _: unknown, { kode_toko }: Ctx): Promise<Saldo[]> =>
  on.many(sql<Saldo>`
    select a.kode_aksesoris, a.nama_aksesoris, coalesce(s.saldo, 0) as saldo, a.minimum
      from aksesoris a
      left join aksesoris_stock s on s.kode_toko = a.kode_toko and s.kode_aksesoris = a.kode_aksesoris
     where a.kode_toko = ${kode_toko} and (a.is_active or s.saldo > 0) order by a.kode_aksesoris`);

type Kartu = {
  no_aksesoris: string;
  tgl_system: Hari;
  input_date: string;
  jenis: JenisGerak;
  qty: number;
  keterangan: string;
  input_by: string;
};

export const listKartu = (
  on: Sql,
  { params }: InputOf<typeof kartuAksesorisEndpoint>,
  { kode_toko }: Ctx,
) =>
  on.many(sql<Kartu>`
    select g.no_aksesoris, g.tgl_system, g.input_date, g.jenis, i.qty, g.keterangan, g.input_by
      from aksesoris_isi i
      join aksesoris_gerak g on g.kode_toko = i.kode_toko and g.no_aksesoris = i.no_aksesoris
     where i.kode_toko = ${kode_toko} and i.kode_aksesoris = ${params.kode_aksesoris} and g.status = 'DONE'
     order by g.tgl_system desc, g.input_date desc limit 500`);

/** Movements by their day; a cancelled one was cancelled on its own day and counts nowhere. */
export const aksesorisQuery = (
  { tgl_from, tgl_to, kode_aksesoris }: FiltersOf<typeof aksesorisReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with gerak as (
    select i.kode_aksesoris, g.jenis, i.qty, g.tgl_system < ${tgl_from}::date as dulu
      from aksesoris_isi i
      join aksesoris_gerak g on g.kode_toko = i.kode_toko and g.no_aksesoris = i.no_aksesoris
     where i.kode_toko = ${kode_toko} and g.status = 'DONE' and g.tgl_system <= ${tgl_to}::date
  ), jumlah as (
    select kode_aksesoris, coalesce(sum(qty) filter (where dulu), 0)::int as awal,
           coalesce(sum(qty) filter (where not dulu and jenis = 'TAMBAH'), 0)::int as tambah,
           coalesce(-sum(qty) filter (where not dulu and jenis = 'AMBIL'), 0)::int as ambil,
           coalesce(-sum(qty) filter (where not dulu and jenis = 'JUAL'), 0)::int as jual, sum(qty)::int as akhir
      from gerak group by 1
  )
  select a.kode_aksesoris, a.nama_aksesoris, coalesce(j.awal, 0) as awal, coalesce(j.tambah, 0) as tambah,
         coalesce(j.ambil, 0) as ambil, coalesce(j.jual, 0) as jual, coalesce(j.akhir, 0) as akhir, a.minimum,
         coalesce(j.akhir, 0) * a.harga as nilai,
         case when coalesce(j.akhir, 0) < a.minimum then 'KURANG' else 'CUKUP' end as keadaan
    from aksesoris a left join jumlah j on j.kode_aksesoris = a.kode_aksesoris
   where a.kode_toko = ${kode_toko} and (a.is_active or j.kode_aksesoris is not null)
     ${same('a.kode_aksesoris', kode_aksesoris)}
   order by a.kode_aksesoris`;

export const buktiAksesorisQuery = (
  { no_aksesoris }: FiltersOf<typeof buktiAksesorisReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select kode_aksesoris, nama_aksesoris, abs(qty) as qty from aksesoris_isi
   where kode_toko = ${kode_toko} and no_aksesoris = ${no_aksesoris} order by urut`;

/** The text below the title of the paper. */
export async function catatanAksesoris(
  db: Database,
  { no_aksesoris }: FiltersOf<typeof buktiAksesorisReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await db.maybe(sql<{ words: string[]; status: string }>`
    select array[no_aksesoris, jenis, tgl_system::text, input_by, keterangan] as words, status
      from aksesoris_gerak where kode_toko = ${kode_toko} and no_aksesoris = ${no_aksesoris}`);
  if (!head) return undefined;
  return [...head.words, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
