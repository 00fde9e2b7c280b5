import type { FiltersOf } from '#kit/contract/report.ts';
import type { Unit } from '#kit/rules/drawing.ts';
import { addMonths, endOfMonth, hari, type Hari } from '#kit/rules/hari.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { perbandinganCabangReport } from '#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts';
import {
  batalCabang,
  cabang,
  dibeliCabang,
  pinjamanCabang,
  terjualCabang,
} from '#areas/dashboard/server/laporan/cabang.query.ts';
import { gabung } from '#areas/dashboard/server/laporan/rantai/gabung.query.ts';
import { periodeManajerial } from '#areas/dashboard/server/laporan/manajerial.query.ts';
import { DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { beratRata, tempatToko } from '#areas/stock/server/tempat-toko.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof perbandinganCabangReport>;
type Periode = { readonly tgl_from: Hari; readonly tgl_to: Hari };

/** The unit of a measure, by which its columns are called. */
const SATUAN = {
  BERAT_JUAL: 'gram',
  BERAT_BELI: 'gram',
  RP_JUAL: 'rp',
  LABA: 'rp',
  PINJAMAN: 'rp',
  BUNGA: 'rp',
  MARGIN: 'persen',
  DISKON: 'persen',
  BATAL: 'persen',
  PERPUTARAN: 'kali',
} as const;

/** One measure of every branch over a span: `kode_toko`, `nilai`. */
function ukur(ukuran: Saring['ukuran'], days: Periode): Query {
  const jual = (nilai: Query): Query =>
    sql`select c.kode_toko, ${nilai} as nilai ${terjualCabang(days)} group by 1`;
  switch (ukuran) {
    case 'BERAT_JUAL':
      return jual(sql`sum(l.berat)`);
    case 'RP_JUAL':
      return jual(sql`sum(l.netto)`);
    case 'LABA':
      return jual(sql`sum(l.netto - l.harga_modal)`);
    case 'MARGIN':
      return jual(sql`sum(l.netto - l.harga_modal) * 10000.0
        / nullif(sum(l.netto) filter (where l.harga_modal is not null), 0)`);
    case 'DISKON':
      return jual(sql`sum(${DISKON}) * 10000.0 / nullif(sum(l.harga), 0)`);
    case 'PINJAMAN':
      return sql`select c.kode_toko, sum(h.jumlah_hutang) as nilai ${pinjamanCabang(days)} group by 1`;
    case 'BUNGA':
      return sql`
        select c.kode_toko, -sum(b.rupiah) as nilai from cabang c
          join saldo_hari b on b.kode_toko = c.kode_toko and b.akun = 'bunga'
           and b.tgl_system between ${days.tgl_from}::date and ${days.tgl_to}::date
         group by 1`;
    case 'BERAT_BELI':
      return sql`select c.kode_toko, sum(l.berat) as nilai ${dibeliCabang(days)} group by 1`;
    case 'BATAL':
      return sql`
        select kode_toko, coalesce(x.n, 0) * 10000.0 / nullif(coalesce(j.n, 0) + coalesce(x.n, 0), 0) as nilai
          from (select c.kode_toko, count(distinct l.no_faktur_jual) as n ${terjualCabang(days)} group by 1) j
          full join (select c.kode_toko, count(*) as n ${batalCabang(days)} group by 1) x using (kode_toko)`;
    case 'PERPUTARAN':
      return sql`
        select j.kode_toko, j.berat * 36500.0 / nullif(s.berat, 0)
               / (${days.tgl_to}::date - ${days.tgl_from}::date + 1) as nilai
          from (select c.kode_toko, sum(l.berat) as berat ${terjualCabang(days)} group by 1) j
         cross join lateral (
           select ${beratRata(days.tgl_from, days.tgl_to)} as berat from (${tempatToko(sql`j.kode_toko`)}) t
             join saldo_hari h on h.kode_toko = j.kode_toko and h.akun = t.akun
              and h.tgl_system <= ${days.tgl_to}::date) s`;
  }
}

type Sebulan = { nama_toko: string; bulan: string; nilai: number | null };
const DRAWN = { gram: 'gram', rp: 'rupiah', persen: 'persen', kali: 'kali' } as const;
export const satuanUkuran = (ukuran: Saring['ukuran']): Unit => DRAWN[SATUAN[ukuran]];

/** The measure of every branch in each of the twelve months that end with this one. */
export const setahunQuery = ({ bulan, toko, ukuran }: Saring, ctx: Ctx): Query<Sebulan> => {
  const months = Array.from({ length: 12 }, (_, at) => addMonths(hari(`${bulan}-01`), at - 11));
  const angka = months.map(
    (tgl_from) => sql`
    select ${tgl_from.slice(0, 7)}::text as bulan, u.*
      from (${ukur(ukuran, { tgl_from, tgl_to: endOfMonth(tgl_from) })}) u`,
  );
  return sql`
  with cabang as (${cabang(toko, ctx)}
  ), angka as (${sql.join(angka, sql` union all `)}
  )
  select c.nama_toko, b.bulan, round(a.nilai)::bigint as nilai
    from cabang c
   cross join unnest(${months.map((one) => one.slice(0, 7))}::text[]) b (bulan)
    left join angka a using (kode_toko, bulan)
   where ${ctx.lihat_modal || !rahasia(ukuran)} order by c.nama_toko, b.bulan`;
};

/** Figures that tell what goods cost (D-3.5). */
const rahasia = (ukuran: Saring['ukuran']): boolean => ukuran === 'LABA' || ukuran === 'MARGIN';

/** The year up to the last day of a month's span. */
const sejakJanuari = ({ tgl_to }: Periode): Periode => ({
  tgl_from: hari(`${tgl_to.slice(0, 4)}-01-01`),
  tgl_to,
});

/** Figures of this measure stand in one column of each name. */
const KOLOM = ['bulan_ini', 'bulan_lalu', 'tahun_ini', 'tahun_lalu', 'rata_hari'] as const;
const HITUNG = ['rank', 'kontribusi'] as const;
const NISBI: readonly string[] = ['beda', 'beda_tahun'];

export const tokoPerbandingan = ({ toko }: Saring, ctx: Ctx): Query => cabang(toko, ctx);

/** The best branch first. Who may not see cost finds no figure under LABA and MARGIN (D-3.5). */
export const perbandinganCabangQuery = (saring: Saring, ctx: Ctx, { rows }: ChainSaid): Query => {
  const unit = SATUAN[saring.ukuran];
  const of = (name: string): Query => sql.ref(`${name}_${unit}`);
  const terlihat = ctx.lihat_modal || !rahasia(saring.ukuran);
  const jauh = rows.map((row) => hanyaSatuan(row, terlihat ? unit : undefined));
  const semua = gabung(perbandinganCabangReport, ukuranToko(saring, ctx), jauh, HITUNG);
  const ranked = sql`
  select *, rank() over (order by ${of('bulan_ini')} desc nulls last)::int as rank,
         ${unit === 'gram' || unit === 'rp' ? of('bulan_ini') : sql`null::bigint`} as berbagi
    from (${semua}) semua`;
  return sql`${withShares(ranked, { kontribusi: 'berbagi' }, 'nama_toko')} order by rank, nama_toko`;
};

/** The rank of this month holds shops on other servers too; their twelve months are not told. */
export const bulanIniJauh = (
  { bulan, ukuran }: Saring,
  { lihat_modal }: Ctx,
  { rows }: ChainSaid,
): Sebulan[] =>
  lihat_modal || !rahasia(ukuran)
    ? rows.map((row) => ({
        nama_toko: String(row['nama_toko']),
        bulan,
        nilai: (row[`bulan_ini_${SATUAN[ukuran]}`] as number | null) ?? null,
      }))
    : [];

/** What another server says in a column that this measure does not have is not looked at. */
const hanyaSatuan = (row: ReportRow, unit: string | undefined): ReportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isLain(name, unit) ? null : value]),
  );

