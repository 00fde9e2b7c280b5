import type { FiltersOf } from '#kit/contract/report.ts';
import type { Zona } from '#kit/server/clock.ts';
import { localTimeOf } from '#kit/server/local-days.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import { sebutPerangkat } from '#areas/akses/server/otorisator/sebut-perangkat.query.ts';
import { kamusIn, type Kamus, type Modul } from '#areas/buku/server/kamus-log.ts';
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

/** The area that keeps a table; of one that has no word in the filter, `lainnya`. */
const modulOf = (modul: Modul): Query =>
  sql`coalesce(${JSON.stringify(modul)}::jsonb ->> tabel, 'lainnya')`;

/** The word of a field `f`: of its table, of the parameter or the door that was set, or of any table. */
const kataOf = (key: Query): Query => sql`coalesce(kamus.k #> case
  when tindakan = 'UBAH_PARAMETER' then array['parameter', kunci]
  when tindakan = 'UBAH_HAK_AKSES' then array['pintu', ${key}]
  else array[tabel, ${key}] end, kamus.k #> array['*', ${key}])`;

/** What the field is called; one that has no word is said by its own name, which a test forbids. */
const labelOf = (kata: Query, key: Query): Query =>
  sql`coalesce(${kata} ->> 0, upper(left(${key}, 1)) || replace(substr(${key}, 2), '_', ' '))`;

const RIBUAN = 'FM999,999,999,999,990';

const angka = (nilai: Query, satuan: Query): Query => sql`case ${satuan}
  when 'rupiah' then 'Rp ' || to_char(${nilai}, ${RIBUAN})
  when 'kurs' then 'Rp ' || to_char(${nilai} / 100, ${`${RIBUAN}.00`})
  when 'kurs luar' then 'Rp ' || ${nilai}
  when 'gram' then to_char(${nilai} / 1000, 'FM999,999,990.000') || ' g'
  when 'karat' then to_char(${nilai} / 1000, 'FM999,999,990.000') || ' ct'
  when 'gram luar' then to_char(${nilai}, 'FM999,999,990.000') || ' g'
  when 'persen' then to_char(${nilai} / 100, 'FM999,990.00') || '%'
  when 'persen luar' then to_char(${nilai}, 'FM999,990.00') || '%'
  when 'kadar' then trim_scale(${nilai} / 100) || '%'
  else case when ${nilai} = trunc(${nilai}) then to_char(${nilai}, ${RIBUAN}) else ${nilai}::text end end`;

const saat = (
  teks: Query,
  zona: Zona,
): Query => sql`case when ${teks} ~ '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$'
  then to_char(${localTimeOf(sql`${teks}::timestamptz`, zona)}, 'YYYY-MM-DD HH24:MI') end`;

/** How the log is shown: by which clock, in which language. */
type Cara = { readonly zona: Zona; t(text: string): string };

/** What only a machine reads: the digest behind a number of identity, the path of a file, a fingerprint, an id. */
const mesin = (teks: Query, t: Cara['t']): Query => sql`case
  when ${teks} ~ '^[*].{4} [0-9a-f]{16}$' then left(${teks}, 5)
  when ${teks} ~* '(/|[0-9a-f]{12}).*[.](jpe?g|png|webp|pdf)$'
      or ${teks} ~* '^[0-9a-f]{32,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then ${t('ada')}::text end`;

/** One value: a figure in the shop's unit, a moment by its clock, a code by its choice; ya and tidak. */
const satuNilai = (nilai: Query, kata: Query, { zona, t }: Cara): Query => {
  const teks = sql`(${nilai} #>> '{}')`;
  return sql`case jsonb_typeof(${nilai})
    when 'null' then '-'
    when 'boolean' then case ${teks} when 'true' then ${t('ya')}::text else ${t('tidak')}::text end
    when 'number' then ${angka(sql`${teks}::numeric`, sql`${kata} ->> 1`)}
    when 'string'
      then coalesce(${kata} -> 2 ->> ${teks}, ${saat(teks, zona)}, ${mesin(teks, t)}, nullif(${teks}, ''), '-')
    when 'array' then jsonb_array_length(${nilai}) || ' '
      || case ${kata} ->> 1 when 'foto' then ${t('foto')}::text else ${t('baris')}::text end
    else ${t('terisi')}::text end`;
};

