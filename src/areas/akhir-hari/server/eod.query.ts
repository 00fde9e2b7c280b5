import type { Hari } from '#kit/rules/hari.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { bekuAtauHidup, type Kolom } from '#areas/akhir-hari/server/beku.query.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { dibawa, JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

const KOLOM = {
  kode_gudang: 'text',
  kadar: 'int',
  kadar_eod: 'int',
  awal_berat: 'bigint',
  masuk_berat: 'bigint',
  jual_berat: 'bigint',
  pindah_berat: 'bigint',
  hancur_berat: 'bigint',
  koreksi_berat: 'bigint',
  akhir_berat: 'bigint',
  akhir_qty: 'int',
  beli_berat: 'bigint',
  rosok_akhir: 'bigint',
  jaminan_akhir: 'bigint',
  murni_eod: 'bigint',
  harga_emas: 'bigint',
  nilai: 'bigint',
} as const satisfies Kolom;

/** The stored day, or the day as it is now; its value is hidden from a person who may not see stock values. */
export function eodQuery(
  { tgl_system, kode_gudang }: FiltersOf<typeof eodReport>,
  { kode_toko, modul, level }: Ctx,
): Query {
  const terlihat = !modul(stockModul.SEMBUNYI_SALDO_MODULE) || level === 'OWN' || level === 'SU';
  const nilai = terlihat
    ? sql`harga_emas, nilai`
    : sql`null::bigint as harga_emas, null::bigint as nilai`;
  return sql`
    select kode_gudang, kadar, kadar_eod, awal_berat, masuk_berat, jual_berat, pindah_berat, hancur_berat,
           koreksi_berat,
           akhir_berat, akhir_qty, beli_berat, rosok_akhir, jaminan_akhir, murni_eod, ${nilai}
      from (${bekuAtauHidup('eod', kode_toko, tgl_system, KOLOM, eodHidup(kode_toko, tgl_system))}) eod
     where true ${same('kode_gudang', kode_gudang)}
     order by kode_gudang, kadar`;
}

/** The warehouse of a gold place; what is held for customers and in custody has no warehouse. */
const TEMPAT = sql`case when akun like 'baki:%' then split_part(substr(akun, 6), '/', 1)
  when akun like 'gudang:%' then substr(akun, 8) when akun = 'titip' then 'TITIP'
  when akun = 'jaminan' then 'JAMINAN' end`;

const ADALAH_TEMPAT = sql`(akun like 'baki:%' or akun like 'gudang:%' or akun in ('titip', 'jaminan'))`;

/**
 * Balances are the book's own day balances. Movements of the day are sorted by the account on the other side of their
 * set: a supplier, a customer, a difference, or another place. Whether gold is destroyed is decided by the kind of act,
 * not by its accounts: a piece that is washed, sorted out, or made by a craftsman also has `susut` and `lebur` in its
 * set, and counts as incoming.
 */
