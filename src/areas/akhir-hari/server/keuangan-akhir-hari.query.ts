import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Sen } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { TERSISA } from '#areas/akhir-hari/rules/tersisa.ts';
import { bekuAtauHidup, type Kolom } from '#areas/akhir-hari/server/beku.query.ts';
import {
  adalahKas,
  adalahUangJalan,
  bukanBatalSehari,
  GERAK,
} from '#areas/buku/server/tempat-uang.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import { uangJurnal } from '#areas/uang/rules/uang.jurnal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';

const KOLOM = {
  urut: 'int',
  blok: 'text',
  uraian: 'text',
  cash: 'bigint',
  bank: 'bigint',
  edc: 'bigint',
  jalan: 'bigint',
  total: 'bigint',
  rincian: 'text[]',
} as const satisfies Kolom;

/** Blocks that tell what the drawer holds; hidden below SPV while the day is open (D-20.4). */
const SALDO = sql`blok in ('SALDO AWAL', 'SALDO AKHIR', 'FISIK', 'TOTAL USD')`;

/** What is owed for goods tells what they cost (D-3.5). */
const MODAL = sql`(blok = 'KEWAJIBAN' and uraian = ${uangJurnal.owed?.KEWAJIBAN?.supplier ?? ''})`;

export function keuanganAkhirHariQuery(
  { tgl_system }: FiltersOf<typeof keuanganAkhirHariReport>,
  ctx: Ctx,
): Query {
  const { kode_toko, level, hari, hari_status, lihat_modal } = ctx;
  const buta = !setidaknya(level, 'SPV') && hari_status === 'OPEN' && tgl_system >= hari;
  const hidup = keuanganHidup(kode_toko, tgl_system, ctx.param(akhirHariParam.KURS_USD));
  return sql`
    select blok, uraian, cash, bank, edc, jalan, total, rincian
      from (${bekuAtauHidup('keuangan', kode_toko, tgl_system, KOLOM, hidup)}) keuangan
     where ${buta ? sql`not ${SALDO}` : sql`true`} and ${lihat_modal ? sql`true` : sql`not ${MODAL}`}
     order by urut, uraian`;
}

const rupiahText = (value: Query): Query => sql`to_char(${value}, 'FM999,999,999,999,990')`;

/** Notes and coins of a count, the largest first, as its approval writes them: '12 x 100,000'. */
const PECAHAN = sql`(
  select array_agg(${rupiahText(sql`(p ->> 'jumlah')::bigint`)} || ' x ' || ${rupiahText(sql`(p ->> 'nilai')::bigint`)}
           order by (p ->> 'nilai')::bigint desc)
    from jsonb_array_elements(pecahan) p where (p ->> 'jumlah')::bigint > 0)`;

/** The sums of one set of money lines in the four kinds of place. */
const TEMPAT = sql`
  coalesce(sum(rupiah) filter (where ${adalahKas('akun')}), 0)::bigint as cash,
  coalesce(sum(rupiah) filter (where akun like 'bank:%'), 0)::bigint as bank,
  coalesce(sum(rupiah) filter (where akun like 'kartu:%'), 0)::bigint as edc,
  coalesce(sum(rupiah) filter (where akun = 'perjalanan'), 0)::bigint as jalan`;

/** What is owed, by account: its place in the report, and the sign with which the book counts it. */
const OWED = sql`(values ${sql.join(
  TERSISA.map(({ akun, blok, nama }) => {
    const [urut, tanda] = blok === 'KEWAJIBAN' ? [7, -1] : [8, 1];
    return sql`(${akun}::text, ${urut}::int, ${blok}::text, ${nama}::text, ${tanda}::int)`;
  }),
)}) n (akun, urut, blok, nama, tanda)`;

/**
 * The statement from the book. A set that only moves money between places is MUTASI and adds to zero; what such a set
 * loses or gains on the way (a bank's fee) is shown as paid out or received.
 */
