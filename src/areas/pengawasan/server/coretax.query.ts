import { sql, type Query } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { pajakJual } from '#areas/pengawasan/server/pajak.query.ts';
import {
  FAKTUR_PER_BERKAS,
  type BarisCoretax,
  type BerkasCoretax,
} from '#areas/pengawasan/rules/coretax.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Masa = { readonly tgl_from: Hari; readonly tgl_to: Hari; readonly semua: boolean };

/**
 * Taxed rows of № 106: bars and what was sold without tax are in no file, an invoice that has its number was exported
 * already, and is exported again only where it is asked for.
 */
const kena = (masa: Masa, ctx: Ctx): Query => sql`
  select x.*, case pembeli when 'PENGUSAHA' then 'faktur' else 'digunggung' end as berkas
    from (${pajakJual({ tgl_from: masa.tgl_from, tgl_to: masa.tgl_to, kelas: 'ALL', jenis_pembeli: 'ALL' }, ctx)}) x
   where tarif > 0 and (${masa.semua} or pembeli <> 'PENGUSAHA' or no_seri = '-')`;

export const jumlahCoretax = (masa: Masa, ctx: Ctx) => sql<{
  berkas: BerkasCoretax;
  n: number;
  bernomor: number;
}>`
  select berkas, (count(distinct no_faktur_jual) filter (where ${masa.semua} or not bernomor))::int as n,
         (count(distinct no_faktur_jual) filter (where bernomor))::int as bernomor
    from (select k.*, berkas = 'faktur' and no_seri <> '-' as bernomor
            from (${kena({ ...masa, semua: true }, ctx)}) k) k
   group by berkas`;

/** One part of a file: so many whole invoices in the order of their numbers. */
export const barisCoretax = (
  masa: Masa,
  berkas: BerkasCoretax,
  bagian: number,
  ctx: Ctx,
) => sql<BarisCoretax>`
  with k as (select * from (${kena(masa, ctx)}) k where berkas = ${berkas}
  ), n as (
    select distinct no_faktur_jual from k order by no_faktur_jual
     limit ${FAKTUR_PER_BERKAS} offset ${(bagian - 1) * FAKTUR_PER_BERKAS})
  select k.no_faktur_jual, k.tgl_system, k.kelas, k.nama_customer, coalesce(p.alamat_customer, '') as alamat_customer,
         k.npwp, k.tarif, k.dpp, k.ppn
    from k join n using (no_faktur_jual)
    left join nota_jual p on p.kode_toko = ${ctx.kode_toko} and p.no_faktur_jual = k.no_faktur_jual
   order by k.no_faktur_jual, k.kelas`;
