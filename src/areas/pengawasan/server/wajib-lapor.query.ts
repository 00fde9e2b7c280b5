import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';

type Span = { readonly tgl_from: Hari; readonly tgl_to: Hari };

/** Head office sees the chain, a branch the customers that came to it; sums are of the chain either way. */
export const perCustomer = (
  { tgl_from, tgl_to }: Span,
  { kode_toko, toko }: Pick<Ctx, 'kode_toko' | 'toko'>,
): Query => sql`
  select tgl_system, orang, max(nama_customer) as nama_customer, max(nullif(alamat_customer, '')) as alamat_customer,
         max(no_identitas) as no_identitas, count(*)::int as jml_trx,
         array_agg(distinct jenis order by jenis) as jenis, array_agg(no_dokumen order by no_dokumen) as no_dokumen,
         array_agg(distinct input_by order by input_by) as input_by,
         count(*) filter (where tunai > 0)::int as jml_tunai, sum(berat)::bigint as berat,
         sum(tunai)::bigint as tunai, sum(jumlah_rp)::bigint as total
    from v_lapor
   where tgl_system between ${tgl_from}::date and ${tgl_to}::date
   group by tgl_system, orang
  ${toko.jenis === 'PUSAT' ? sql`` : sql`having bool_or(kode_toko = ${kode_toko})`}`;

/** So many working days after the day, Saturdays and Sundays not counted. */
const batasLapor = (hari: number): Query => sql`(
  select h::date from generate_series(c.tgl_system + 1, c.tgl_system + ${hari * 2 + 7}::int, interval '1 day') h
   where extract(isodow from h) < 6 order by h offset ${hari - 1}::int limit 1)`;

export function wajibLaporQuery(saring: FiltersOf<typeof wajibLaporReport>, ctx: Ctx): Query {
  const hari = ctx.param(pengawasanParam.BATAS_LAPOR_HARI);
  return sql`
  select * from (
    select case when l.id is null then 'BELUM' else 'SUDAH' end as status, c.tgl_system, c.orang,
           coalesce(nullif(c.nama_customer, ''), '-') as nama_customer,
           coalesce(c.no_identitas, l.no_identitas) as no_identitas, c.alamat_customer, l.pekerjaan, c.jml_trx, c.jenis,
           c.no_dokumen, c.berat, c.tunai, c.total - c.tunai as non_tunai, c.total,
           ${batasLapor(hari)} as batas_lapor, l.tgl_lapor, l.no_lapor,
           nullif(concat_ws(', ',
             case when coalesce(l.tgl_lapor, ${ctx.hari}::date) > ${batasLapor(hari)} then 'TERLAMBAT' end,
             case when coalesce(c.no_identitas, l.no_identitas) is null or c.alamat_customer is null
                    or coalesce(c.nama_customer, '') = '' then 'DATA KURANG' end), '') as tanda
      from (${perCustomer(saring, ctx)}) c
      left join lapor_transaksi l on l.tgl_system = c.tgl_system and l.orang = c.orang and l.status = 'DONE'
     where c.total >= ${ctx.param(pembelianParam.BATAS_LAPOR_TUNAI)}) wajib
   where true ${same('status', saring.status)}
   order by status, tgl_system, nama_customer, orang`;
}

export type HariCustomer = { nama_customer: string; total: Rupiah };

/** One customer's day, where it reaches the limit. */
export const hariCustomerQuery = (tgl: Hari, orang: string, ctx: Ctx): Query<HariCustomer> =>
  sql<HariCustomer>`
  select nama_customer, total from (${perCustomer({ tgl_from: tgl, tgl_to: tgl }, ctx)}) c
   where orang = ${orang} and total >= ${ctx.param(pembelianParam.BATAS_LAPOR_TUNAI)}`;