const isLain = (name: string, unit: string | undefined): boolean =>
  NISBI.includes(name)
    ? unit === undefined
    : KOLOM.some((one) => name.startsWith(`${one}_`)) && !name.endsWith(`_${unit}`);

function ukuranToko(saring: Saring, ctx: Ctx): Query {
  const { bulan, ukuran } = saring;
  const [ini, lalu, dulu] = periodeManajerial(bulan, ctx.hari) as [Periode, Periode, Periode];
  const hidden = !ctx.lihat_modal && rahasia(ukuran);
  const kosong = sql`select null::text as kode_toko, null::numeric as nilai where false`;
  const of = (days: Periode): Query => (hidden ? kosong : ukur(ukuran, days));
  const unit = SATUAN[ukuran];
  const nilai = (name: string, from: Query): Query =>
    sql.join(
      ['gram', 'rp', 'persen', 'kali'].map((one) =>
        one === unit
          ? sql`round(${from})::bigint as ${sql.ref(`${name}_${one}`)}`
          : sql`null::bigint as ${sql.ref(`${name}_${one}`)}`,
      ),
    );
  return sql`
  with cabang as (${tokoPerbandingan(saring, ctx)}
  ), angka as (
    select c.kode_toko, c.nama_toko, a.nilai as ini, b.nilai as lalu, x.nilai as tahun, y.nilai as dulu,
           (select count(*) from hari_toko d where d.kode_toko = c.kode_toko
              and d.tgl_system between ${ini.tgl_from}::date and ${ini.tgl_to}::date) as buka
      from cabang c
      left join (${of(ini)}) a using (kode_toko)
      left join (${of(lalu)}) b using (kode_toko)
      left join (${of(sejakJanuari(ini))}) x using (kode_toko)
      left join (${of(sejakJanuari(dulu))}) y using (kode_toko)
  )
  select kode_toko, nama_toko, ${nilai('bulan_ini', sql`ini`)}, ${nilai('bulan_lalu', sql`lalu`)},
         ${nilai('tahun_ini', sql`tahun`)}, ${nilai('tahun_lalu', sql`dulu`)},
         ${nilai('rata_hari', sql`ini / nullif(buka, 0)`)},
         persen_dari(ini - lalu, abs(lalu)) as beda, persen_dari(tahun - dulu, abs(dulu)) as beda_tahun
    from angka`;
}