export const eodHidup = (kode_toko: string, tgl: Hari): Query => sql`
  with saldo_tempat as (
    select ${TEMPAT} as tempat, kadar, sum(berat) filter (where tgl_system < ${tgl}::date) as awal, sum(berat) as akhir,
           sum(qty) as qty, sum(murni) as murni
      from saldo_hari
     where kode_toko = ${kode_toko} and ${ADALAH_TEMPAT} and tgl_system <= ${tgl}::date group by 1, 2
  ), macam as (
    select b.no_bukti, case
             when bool_or(b.akun = 'batu') then 'koreksi'
             when bool_or(b.akun like 'rk:%' or b.akun like 'kirim:%') then 'pindah'
             when bool_or(b.akun like 'supplier:%') then 'masuk'
             when bool_or(b.akun = 'pelanggan' and s.kode_transaksi like '%BELI') then 'beli'
             when bool_or(b.akun = 'pelanggan') then 'jual'
             when bool_or(s.kode_transaksi like '%TUKANG') then 'dibuat'
             when bool_or(s.kode_transaksi similar to '%(RETAG|SEPUHAN)') then 'masuk'
             when bool_or(s.kode_transaksi like '%HANCUR') then 'hancur'
             when bool_or(b.akun = 'selisih') then 'koreksi' else 'pindah' end as macam
      from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.tgl_system = ${tgl}::date group by b.no_bukti
  ), gerak as (
    select ${TEMPAT} as tempat, b.kadar, case when m.macam <> 'dibuat' then m.macam
             when ${dibawa('b', 'b')} then 'pindah' else 'masuk' end as macam, sum(b.berat) as berat
      from buku b join macam m using (no_bukti)
     where b.kode_toko = ${kode_toko} and b.tgl_system = ${tgl}::date and ${ADALAH_TEMPAT} group by 1, 2, 3
  ), jumlah as (
    select s.tempat, s.kadar, coalesce(s.awal, 0) as awal, s.akhir, s.qty, s.murni,
           coalesce(g.jenis, s.tempat) as jenis, ${gerakDari('masuk')} as masuk, ${gerakDari('jual')} as jual,
           ${gerakDari('beli')} as beli, ${gerakDari('hancur')} as hancur, ${gerakDari('koreksi')} as koreksi,
           ${gerakDari('pindah')} as pindah
      from saldo_tempat s
      left join gudang g on g.kode_toko = ${kode_toko} and g.kode_gudang = s.tempat
      left join gerak k on k.tempat = s.tempat and k.kadar = s.kadar
     group by s.tempat, s.kadar, s.awal, s.akhir, s.qty, s.murni, g.jenis
  ), emas as (
    ${hargaMurniHari(kode_toko, tgl)}
  ), eod as (
    ${kadarEod(kode_toko)}
  ), baris as (
    select j.*, coalesce(e.persen, j.kadar) as kadar_eod,
           case when e.persen is null then j.murni else bulat_bagi(j.murni * e.persen, j.kadar) end as murni_eod,
           jenis in ${JENIS_STOCK} or jenis = 'TITIP' as stock, jenis in ('BELI', 'ROSOK', 'HANCUR') as rosok,
           jenis = 'JAMINAN' as jaminan
      from jumlah j left join eod e on e.kadar = j.kadar
     where (awal, akhir, qty, masuk, jual, beli, pindah, hancur, koreksi) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
  )
  select tempat as kode_gudang, kadar::int as kadar, kadar_eod::int as kadar_eod,
         ${bila('stock', sql`awal`)} as awal_berat, ${bila('stock', sql`masuk + beli`)} as masuk_berat,
         ${bila('stock', sql`-jual`)} as jual_berat, ${bila('stock', sql`pindah`)} as pindah_berat,
         ${bila('stock', sql`-hancur`)} as hancur_berat, ${bila('stock', sql`koreksi`)} as koreksi_berat,
         ${bila('stock', sql`akhir`)} as akhir_berat, (case when stock then qty end)::int as akhir_qty,
         ${bila('rosok', sql`beli`)} as beli_berat, ${bila('rosok', sql`akhir`)} as rosok_akhir,
         ${bila('jaminan', sql`akhir`)} as jaminan_akhir,
         (case when not jaminan then murni_eod end)::bigint as murni_eod,
         case when not jaminan then (select harga from emas) end as harga_emas,
         case when not jaminan then nilai_berat(murni_eod, (select harga from emas)) end as nilai
    from baris`;

/** What a fineness counts for at the day's end, where master-kadar-eod says so (reports.md). */
const kadarEod = (kode_toko: string): Query => sql`
  select k.persen as kadar, min(e.persen) as persen
    from kadar k join kadar_eod e on e.kode_toko = k.kode_toko and e.kode_kadar = k.kode_kadar and e.is_active
   where k.kode_toko = ${kode_toko} group by k.persen`;

const gerakDari = (macam: string): Query =>
  sql`coalesce(sum(k.berat) filter (where k.macam = ${macam}), 0)`;
const bila = (jenis: string, nilai: Query): Query =>
  sql`(case when ${sql.ref(jenis)} then ${nilai} end)::bigint`;
