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
  when tindakan in ('AKTIFKAN', 'PASANG_DUA_FAKTOR') then 'AKTIFKAN'
  when tindakan in ('HAPUS', 'HAPUS_DUA_FAKTOR', 'MATIKAN_DUA_FAKTOR') then 'HAPUS'
  when tindakan in ('UBAH_PARAMETER', 'UBAH_MODUL', 'UBAH_TOKO', 'UBAH_HAK_AKSES') then 'SETTING'
  when tindakan = 'TAMBAH' then 'TAMBAH'
  when tindakan in ('UBAH', 'UBAH_HARGA', 'UBAH_MASSAL', 'RESET_PASSWORD', 'GANTI_PASSWORD', 'FOTO',
    'PASANG_TAG', 'GANTI_TAG', 'LEPAS_TAG') then 'UBAH' end`;

/** The tables that each area of the filter keeps; of an area without a word there, `lainnya`. */
const TABEL: Readonly<Record<string, readonly string[]>> = {
  toko: [
    'toko',
    'modul_toko',
    'parameter_toko',
    'sales',
    'fee_penjualan',
    'templat_nota',
    'logo_nota',
  ],
  akses: ['users', 'sesi', 'user_akses', 'akses_templat', 'dua_faktor', 'otorisasi'],
  uang: ['bank', 'rekening', 'kode_transaksi', 'kas'],
  customer: ['customer', 'setting_member', 'hadiah', 'member_afiliasi'],
  barang: [
    'kategori',
    'jenis',
    'kadar',
    'kadar_eod',
    'group_barang',
    'jenis_group',
    'kelompok_harga',
    'harga_emas',
    'harga_beli',
    'ongkos',
    'bandrol',
    'kondisi_barang',
    'supplier_barang',
    'supplier_berlian',
    'parameter_berlian',
  ],
  stock: ['barang', 'foto', 'gudang', 'baki', 'aksesoris', 'ubah_massal'],
  penjualan: [
    'penjualan_tunda',
    'kupon',
    'jenis_kupon',
    'potongan_kategori',
    'bonus_sales',
    'keterangan_nota',
    'keterangan_penjualan',
    'marketplace',
    'parameter_point',
    'parameter_cicilan',
  ],
  pembelian: ['kondisi_beli', 'rugi_nota'],
};
const PER_TABEL = JSON.stringify(
  Object.fromEntries(
    Object.entries(TABEL).flatMap(([modul, tabel]) => tabel.map((one) => [one, modul])),
  ),
);
const MODUL = sql`coalesce(${PER_TABEL}::jsonb ->> tabel, 'lainnya')`;

/** A value as a person reads it: no braces, no quotes, ya and tidak. */
const TERBACA = sql`case jsonb_typeof(f.value)
  when 'null' then '-' when 'boolean' then case f.value when 'true' then 'ya' else 'tidak' end
  when 'string' then coalesce(nullif(f.value #>> '{}', ''), '-')
  when 'number' then f.value #>> '{}'
  else coalesce(nullif(replace(regexp_replace(f.value::text, '[\\[\\]{}"]', '', 'g'), '_', ' '), ''), '-') end`;

/** Fields that differ, in their order; nothing that could open a door is shown. */
const beda = (milik: string, lain: string): Query => sql`
  (select array_agg(f.key || ': ' || left(${TERBACA}, 80) order by f.key collate "C")
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
