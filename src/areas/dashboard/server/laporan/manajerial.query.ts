import type { FiltersOf } from '#kit/contract/report.ts';
import { addDays, addMonths, daysBetween, endOfMonth, hari, type Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahUang } from '#areas/buku/server/tempat-uang.query.ts';
import type { manajerialReport } from '#areas/dashboard/contract/laporan/manajerial.report.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import { GERAK_PINJAMAN } from '#areas/hutang/server/laporan/saldo-hutang.query.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { dariTerjual, DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { beratRata, tempatToko } from '#areas/stock/server/tempat-toko.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

type Saring = FiltersOf<typeof manajerialReport>;
type Periode = { readonly tgl_from: Hari; readonly tgl_to: Hari };
type Satuan = 'angka' | 'gram' | 'rupiah' | 'persen' | 'kali';

/** A month up to the day of the open one; the months beside it are cut at the same day. */
export function periodeManajerial(bulan: string, kini: Hari): Periode[] {
  const first = hari(`${bulan}-01`);
  const running = kini.startsWith(bulan);
  return [0, -1, -12].map((months) => {
    const tgl_from = addMonths(first, months);
    const end = endOfMonth(tgl_from);
    const cut = addDays(tgl_from, daysBetween(first, kini));
    return { tgl_from, tgl_to: running && cut < end ? cut : end };
  });
}

/** Block, words, unit and expression of every figure, in the order in which they stand. */
const ANGKA: readonly (readonly [string, string, Satuan, string])[] = [
  ['PENJUALAN', 'Faktur', 'angka', 'j_faktur'],
  ['PENJUALAN', 'Barang', 'angka', 'j_qty'],
  ['PENJUALAN', 'Berat terjual', 'gram', 'j_berat'],
  ['PENJUALAN', 'Murni terjual', 'gram', 'j_murni'],
  ['PENJUALAN', 'Netto', 'rupiah', 'j_netto'],
  ['PENJUALAN', 'Harga per gram', 'rupiah', 'j_netto * 1000.0 / nullif(j_berat, 0)'],
  ['PENJUALAN', 'Diskon %', 'persen', 'j_diskon * 10000.0 / nullif(j_bruto, 0)'],
  ['PENJUALAN', 'Laba', 'rupiah', 'j_laba'],
  ['PENJUALAN', 'Margin %', 'persen', 'j_laba * 10000.0 / nullif(j_netto_modal, 0)'],
  ['PEMBELIAN', 'Berat dibeli', 'gram', 'b_berat'],
  ['PEMBELIAN', 'Murni dibeli', 'gram', 'b_murni'],
  ['PEMBELIAN', 'Harga', 'rupiah', 'b_harga'],
  ['PEMBELIAN', 'Harga per gram murni', 'rupiah', 'b_harga * 1000.0 / nullif(b_murni, 0)'],
  ['EMAS', 'Berat jual - berat beli', 'gram', 'j_berat - b_berat'],
  ['HUTANG', 'Pinjaman', 'rupiah', 'h_pinjaman'],
  ['HUTANG', 'Tebus pokok', 'rupiah', 'h_tebus'],
  ['HUTANG', 'Bunga', 'rupiah', 'h_bunga'],
  ['HUTANG', 'Saldo', 'rupiah', 'h_saldo'],
  ['HUTANG', 'LTV %', 'persen', 'h_saldo * 10000.0 / nullif(h_nilai, 0)'],
  ['CICILAN', 'Kontrak', 'angka', 'i_kontrak'],
  ['CICILAN', 'Harga cicilan', 'rupiah', 'i_harga'],
  ['CICILAN', 'Terbayar', 'rupiah', 'i_bayar'],
  ['SERVICE & PESANAN', 'Service diambil', 'angka', 'v_service'],
  ['SERVICE & PESANAN', 'Ongkos service', 'rupiah', 'v_ongkos'],
  ['SERVICE & PESANAN', 'Pesanan baru', 'angka', 'v_pesanan'],
  ['SERVICE & PESANAN', 'Ongkos pesanan', 'rupiah', 'v_ongkos_pesanan'],
  ['STOCK', 'Berat', 'gram', 's_berat'],
  ['STOCK', 'Murni', 'gram', 's_murni'],
  ['STOCK', 'Perputaran setahun', 'kali', 'j_berat * 36500.0 / nullif(s_rata, 0) / hari'],
  ['STOCK', 'Umur rata (hari)', 'angka', 's_umur'],
  ['CUSTOMER', 'Baru', 'angka', 'c_baru'],
  ['CUSTOMER', 'Kembali', 'angka', 'c_kembali'],
  ['CUSTOMER', 'Rata belanja', 'rupiah', 'j_netto * 1.0 / nullif(j_faktur, 0)'],
  ['KAS', 'Biaya', 'rupiah', 'k_biaya'],
  ['KAS', 'Saldo kas dan bank', 'rupiah', 'k_saldo'],
];

