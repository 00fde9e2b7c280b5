import type { FiltersOf } from '#kit/contract/report.ts';
import { endOfMonth, hari, type Hari } from '#kit/rules/hari.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { labaRugiReport } from '#areas/dashboard/contract/laporan/laba-rugi.report.ts';
import { BULAN_PALING_BANYAK, daftarBulan } from '#areas/dashboard/rules/bulan.ts';
import { TAMBAHAN_ONGKOS, TAMBAHAN_SENDIRI } from '#areas/penjualan/rules/tambahan.ts';
import { dariTerjual, DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { pajakJual } from '#areas/pengawasan/server/pajak.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof labaRugiReport>;

const BULAN = Array.from({ length: 12 }, (_, at) => at + 1);

/** The days of the months that are asked for. */
export const hariBulan = ({ bulan_from, bulan_to }: Saring): { tgl_from: Hari; tgl_to: Hari } => ({
  tgl_from: hari(`${bulan_from}-01`),
  tgl_to: endOfMonth(hari(`${bulan_to}-01`)),
});

export function periksaBulan({ bulan_from, bulan_to }: Saring): Refusal[] {
  const { length } = daftarBulan(bulan_from, bulan_to);
  const fields = ['bulan_from', 'bulan_to'] as const;
  if (length === 0)
    return fields.map((field) => ({
      code: 'TANGGAL_TERBALIK',
      field,
      message: 'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
    }));
  if (length <= BULAN_PALING_BANYAK) return [];
  return fields.map((field) => ({
    code: 'RENTANG_DUA_BELAS_BULAN',
    field,
    message: 'Rentang bulan tidak boleh lebih dari 12 bulan',
  }));
}

/** Charges of sales: those with an account of their own stand in the book, the others in the sales alone. */
const KERJA = sql.join(
  TAMBAHAN_ONGKOS.map(({ kunci, nama }) => sql`(${sql.lit(nama)}, ${sql.ref(`p.${kunci}`)})`),
);
const AKUN = sql.join(TAMBAHAN_SENDIRI.map(({ akun }) => sql.lit(akun)));
const SENDIRI = sql.join(
  TAMBAHAN_SENDIRI.map(
    ({ akun, nama }) => sql`(${sql.lit(akun)}, 'PENDAPATAN LAIN', ${sql.lit(nama)})`,
  ),
);

/** Every figure of a month, with its block of the report and the sign with which it counts in the profit. */
const fakta = (saring: Saring, ctx: Ctx): Query => {
  const { kode_toko } = ctx;
  const days = hariBulan(saring);
  const pajak = pajakJual({ ...days, kelas: 'ALL', jenis_pembeli: 'ALL' }, ctx);
  return sql`
  with jual as (
    select extract(month from l.tgl_system)::int as bulan, sum(l.harga) as bruto, sum(${DISKON}) as diskon,
           coalesce(sum(l.harga_modal), 0) as modal,
           coalesce(sum(l.netto) filter (where l.harga_modal is null), 0) as tanpa
    ${dariTerjual(kode_toko, days)} group by 1
  ), ppn as (
    -- Tax that prices include belongs to the state; the query is not run for a shop that never kept any.
    select extract(month from tgl_system)::int as bulan, kelas = 'JASA' as jasa, sum(netto - dpp) as rp from (${pajak})
     where exists (select from parameter_toko
                    where kode_toko = ${kode_toko} and key = 'PPN_AKTIF' and value::text = 'true')
     group by 1, 2 having sum(netto - dpp) <> 0
  ), kerja as (
    select extract(month from p.tgl_system)::int as bulan, k.uraian, sum(k.rp) as rp
      from nota_jual p cross join lateral (values ${KERJA}) k (uraian, rp)
     where p.kode_toko = ${kode_toko} and p.tgl_system between ${days.tgl_from}::date and ${days.tgl_to}::date
       and p.status = 'DONE' group by 1, 2 having sum(k.rp) <> 0
    union all
    -- Work on customers' pieces; the gold that went in is booked by codes of its own (D-37.4).
    select extract(month from a.tgl_system)::int, 'Ongkos service', sum(a.ongkos)
      from service_ambil a
     where a.kode_toko = ${kode_toko} and a.tgl_system between ${days.tgl_from}::date and ${days.tgl_to}::date
       and a.status = 'DONE' group by 1 having sum(a.ongkos) <> 0
  ), buku as (
    select extract(month from h.tgl_system)::int as bulan, h.akun, split_part(h.akun, ':', 1) as jenis,
           substr(h.akun, strpos(h.akun, ':') + 1) as kode, sum(h.rupiah) as rp
      from saldo_hari h
     where h.kode_toko = ${kode_toko} and h.tgl_system between ${days.tgl_from}::date and ${days.tgl_to}::date
       and (h.akun in (${AKUN}, 'pembulatan', 'bunga', 'poin', 'selisih_kas', 'selisih_stock')
            or h.akun like 'pendapatan:%' or h.akun like 'biaya:%')
     group by 1, 2
  ), nama (akun, blok, uraian) as (
    values ${SENDIRI}, ('pembulatan', 'PENDAPATAN LAIN', 'Pembulatan'),
           ('bunga', 'PENDAPATAN LAIN', 'Bunga hutang'),
           ('poin', 'BIAYA', 'Poin member'),
           ('selisih_kas', 'RUGI LAIN', 'Selisih kas'),
           ('selisih_stock', 'RUGI LAIN', 'Selisih stock dan hancur')
  )
  select 1 as ke, 'OMZET' as blok, 1 as urut, 'Penjualan' as uraian, bulan, bruto as rp, 1 as tanda from jual
  union all select 1, 'OMZET', 2, 'Diskon', bulan, -diskon, 1 from jual
  union all select 1, 'OMZET', 3, 'PPN dalam harga', bulan, -rp, 1 from ppn where not jasa
  union all select 2, 'HARGA POKOK', 1, 'Modal barang terjual', bulan, modal, -1 from jual
  union all select 2, 'HARGA POKOK', 2, 'Penjualan tanpa modal', bulan, tanpa, -1 from jual where tanpa <> 0
  union all select 4, 'PENDAPATAN LAIN', 1, uraian, bulan, rp, 1 from kerja
  union all select 4, 'PENDAPATAN LAIN', 1, 'PPN dalam harga', bulan, -rp, 1 from ppn where jasa
  union all
  -- Points that paid are a cost of the month in which they were spent (D-40.3).
  select case n.blok when 'RUGI LAIN' then 5 when 'BIAYA' then 6 else 4 end, n.blok, 2, n.uraian, b.bulan,
         case n.blok when 'PENDAPATAN LAIN' then -b.rp else b.rp end,
         case n.blok when 'PENDAPATAN LAIN' then 1 else -1 end
    from buku b join nama n using (akun)
  union all
  -- What the owner puts in is no income (group Modal of the transaction code); what an auction
  -- fell short is a loss (decision 472).
  select case when b.kode = 'RUGI_LELANG' then 5 when b.jenis = 'biaya' then 6 else 4 end,
         case when b.kode = 'RUGI_LELANG' then 'RUGI LAIN' when b.jenis = 'biaya' then 'BIAYA'
              else 'PENDAPATAN LAIN' end, 3, coalesce(t.deskripsi, b.kode), b.bulan,
         case b.jenis when 'biaya' then b.rp else -b.rp end, case b.jenis when 'biaya' then -1 else 1 end
    from buku b left join kode_transaksi t on t.kode_toko = ${kode_toko} and t.kode_transaksi = b.kode
   where b.jenis in ('biaya', 'pendapatan') and coalesce(t.grup, '') <> 'Modal'`;
};

/** Who may not see cost sees neither it nor the profit that it makes (D-3.5). */
export const labaRugiQuery = (saring: Saring, ctx: Ctx): Query => {
  const asked = daftarBulan(saring.bulan_from, saring.bulan_to).map((one) => Number(one.slice(5)));
  const months = sql.join(
    BULAN.map((no) =>
      asked.includes(no)
        ? sql`coalesce(sum(rp) filter (where bulan = ${no}::int), 0)::bigint as ${sql.ref(`bulan_${no}`)}`
        : sql`null::bigint as ${sql.ref(`bulan_${no}`)}`,
    ),
  );
  return sql`
  with fakta as (${fakta(saring, ctx)}
  ), semua as (
    select ke, blok, urut, uraian, bulan, rp from fakta
    union all
    select 3, 'LABA KOTOR', 1, 'LABA KOTOR', bulan, rp * tanda from fakta where ke <= 2
    union all
    select 7, 'LABA BERSIH', 1, 'LABA BERSIH SEBELUM PAJAK', bulan, rp * tanda from fakta
  ), baris as (
    select ke, blok, urut, uraian, ${months}, coalesce(sum(rp), 0)::bigint as total from semua group by 1, 2, 3, 4
  )
  select baris.*, persen_dari(total, (select sum(rp) from fakta where ke = 1)) as persen
    from baris ${ctx.lihat_modal ? sql`` : sql`where ke not in (2, 3, 7)`} order by ke, urut, uraian`;
};
