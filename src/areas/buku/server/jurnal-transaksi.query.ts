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
 * The journal of a set: by its number where its code is one of the shop's own (cash, moves of money), else by its code;
 * a cancel is in the journal of what it cancels.
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

/**
 * Lines of one account and side are one; what has no account, or does not balance, comes first. A set is one row with
 * its lines as arrays until its mark and its place are known. Sets meet their lines by grouping and not by a join: of
 * days that PostgreSQL has no figures of yet, today first of all, it expects one row, and a join reads each with each.
 */
export const jurnalTransaksiQuery =
  (jurnals: Jurnals) =>
  (saring: FiltersOf<JurnalTransaksi>, ctx: Ctx): Query =>
    sql`
      with jurnal as materialized (
        select k.trx, k.type, array_agg(k.kode_akun) as kode,
               array_agg(k.kode_akun) filter (where a.nomor_akun is not null) as berakun,
               array_agg(a.nomor_akun) as nomor, array_agg(a.nama_akun) as nama, array_agg(a.jenis) as jenis
          from jsonb_to_recordset(${sisiOf(jurnals)}::jsonb) k (trx text, type text, kode_akun text)
          left join akun_transaksi t on t.kode_toko = ${ctx.kode_toko} and t.trx = k.trx and t.type = k.type
                                    and t.kode_akun = k.kode_akun
          left join akuns a on a.kode_toko = t.kode_toko and a.nomor_akun = t.nomor_akun
         group by k.trx, k.type
      ), isi as (
        select no_bukti, akun, jumlah_utuh(rupiah) as rupiah
          from buku
         where kode_toko = ${ctx.kode_toko} and rupiah <> 0
           and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
         group by no_bukti, akun, rupiah > 0
      ), lembar as (
        select no_bukti, null::date as tgl_system, null as type, null as keterangan, akun, rupiah from isi
        union all
        select s.no_bukti, s.tgl_system, ${typeOf(jurnals)}, s.keterangan, null, null
          from buku_set s
         where s.kode_toko = ${ctx.kode_toko}
           and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
      ), bukti as materialized (
        select b.*, coalesce(j.trx, 'LAINNYA') as trx,
               b.timpang or not coalesce(b.kode <@ j.berakun, false) as bertanda
          from (select no_bukti, max(tgl_system) as tgl_system, max(type) as type, max(keterangan) as keterangan,
                       jumlah_utuh(rupiah) <> 0 as timpang, array_agg(rupiah) filter (where akun is not null) as rupiah,
                       array_agg(akun) filter (where akun is not null) as akun,
                       array_agg(split_part(akun, ':', 1)) filter (where akun is not null) as kode
                  from lembar
                 group by no_bukti
                having count(akun) > 0 and count(tgl_system) > 0) b
          left join jurnal j on j.type = b.type
      ), urutan as (
        select *, trx in (select trx from bukti where bertanda) as jurnal_bertanda from bukti
         order by jurnal_bertanda desc, trx, bertanda desc, tgl_system, no_bukti
      ), baris as (
        select u.jurnal_bertanda, u.bertanda, u.tgl_system, u.trx, u.type, u.no_bukti, u.keterangan, l.akun, l.rupiah,
               a.nomor_akun, j.nama[a.letak] as nama_akun, j.jenis[a.letak] as jenis,
               case when u.timpang then 'TIDAK SEIMBANG' when a.nomor_akun is null then 'TANPA AKUN' end as tanda
          from urutan u
          left join lateral (select * from jurnal j where j.type = u.type limit 1) j on true
         cross join lateral unnest(u.akun, u.kode, u.rupiah) l (akun, kode_akun, rupiah)
         cross join lateral (select letak, j.nomor[letak] as nomor_akun
                               from array_position(j.kode, l.kode_akun) letak) a
      )
      select tgl_system, trx, type, no_bukti as no_dokumen, coalesce(nomor_akun, '-') as nomor_akun,
             coalesce(nomor_akun || ' ' || nama_akun, akun) as nama_akun, jenis as jenis_akun,
             greatest(rupiah, 0) as debet, greatest(-rupiah, 0) as kredit, keterangan, tanda
        from baris
       where ${tampak(batasOf(ctx))}
         ${same('trx', saring.trx)} ${same('type', saring.type)} ${same('nomor_akun', saring.nomor_akun)}
       order by jurnal_bertanda desc, trx, bertanda desc, tgl_system, no_bukti, tanda nulls last, rupiah < 0, akun`;
