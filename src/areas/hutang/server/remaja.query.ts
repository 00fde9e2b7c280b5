import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** The renewal that a loan came from, and the loan before it. */
export const remajaOf = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ no: string; induk: string }> =>
  on.one(sql<{ no: string; induk: string }>`
    select no_remaja as no, no_faktur_hutang as induk from hutang_remaja
     where kode_toko = ${kode_toko} and no_hutang_baru = ${no}`);

type Pada = { readonly kode_toko: string };

/** So many days a card that lowered a loan may be the bank's money, its own among them. */
const HARI_KARTU = 7;

/** A document of a loan's chain: what a card paid by it, until when it may be the bank's, what went back in cash. */
export type DibayarKartu = {
  readonly no: string;
  readonly tgl_system: Hari;
  readonly sampai: Hari;
  readonly kartu: Rupiah;
  readonly kembali: Rupiah;
};

/**
 * Interest and renewals of a loan and of those that it was renewed from, in order of time. A card counts on its own
 * day, of a renewal that lowered the principal six days more (decision 1044).
 */
export const listDibayar = (on: Sql, no: string, { kode_toko }: Pada): Promise<DibayarKartu[]> =>
  on.many(sql<DibayarKartu>`
    with recursive rantai as (
      select no_faktur_hutang as no, no_hutang_lama as lama from hutang
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
      union all
      select h.no_faktur_hutang, h.no_hutang_lama
        from rantai r join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = r.lama
    ), dokumen as (
      select b.no_bunga as no, b.tgl_system, b.tgl_system as sampai, b.input_date, 0::bigint as kembali
        from rantai r join hutang_bunga b on b.kode_toko = ${kode_toko} and b.no_faktur_hutang = r.no
       where b.status = 'DONE'
      union all
      select m.no_remaja, m.tgl_system,
             m.tgl_system + case when m.jumlah_hutang < m.jumlah_lama then ${HARI_KARTU - 1}::int else 0 end,
             m.input_date, coalesce(m.kartu_kembali_rp, 0)::bigint
        from rantai r join hutang_remaja m on m.kode_toko = ${kode_toko} and m.no_faktur_hutang = r.no
       where m.status = 'DONE'
    )
    select d.no, d.tgl_system, d.sampai, d.kembali,
           (select coalesce(sum(p.jumlah), 0)::bigint from pembayaran p
             where p.kode_toko = ${kode_toko} and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')) as kartu
      from dokumen d order by d.input_date, d.no`);
