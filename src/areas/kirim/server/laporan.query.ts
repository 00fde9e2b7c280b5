import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { kirimBarangReport } from '#areas/kirim/contract/kirim-barang.report.ts';
import type { terimaKirimanReport } from '#areas/kirim/contract/terima-kiriman.report.ts';
import { lamaKiriman } from '#areas/kirim/server/kiriman.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dikirim = FiltersOf<typeof kirimBarangReport>;

/** The days of a span; what is not received is asked of all days before it too. */
const dalam = ({ tgl_from, tgl_to, status }: Dikirim): Query => sql`
  k.tgl_system <= ${tgl_to}::date and (k.tgl_system >= ${tgl_from}::date or ${status === 'OPEN'}::boolean)`;

/** The last receipt of a shipment `k`: its day, and who took it in. */
const TERAKHIR = sql`
  left join lateral (select r.tgl_system, r.input_by from terima_kiriman r
                      where r.asal = k.kode_toko
                        and r.no_kirim = k.no_kirim order by r.input_date desc limit 1) r on true`;

/** The state of a shipment; of its pieces one that was taken in is on its way no more, whatever the rest does. */
const DIKIRIM = sql`k.status`;
const BARANG = sql`case when k.status = 'OPEN' and t.no_terima is not null then 'DONE' else k.status end`;

/** What is said of every row: who and where, and how long it is, or was, on its way. */
const kepala = (status: Query, { hari }: Ctx): Query => sql`
  k.no_kirim, k.tgl_system, a.kode_toko || ' ' || a.nama_toko as asal, k.tujuan || ' ' || k.nama_tujuan as tujuan,
  k.input_by, r.tgl_system as tgl_terima, r.input_by as terima_by,
  (case ${status} when 'OPEN' then ${hari}::date when 'CANC' then k.hari_batal else coalesce(r.tgl_system,
    ${hari}::date) end
    - k.tgl_system)::int as umur_hari, ${status} as status,
  case when ${status} = 'OPEN' and ${lamaKiriman(hari)} then 'LAMA' end as tanda`;

const berlaku = (nilai: Query): Query => sql`case k.status when 'CANC' then 0 else ${nilai} end`;

/** № 86: shipments, or their pieces; a cancelled one adds nothing. */
export const kirimBarangQuery = (saring: Dikirim, ctx: Ctx): Query =>
  saring.tampilan === 'PER BARANG' ? perBarang(saring, ctx) : perKiriman(saring, ctx);

const perKiriman = (saring: Dikirim, ctx: Ctx): Query => sql`
  select ${kepala(DIKIRIM, ctx)}, ${berlaku(sql`k.total_qty`)}::int as qty,
         ${berlaku(sql`k.total_berat`)}::bigint as berat,
         ${berlaku(sql`k.total_murni`)}::bigint as murni,
         case k.isi when 'BERLIAN' then ${berlaku(sql`k.total_carat`)} end::bigint as carat,
         case k.isi when 'BERLIAN' then ${berlaku(sql`k.total_butir`)} end::int as butir,
         ${berlaku(sql`i.modal`)}::bigint as modal,
         ${berlaku(sql`i.harga_jual`)}::bigint as harga_jual
    from kirim_barang k join toko a on a.kode_toko = k.kode_toko
   cross join lateral (select sum(harga_modal) as modal, sum(harga_jual) as harga_jual from kirim_barang_isi i
                        where i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim) i ${TERAKHIR}
   where k.kode_toko = ${ctx.kode_toko} and ${dalam(saring)} ${same('k.tujuan', saring.tujuan)}
     ${same('k.status', saring.status)}
   order by k.tujuan, k.tgl_system, k.no_kirim`;

