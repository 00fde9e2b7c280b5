import { sql, type Query } from '#kit/server/sql.ts';
import { sense } from '#kit/rules/sentence.ts';

type Translate = (text: string) => string;

/** The words of a language as values of a statement. */
const kerja = (t: Translate): Query => sql`case tindakan
  when 'RESET_PASSWORD' then ${t('Membuat password baru untuk')}::text
  when 'FOTO' then ${t('Mengunggah')}::text
  when 'GANTI_PASSWORD' then ${t('Mengganti password')}::text
  when 'PASANG_DUA_FAKTOR' then ${t('Memasang')}::text when 'MATIKAN_DUA_FAKTOR' then ${t('Mematikan')}::text
  when 'PASANG_TAG' then ${t('Memasang tag pada')}::text when 'GANTI_TAG' then ${t('Mengganti tag')}::text
  when 'LEPAS_TAG' then ${t('Melepas tag dari')}::text
  when 'UBAH_MODUL' then case menjadi ->> 'aktif' when 'true' then ${t('Mengaktifkan')}::text
    else ${t('Mematikan')}::text end
  else case jenis when 'TAMBAH' then ${t('Menambah')}::text when 'HAPUS' then ${t('Menghapus')}::text
    when 'AKTIFKAN' then ${t('Mengaktifkan')}::text when 'SETTING' then ${t('Mengatur')}::text
    when 'EXPORT' then ${t('Mengekspor')}::text else ${t('Mengubah')}::text end end`;

/** A photo that waits for its document, or is of the catalogue, has a machine's name only; one of a piece its code. */
const FOTO = sql`lower(kamus.k #>> array['*', 'gambar', '0'])
  || case when tabel in ('foto', 'katalog_gambar') then '' else ' ' || kunci end`;

/** Of what it was: parameters and modules by the words of their screen, a report by its title. */
const APA = sql`case when tindakan = 'FOTO' then ${FOTO}
  when jenis = 'EXPORT' and tabel = 'laporan'
    then lower(coalesce(kamus.k #>> array['pintu', kunci, '0'], replace(kunci, '-', ' ')))
  else coalesce(kamus.k #>> array['tabel', tabel, '0'], replace(tabel, '_', ' ')) || ' '
    || coalesce(kamus.k #>> array['sebutan', kunci, '0'], kunci) end`;

const label = (baris: Query): Query => sql`split_part(${baris}, ': ', 1)`;
const isi = (baris: Query): Query => sql`substr(${baris}, strpos(${baris}, ': ') + 2)`;

/** Lines in their order; of two fields with one label, which of the two. */
const bernomor = (baris: string): Query => sql`
  (select x.baris, x.no, row_number() over (partition by ${label(sql`x.baris`)} order by x.no) as ke
     from unnest(${sql.ref(baris)}) with ordinality x (baris, no))`;

/** The first three fields that became another: 'harga per gram dari 1,225,000 menjadi 1,235,000'. */
const perubahan = (t: Translate, berlaku: string): Query => sql`case
  when semula = menjadi then ', ' || ${t('isinya tetap')}::text
  when jenis not in ('UBAH', 'SETTING') or tindakan in ('UBAH_MODUL', 'FOTO') then ''
  else coalesce((
    select ': ' || string_agg(case when apa ~ '[A-Z]{2}' then apa else lower(apa) end
                              || coalesce(' ' || ${t('dari')}::text || ' ' || lama, '')
                              || ' ' || ${t('menjadi')}::text || ' ' || baru,
                              ', ' order by no) filter (where no <= 3)
           || case when count(*) > 3
                then ' ' || replace(${t('dan {n} lagi')}::text, '{n}', (count(*) - 3)::text) else '' end
      from (select row_number() over (order by k.no) as no, ${label(sql`k.baris`)} as apa, ${isi(sql`k.baris`)} as baru,
                   (select ${isi(sql`d.baris`)} from ${bernomor('dulu')} d
                     where ${label(sql`d.baris`)} = ${label(sql`k.baris`)} and d.ke = k.ke) as lama
              from ${bernomor('kini')} k
             where ${label(sql`k.baris`)} <> ${berlaku}) satu), '') end`;

/**
 * What was done, as one would say it in the reader's language; who came in or went has no more to tell. `berlaku` is
 * what the field is called that says from when on.
 */
export const kalimat = (t: Translate, berlaku: string): Query => sql`case jenis
  when 'LOGIN' then ${t(sense('Masuk', 'akun'))}::text when 'LOGOUT' then ${t(sense('Keluar', 'akun'))}::text
  when 'LOGIN GAGAL' then ${t('Gagal masuk')}::text
  else ${kerja(t)} || ' ' || ${APA} || ${perubahan(t, berlaku)} end`;
