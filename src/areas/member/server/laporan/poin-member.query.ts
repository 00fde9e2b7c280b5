import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import type { poinMemberReport } from '#areas/member/contract/poin-member.report.ts';
import { diTokoDilihat } from '#areas/member/server/laporan/toko-dilihat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof poinMemberReport>;

/** Points that expired stand under RESET. */
const JENIS = sql`case p.jenis when 'KEDALUWARSA' then 'RESET' else p.jenis end`;

const yangDiminta = (saring: Saring, ctx: Ctx): Query => sql`
  (c.jenis = 'MEMBER' or c.poin <> 0) and c.kode_gabung is null and ${diTokoDilihat('c.kode_toko', saring.toko, ctx)}
  ${saring.kode_customer ? sql`and c.kode_customer = customer_induk(${saring.kode_customer})` : sql``}`;

/** The balance of each member, or each movement with what it left; a cancelled sale is a contra movement of its day. */
export const poinMemberQuery = (saring: Saring, ctx: Ctx): Query =>
  saring.tampilan === 'MUTASI' ? mutasi(saring, ctx) : saldo(saring, ctx);

const KOSONG_SALDO = sql`
  null::bigint as awal, null::bigint as dapat, null::bigint as afiliasi, null::bigint as bayar, null::bigint as tukar,
  null::bigint as reset, null::bigint as koreksi, null::bigint as akhir, null::bigint as nilai_rp`;
const KOSONG_MUTASI = sql`
  null::date as tanggal, null::text as no_dokumen, null::text as jenis, null::bigint as dasar_rp, null::int as poin,
  null::int as saldo`;

const mutasi = (saring: Saring, ctx: Ctx): Query => sql`
  with gerak as (
    select p.id, c.kode_customer, c.nama, p.tgl_system, p.no_dokumen, ${JENIS} as jenis, p.jenis as asal, p.dasar_rp,
           p.poin,
           sum(p.poin) over (partition by c.kode_customer order by p.id)::int as saldo
      from customer c join poin p on p.kode_customer = c.kode_customer
     where ${yangDiminta(saring, ctx)} and p.tgl_system <= ${saring.tgl_to}::date
  )
  select kode_customer, nama as nama_customer, tgl_system as tanggal, coalesce(no_dokumen, '-') as no_dokumen,
         asal as jenis, dasar_rp, poin, saldo, ${KOSONG_SALDO}
    from gerak
   where tgl_system >= ${saring.tgl_from}::date and (${saring.jenis === 'ALL'} or jenis = ${saring.jenis})
   order by kode_customer, id`;

const saldo = (saring: Saring, ctx: Ctx): Query => {
  const nilai = ctx.param(customerParam.NILAI_POIN);
  const jumlah = (tanda: 1 | -1, ...names: string[]): Query => sql`
    coalesce(sum(p.poin) filter (where p.tgl_system >= ${saring.tgl_from}::date
      and p.jenis = any(${names}::text[])), 0) * ${tanda}::int`;
  return sql`
  with per_orang as (
    select c.kode_customer, c.nama,
           coalesce(sum(p.poin) filter (where p.tgl_system < ${saring.tgl_from}::date), 0)::bigint as awal,
           (${jumlah(1, 'DAPAT')})::bigint as dapat, (${jumlah(1, 'AFILIASI')})::bigint as afiliasi,
           (${jumlah(-1, 'BAYAR')})::bigint as bayar, (${jumlah(-1, 'TUKAR HADIAH')})::bigint as tukar,
           (${jumlah(-1, 'RESET', 'KEDALUWARSA')})::bigint as reset, (${jumlah(1, 'KOREKSI')})::bigint as koreksi,
           coalesce(sum(p.poin), 0)::bigint as akhir,
           bool_or(p.tgl_system >= ${saring.tgl_from}::date
             and (${saring.jenis === 'ALL'} or ${JENIS} = ${saring.jenis})) as bergerak
      from customer c
      left join poin p on p.kode_customer = c.kode_customer and p.tgl_system <= ${saring.tgl_to}::date
     where ${yangDiminta(saring, ctx)}
     group by c.kode_customer, c.nama
  )
  select kode_customer, nama as nama_customer, ${KOSONG_MUTASI}, awal, dapat, afiliasi, bayar, tukar, reset,
         koreksi, akhir,
         (akhir * ${nilai}::bigint)::bigint as nilai_rp
    from per_orang
   where case when ${saring.jenis === 'ALL'} then awal <> 0 or akhir <> 0 or coalesce(bergerak, false)
              else coalesce(bergerak, false) end
   order by kode_customer`;
};