/** A list of words, the number of its lines, or each part of what holds several. */
const terbaca = (cara: Cara): Query => {
  const [f, kata] = [sql`f.value`, sql`w.kata`];
  return sql`case when jsonb_typeof(${f}) = 'array' and jsonb_typeof(${f} -> 0) is distinct from 'object'
      then coalesce((select string_agg(${satuNilai(sql`e.value`, kata, cara)}, ', ' order by e.ordinality)
                       from jsonb_array_elements(${f}) with ordinality e), '-')
    when jsonb_typeof(${f}) = 'object'
      then coalesce((select string_agg(lower(${labelOf(sql`i.kata`, sql`o.key`)}) || ' '
                                       || ${satuNilai(sql`o.value`, sql`i.kata`, cara)}, ', '
                                       order by o.key collate "C")
                       from jsonb_each(${f}) o cross join lateral (select ${kataOf(sql`o.key`)} as kata) i), '-')
    else ${satuNilai(f, kata, cara)} end`;
};

/** What the machine keeps for itself beside what somebody changed. */
const SENDIRI = ['id', '_id', 'op', 'kode_toko', 'input_by', 'input_date'];

/** What was written down, ticks of rights as fields of their own, each named by its door. */
const writtenOf = (catatan: string): Query => {
  const isi = sql`${sql.ref(catatan)}::jsonb`;
  const centang = (dari: Query): Query => sql`
    coalesce((select jsonb_object_agg(c ->> 'kode', c -> 'is_show') from jsonb_array_elements(${dari}) c), '{}')`;
  return sql`case when tindakan <> 'UBAH_HAK_AKSES' then case jsonb_typeof(${isi}) when 'object' then ${isi} end
    when jsonb_typeof(${isi}) = 'array' then ${centang(isi)}
    else ${isi} - 'akses' || ${centang(sql`${isi} -> 'akses'`)} end`;
};

/** Fields that differ, in their order; nothing that could open a door is shown, but that a door was opened. */
const beda = (milik: string, lain: string, hanya: Query, cara: Cara): Query => sql`
  (select array_agg(${labelOf(sql`w.kata`, sql`f.key`)} || ': ' || left(${terbaca(cara)}, 80)
                    order by f.key collate "C")
     from jsonb_each(${sql.ref(milik)}) f cross join lateral (select ${kataOf(sql`f.key`)} as kata) w
    where f.value is distinct from ${sql.ref(lain)} -> f.key and ${hanya} and f.key <> all (${SENDIRI}::text[])
      and (jsonb_typeof(f.value) = 'boolean' or f.key !~* 'sandi|password|token|rahasia|kunci|op$'))`;
/** A right of which nothing was said stayed as it was. */
const DISEBUT = sql`(tindakan <> 'UBAH_HAK_AKSES' or menjadi ? f.key)`;

/**
 * What was done beside documents; a log-in while no day of the shop was open is marked. What was written and what
 * differs are worked out once for a row (materialized): each field, and each line of the sentence, asks for them again.
 */
export const logAktivitasQuery =
  (kamus: Kamus, modul: Modul, translate: (locale: string) => (text: string) => string) =>
  (saring: FiltersOf<typeof logAktivitasReport>, { kode_toko, toko, locale }: Ctx): Query => {
    const cara = { zona: toko.zona, t: translate(locale) };
    return sql`
      with kamus as (select ${JSON.stringify(kamusIn(kamus, cara.t))}::jsonb as k
      ), isi as materialized (
        select urut, waktu, user_id, level, tindakan, tabel, kunci, perangkat, ip, jenis, modul,
               ${writtenOf('sebelum')} as semula, ${writtenOf('sesudah')} as menjadi
          from (select a.*, ${JENIS} as jenis, ${modulOf(modul)} as modul
                  from audit a
                 where a.kode_toko = ${kode_toko} and ${inLocalDays('a.waktu', saring, toko.zona)}
                   ${same('a.user_id', saring.user_id)}) a
         where jenis is not null ${same('jenis', saring.jenis)} ${same('modul', saring.modul)}
      ), kejadian as materialized (
        select isi.*, ${beda('semula', 'menjadi', DISEBUT, cara)} as dulu,
               ${beda('menjadi', 'semula', sql`true`, cara)} as kini
          from isi cross join kamus
      )
      select waktu, user_id, level, jenis, modul, ${kalimat(cara.t, cara.t('Berlaku Dari'))} as kunci,
             greatest(coalesce(cardinality(dulu), 0), coalesce(cardinality(kini), 0))::int as perubahan,
             dulu as sebelum, kini as sesudah, ${sebutPerangkat(sql`perangkat`)} as perangkat, ip,
             case when jenis = 'LOGIN' and not exists (
               select from hari_toko h where h.kode_toko = ${kode_toko} and h.dibuka_at <= waktu
                  and coalesce(h.ditutup_at, 'infinity') >= waktu) then 'DI LUAR JAM' end as tanda
        from kejadian cross join kamus
       order by user_id, waktu, urut`;
  };
