import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { serviceReport } from '#areas/service/contract/laporan/laporan-service.report.ts';
import { BELUM_DIAMBIL } from '#areas/service/contract/laporan/saring-service.ts';
import { HIDUP } from '#areas/service/rules/kerja-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof serviceReport>;

const TANGGAL = {
  TERIMA: sql`s.tgl_system`,
  SELESAI: sql`s.tgl_selesai`,
  AMBIL: sql`s.tgl_ambil`,
};

/** Which jobs: of the days by what they are asked by; all that are still here, whatever their day. */
const which = ({ status, dasar_tanggal, tgl_from, tgl_to }: Saring): Query =>
  status === BELUM_DIAMBIL
    ? sql`s.status = any(${[...HIDUP]})`
    : sql`${TANGGAL[dasar_tanggal]} between ${tgl_from}::date and ${tgl_to}::date ${same('s.status', status)}`;

/**
 * One row for each piece. What belongs to the whole job (DP, what is left to pay) is on its first piece, so that sums
 * count it once; a job that was given back or rejected is listed without figures that add up.
 */
export const serviceQuery = (saring: Saring, { kode_toko, hari }: Ctx): Query => sql`
  select s.status, s.no_service, s.tgl_system, s.nama_customer, s.alamat_customer, s.no_hp, b.nama_barang, b.deskripsi,
         case when x.hidup then b.berat else 0 end::bigint as berat_terima,
         case when x.hidup then b.berat_selesai end as berat_selesai,
         case when x.hidup then b.berat_selesai - b.berat end as selisih_berat,
         case when x.hidup then b.tambah_emas else 0 end::bigint as tambah_emas, s.kode_tukang,
         case when x.hidup then b.ongkos else 0 end::bigint as ongkos,
         case when x.hidup and x.pertama then s.dp_rp else 0 end::bigint as dp_rp,
         (case when x.hidup and s.status <> 'DIAMBIL' then b.ongkos else 0 end
          - case when x.hidup and x.pertama and s.status <> 'DIAMBIL' then s.dp_rp else 0 end)::bigint as sisa_rp,
         s.tgl_janji, s.tgl_selesai, s.tgl_ambil,
         (coalesce(s.tgl_ambil, s.hari_batal, ${hari}::date) - s.tgl_system)::int as lama_hari,
         s.kode_sales, s.input_by,
         s.tgl_batal, s.batal_by, case when s.status = 'CANC' then (
           select o.disetujui_by from otorisasi o
            where o.kode_toko = s.kode_toko and o.keystore = any(s.otorisasi) and 'BATAL_SERVICE' = any(o.event)
            order by o.input_date desc limit 1) end as otorisasi_by, s.alasan_batal as alasan
    from service s
    join service_barang b on b.kode_toko = s.kode_toko and b.no_service = s.no_service
   cross join lateral (select s.status <> 'CANC' as hidup, b.urut = 1 as pertama) x
   where s.kode_toko = ${kode_toko} and (${which(saring)})
     ${same('s.kode_tukang', saring.kode_tukang)} ${same('s.kode_sales', saring.kode_sales)}
   order by s.status, s.tgl_system, s.no_service, b.urut`;
