import type { Miligram } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { StatusBatu } from '#areas/berlian/rules/batu.ts';
import { SIFAT_BATU, type SifatBatu } from '#areas/pembelian/server/batu/batu-beli.table.ts';

type Sertifikat = {
  readonly di: number;
  readonly carat: Miligram | null;
  readonly lembaga: string | null;
  readonly no_sertifikat: string;
};
/** A stone with a certificate that the chain sold, or that a count missed, loose or with its piece. */
export type BatuDikenal = SifatBatu & {
  readonly di: number;
  readonly kode_toko: string;
  readonly status: StatusBatu;
  readonly kode_barcode: string | null;
  readonly no_pegang: string | null;
};

/** When the row of a stone first came in, as a place in the book of stones. */
const PERTAMA = sql`coalesce((select min(g.urut) from berlian_gerak g
  where g.kode_toko = b.kode_toko and g.kode_berlian = b.kode_berlian), 0)`;

/**
 * All of them of one number, the newest first, each by its newest row (decision 1134): not those whose customer has
 * sold them, because the same stone came in and left later under another code.
 */
export const listDikenal = (on: Sql, asked: readonly Sertifikat[]): Promise<BatuDikenal[]> =>
  asked.length === 0
    ? Promise.resolve([])
    : on.many(sql<BatuDikenal>`
        with ada as (
          select distinct on (a.di, b.kode_berlian) a.di, ${SIFAT_BATU}, b.kode_toko, b.status, b.kode_barcode,
                 b.pegang as no_pegang, b.tgl_terima, ${PERTAMA} as pertama
            from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (di int, carat bigint, lembaga text,
                  no_sertifikat text)
           cross join lateral (
             select x.*, x.no_pegang as pegang from berlian x
              where x.no_sertifikat = a.no_sertifikat and x.status = 'TERJUAL'
             union all
             select x.*, h.no_hilang from v_batu_hilang h
               join berlian x on x.kode_toko = h.kode_toko and x.kode_berlian = h.kode_berlian
              where h.no_sertifikat = a.no_sertifikat) b
           where lembaga_sama(b.lembaga, a.lembaga) or b.carat = a.carat
           order by a.di, b.kode_berlian, b.tgl_terima desc, b.status)
        select * from ada x
         where x.status <> 'TERJUAL' or not exists (select from ada y
           where y.di = x.di and y.kode_berlian <> x.kode_berlian and y.carat = x.carat
             and lembaga_sama(y.lembaga, x.lembaga) and y.pertama > x.pertama)
         order by x.di, x.tgl_terima desc, x.status, x.kode_berlian desc`);

/** A stone that comes by its nota, with a certificate. */
type Bernota = { readonly di: number; readonly kode_berlian: string } & Omit<Sertifikat, 'di'>;
/** What became of another stone of its number since it came in. */
export type Sebelah = {
  readonly di: number;
  /** The count that missed it, or the nota that sold it. */
  readonly no: string;
  readonly hilang: boolean;
};

/**
 * Other stones of the number of one that comes by its nota: those that a count missed after that one had come in, and
 * those that are the same stone, came in later and were sold (decision 1134). What was lost before was asked about
 * when this one came.
 */
export const listSebelah = (on: Sql, asked: readonly Bernota[]): Promise<Sebelah[]> =>
  asked.length === 0
    ? Promise.resolve([])
    : on.many(sql<Sebelah>`
        with a as (
          select t.di, t.kode_berlian, t.carat, t.lembaga, t.no_sertifikat, m.awal, m.akhir
            from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t (di int, kode_berlian text, carat bigint,
                  lembaga text, no_sertifikat text)
           cross join lateral (
             select min(${PERTAMA}) as awal, max(${PERTAMA}) as akhir from berlian b
              where b.kode_berlian = t.kode_berlian) m)
        select a.di, h.no_hilang as no, true as hilang
          from a join v_batu_hilang h on h.no_sertifikat = a.no_sertifikat and h.kode_berlian <> a.kode_berlian
           and (lembaga_sama(h.lembaga, a.lembaga) or h.carat = a.carat)
         where exists (select from berlian_gerak l where l.kode_toko = h.kode_toko
           and l.kode_berlian = h.kode_berlian and l.jenis = 'HILANG' and l.urut > a.awal)
        union
        select a.di, coalesce(b.no_pegang, '-'), false
          from a join berlian b on b.no_sertifikat = a.no_sertifikat and b.kode_berlian <> a.kode_berlian
           and b.carat = a.carat and lembaga_sama(b.lembaga, a.lembaga)
         where b.status = 'TERJUAL' and ${PERTAMA} > a.akhir
         order by di, hilang, no`);
