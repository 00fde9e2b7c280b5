import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { rekapPenjualanReport } from '#areas/penjualan/contract/rekap-penjualan.report.ts';
import { dariTerjual, JUMLAH } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof rekapPenjualanReport>;

export const rekapPenjualanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select r.*, per_gram(netto, berat) as harga_gram
    from (select l.tgl_system, l.kode_dept, coalesce(l.kode_kelompok, '-') as kelompok_harga, ${JUMLAH},
                 count(*) filter (where l.urut = l.pertama)::int as faktur_baru
            from (select l.*, min(l.urut) over (partition by l.no_faktur_jual) as pertama
                  ${dariTerjual(kode_toko, saring)} ${saringRekap(saring)}) l
           group by 1, 2, 3) r
   order by tgl_system, kode_dept, kelompok_harga`;

/** How many different invoices stand behind the rows. */
export const fakturRekapQuery = (
  saring: Saring,
  { kode_toko }: Ctx,
): Query<{ jumlah: number }> => sql`
  select count(distinct l.no_faktur_jual)::int as jumlah ${dariTerjual(kode_toko, saring)} ${saringRekap(saring)}`;

const saringRekap = ({ kode_dept, kelompok_harga }: Saring): Query =>
  sql`${same('l.kode_dept', kode_dept)} ${same('l.kode_kelompok', kelompok_harga)}`;