export const keuanganHidup = (kode_toko: string, tgl: Hari, kurs_usd: Sen | null): Query => sql`
  with saldo_uang as (
    select akun, coalesce(sum(rupiah) filter (where tgl_system < ${tgl}::date), 0)::bigint as awal,
           sum(rupiah)::bigint as akhir
      from saldo_hari
     where kode_toko = ${kode_toko} and ${adalahUangJalan('akun')} and tgl_system <= ${tgl}::date group by akun
  ), ${gerakUang(kode_toko, tgl)}
  ), uraian_gerak as (
    select blok, coalesce(n.nama, t.deskripsi, g.kode_transaksi) as uraian, sum(cash)::bigint as cash,
           sum(bank)::bigint as bank, sum(edc)::bigint as edc, sum(jalan)::bigint as jalan
      from gerak g
      left join ${GERAK} on n.kode = g.kode_transaksi
      left join kode_transaksi t on t.kode_toko = ${kode_toko} and t.kode_transaksi = g.kode_transaksi
     group by 1, 2
  ), saldo_awal as (select ${saldoDari('awal')} from saldo_uang
  ), saldo_akhir as (select ${saldoDari('akhir')} from saldo_uang
  ), hitungan as (
    select distinct on (laci) laci, cash_fisik, selisih, ${PECAHAN} as pecahan from hitung_kas
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date order by laci, tutup_ke desc, ke desc
  ), titip as (
    -- What it has with other shops is one line, whichever shops they are (D-41.6), and so is what it owes to suppliers.
    select split_part(akun, ':', 1) as akun, sum(rupiah)::bigint as rupiah from saldo_hari
     where kode_toko = ${kode_toko} and tgl_system <= ${tgl}::date
       and (akun in (select akun from ${OWED}) or (akun >= 'rk:' and akun < 'rk;')
            or (akun >= 'supplier:' and akun < 'supplier;'))
     group by 1 having sum(rupiah) <> 0
  ), baris as (
    select 1 as urut, 'SALDO AWAL' as blok, 'SALDO AWAL' as uraian, cash, bank, edc, jalan,
           cash + bank + edc + jalan as total, rincian
      from saldo_awal
    union all
    select case blok when 'PENERIMAAN' then 2 when 'PENGELUARAN' then 3 else 4 end, blok, uraian, cash, bank, edc,
           jalan, cash + bank + edc + jalan, null from uraian_gerak
    union all
    select 5, 'SALDO AKHIR', 'SALDO AKHIR', cash, bank, edc, jalan, cash + bank + edc + jalan, rincian
      from saldo_akhir
    union all
    select 6, 'FISIK', 'FISIK ' || laci, cash_fisik, null, null, null, cash_fisik, pecahan from hitungan
    union all
    select 6, 'FISIK', 'SELISIH ' || laci, selisih, null, null, null, selisih, null from hitungan
    union all
    select n.urut, n.blok, n.nama, null, null, null, null, t.rupiah * n.tanda, null
      from titip t
      join ${OWED} on n.akun = t.akun
    union all
    -- What the points are worth that this shop gave and did not take yet (D-40.3, D-51.11).
    select 7, 'KEWAJIBAN', 'Poin', null, null, null, null,
           sum(poin) * batas_toko(${kode_toko}, 'NILAI_POIN', waktu(), 1000), null
      from poin where kode_toko = ${kode_toko} and tgl_system <= ${tgl}::date having sum(poin) <> 0
  )
  select urut, blok, uraian, cash, bank, edc, jalan, total, rincian from baris
   where exists (select from saldo_uang)
  union all
  ${kurs_usd ? totalUsd(kurs_usd) : sql`select 9, null, null, null, null, null, null, null, null where false`}`;

const totalUsd = (kurs: Sen): Query => sql`
  select 9, 'TOTAL USD',
         'TOTAL USD ' || to_char((cash + bank + edc + jalan) * 100.0 / ${kurs}::bigint, 'FM999,999,999,990.00')
           || ' (kurs ' || to_char(${kurs}::bigint / 100.0, 'FM999,999,990.00') || ')',
         null, null, null, null, null, null
    from saldo_akhir where exists (select from saldo_uang)`;

const saldoDari = (saldo: 'awal' | 'akhir'): Query => {
  const value = sql.ref(saldo);
  return sql`
    coalesce(sum(${value}) filter (where ${adalahKas('akun')}), 0)::bigint as cash,
    coalesce(sum(${value}) filter (where akun like 'bank:%'), 0)::bigint as bank,
    coalesce(sum(${value}) filter (where akun like 'kartu:%'), 0)::bigint as edc,
    coalesce(sum(${value}) filter (where akun = 'perjalanan'), 0)::bigint as jalan,
    array_agg(substr(akun, strpos(akun, ':') + 1) || ' ' || ${rupiahText(value)} order by akun)
      filter (where ${value} <> 0 and (akun like 'bank:%' or akun like 'kartu:%')) as rincian`;
};

/** The money of each set of the day by place, split into what came in, what went out and what moved. */
const gerakUang = (kode_toko: string, tgl: Hari): Query => sql`
  per_set as (
    select s.no_bukti, s.kode_transaksi, ${TEMPAT}
      from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.tgl_system = ${tgl}::date and ${adalahUangJalan('b.akun')}
       and ${bukanBatalSehari('s')}
     group by s.no_bukti, s.kode_transaksi
  ), bersih as (
    select *, cash + bank + edc + jalan as net,
           least(cash, bank, edc, jalan) < 0 and greatest(cash, bank, edc, jalan) > 0 as pindah,
           case greatest(cash, bank, edc, jalan) when cash then 'cash' when bank then 'bank' when edc then 'edc'
             else 'jalan' end as penerima
      from per_set where cash <> 0 or bank <> 0 or edc <> 0 or jalan <> 0
  ), gerak as (
    select kode_transaksi, case when net > 0 then 'PENERIMAAN' else 'PENGELUARAN' end as blok,
           case when not pindah then cash when penerima = 'cash' then net else 0 end as cash,
           case when not pindah then bank when penerima = 'bank' then net else 0 end as bank,
           case when not pindah then edc when penerima = 'edc' then net else 0 end as edc,
           case when not pindah then jalan when penerima = 'jalan' then net else 0 end as jalan
      from bersih where net <> 0
    union all
    select kode_transaksi, 'MUTASI', cash - case when penerima = 'cash' then net else 0 end,
           bank - case when penerima = 'bank' then net else 0 end, edc - case when penerima = 'edc' then net else 0 end,
           jalan - case when penerima = 'jalan' then net else 0 end
      from bersih where pindah`;
