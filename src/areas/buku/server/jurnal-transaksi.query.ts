import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { JurnalTransaksi } from '#areas/buku/contract/jurnal-transaksi.ts';
import type { Jurnal } from '#areas/buku/rules/jurnal.ts';
import { batasOf } from '#areas/buku/server/baca-buku.ts';
import { tampak } from '#areas/buku/server/buku.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The journals of all areas, and where sets stand whose code is none of theirs. */
export type Jurnals = {
  readonly all: readonly Jurnal[];
  readonly codes: Readonly<Record<string, string>>;
  readonly letters: Readonly<Record<string, string>>;
};

/**
 * The journal of a set: by its number where its code is one of the shop's own (cash, moves of money),
 * else by its code; a cancel stands in the journal of what it cancels.
 */
const typeOf = ({ codes, letters }: Jurnals): Query => {
  const kode = sql`regexp_replace(s.kode_transaksi, '^BATAL_', '')`;
  return sql`coalesce(${JSON.stringify(letters)}::jsonb ->> left(coalesce(s.membalik, s.no_bukti), 2),
                      ${JSON.stringify(codes)}::jsonb ->> ${kode}, ${kode})`;
};

const sisiOf = ({ all }: Jurnals): string =>
  JSON.stringify(
    all.flatMap(({ trx, type, akun }) => akun.map(({ kode_akun }) => ({ trx, type, kode_akun }))),
  );

/** Lines of one account and side are one; what has no account, or does not balance, comes first. */
export const jurnalTransaksiQuery =
  (jurnals: Jurnals) =>
  (saring: FiltersOf<JurnalTransaksi>, ctx: Ctx): Query =>
    sql`
      with sisi as (
        select * from jsonb_to_recordset(${sisiOf(jurnals)}::jsonb) x (trx text, type text, kode_akun text)
      ), isi as (
        select tgl_system, no_bukti, akun, sum(rupiah)::bigint as rupiah,
               sum(greatest(rupiah, 0))::bigint as debet, sum(greatest(-rupiah, 0))::bigint as kredit
          from buku
         where kode_toko = ${ctx.kode_toko} and rupiah <> 0
           and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
         group by tgl_system, no_bukti, akun, sign(rupiah)
      ), bukti as (
        select no_bukti, sum(rupiah) <> 0 as timpang from isi group by no_bukti
      ), baris as (
        select i.*, ${typeOf(jurnals)} as type, s.keterangan, split_part(i.akun, ':', 1) as kode_akun, n.timpang
          from isi i join bukti n on n.no_bukti = i.no_bukti
          join buku_set s on s.kode_toko = ${ctx.kode_toko} and s.no_bukti = i.no_bukti
      ), jurnal as (
        select b.*, coalesce(j.trx, 'LAINNYA') as trx, a.nomor_akun, a.nama_akun, a.jenis,
               case when b.timpang then 'TIDAK SEIMBANG' when a.nomor_akun is null then 'TANPA AKUN' end as tanda
          from baris b
          left join (select distinct trx, type from sisi) j on j.type = b.type
          left join sisi k on k.type = b.type and k.kode_akun = b.kode_akun
          left join akun_transaksi t on t.kode_toko = ${ctx.kode_toko} and t.trx = k.trx and t.type = k.type
                                    and t.kode_akun = k.kode_akun
          left join akuns a on a.kode_toko = t.kode_toko and a.nomor_akun = t.nomor_akun
      ), tertanda as (
        select distinct trx, no_bukti from jurnal where tanda is not null
      ), urutan as (
        select j.*, j.trx in (select trx from tertanda) as jurnal_bertanda,
               j.no_bukti in (select no_bukti from tertanda) as bukti_bertanda
          from jurnal j
      )
      select tgl_system, trx, type, no_bukti as no_dokumen, coalesce(nomor_akun, '-') as nomor_akun,
             coalesce(nomor_akun || ' ' || nama_akun, akun) as nama_akun, jenis as jenis_akun, debet, kredit,
             keterangan, tanda
        from urutan
       where ${tampak(batasOf(ctx))}
         ${same('trx', saring.trx)} ${same('type', saring.type)} ${same('nomor_akun', saring.nomor_akun)}
       order by jurnal_bertanda desc, trx, bukti_bertanda desc, tgl_system, no_bukti, tanda nulls last,
                debet = 0, akun`;
