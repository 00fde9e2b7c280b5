import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { teksBatu, type Batu } from '#areas/berlian/rules/batu.ts';
import { tentukanHasilBatu, type BatuOpname } from '#areas/opname/rules/hitung-berlian.ts';
import type { Bukuan, HasilBatuOpname } from '#areas/opname/rules/opname.ts';
import type { Opname } from '#areas/opname/server/opname/opname.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Writes down every loose stone in the scope of a count now. */
export const saveIsiBatu = (
  tx: Tx,
  id: number,
  { kode_gudang, kode_dept }: Pick<Opname, 'kode_gudang' | 'kode_dept'>,
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_batu (kode_toko, id, kode_berlian, gerak_sampai)
    select b.kode_toko, ${id}, b.kode_berlian,
           coalesce((select max(g.urut) from berlian_gerak g
             where g.kode_toko = b.kode_toko and g.kode_berlian = b.kode_berlian), 0)
      from berlian b
     where b.kode_toko = ${kode_toko} and b.status = 'LEPAS' and b.kode_gudang = ${kode_gudang}
       and (${kode_dept}::text is null or b.kode_dept = ${kode_dept})`);

/** Which of these codes are stones of the shop, wherever they are now, and how many stones the book has of each. */
export const listKodeBatu = async (
  on: Sql,
  codes: readonly string[],
  { kode_toko }: Ctx,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await on.many(sql<{ kode_berlian: string; butir: number }>`
    select kode_berlian, butir from berlian where kode_toko = ${kode_toko} and kode_berlian = any(${codes})`);
  return new Map(rows.map((row) => [row.kode_berlian, row.butir]));
};

/** One stone of a count; an unknown code has no `kode_berlian`. */
export type HasilBatu = {
  readonly kode: string;
  readonly kode_berlian: string | null;
  readonly kode_dept: string | null;
  readonly sifat: string;
  readonly carat: Miligram;
  readonly butir: number;
  /** Stones that were counted under the code, count after count, and what the book had at the last. */
  readonly dihitung: readonly number[];
  readonly butir_buku: number | null;
  readonly harga_modal: Rupiah | null;
  readonly konsinyasi: boolean;
  readonly kode_supplier: string | null;
  readonly kode_gudang: string | null;
  readonly kode_barcode: string | null;
  readonly hasil: HasilBatuOpname;
  readonly bukuan: Bukuan;
  readonly dipindai_at: string | null;
  readonly dipindai_by: string | null;
  /** Numbers of what moved it while the count ran. */
  readonly gerak: readonly string[];
};

export const saveHasilBatu = (
  tx: Tx,
  id: number,
  rows: readonly HasilBatu[],
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_batu_hasil (kode_toko, id, urut, kode, kode_berlian, kode_dept, sifat, carat, butir, dihitung,
        butir_buku, harga_modal, konsinyasi, kode_supplier, kode_gudang, kode_barcode, hasil, bukuan, dipindai_at,
        dipindai_by)
    select ${kode_toko}, ${id}, urut, kode, kode_berlian, kode_dept, sifat, carat, butir, dihitung, butir_buku,
           harga_modal, konsinyasi, kode_supplier, kode_gudang, kode_barcode, hasil, bukuan, dipindai_at, dipindai_by
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, urut: at + 1 })))}::jsonb)
        as x (urut int, kode text, kode_berlian text, kode_dept text, sifat text, carat bigint, butir int,
        dihitung int[], butir_buku int, harga_modal bigint, konsinyasi boolean, kode_supplier text, kode_gudang text,
        kode_barcode text, hasil text,
        bukuan text, dipindai_at timestamptz, dipindai_by text)`);

const BATU = statement(`
  with pindai as (
    select kode, kode_barcode, user_id, waktu from opname_pindai
     where kode_toko = $1 and id = $2 and not kembar and kode_barcode is not null
  ), hitungan as (
    select kode_barcode, array_agg(butir order by urut) as dihitung,
           (array_agg(butir_buku order by urut desc))[1] as butir_buku
      from opname_pindai where kode_toko = $1 and id = $2 and butir is not null and kode_barcode is not null
     group by kode_barcode
  ), semua as (
    select kode_berlian from opname_batu where kode_toko = $1 and id = $2
    union select kode_barcode from pindai
  )
  select b.kode_berlian as kode, b.kode_berlian, b.kode_dept, b.carat, b.butir, b.shape, b.color, b.clarity,
         b.cut_grade, b.polish, b.symmetry, b.fluorescence, b.lembaga, b.no_sertifikat, b.harga_modal, b.konsinyasi,
         b.kode_supplier, b.kode_gudang, b.kode_barcode, b.status, b.no_pegang, h.kode_berlian is not null as harus,
         coalesce(n.dihitung, '{}') as dihitung, n.butir_buku, p.kode is not null as dipindai,
         p.waktu as dipindai_at, p.user_id as dipindai_by,
         array(select distinct g.no_bukti from berlian_gerak g
                where g.kode_toko = $1 and g.kode_berlian = b.kode_berlian and g.urut > h.gerak_sampai
                order by 1) as gerak
    from semua s
    join berlian b on b.kode_toko = $1 and b.kode_berlian = s.kode_berlian
    left join opname_batu h on h.kode_toko = $1 and h.id = $2 and h.kode_berlian = s.kode_berlian
    left join pindai p on p.kode_barcode = s.kode_berlian
    left join hitungan n on n.kode_barcode = s.kode_berlian
   order by b.kode_berlian`);