/** All the figures of one span of days, in one row. */
const angkaPeriode = ({ tgl_from, tgl_to }: Periode, kini: boolean, ctx: Ctx): Query => {
  const { kode_toko } = ctx;
  const days = { tgl_from, tgl_to };
  const belumPernah = sql`not exists (select from nota_jual x where x.kode_toko = ${kode_toko}
    and x.kode_customer = c.kode_customer and x.status = 'DONE' and x.tgl_system < ${tgl_from}::date)`;
  return sql`
  select ${daysBetween(tgl_from, tgl_to) + 1}::numeric as hari, jual.*, beli.*, stock.*, customer.*, kas.*, hutang.*,
         kerja.*
    from (select count(distinct l.no_faktur_jual) as j_faktur, coalesce(sum(l.qty), 0) as j_qty, coalesce(sum(l.berat),
      0) as j_berat,
                 coalesce(sum(l.murni), 0) as j_murni, coalesce(sum(l.netto), 0) as j_netto,
                 coalesce(sum(l.harga), 0) as j_bruto, coalesce(sum(${DISKON}), 0) as j_diskon,
                 sum(l.netto - l.harga_modal) as j_laba,
                 sum(l.netto) filter (where l.harga_modal is not null) as j_netto_modal
          ${dariTerjual(kode_toko, days)}) jual
   cross join (select coalesce(sum(l.berat), 0) as b_berat, coalesce(sum(l.murni), 0) as b_murni,
                      coalesce(sum(l.harga), 0) as b_harga ${dariDibeli(kode_toko, days)}) beli
   cross join (select sum(h.berat) as s_berat, sum(h.murni) as s_murni,
                      ${beratRata(tgl_from, tgl_to)} as s_rata,
                      ${kini ? umurKini(ctx) : sql`null::numeric`} as s_umur
                 from (${tempatToko(kode_toko)}) t
                 join saldo_hari h on h.kode_toko = ${kode_toko} and h.akun = t.akun
                  and h.tgl_system <= ${tgl_to}::date) stock
   cross join (select count(*) filter (where ${belumPernah}) as c_baru,
                      count(*) filter (where not ${belumPernah}) as c_kembali
                 from (select distinct kode_customer from nota_jual
                        where kode_toko = ${kode_toko} and status = 'DONE' and kode_customer is not null
                          and tgl_system between ${tgl_from}::date and ${tgl_to}::date) c) customer
   cross join (select coalesce(sum(rupiah) filter (where akun like 'biaya:%'
                               and tgl_system >= ${tgl_from}::date), 0) as k_biaya,
                      sum(rupiah) filter (where ${adalahUang('akun')}) as k_saldo
                 from saldo_hari
                where kode_toko = ${kode_toko} and tgl_system <= ${tgl_to}::date and kadar = 0) kas
   cross join (${angkaHutang(days, kode_toko)}) hutang
   cross join (${angkaKerja(days, kode_toko)}) kerja`;
};

/** What was lent and paid back, the balance, and the value of the gold in custody to compare it with. */
const angkaHutang = ({ tgl_from, tgl_to }: Periode, kode_toko: string): Query => sql`
  select g.pinjaman as h_pinjaman, g.tebus as h_tebus, i.bunga as h_bunga, i.saldo as h_saldo,
         nilai_berat(i.murni, (select harga from (${hargaMurniHari(kode_toko, tgl_to)}) e)) as h_nilai
    from (select ${GERAK_PINJAMAN} from buku b join buku_set s using (kode_toko, no_bukti)
           where b.kode_toko = ${kode_toko} and b.akun = 'pinjaman'
             and b.tgl_system between ${tgl_from}::date and ${tgl_to}::date) g
   cross join (select -coalesce(sum(rupiah) filter (where akun = 'bunga' and tgl_system >= ${tgl_from}::date),
     0) as bunga,
                      coalesce(sum(rupiah) filter (where akun = 'pinjaman'), 0) as saldo,
                      coalesce(sum(murni) filter (where akun = 'jaminan'), 0) as murni
                 from saldo_hari
                where kode_toko = ${kode_toko} and akun in ('bunga', 'pinjaman', 'jaminan')
                  and tgl_system <= ${tgl_to}::date) i`;

/**
 * Contracts that were made and what was paid of contracts; repairs that were fetched, orders that were taken. What was
 * undone after the span is still of it, and money stays on its day, whatever became of its contract (decision 1260).
 */
