import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { BatuJauh, DaftarBatuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import { DITERIMA } from '#areas/kirim/server/jauh/lama.table.ts';

/** What a list says of a stone `s`. */
const BATU = sql`jsonb_build_object('kode_berlian', s.kode_berlian, 'carat', s.carat, 'butir', s.butir,
  'shape', s.shape, 'color', s.color, 'clarity', s.clarity, 'cut_grade', s.cut_grade, 'polish', s.polish,
  'symmetry', s.symmetry, 'fluorescence', s.fluorescence, 'lembaga', s.lembaga, 'no_sertifikat', s.no_sertifikat,
  'harga_modal', s.harga_modal, 'harga_jual', s.harga_jual, 'carat_patok', s.carat_patok)`;

/** Stones of pieces that are packed, as a list tells them: those that each piece names, as their rows have them. */
export const listBatuDikemas = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, BatuJauh[]>> => {
  const rows = await on.many(sql<{ kode_barcode: string; berlian: BatuJauh[] }>`
    select b.kode_barcode, jsonb_agg(${BATU} order by e.urut) as berlian
      from barang b
     cross join lateral jsonb_array_elements(b.berlian) with ordinality e (batu, urut)
      join berlian s on s.kode_toko = b.kode_toko and s.kode_berlian = e.batu ->> 'kode_berlian'
       and s.kode_barcode = b.kode_barcode and s.status = 'TERPASANG'
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes}::text[]) group by 1`);
  return new Map(rows.map((one) => [one.kode_barcode, one.berlian]));
};

type Lepas = Omit<DaftarBatuJauh['barang'][number], 'nama_barang' | 'harga_hari_itu'>;
/** Loose stones that are packed, as a list tells them. */
export const listBatuLepas = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Lepas>> => {
  const rows = await on.many(sql<{ batu: Lepas }>`
    select ${BATU} || jsonb_build_object('kode_dept', s.kode_dept, 'tgl_terima', s.tgl_terima) as batu
      from berlian s where s.kode_toko = ${kode_toko} and s.kode_berlian = any(${codes}::text[])`);
  return new Map(rows.map(({ batu }) => [batu.kode_berlian, batu]));
};

/** Loose stones of a list as the rows that their receipt begins with. */
export const saveBatuLepas = (
  tx: Tx,
  { asal, no_kirim }: { asal: string; no_kirim: string },
  batu: DaftarBatuJauh['barang'],
): Promise<number> =>
  tx.run(sql`
    insert into kiriman_jauh_isi (kode_toko, no_kirim, kode_barcode, barang)
    select ${asal}, ${no_kirim}, e ->> 'kode_berlian',
           (e - 'nama_barang' - 'harga_hari_itu') || jsonb_build_object('kode_toko', ${asal}::text, 'status', 'KIRIM')
      from jsonb_array_elements(${JSON.stringify(batu)}::jsonb) e`);

/** A stone that a list names, beside what this database has by its code. */
export type BatuSifat = Pick<
  BatuJauh,
  | 'kode_berlian'
  | 'shape'
  | 'color'
  | 'clarity'
  | 'cut_grade'
  | 'polish'
  | 'symmetry'
  | 'fluorescence'
  | 'lembaga'
  | 'no_sertifikat'
>;

/**
 * A code of the series of a shop of this database that it never gave to a stone; and one that is a piece's here, or
 * a piece's code that is a stone's: the counter finds one thing by a code.
 */
export const findBatuAsing = (
  on: Sql,
  batu: readonly string[],
  barang: readonly string[],
): Promise<{ kode_berlian: string } | undefined> =>
  on.maybe(sql<{ kode_berlian: string }>`
    select k as kode_berlian from unnest(${batu}::text[]) k
      join toko t on t.kode_toko = left(k, 3) and not t.server_sendiri
     where not exists (select from berlian b where b.kode_toko = t.kode_toko and b.kode_berlian = k)
    union all
    select kode_barcode from barang where kode_barcode = any(${batu}::text[])
    union all
    select kode_berlian from berlian where kode_berlian = any(${barang}::text[])
     order by 1 limit 1`);

/** A stone that is known here by its code as another one: what its paper says of a stone never changes. */
export const findBatuLain = (on: Sql, batu: readonly BatuSifat[]) =>
  on.maybe(sql<{ kode_berlian: string }>`
    select b.kode_berlian
      from jsonb_to_recordset(${JSON.stringify(batu)}::jsonb) as x (kode_berlian text, shape text, color text,
             clarity text, cut_grade text, polish text, symmetry text, fluorescence text, lembaga text,
             no_sertifikat text)
      join berlian b on b.kode_berlian = x.kode_berlian
     where (b.shape, b.color, b.clarity, b.cut_grade, b.polish, b.symmetry, b.fluorescence, b.lembaga, b.no_sertifikat)
       is distinct from (x.shape, x.color, x.clarity, x.cut_grade, x.polish, x.symmetry, x.fluorescence, x.lembaga,
                         x.no_sertifikat)
     order by 1 limit 1`);

/** The shipment by which a stone `b` is on its way, alone or with the piece `p` that it is set in. */
const DI_JALAN = sql`exists (
  select from kirim_barang k
    join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
     and i.kode_barcode = coalesce(b.kode_barcode, b.kode_berlian)
   where k.kode_toko = b.kode_toko and k.no_kirim = coalesce(b.no_pegang, p.no_pegang) and not ${DITERIMA})`;

/**
 * A stone of which this database says that no other shop can have it: it is here, sold or returned here, on its way
 * from here and not said to be received; and in this shop one whose own half of the way out is not booked yet.
 */
export const findBatuDiSini = (on: Sql, codes: readonly string[], kode_toko: string) =>
  on.maybe(sql<{ kode_berlian: string; kode_toko: string }>`
    select b.kode_berlian, b.kode_toko from berlian b
      left join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
     where b.kode_berlian = any(${codes}::text[])
       and case when b.status = 'HILANG' or (b.pergi and p.status = 'HILANG') then false
                when b.status <> 'KIRIM' and not b.pergi then true
                -- By any other number a part joined its parcel again: there is none of that code any more.
                else case left(coalesce(b.no_pegang, p.no_pegang, ''), 2) when 'SB' then false
                  when 'KB' then b.kode_toko = ${kode_toko} or ${DI_JALAN} else true end end
     order by 1, 2 limit 1`);

export type BatuKenal = {
  readonly kode_berlian: string;
  readonly carat: Miligram;
  readonly butir: number;
  readonly harga_modal: Rupiah | null;
  readonly harga_jual: Rupiah | null;
  readonly kode_barcode: string | null;
  /** The number by which it was lost, alone or with its piece. */
  readonly hilang_di: string | null;
};
/** Stones as they left, by their codes: of this shop, else of the shop of this database that had each last. */
export const listBatuKenal = (
  on: Sql,
  codes: readonly string[],
  kode_toko: string,
): Promise<BatuKenal[]> =>
  on.many(sql<BatuKenal>`
    select distinct on (b.kode_berlian) b.kode_berlian, b.carat, b.butir, b.harga_modal, b.harga_jual, b.kode_barcode,
           (select h.no_hilang from v_batu_hilang h
             where h.kode_toko = b.kode_toko and h.kode_berlian = b.kode_berlian) as hilang_di
      from berlian b where b.kode_berlian = any(${codes}::text[])
     order by b.kode_berlian, b.kode_toko = ${kode_toko} desc, b.input_date desc`);

export type BatuDiukur = Pick<
  BatuJauh,
  'kode_berlian' | 'carat' | 'butir' | 'shape' | 'color' | 'clarity' | 'lembaga' | 'no_sertifikat'
>;
type Diukur = {
  readonly kode_berlian: string;
  /** What the parameters of this shop say that it costs. */
  readonly harga: Rupiah | null;
  /** Other stones of its number here, sold, lost or held, each with how it is. */
  readonly senomor: string | null;
};
/** What this shop says of stones whatever their list says: a price, and who else has the number. */
export const listBatuDiukur = (
  on: Sql,
  batu: readonly BatuDiukur[],
  kode_toko: string,
): Promise<Diukur[]> =>
  on.many(sql<Diukur>`
    select x.kode_berlian, harga_batu(${kode_toko}, x.carat, x.butir, x.shape, x.color, x.clarity) as harga,
           (select string_agg(distinct b.kode_berlian || ' ' || b.status, ', ') from berlian b
             where b.no_sertifikat = x.no_sertifikat and lembaga_sama(b.lembaga, x.lembaga)
               and b.kode_berlian <> x.kode_berlian) as senomor
      from jsonb_to_recordset(${JSON.stringify(batu)}::jsonb) as x (kode_berlian text, carat bigint, butir int,
             shape text, color text, clarity text, lembaga text, no_sertifikat text)`);

/** Codes of the stones that pieces had when they left. */
export const listBatuBarang = async (
  on: Sql,
  codes: readonly string[],
  kode_toko: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await on.many(sql<{ kode_barcode: string; batu: string[] }>`
    select distinct on (kode_barcode) kode_barcode,
           array(select e ->> 'kode_berlian' from jsonb_array_elements(berlian) e order by 1) as batu
      from barang where kode_barcode = any(${codes}::text[]) and status = 'KIRIM'
     order by kode_barcode, kode_toko = ${kode_toko} desc, input_date desc`);
  return new Map(rows.map((one) => [one.kode_barcode, one.batu]));
};