/** Codes that are no stone of the shop, once each. */
const ASING = statement(`
  select kode, null as kode_berlian, null as kode_dept, '' as sifat, 0::bigint as carat, 0 as butir,
         '{}'::int[] as dihitung, null::int as butir_buku,
         null::bigint as harga_modal, false as konsinyasi, null as kode_supplier, null as kode_gudang,
         null as kode_barcode, 'LEBIH' as hasil, null as bukuan, waktu as dipindai_at, user_id as dipindai_by,
         '{}'::text[] as gerak
    from opname_pindai where kode_toko = $1 and id = $2 and not kembar and kode_barcode is null order by urut`);

const KEMBAR = statement(
  `select count(*)::int as n from opname_pindai where kode_toko = $1 and id = $2 and kembar
     and butir is null`,
);

const TERSIMPAN = statement(`
  select kode, kode_berlian, kode_dept, sifat, carat, butir, dihitung, butir_buku, harga_modal, konsinyasi,
         kode_supplier, kode_gudang, kode_barcode, hasil, bukuan, dipindai_at, dipindai_by, '{}'::text[] as gerak
    from opname_batu_hasil where kode_toko = $1 and id = $2 order by urut`);

/** A loose stone on its way to another shop, and its shipment. */
export type BatuDiJalan = { readonly kode_berlian: string; readonly no_kirim: string };
/** Stones of the scope of a count that left by a shipment and are not received yet: a cancel brings them back. */
export const listDiJalan = (
  on: Sql,
  { kode_gudang, kode_dept }: Pick<Opname, 'kode_gudang' | 'kode_dept'>,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<BatuDiJalan[]> =>
  on.many(sql<BatuDiJalan>`
    select b.kode_berlian, i.no_kirim
      from berlian b
      join kirim_barang_isi i
        on i.kode_toko = b.kode_toko and i.no_kirim = b.no_pegang and i.kode_barcode = b.kode_berlian
     where b.kode_toko = ${kode_toko} and b.status = 'KIRIM' and i.isi = 'BATU' and i.dari_gudang = ${kode_gudang}
       and (${kode_dept}::text is null or b.kode_dept = ${kode_dept})
       and not exists (select from terima_kiriman_isi t
             where t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode)
     order by i.no_kirim, b.kode_berlian`);

type Hidup = Batu & BatuOpname & Pick<HasilBatu, 'dipindai_at' | 'dipindai_by' | 'gerak'>;

/** The current state of the count: worked out while it runs, read back once it is finished. */
export async function readBatu(
  on: Sql,
  { id, status, kode_gudang }: Opname,
  { kode_toko }: Ctx,
): Promise<{ readonly rows: readonly HasilBatu[]; readonly kembar: number }> {
  const key = [kode_toko, id];
  const [{ n: kembar } = { n: 0 }] = await on.call<{ n: number }>(KEMBAR, key);
  if (status !== 'BERJALAN') return { rows: await on.call<HasilBatu>(TERSIMPAN, key), kembar };
  const known = await on.call<Hidup>(BATU, key);
  const strange = await on.call<HasilBatu>(ASING, key);
  return { rows: [...known.map((one) => hidup(one, kode_gudang)), ...strange], kembar };
}

const hidup = (one: Hidup, gudang: string): HasilBatu => ({
  kode: one.kode_berlian,
  kode_berlian: one.kode_berlian,
  kode_dept: one.kode_dept,
  sifat: teksBatu(one),
  carat: one.carat,
  butir: one.butir,
  dihitung: one.dihitung,
  butir_buku: one.butir_buku,
  harga_modal: one.harga_modal,
  konsinyasi: one.konsinyasi,
  kode_supplier: one.kode_supplier,
  kode_gudang: one.kode_gudang,
  kode_barcode: one.kode_barcode,
  dipindai_at: one.dipindai_at,
  dipindai_by: one.dipindai_by,
  gerak: one.gerak,
  ...tentukanHasilBatu(one, gudang),
});
