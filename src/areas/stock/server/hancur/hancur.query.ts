import type { FiltersOf } from '#kit/contract/report.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Database } from '#kit/server/database.ts';
import { same, sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import type { hancurReport } from '#areas/stock/contract/hancur.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything melted in a span of days, valued by fine gold at the price of its day. */
export const hancurQuery = (
  saring: FiltersOf<typeof hancurReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with harga as (
    select h.tgl_system,
           (select (value #>> '{}')::bigint from parameter_toko p
             where p.kode_toko = ${kode_toko} and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE'
               and berlaku_dari <= coalesce(h.ditutup_at, waktu())
             order by berlaku_dari desc, id desc limit 1) as per_gram
      from hari_toko h
     where h.kode_toko = ${kode_toko}
       and h.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ), baris as (
    select v.*, v.berat - v.berat_timbang as susut, harga_berat(h.per_gram, v.murni) as nilai_emas,
           (select string_agg(o.disetujui_by, ', ' order by o.disetujui_by) from otorisasi o
             where o.kode_toko = v.kode_toko and o.keystore = any(v.otorisasi)
               and o.op_pakai is not null) as otorisasi_by
      from v_hancur v left join harga h on h.tgl_system = v.tgl_system
     where v.kode_toko = ${kode_toko}
       and v.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${same('v.asal', saring.asal)} ${same('v.kode_kadar', saring.kadar)} ${same('v.tujuan', saring.kode_gudang)}
  )
  select no_hancur, tgl_system, asal, kode_barcode, nama_barang, kode_dept, kode_group, kadar, kondisi, qty, berat,
         murni, berat_asli, berat_timbang, susut, modal, nilai_emas, modal - nilai_emas as rugi, tujuan, input_by,
         otorisasi_by
    from baris order by asal, kadar, tgl_system, no_hancur, urut`;

/** The lines of one destruction with each piece's photo. */
export const buktiHancurQuery = (
  { no_hancur }: FiltersOf<typeof buktiHancurReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select i.kode_barcode, i.nama_barang, i.persen as kadar, 1 as qty, i.berat, i.berat_timbang,
         i.berat - i.berat_timbang as susut, b.gambar -> 0 ->> 'gambar_path' as gambar
    from hancur_isi i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
   where i.kode_toko = ${kode_toko} and i.no_hancur = ${no_hancur} order by i.urut`;

/** Whether loose gold of one of these finenesses left a place since a moment, cancellations aside. */
export const isRosokTerpakai = async (
  on: Sql,
  kode_toko: string,
  akun: string,
  kadar: readonly Persen[],
  sejak: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.akun = ${akun} and b.kadar = any(${kadar}) and b.berat < 0
       and s.membalik is null and s.waktu > ${sejak}::timestamptz limit 1`)) !== undefined;

/** The text below the title of the paper. */
export async function catatanBukti(
  db: Database,
  { no_hancur }: FiltersOf<typeof buktiHancurReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await db.maybe(sql<{ words: string[]; status: string }>`
    select array['Ke ' || kode_gudang, tgl_system::text, input_by, alasan] as words, status
      from hancur where kode_toko = ${kode_toko} and no_hancur = ${no_hancur}`);
  if (!head) return undefined;
  return [...head.words, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