const perBarang = (saring: Dikirim, ctx: Ctx): Query => sql`
  select ${kepala(BARANG, ctx)}, ${berlaku(sql`1`)}::int as qty, ${berlaku(sql`i.berat`)}::bigint as berat,
         ${berlaku(sql`i.murni`)}::bigint as murni,
         case i.isi when 'BATU' then ${berlaku(sql`i.carat`)} end::bigint as carat,
         case i.isi when 'BATU' then ${berlaku(sql`i.butir`)} end::int as butir,
         ${berlaku(sql`i.harga_modal`)}::bigint as modal,
         ${berlaku(sql`i.harga_jual`)}::bigint as harga_jual, i.kode_barcode, i.nama_barang, i.kode_dept, i.kode_group,
         i.persen as kadar, ${berlaku(sql`i.berat_asli`)}::bigint as berat_asli, k.keterangan
    from kirim_barang k join toko a on a.kode_toko = k.kode_toko
    join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
    left join terima_kiriman_isi t on t.asal = i.kode_toko and t.no_kirim = i.no_kirim
      and t.kode_barcode = i.kode_barcode
    left join terima_kiriman r on r.kode_toko = t.kode_toko and r.no_terima = t.no_terima
   where k.kode_toko = ${ctx.kode_toko} and ${dalam(saring)} ${same('k.tujuan', saring.tujuan)}
     ${saring.status === 'ALL' ? sql`` : sql`and ${BARANG} = ${saring.status}`}
   order by k.tujuan, k.tgl_system, k.no_kirim, i.urut`;

/**
 * № 87: what came, by the day on which it was scanned; what is missing of ended shipments, and scans beyond their
 * lists.
 */
export const terimaKirimanQuery = (
  { tgl_from, tgl_to, asal, hasil }: FiltersOf<typeof terimaKirimanReport>,
  { kode_toko }: Ctx,
): Query => {
  const masa = (hari: Query): Query => sql`${hari} between ${tgl_from}::date and ${tgl_to}::date`;
  return sql`
  select s.*, a.kode_toko || ' ' || a.nama_toko as asal
    from (
    select t.no_kirim, t.tgl_system as tgl_terima, t.asal as kode_asal, t.kode_barcode, t.nama_barang, t.kode_dept,
      t.kode_group,
           t.persen as kadar, t.berat_kirim, coalesce(t.berat_timbang, t.berat) as berat,
           coalesce(t.berat_timbang, t.berat) - t.berat_kirim as selisih, t.carat_kirim, t.carat_timbang as carat,
           coalesce(t.butir, t.batu_hitung) as butir, t.murni, t.harga_jual, t.kode_baki,
           case when case t.isi when 'BARANG' then t.berat <> t.berat_kirim else t.di_luar end
             or t.batu_hitung <> t.batu_kirim then 'BEDA BERAT'
             else 'COCOK' end as hasil,
           case when t.berat_timbang is null and t.isi <> 'BATU' then 'TANPA_TIMBANG' end as tanda,
           r.input_by as terima_by
      from terima_kiriman_isi t join terima_kiriman r on r.kode_toko = t.kode_toko and r.no_terima = t.no_terima
     where t.kode_toko = ${kode_toko} and ${masa(sql`t.tgl_system`)}
    union all
    select e.no_kirim, e.tgl_system, e.asal, i.kode_barcode, i.nama_barang, i.kode_dept, i.kode_group, i.persen,
      i.berat, null,
           null, i.carat, null, i.butir, null, null, null, 'KURANG', null, e.input_by
      from kiriman_selesai e
      join kirim_barang_isi i on i.kode_toko = e.asal and i.no_kirim = e.no_kirim
     where e.kode_toko = ${kode_toko} and ${masa(sql`e.tgl_system`)}
       and not exists (select from terima_kiriman_isi t where t.asal = i.kode_toko and t.no_kirim = i.no_kirim
                          and t.kode_barcode = i.kode_barcode)
    union all
    select l.no_kirim, l.tgl_system, l.asal, l.kode_barcode, null, null, null, null, null, null, null, null, null,
      null, null, null, null, 'LEBIH',
           null, l.input_by
      from kiriman_lebih l where l.kode_toko = ${kode_toko} and ${masa(sql`l.tgl_system`)}) s
    join toko a on a.kode_toko = s.kode_asal
   where true ${same('s.kode_asal', asal)} ${same('s.hasil', hasil)}
   order by s.no_kirim, s.tgl_terima, s.kode_barcode`;
};
