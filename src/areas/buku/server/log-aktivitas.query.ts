import type { FiltersOf } from '#kit/contract/report.ts';
import { hoursAhead, type Zona } from '#kit/server/clock.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import { kalimat } from '#areas/buku/server/kalimat-log.query.ts';
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

/** Names of the machine as words: `harga_per_gram` reads 'Harga per gram'. */
const kata = (nama: Query): Query =>
  sql`upper(left(${nama}, 1)) || replace(substr(${nama}, 2), '_', ' ')`;

/** A list or a record without the signs of a machine. */
const tanpaTanda = sql`coalesce(nullif(
  replace(regexp_replace(f.value::text, '[\\[\\]{}"]', '', 'g'), '_', ' '), ''), '-')`;

/** Figures with their units and moments by the shop's clock; no braces, no quotes, ya and tidak. */
const terbaca = (zona: Zona): Query => sql`case jsonb_typeof(f.value)
  when 'null' then '-' when 'boolean' then case f.value when 'true' then 'ya' else 'tidak' end
  when 'string' then case when f.value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$'
    then to_char((f.value #>> '{}')::timestamptz at time zone 'UTC'
                 + make_interval(hours => ${hoursAhead(zona)}::int), 'YYYY-MM-DD HH24:MI')
    else coalesce(nullif(f.value #>> '{}', ''), '-') end
  when 'number' then case
    when f.value::text ~ '[.e]' then f.value #>> '{}'
    when f.key ~ '^(berat|murni)' then to_char(f.value::numeric / 1000, 'FM999,999,990.000') || ' g'
    when f.key ~ '(persen|^kadar$)' then to_char(f.value::numeric / 100, 'FM990.00') || '%'
    else to_char(f.value::numeric, 'FM999,999,999,999,990') end
  when 'array' then case when jsonb_typeof(f.value -> 0) = 'object' then jsonb_array_length(f.value) || ' baris'
    else ${tanpaTanda} end
  else ${tanpaTanda} end`;

/** What the machine keeps for itself beside what somebody changed. */
const SENDIRI = ['id', 'op', 'kode_toko', 'input_by', 'input_date'];

/** What was written down, ticks of rights as fields of their own, each named by its door. */
const isiOf = (catatan: string): Query => {
  const isi = sql.ref(catatan);
  const centang = (dari: Query): Query => sql`
    coalesce((select jsonb_object_agg(c ->> 'kode', c -> 'is_show') from jsonb_array_elements(${dari}) c), '{}')`;
  return sql`case when tindakan <> 'UBAH_HAK_AKSES' then case jsonb_typeof(${isi}) when 'object' then ${isi} end
    when jsonb_typeof(${isi}) = 'array' then ${centang(isi)}
    else ${isi} - 'akses' || ${centang(sql`${isi} -> 'akses'`)} end`;
};

/** Fields that differ, in their order; nothing that could open a door is shown, but that a door was opened. */
const beda = (milik: string, lain: string, hanya: Query, zona: Zona): Query => sql`
  (select array_agg(${kata(sql`f.key`)} || ': ' || left(${terbaca(zona)}, 80) order by f.key collate "C")
     from jsonb_each(${sql.ref(milik)}) f
    where f.value is distinct from ${sql.ref(lain)} -> f.key and ${hanya} and f.key <> all (${SENDIRI}::text[])
      and (jsonb_typeof(f.value) = 'boolean' or f.key !~* 'sandi|password|token|rahasia|kunci|op$'))`;
/** A right of which nothing was said stayed as it was. */
const DISEBUT = sql`(tindakan <> 'UBAH_HAK_AKSES' or menjadi ? f.key)`;

/** What was done beside documents; a log-in while no day of the shop was open is marked. */
export const logAktivitasQuery = (
  saring: FiltersOf<typeof logAktivitasReport>,
  { kode_toko, toko }: Ctx,
): Query => sql`
  with isi as (
    select a.*, ${JENIS} as jenis, ${MODUL} as modul, ${isiOf('a.sebelum')} as semula, ${isiOf('a.sesudah')} as menjadi
      from audit a
     where a.kode_toko = ${kode_toko} and ${inLocalDays('a.waktu', saring, toko.zona)}
       ${same('a.user_id', saring.user_id)}
  ), kejadian as (
    select *, ${beda('semula', 'menjadi', DISEBUT, toko.zona)} as dulu,
           ${beda('menjadi', 'semula', sql`true`, toko.zona)} as kini
      from isi where jenis is not null ${same('jenis', saring.jenis)} ${same('modul', saring.modul)}
  )
  select waktu, user_id, level, jenis, modul, ${kalimat} as kunci,
         greatest(coalesce(cardinality(dulu), 0), coalesce(cardinality(kini), 0))::int as perubahan,
         dulu as sebelum, kini as sesudah, perangkat, ip,
         case when jenis = 'LOGIN' and not exists (
           select from hari_toko h where h.kode_toko = ${kode_toko} and h.dibuka_at <= waktu
              and coalesce(h.ditutup_at, 'infinity') >= waktu) then 'DI LUAR JAM' end as tanda
    from kejadian
   order by user_id, waktu, urut`;
