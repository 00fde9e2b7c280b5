import type { FiltersOf } from '#kit/contract/report.ts';
import { localTimeOf } from '#kit/server/local-days.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { ringkasanPenjualanReport } from '#areas/penjualan/contract/ringkasan-penjualan.report.ts';
import { dariTerjual, JUMLAH } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof ringkasanPenjualanReport>;

/** The hour of the shop's clock in which a sale was written. */
const jam = ({ toko }: Ctx): Query =>
  sql`to_char(${localTimeOf(sql`p.input_date`, toko.zona)}, 'HH24:00')`;

const kunci = (group_by: Saring['group_by'], ctx: Ctx): Query =>
  ({
    SALES: sql`p.kode_sales`,
    GROUP: sql`l.kode_group`,
    KADAR: sql`l.kode_kadar`,
    BAKI: sql`coalesce(l.kode_baki, '-')`,
    KELOMPOK_HARGA: sql`coalesce(l.kode_kelompok, '-')`,
    TIPE_CUSTOMER: sql`p.jenis_customer`,
    KASIR: sql`p.input_by`,
    HARI: sql`l.tgl_system::text`,
    JAM: jam(ctx),
  })[group_by];

/** The best first, days and hours one after the other; each invoice is counted once, where its first line is. */
export const ringkasanPenjualanQuery = (saring: Saring, ctx: Ctx): Query => {
  const rows = sql`
  select r.*, per_gram(netto, berat) as harga_gram,
         bulat_bagi(netto, jml_faktur) as rata_faktur
    from (select ${kunci(saring.group_by, ctx)} as kunci, ${JUMLAH},
                 count(*) filter (where l.urut = 1)::int as faktur_baru ${dariTerjual(ctx.kode_toko, saring)}
           group by 1) r`;
  const inTime = saring.group_by === 'HARI' || saring.group_by === 'JAM';
  return sql`${withShares(rows, { kontribusi: 'netto' }, 'kunci')}
   order by ${inTime ? sql`kunci` : sql`netto desc, kunci`}`;
};
