import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BarisKirim, DimintaKirim } from '#areas/uang/contract/kirim.api.ts';
import type { kirimPusatReport } from '#areas/uang/contract/kirim-pusat.report.ts';
import type { kirimTerimaReport } from '#areas/uang/contract/kirim.report.ts';

/** Received is what the other shop counted, whether or not the sender's day was open to take that in. */
const STATUS = sql`case when t.no_terima is not null then 'DONE' else k.status end`;
const TERIMA = sql`
  left join v_terima_uang t on t.asal = k.kode_toko and t.nota_kirim = k.nota_kirim`;
const BELUM = sql`case when k.status = 'OPEN' and t.no_terima is null then k.jumlah_rp else 0 end::bigint`;

/** № 53: by the day on which this shop sent or received; what was cancelled counts in no sum but its own line. */
export const kirimTerimaQuery = (
  saring: FiltersOf<typeof kirimTerimaReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select * from (
    select k.tgl_system, 'KIRIM' as arah, k.nota_kirim, k.nomor_referensi, k.no_reff, k.sender as input_by,
           k.tujuan || ' ' || k.nama_tujuan as tujuan, k.keterangan,
           case k.status when 'CANC' then 0 else k.jumlah_rp end::bigint as jumlah_rp, ${BELUM} as belum_diterima,
           (t.jumlah_diterima - t.jumlah_rp)::bigint as selisih, t.input_by as terima_by,
           t.tgl_system as tgl_terima, ${STATUS} as status
      from v_kirim_uang k ${TERIMA}
     where k.kode_toko = ${kode_toko} and k.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    union all
    select k.tgl_system, 'TERIMA', k.nota_kirim, k.nomor_referensi, k.no_reff, k.sender,
           k.tujuan || ' ' || k.nama_tujuan, k.keterangan, k.jumlah_rp::bigint, 0::bigint,
           (t.jumlah_diterima - t.jumlah_rp)::bigint, t.input_by, t.tgl_system, 'DONE'
      from v_terima_uang t join v_kirim_uang k on k.kode_toko = t.asal and k.nota_kirim = t.nota_kirim
     where t.kode_toko = ${kode_toko} and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ) semua
   where true ${same('arah', saring.arah)} ${same('status', saring.status)}
   order by arah, tgl_system, nota_kirim`;

/** № 54: what one shop sent. */
export const kirimPusatQuery = (saring: FiltersOf<typeof kirimPusatReport>): Query => sql`
  select * from (
    select a.nama_toko, k.tgl_system, k.nota_kirim, k.sender as input_by,
           case k.status when 'CANC' then 0 else k.jumlah_rp end::bigint as jumlah_rp,
           k.tujuan || ' ' || k.nama_tujuan as tujuan, k.keterangan, k.no_reff, k.nomor_referensi,
           ${BELUM} as belum_diterima, t.jumlah_diterima::bigint as terima_rp, ${STATUS} as status
      from v_kirim_uang k join toko a on a.kode_toko = k.kode_toko ${TERIMA}
     where k.kode_toko = ${saring.toko} and k.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ) semua
   where true ${same('status', saring.status)}
   order by nama_toko, tgl_system, nomor_referensi`;

export type BarisToko = BarisKirim & { kode_toko: string };

/** The shops of this server, in a branch itself alone, and what they sent; the shop of a row is its sender. */
export const tokoKirimQuery = (ctx: Ctx): Query<{ kode_toko: string; nama_toko: string }> => sql`
  select kode_toko, nama_toko from toko
   where is_active and not server_sendiri ${sendiri(ctx, sql`kode_toko`)} order by kode_toko`;

export const kirimTokoQuery = (asked: DimintaKirim, ctx: Ctx): Query<BarisToko> => sql`
  select * from (
    select k.kode_toko, k.nota_kirim, k.input_by, k.sender, k.jumlah_rp, k.tujuan, k.keterangan, k.no_reff,
           k.tgl_system, ${STATUS} as status, k.nomor_referensi
      from kirim_uang k ${TERIMA}
     where k.tgl_system between ${asked.tgl_from}::date and ${asked.tgl_to}::date
       ${sendiri(ctx, sql`k.kode_toko`)}) semua
   where true ${same('status', asked.status)}
   order by kode_toko, tgl_system, nota_kirim`;

const sendiri = ({ variant, kode_toko }: Ctx, column: Query): Query =>
  variant === 'pusat' ? sql`` : sql`and ${column} = ${kode_toko}`;
