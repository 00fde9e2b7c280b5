import type { FiltersOf } from '#kit/contract/report.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Acts by what they are called in the record; what is none of these is a document's own act. */
const JENIS = sql`case
  when tindakan in ('LOGIN', 'LOGOUT') then tindakan
  when tindakan = 'LOGIN_GAGAL' then 'LOGIN GAGAL'
  when tindakan like 'EKSPOR%' then 'EXPORT'
  when tindakan = 'AKTIFKAN' then 'AKTIFKAN'
  when tindakan in ('HAPUS', 'HAPUS_DUA_FAKTOR') then 'HAPUS'
  when tindakan in ('UBAH_PARAMETER', 'UBAH_MODUL', 'UBAH_TOKO', 'UBAH_HAK_AKSES') then 'SETTING'
  when tindakan = 'TAMBAH' then 'TAMBAH'
  when tindakan in ('UBAH', 'UBAH_HARGA', 'UBAH_MASSAL', 'RESET_PASSWORD', 'GANTI_PASSWORD') then 'UBAH' end`;

const MODUL = sql`case
  when tabel in ('toko', 'modul_toko', 'parameter_toko', 'sales', 'fee_penjualan') then 'toko'
  when tabel in ('users', 'sesi', 'user_akses', 'akses_templat', 'dua_faktor', 'otorisasi') then 'akses'
  when tabel in ('bank', 'rekening', 'kode_transaksi', 'kas') then 'uang'
  when tabel = 'customer' then 'customer'
  when tabel in ('kategori', 'jenis', 'kadar', 'group_barang', 'harga_emas', 'ongkos', 'bandrol') then 'barang'
  when tabel in ('barang', 'gudang', 'baki', 'ubah_massal') then 'stock'
  when tabel like 'penjualan%' or tabel in ('kupon', 'keterangan_nota', 'templat_nota') then 'penjualan'
  when tabel like 'pembelian%' or tabel in ('kondisi_beli', 'kondisi_barang', 'rugi_nota') then 'pembelian'
  else 'lainnya' end`;

/** A value as a person reads it: no braces, no quotes, ya and tidak. */
const TERBACA = sql`case jsonb_typeof(f.value)
  when 'null' then '-' when 'boolean' then case f.value when 'true' then 'ya' else 'tidak' end
  when 'string' then coalesce(nullif(f.value #>> '{}', ''), '-')
  when 'number' then f.value #>> '{}'
  else coalesce(nullif(replace(regexp_replace(f.value::text, '[\\[\\]{}"]', '', 'g'), '_', ' '), ''), '-') end`;

/** Fields that differ, in their order; nothing that could open a door is shown. */
const beda = (milik: string, lain: string): Query => sql`
  (select array_agg(f.key || ': ' || left(${TERBACA}, 80) order by f.key)
     from jsonb_each(case jsonb_typeof(${sql.ref(milik)}) when 'object' then ${sql.ref(milik)} end) f
    where f.value is distinct from ${sql.ref(lain)} -> f.key
      and f.key !~* 'sandi|password|token|rahasia|kunci|op$')`;

/** What was done beside documents; a log-in while no day of the shop was open is marked. */
export const logAktivitasQuery = (
  saring: FiltersOf<typeof logAktivitasReport>,
  { kode_toko, toko }: Ctx,
): Query => sql`
  with kejadian as (
    select a.*, ${JENIS} as jenis, ${MODUL} as modul, ${beda('a.sebelum', 'a.sesudah')} as dulu,
           ${beda('a.sesudah', 'a.sebelum')} as kini
      from audit a
     where a.kode_toko = ${kode_toko} and ${inLocalDays('a.waktu', saring, toko.zona)}
       ${same('a.user_id', saring.user_id)}
  )
  select waktu, user_id, level, jenis, modul, tabel || ' ' || kunci as kunci,
         greatest(coalesce(cardinality(dulu), 0), coalesce(cardinality(kini), 0))::int as perubahan,
         dulu as sebelum, kini as sesudah, perangkat, ip,
         case when jenis = 'LOGIN' and not exists (
           select from hari_toko h where h.kode_toko = ${kode_toko} and h.dibuka_at <= waktu
              and coalesce(h.ditutup_at, 'infinity') >= waktu) then 'DI LUAR JAM' end as tanda
    from kejadian
   where jenis is not null ${same('jenis', saring.jenis)} ${same('modul', saring.modul)}
   order by user_id, waktu, urut`;