const angkaKerja = ({ tgl_from, tgl_to }: Periode, kode_toko: string): Query => {
  const masa = sql`kode_toko = ${kode_toko} and tgl_system between ${tgl_from}::date and ${tgl_to}::date`;
  return sql`
  select c.kontrak as i_kontrak, c.harga as i_harga, c.dp + b.bayar as i_bayar, s.banyak as v_service,
         s.ongkos as v_ongkos, p.banyak as v_pesanan, p.ongkos as v_ongkos_pesanan
    from (select count(*) filter (where hidup) as kontrak, coalesce(sum(harga_jual) filter (where hidup), 0) as harga,
                 coalesce(sum(dp_rp), 0) as dp
            from cicilan
           cross join lateral (select status <> 'CANC' or hari_batal > ${tgl_to}::date as hidup) x
           where ${masa}) c
   cross join (select coalesce(sum(jumlah), 0) as bayar from cicilan_bayar where ${masa} and status = 'DONE') b
   cross join (select count(*) as banyak, coalesce(sum(ongkos), 0) as ongkos
                 from service_ambil where ${masa} and status <> 'CANC') s
   cross join (select count(*) as banyak, coalesce(sum(ongkos), 0) as ongkos
                 from pesanan where ${masa} and ${pesananPada(tgl_to)}) p`;
};

/** An order that counted when a day ended: a later cancel changes nothing of it (decision 1260). */
export const pesananPada = (tgl: Hari): Query =>
  sql`(status not in ('OPEN', 'CANC') or (no_batal is not null and hari_batal > ${tgl}::date))`;

/** How old stock is, by its weight (№ 76); it can only be told of the pieces that lie there now. */
const umurKini = ({ kode_toko, hari: kini }: Ctx): Query => sql`(
  select sum((${kini}::date - tgl_terima)::numeric * berat) / nullif(sum(berat), 0) from barang
   where kode_toko = ${kode_toko} and status in ('READY',
    'TITIP'))`;

/** A figure with its unit, as a person reads it (R18). */
const TULIS = (nilai: Query): Query => sql`case satuan
  when 'gram' then to_char(${nilai} / 1000, 'FM999,999,999,990.000') || ' g'
  when 'rupiah' then case when round(${nilai}) < 0 then '-' else '' end
    || 'Rp ' || to_char(abs(round(${nilai})), 'FM999,999,999,999,990')
  when 'persen' then to_char(${nilai} / 100, 'FM999,990.00') || '%'
  when 'kali' then to_char(${nilai} / 100, 'FM999,990.00') || '×'
  else to_char(round(${nilai}), 'FM999,999,999,990') end`;

export const manajerialQuery = ({ bulan }: Saring, ctx: Ctx): Query => {
  const { hari: kini, lihat_modal, modul, level } = ctx;
  const terlihat = !modul(stockModul.SEMBUNYI_SALDO_MODULE) || level === 'OWN' || level === 'SU';
  const shown = ANGKA.filter(
    ([blok, uraian]) =>
      (lihat_modal || !['Laba', 'Margin %'].includes(uraian)) && (terlihat || blok !== 'STOCK'),
  );
  const figures = sql.join(
    shown.map(
      ([blok, uraian, satuan, nilai], at) =>
        sql`(${at}::int, ${blok}, ${uraian}, ${satuan}, (${sql.raw(nilai)})::numeric)`,
    ),
  );
  const spans = periodeManajerial(bulan, kini);
  const angka = sql.join(
    spans.map(
      (one, ke) =>
        sql`select ${ke}::int as ke, a.* from (${angkaPeriode(one, ke === 0 && kini.startsWith(bulan), ctx)}) a`,
    ),
    sql` union all `,
  );
  return sql`
  with angka as (${angka}
  ), nilai as (
    select f.urut, f.blok, f.uraian, f.satuan, max(f.nilai) filter (where ke = 0) as ini,
           max(f.nilai) filter (where ke = 1) as lalu, max(f.nilai) filter (where ke = 2) as tahun
      from angka cross join lateral (values ${figures}) f (urut, blok, uraian, satuan, nilai)
     where exists (select from saldo_hari where kode_toko = ${ctx.kode_toko})
     group by 1, 2, 3, 4
  )
  select blok, uraian, ${TULIS(sql`ini`)} as bulan_ini, ${TULIS(sql`lalu`)} as bulan_lalu,
         ${TULIS(sql`tahun`)} as tahun_lalu, persen_dari(ini - lalu, abs(lalu)) as beda
    from nilai order by urut`;
};
