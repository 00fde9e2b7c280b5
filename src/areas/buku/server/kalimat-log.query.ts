import { sql, type Query } from '#kit/server/sql.ts';

const KERJA = sql`case tindakan
  when 'RESET_PASSWORD' then 'Membuat password baru untuk' when 'GANTI_PASSWORD' then 'Mengganti password'
  when 'PASANG_DUA_FAKTOR' then 'Memasang' when 'MATIKAN_DUA_FAKTOR' then 'Mematikan'
  when 'PASANG_TAG' then 'Memasang tag pada' when 'GANTI_TAG' then 'Mengganti tag'
  when 'LEPAS_TAG' then 'Melepas tag dari'
  when 'UBAH_MODUL' then case menjadi ->> 'aktif' when 'true' then 'Mengaktifkan' else 'Mematikan' end
  else case jenis when 'TAMBAH' then 'Menambah' when 'HAPUS' then 'Menghapus' when 'AKTIFKAN' then 'Mengaktifkan'
    when 'SETTING' then 'Mengatur' when 'EXPORT' then 'Mengekspor' else 'Mengubah' end end`;

/** Of what it was: parameters and modules by the words of their screen. */
const APA = sql`case when jenis = 'EXPORT' and tabel = 'laporan' then replace(kunci, '-', ' ')
  else coalesce(kamus.k #>> array['tabel', tabel, '0'], replace(tabel, '_', ' ')) || ' '
    || coalesce(kamus.k #>> array['sebutan', kunci, '0'], kunci) end`;

const label = (baris: Query): Query => sql`split_part(${baris}, ': ', 1)`;
const isi = (baris: Query): Query => sql`substr(${baris}, strpos(${baris}, ': ') + 2)`;

/** Lines in their order; of two fields with one label, which of the two. */
const bernomor = (baris: string): Query => sql`
  (select x.baris, x.no, row_number() over (partition by ${label(sql`x.baris`)} order by x.no) as ke
     from unnest(${sql.ref(baris)}) with ordinality x (baris, no))`;

/** The first three fields that became another: 'harga per gram dari 1,225,000 menjadi 1,235,000'. */
const PERUBAHAN = sql`case
  when semula = menjadi then ', isinya tetap'
  when jenis not in ('UBAH', 'SETTING') or tindakan = 'UBAH_MODUL' then ''
  else coalesce((
    select ': ' || string_agg(case when apa ~ '[A-Z]{2}' then apa else lower(apa) end || coalesce(' dari ' || lama, '')
                              || ' menjadi ' || baru,
                              ', ' order by no) filter (where no <= 3)
           || case when count(*) > 3 then ' dan ' || count(*) - 3 || ' lagi' else '' end
      from (select row_number() over (order by k.no) as no, ${label(sql`k.baris`)} as apa, ${isi(sql`k.baris`)} as baru,
                   (select ${isi(sql`d.baris`)} from ${bernomor('dulu')} d
                     where ${label(sql`d.baris`)} = ${label(sql`k.baris`)} and d.ke = k.ke) as lama
              from ${bernomor('kini')} k
             where ${label(sql`k.baris`)} <> 'Berlaku Dari') satu), '') end`;

/** What was done, as one would say it; who came in or went has no more to tell. */
export const kalimat = sql`case jenis
  when 'LOGIN' then 'Masuk' when 'LOGOUT' then 'Keluar' when 'LOGIN GAGAL' then 'Gagal masuk'
  else ${KERJA} || ' ' || ${APA} || ${PERUBAHAN} end`;
