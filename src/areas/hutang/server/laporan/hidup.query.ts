import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The goods of a loan, each piece as the history of a customer shows it. */
export const detailBarang = (h: string): Query => sql`
  array(select l.nama_barang || ' ' || to_char(l.berat / 1000.0,
    'FM999990.000') || ' g ' || trim_scale(l.kadar / 100.0)
          from hutang_barang l
         where l.kode_toko = ${sql.ref(`${h}.kode_toko`)} and l.no_faktur_hutang = ${sql.ref(`${h}.no_faktur_hutang`)}
         order by l.urut)`;

/**
 * Loans that were outstanding when a day ended, as they were then: open now or closed after that day, with the day up
 * to which they were paid and the due date from before the first later payment of interest.
 */
export const hidupPer = (kode_toko: string | Query, tgl: Hari): Query => sql`
  select h.*, coalesce(b.dari_tgl, h.bunga_dibayar_sampai) as sampai, coalesce(b.jatuh_tempo_dari,
    h.tgl_jatuh_tempo) as tempo
    from hutang h
    left join (
      select distinct on (no_faktur_hutang) no_faktur_hutang, dari_tgl, jatuh_tempo_dari from hutang_bunga
       where kode_toko = ${kode_toko} and status = 'DONE' and tgl_system > ${tgl}::date
       order by no_faktur_hutang, dari_tgl) b using (no_faktur_hutang)
   where h.kode_toko = ${kode_toko} and h.tgl_system <= ${tgl}::date
     -- An auction may be undone on a later day: in between the loan was closed.
     and not exists (select from hutang_lelang l
       where l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang and l.status = 'CANC'
         and l.tgl_system <= ${tgl}::date and l.hari_batal > ${tgl}::date)
     and (h.status in ('AKTIF', 'TUNGGU') or h.no_faktur_hutang in (
       select no_faktur_hutang from v_hutang_tutup where kode_toko = ${kode_toko} and tgl_system > ${tgl}::date))`;

/** The same of the open day, after which nothing is written yet: what the loans themselves say. */
const hidupKini = (kode_toko: string): Query => sql`
  select h.*, h.bunga_dibayar_sampai as sampai, h.tgl_jatuh_tempo as tempo
    from hutang h where h.kode_toko = ${kode_toko} and h.status in ('AKTIF', 'TUNGGU')`;

/** Loans outstanding at the end of a day, or now; a day that is written late has others after it. */
export const hidupDi = (
  { kode_toko, hari, lateDay }: Pick<Ctx, 'kode_toko' | 'hari' | 'lateDay'>,
  tgl: Hari,
): Query => (tgl >= hari && !lateDay ? hidupKini(kode_toko) : hidupPer(kode_toko, tgl));

/** Whether auction `l` was valid at the end of a day: one that is undone later is still in the reports of that day. */
export const lelangBerdiri = (tgl: Hari): Query =>
  sql`(l.status = 'DONE' or l.hari_batal > ${tgl}::date)`;

/** Interest that has run on such a loan by a day. */
export const bungaBerjalan = (tgl: Hari): Query => sql`
  bunga_hutang(h.jumlah_hutang, h.bunga, h.cara_bunga, h.hari_minimal, h.langkah_bunga, h.tgl_system, h.sampai,
    ${tgl}::date)`;

/** What fine gold was worth on a day; null where no price was set. */
export const hargaEmas = (kode_toko: string, tgl: Hari): Query =>
  sql`(select harga from (${hargaMurniHari(kode_toko, tgl)}) e)`;

/** What a gram of fine gold fetched as scrap when a day closed, or fetches now while it is open (D-35.20). */
export const hargaRosok = (kode_toko: string, tgl: Hari): Query => sql`
  (select (value #>> '{}')::bigint from parameter_toko
    where kode_toko = ${kode_toko} and key = 'HARGA_ROSOK' and berlaku_dari <= coalesce(
      (select ditutup_at from hari_toko where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date), waktu())
    order by berlaku_dari desc, id desc limit 1)`;

/** Who agreed to an act, by what it was asked for. */
export const disetujui = (of: string, event: string): Query => sql`
  (select o.disetujui_by from otorisasi o
    where o.kode_toko = ${sql.ref(`${of}.kode_toko`)} and o.keystore = any(${sql.ref(`${of}.otorisasi`)})
      and ${event} = any(o.event)
    order by o.input_date desc limit 1)`;
