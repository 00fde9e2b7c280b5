import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import {
  JENIS_SETORAN,
  type setoranKasirReport,
} from '#areas/akhir-hari/contract/setoran-kasir.report.ts';
import { adalahKas, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { arahBayar, KEMBALI_BANK } from '#areas/uang/server/non-cash-laporan.query.ts';

/**
 * Money by who took it: with validation on that is the cashier, not who wrote the sale. A drawer that one person alone
 * used is listed below that person's transactions, any other below its own name.
 */
export function setoranKasirQuery(
  { tgl_system, input_by }: FiltersOf<typeof setoranKasirReport>,
  ctx: Ctx,
): Query {
  const { kode_toko, hari, hari_status, level, user_id } = ctx;
  const kasir = !setidaknya(level, 'SPV');
  const buta = kasir && hari_status === 'OPEN' && tgl_system >= hari;
  const tgl = sql`${tgl_system}::date`;
  return sql`
  with gerak as (${gerakSet(kode_toko, tgl)}
  ), jenis as (
    select input_by, left(no_bukti, 2) as kode, count(*)::int as jumlah_trx,
           sum(masuk)::bigint as cash, sum(debet)::bigint as debet, sum(credit)::bigint as credit,
           sum(transfer)::bigint as transfer, sum(poin)::bigint as poin_rp, sum(keluar)::bigint as keluar_tunai,
           sum(masuk - keluar)::bigint as netto_tunai
      from gerak group by input_by, left(no_bukti, 2)
  ), ${laciPada(kode_toko, tgl)}
  ), baris as (
    select input_by, 0 as bagian, array_position(${Object.keys(JENIS_SETORAN)}::text[], kode) as urut,
           coalesce(${JSON.stringify(JENIS_SETORAN)}::jsonb ->> kode, kode) as jenis,
           jumlah_trx, cash, debet, credit, transfer,
           poin_rp, keluar_tunai, netto_tunai
      from jenis
    union all
    select l.pemegang, 1, b.urut, b.jenis, null, null, null, null, null, null, null, b.rupiah
      from laci l cross join lateral (values (1, 'MODAL AWAL', l.awal), (2, 'TUNAI SEHARUSNYA', l.awal + l.gerak),
        (3, 'TUNAI DISETOR', l.fisik), (4, 'SELISIH', l.fisik - l.awal - l.gerak)) b (urut, jenis, rupiah)
     where not ${buta}
  )
  select input_by, jenis, jumlah_trx, cash, debet, credit, transfer, poin_rp, keluar_tunai, netto_tunai
    from baris where true ${kasir ? sql`and input_by = ${user_id}` : same('input_by', input_by)}
   order by input_by like 'LACI %', input_by, bagian, urut nulls last, jenis`;
}

/**
 * Each set of the day that moved money, with how it was paid. What a document paid out of an account has a minus (№
 * 48); so has a deposit that goes back to an account, which only the book knows.
 */
const gerakSet = (kode_toko: string, tgl: Query): Query => sql`
  select s.no_bukti, s.input_by, greatest(k.rupiah, 0) as masuk, greatest(-k.rupiah, 0) as keluar,
         ${bayar('DEBET')} as debet, ${bayar('CREDIT')} as credit, ${bayar('TRANSFER')} as transfer,
         ${bayar('POIN')} as poin
    from buku_set s
    left join lateral (
      select coalesce(sum(b.rupiah), 0)::bigint as rupiah from buku b
       where b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti and ${adalahKas('b.akun')}) k on true
    left join lateral (
      select jsonb_object_agg(jenis, jumlah) as bayar
        from (select p.jenis, sum(p.jumlah * ${arahBayar('p')}) as jumlah
                from pembayaran p where p.kode_toko = s.kode_toko and p.no_dokumen = s.no_bukti group by p.jenis
              union all
              select 'TRANSFER', sum(b.rupiah) from buku b
               where b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
                 and left(s.no_bukti, 2) in ${KEMBALI_BANK}
                 and b.akun like 'bank:%' having sum(b.rupiah) <> 0) j
      ) p on true
   where s.kode_toko = ${kode_toko} and s.tgl_system = ${tgl} and left(s.no_bukti, 2) <> 'TP'
     and ${bukanBatalSehari('s')} and (k.rupiah <> 0 or p.bayar is not null)`;

const bayar = (jenis: string): Query => sql`coalesce((p.bayar ->> ${jenis}::text)::bigint, 0)`;

/** What each drawer held before the day, what it moved without its closing, and what was counted last. */
const laciPada = (kode_toko: string, tgl: Query): Query => sql`
  pakai as (
    select b.akun, s.input_by, b.rupiah from buku b
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.tgl_system = ${tgl} and ${adalahKas('b.akun')}
       and left(b.no_bukti, 2) <> 'TP'
  ), laci as (
    select a.akun, a.awal, coalesce(p.gerak, 0) as gerak, h.cash_fisik as fisik,
           case when p.orang = 1 then p.kasir else 'LACI ' || a.akun end as pemegang
      from (select akun, coalesce(sum(rupiah) filter (where tgl_system < ${tgl}), 0)::bigint as awal
              from saldo_hari
             where kode_toko = ${kode_toko} and ${adalahKas('akun')} and tgl_system <= ${tgl} group by akun) a
      left join (select akun, sum(rupiah)::bigint as gerak, count(distinct input_by) as orang, min(input_by) as kasir
                   from pakai group by akun) p using (akun)
      left join lateral (
        select cash_fisik from hitung_kas h where h.kode_toko = ${kode_toko} and h.tgl_system = ${tgl}
           and h.laci = a.akun order by tutup_ke desc, ke desc limit 1) h on true
     where a.awal <> 0 or p.gerak is not null or h.cash_fisik is not null`;
