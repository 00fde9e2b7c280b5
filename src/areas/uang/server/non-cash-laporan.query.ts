import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { diretur } from '#areas/uang/server/non-cash.table.ts';
import type { nonCashBelumReport, nonCashReport } from '#areas/uang/contract/non-cash.report.ts';

/**
 * Which way a payment went: -1 for what its document paid out of the account that it names. A buy-back, a loan, a
 * surplus hold a sum above 0 like money that came; the line of the book tells them apart.
 */
export const arahBayar = (bayar: string): Query => {
  const of = (name: string): Query => sql.ref(`${bayar}.${name}`);
  return sql`(case when ${of('jumlah')} > 0 and exists (
    select from buku k where k.kode_toko = ${of('kode_toko')} and k.no_bukti = ${of('no_dokumen')}
       and k.akun in ('bank:' || ${of('no_rekening')}, 'kartu:' || ${of('kode_bank')})
       and k.rupiah < 0) then -1 else 1 end)`;
};

/** Letters of sets that give a deposit back to an account: no row of `pembayaran` says it, the book alone does. */
export const KEMBALI_BANK = sql`('BT', 'BP', 'BV', 'XC')`;

/**
 * Money lines of documents that count; what the shop paid out has a minus (№ 48), a deposit that was
 * given back to an account too: it is no payment of a document, so it is read from the book.
 */
export const nonCashQuery = (
  saring: FiltersOf<typeof nonCashReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with baris as (
    select p.no_dokumen, p.urut, p.tgl_system, p.jenis, p.kode_bank, p.no_rekening,
           p.jumlah * ${arahBayar('p')} as jumlah, p.fee
      from pembayaran p
     where p.kode_toko = ${kode_toko} and p.jenis in ('DEBET', 'CREDIT', 'TRANSFER')
       and p.tgl_system between ${saring.start_date}::date and ${saring.end_date}::date
    union all
    select b.no_bukti, b.urut, b.tgl_system, 'TRANSFER', r.kode_bank, r.no_rekening, b.rupiah, 0
      from buku b
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
      join rekening r on r.kode_toko = b.kode_toko and b.akun = 'bank:' || r.no_rekening
     where b.kode_toko = ${kode_toko} and left(b.no_bukti, 2) in ${KEMBALI_BANK} and s.membalik is null and b.rupiah < 0
       and b.tgl_system between ${saring.start_date}::date and ${saring.end_date}::date
  )
  select coalesce(b.nama_bank, p.kode_bank) as nama_bank, p.tgl_system as tanggal,
         p.no_dokumen || ' ' || s.keterangan as keterangan, p.jumlah as jumlah_rp, p.fee,
         p.jumlah + p.fee as jumlah_gesek_rp
    from baris p
    join buku_set s on s.kode_toko = ${kode_toko} and s.no_bukti = p.no_dokumen
    left join penerbit_non_cash b on b.kode_toko = s.kode_toko and b.kode_bank = p.kode_bank
   where not exists (select from buku_set m where m.kode_toko = s.kode_toko and m.membalik = s.no_bukti)
     ${same('p.jenis', saring.jenis)} ${same('p.no_rekening', saring.no_rekening)}
   order by 1, 2, 3, p.urut`;

/** Over so many days a payment is late: banks pay out on the next working day. */
const LAMA_HARI = 3;

/** Of `non_cash n`: the bank had not paid it out when the day ended. */
export const belumCair = (per_tanggal: Hari): Query => sql`not exists (
       select from validasi_non_cash_baris c
       join validasi_non_cash v on v.kode_toko = c.kode_toko and v.no_validasi = c.no_validasi
      where c.kode_toko = n.kode_toko and c.no_dokumen = n.no_dokumen and c.urut_bayar = n.urut and c.aktif
        and v.tgl_system <= ${per_tanggal}::date)`;

/**
 * What waited at the end of a day, also of one that is past: whatever was settled later waited then,
 * so that the sum is what the book held in `kartu` (№ 59, EDC). Of a sale that had come back by then no fee is
 * expected (D-48.2).
 */
export const nonCashBelumQuery = (
  { per_tanggal, jenis, no_rekening }: FiltersOf<typeof nonCashBelumReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select b.nama_bank, n.no_rekening, n.tgl_system as tanggal, n.no_dokumen, n.jenis, k.no_kartu,
         n.jumlah_gesek_rp, h.biaya::bigint as biaya_bank, (n.jumlah_gesek_rp - h.biaya)::bigint as dana_masuk,
         (${per_tanggal}::date - n.tgl_system)::int as umur_hari,
         case when ${per_tanggal}::date - n.tgl_system > ${LAMA_HARI} then 'LAMA' else 'MENUNGGU' end as status,
         n.input_by
    from non_cash n join penerbit_non_cash b on b.kode_toko = n.kode_toko and b.kode_bank = n.kode_bank
   cross join lateral (
      select case when ${diretur('n', per_tanggal)} is null then n.biaya_harap else 0 end as biaya) h
    left join v_kartu k on k.kode_toko = n.kode_toko and k.no_dokumen = n.no_dokumen
   where n.kode_toko = ${kode_toko} and n.tgl_system <= ${per_tanggal}::date
     and ${belumCair(per_tanggal)}
     ${same('n.jenis', jenis)} ${same('n.no_rekening', no_rekening)}
   order by b.nama_bank, n.no_rekening, n.tgl_system, n.no_dokumen, n.urut`;
