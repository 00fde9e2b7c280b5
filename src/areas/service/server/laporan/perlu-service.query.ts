import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { HARI_TUNGGU } from '#areas/service/rules/lama-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Jobs that the home page speaks of: past their promise, and ready for so long that somebody should call. */
export type PerluService = {
  jenis: 'SERVICE_TERLAMBAT' | 'SERVICE_BELUM_DIAMBIL';
  jumlah: number;
  /** What their customers still pay. */
  rupiah: Rupiah | null;
  /** The oldest promise, or since when the oldest one is ready. */
  tgl_system: Hari;
};

export const perluServiceQuery = ({ kode_toko, hari }: Ctx): Query<PerluService> => sql`
  select * from (
    select 'SERVICE_TERLAMBAT' as jenis, count(*)::int as jumlah, null::bigint as rupiah, min(tgl_janji) as tgl_system
      from service where kode_toko = ${kode_toko} and status in ('VALID', 'DITERIMA', 'PROSES')
       and tgl_janji < ${hari}::date
    union all
    select 'SERVICE_BELUM_DIAMBIL', count(*)::int, nullif(sum(greatest(ongkos - dp_rp, 0)), 0)::bigint, min(tgl_selesai)
      from service where kode_toko = ${kode_toko} and status = 'SELESAI'
       and tgl_selesai <= ${hari}::date - ${sql.lit(HARI_TUNGGU)}) perlu
   where jumlah > 0`;
