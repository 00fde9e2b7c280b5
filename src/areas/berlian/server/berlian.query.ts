import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { BatuRow, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import type { Batu, Ukuran } from '#areas/berlian/rules/batu.ts';
import type { Patok } from '#areas/berlian/rules/patok.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Satu = BatuRow & Pick<Batu, 'no_pegang'> & Patok;

/** One stone as it is now. */
export const findBatu = (
  on: Sql,
  kode_berlian: string,
  { kode_toko }: Ctx,
): Promise<Satu | undefined> =>
  on.maybe(sql<Satu>`
    select kode_berlian, carat, butir, kode_dept, shape, color, clarity, cut_grade, polish, symmetry, fluorescence,
           lembaga, no_sertifikat, foto, status, kode_barcode, konsinyasi, kode_supplier, kode_gudang, tgl_terima,
           harga_modal, harga_jual, no_pegang, carat_patok
      from berlian where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian}`);

type Dihargai = Ukuran & Pick<Batu, 'shape' | 'color' | 'clarity'>;

/** What the shop's parameters say of each of these stones, in their order; null where no row fits (D-45.3). */
export const listHargaTabel = async (
  on: Sql,
  stones: readonly Dihargai[],
  { kode_toko }: Ctx,
): Promise<(Rupiah | null)[]> =>
  (
    await on.many(sql<{ harga: Rupiah | null }>`
      select harga_batu(${kode_toko}, x.carat, x.butir, x.shape, x.color, x.clarity) as harga
        from rows from (jsonb_to_recordset(${JSON.stringify(stones.map(dihargai))}::jsonb)
               as (carat bigint, butir int, shape text, color text, clarity text))
             with ordinality as x (carat, butir, shape, color, clarity, di)
       order by x.di`)
  ).map(({ harga }) => harga);

const dihargai = ({ carat, butir, shape, color, clarity }: Dihargai): Dihargai => ({
  carat,
  butir,
  shape,
  color,
  clarity,
});

/** Stones that the shop holds, the newest first. */
export const listBerlian = (
  on: Sql,
  { query: { status } }: InputOf<typeof daftarBerlianEndpoint>,
  { kode_toko }: Ctx,
): Promise<BatuRow[]> =>
  on.many(sql<BatuRow>`
    select kode_berlian, carat, butir, kode_dept, shape, color, clarity, cut_grade, polish, symmetry, fluorescence,
           lembaga, no_sertifikat, foto, status, kode_barcode, konsinyasi, kode_supplier, kode_gudang, tgl_terima,
           harga_modal, harga_jual
      from berlian
     where kode_toko = ${kode_toko} and status in ('LEPAS', 'TERPASANG', 'DIBELI') and not pergi
       and (${status ?? null}::text is null or status = ${status ?? null})
     order by tgl_terima desc, kode_berlian desc`);

export type BatuMasuk = {
  readonly carat: Miligram;
  readonly lembaga: string | null;
  readonly no_sertifikat: string | null;
  readonly harga_modal: Rupiah;
};
export type DuluHilang = {
  readonly di: number;
  readonly no_opname: string;
  readonly harga_modal: Rupiah | null;
};

/**
 * Of stones that come in, by index, those that a count of the chain missed under the number of their certificate, loose
 * or with a piece: all of them, because one that lies beside another is asked for as well (decision 1134).
 */
export async function listDuluHilang(
  on: Sql,
  barang: readonly BatuMasuk[],
): Promise<ReadonlyMap<number, readonly DuluHilang[]>> {
  const asked = barang.flatMap(({ carat, lembaga, no_sertifikat }, di) =>
    no_sertifikat === null ? [] : [{ di, carat, lembaga, no_sertifikat }],
  );
  if (asked.length === 0) return new Map();
  const rows = await on.many(sql<DuluHilang>`
    select a.di, b.no_hilang as no_opname, b.harga_modal
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (di int, carat bigint, lembaga text,
             no_sertifikat text)
      join v_batu_hilang b on b.no_sertifikat = a.no_sertifikat
       and (lembaga_sama(b.lembaga, a.lembaga) or b.carat = a.carat)
     order by a.di, b.tgl_terima desc, b.kode_berlian desc`);
  return Map.groupBy(rows, ({ di }) => di);
}
