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

/**
 * Lines of one account and side are one; what has no account, or does not balance, comes first. Marks and order are
 * worked out for each set, of which there are a fifth as many; a line is sorted by the place of its set.
 */
export const jurnalTransaksiQuery =
  (jurnals: Jurnals) =>
  (saring: FiltersOf<JurnalTransaksi>, ctx: Ctx): Query =>
    sql`
      with sisi as (
        select * from jsonb_to_recordset(${sisiOf(jurnals)}::jsonb) x (trx text, type text, kode_akun text)
      ), peta as materialized (
        select k.type as tipe, k.kode_akun, a.nomor_akun, a.nama_akun, a.jenis
          from sisi k
          join akun_transaksi t on t.kode_toko = ${ctx.kode_toko} and t.trx = k.trx and t.type = k.type
                               and t.kode_akun = k.kode_akun
          join akuns a on a.kode_toko = t.kode_toko and a.nomor_akun = t.nomor_akun
      ), isi as materialized (
        select no_bukti, akun, split_part(akun, ':', 1) as kode_akun, jumlah_utuh(rupiah) as rupiah
          from buku
         where kode_toko = ${ctx.kode_toko} and rupiah <> 0
           and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
         group by no_bukti, akun, rupiah > 0
      ), buku_hari as materialized (
        select s.no_bukti, s.tgl_system, s.keterangan, ${typeOf(jurnals)} as type
          from buku_set s
         where s.kode_toko = ${ctx.kode_toko}
           and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
      ), tanda as (
        select i.no_bukti, jumlah_utuh(i.rupiah) <> 0 as timpang, bool_or(p.nomor_akun is null) as tanpa
          from isi i
          join buku_hari s on s.no_bukti = i.no_bukti
          left join peta p on p.tipe = s.type and p.kode_akun = i.kode_akun
         group by i.no_bukti
      ), bukti as (
        select s.*, coalesce(j.trx, 'LAINNYA') as trx, n.timpang, n.timpang or n.tanpa as bertanda
          from tanda n
          join buku_hari s on s.no_bukti = n.no_bukti
          left join (select distinct trx, type from sisi) j on j.type = s.type
      ), urutan as materialized (
        select *, row_number() over (order by jurnal_bertanda desc, trx, bertanda desc, tgl_system, no_bukti) as urut
          from (select *, bool_or(bertanda) over (partition by trx) as jurnal_bertanda from bukti) b
      ), baris as (
        select u.*, i.akun, i.rupiah, p.nomor_akun, p.nama_akun, p.jenis,
               case when u.timpang then 'TIDAK SEIMBANG' when p.nomor_akun is null then 'TANPA AKUN' end as tanda
          from isi i
          join urutan u on u.no_bukti = i.no_bukti
          left join peta p on p.tipe = u.type and p.kode_akun = i.kode_akun
      )
      select tgl_system, trx, type, no_bukti as no_dokumen, coalesce(nomor_akun, '-') as nomor_akun,
             coalesce(nomor_akun || ' ' || nama_akun, akun) as nama_akun, jenis as jenis_akun,
             greatest(rupiah, 0) as debet, greatest(-rupiah, 0) as kredit, keterangan, tanda
        from baris
       where ${tampak(batasOf(ctx))}
         ${same('trx', saring.trx)} ${same('type', saring.type)} ${same('nomor_akun', saring.nomor_akun)}
       order by urut, tanda nulls last, rupiah < 0, akun`;
