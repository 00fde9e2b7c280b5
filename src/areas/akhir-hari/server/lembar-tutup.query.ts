import type { FiltersOf } from '#kit/contract/report.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Note } from '#kit/server/report-file/report-hooks.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import type { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { findTutup } from '#areas/akhir-hari/server/tutup-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** 'SALDO AWAL' and 'Kas Keluar' as a line reads: only its first letter is a capital. */
const kalimat = (nama: Query): Query => sql`upper(left(${nama}, 1)) || lower(substr(${nama}, 2))`;

type Saring = FiltersOf<typeof lembarTutupReport>;

/**
 * The stored day on one page (D-20.1): every later print is the same, also after the day was opened and closed again.
 * Profit is for a person who may see cost, banks for SPV and above.
 */
export const lembarTutupQuery = (
  { no_tutup }: Saring,
  { kode_toko, lihat_modal, level }: Ctx,
): Query => sql`
  with t as (select * from tutup_toko where kode_toko = ${kode_toko} and no_tutup = ${no_tutup}),
  transaksi as (
    select x.* from t cross join lateral jsonb_to_recordset(t.laporan -> 'akhir_hari')
      as x (urut int, jenis text, jumlah_trx int, berat bigint, total_rp bigint)
  ), uang as (
    select x.* from t cross join lateral jsonb_to_recordset(t.laporan -> 'keuangan')
      as x (urut int, blok text, cash bigint, bank bigint, edc bigint)
     where x.blok in ('SALDO AWAL', 'PENERIMAAN', 'PENGELUARAN', 'MUTASI', 'SALDO AKHIR')
  ), emas as (
    select sum(awal_berat)::bigint as awal, sum(masuk_berat)::bigint as masuk, sum(jual_berat)::bigint as jual,
           sum(beli_berat)::bigint as beli, sum(hancur_berat)::bigint as hancur,
           sum(pindah_berat)::bigint as pindah, sum(koreksi_berat)::bigint as koreksi,
           sum(akhir_berat)::bigint as akhir, sum(akhir_qty)::int as qty
      from t cross join lateral jsonb_to_recordset(t.laporan -> 'eod')
        as x (awal_berat bigint, masuk_berat bigint, jual_berat bigint, beli_berat bigint, hancur_berat bigint,
              pindah_berat bigint, koreksi_berat bigint, akhir_berat bigint, akhir_qty int)
  ), laba as (
    select count(*)::int as jumlah, sum(l.netto - l.harga_modal)::bigint as rupiah
      from t join nota_jual p on p.kode_toko = t.kode_toko and p.tgl_system = t.tgl_system and p.status = 'DONE'
      join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
     where l.harga_modal is not null
  ), baris as (
    select 100 + urut as urut, 'Transaksi' as bagian, ${kalimat(sql`jenis`)} as uraian, jumlah_trx as jumlah, berat,
           total_rp as rupiah
      from transaksi where jumlah_trx > 0
    union all
    select 200 + min(urut), 'Tunai', min(${kalimat(sql`blok`)}), null, null, sum(cash)::bigint from uang
     group by blok having sum(cash) <> 0 or blok in ('SALDO AWAL', 'SALDO AKHIR')
    union all
    select v.urut, 'Hitungan kas', v.uraian, null, null, v.rupiah from t
     cross join lateral (values (301, 'Menurut buku', t.cash_sistem), (302, 'Terhitung', t.cash_fisik),
                                (303, 'Selisih', t.selisih), (304, 'Di bawah satu pecahan', t.pembulatan_tunai))
         v (urut, uraian, rupiah)
     where v.urut < 304 or v.rupiah <> 0
    union all
    select v.urut, 'Bank dan kartu', v.uraian, null, null, v.rupiah
      from (select sum(bank)::bigint as bank, sum(edc)::bigint as edc from uang where blok = 'SALDO AKHIR') u
     cross join lateral (values (401, 'Saldo bank', u.bank), (402, 'EDC belum cair', u.edc)) v (urut, uraian, rupiah)
     where ${bisaLihatKas(level)} and v.rupiah is not null
    union all
    select v.urut, 'Emas', v.uraian, v.jumlah, v.berat, null from emas
     cross join lateral (values (501, 'Stock awal', null, emas.awal), (502, 'Barang masuk', null, emas.masuk),
             (503, 'Terjual', null, emas.jual), (504, 'Pindah dan kirim', null, emas.pindah),
             (505, 'Hancur', null, emas.hancur), (506, 'Koreksi', null, emas.koreksi),
             (507, 'Stock akhir', emas.qty, emas.akhir), (508, 'Dibeli', null, emas.beli))
             v (urut, uraian, jumlah, berat)
     where v.berat <> 0 or (v.berat is not null and v.urut in (501, 507))
    union all
    select 601, 'Laba', 'Laba kotor', jumlah, null, rupiah from laba
     where ${lihat_modal} and jumlah > 0
    union all
    select 700 + x.urut::int, 'Pemeriksaan', 'Pemeriksaan ' || (x.isi ->> 'kode') || ' gagal, diakui ' ||
           (x.isi ->> 'input_by'), (x.isi ->> 'jumlah')::int, null, null
      from t cross join lateral jsonb_array_elements(t.laporan -> 'invarian') with ordinality as x (isi, urut)
  )
  select bagian, uraian, jumlah, berat, rupiah from baris order by urut`;

/** Which day it was, who closed it and when, and why the drawer differed. */
export async function catatanLembar(
  on: Sql,
  { no_tutup }: Saring,
  { kode_toko, toko }: Ctx,
): Promise<Note | undefined> {
  const one = await findTutup(on, kode_toko, no_tutup);
  if (!one) return undefined;
  const kata = sentence('{hari}, ditutup {jam} oleh {user}. {alasan}', {
    hari: kataHari(one.tgl_system),
    jam: localTime(one.tutup_at, toko.zona).slice(11),
    user: (await findUser(on, one.tutup_by))?.usere_name ?? one.tutup_by,
    alasan: one.alasan_selisih ?? '',
  });
  return { kata, baik: true };
}
