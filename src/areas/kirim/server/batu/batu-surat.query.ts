import { sql, type Sql } from '#kit/server/sql.ts';
import type { BatuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A stone as a paper writes it. */
export type BatuDitulis = Omit<
  BatuJauh,
  'kode_berlian' | 'harga_modal' | 'harga_jual' | 'carat_patok'
>;
/** The same as a piece lists it: one that was typed long ago says less. */
export type BatuTercatat = Omit<BatuDitulis, 'butir' | 'lembaga'> & {
  readonly butir?: number;
  readonly lembaga?: string | null;
};
/** Stones of the pieces of a shipment, as they left: one that came home since is another matter, and says none. */
export async function listBatuSurat(
  on: Sql,
  no_kirim: string,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<ReadonlyMap<string, BatuTercatat[]>> {
  const rows = await on.many(sql<{ kode_barcode: string; berlian: BatuTercatat[] }>`
    select b.kode_barcode, b.berlian
      from kirim_barang_isi i
      join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode and b.berlian <> '[]'
     where i.kode_toko = ${kode_toko} and i.no_kirim = ${no_kirim} and i.isi = 'BARANG'
       and (b.no_pegang = i.no_kirim or exists (select from barang_sampai s
         where s.kode_toko = b.kode_toko and s.no_kirim = i.no_kirim and s.no_sampai = b.no_pegang))`);
  return new Map(rows.map((one) => [one.kode_barcode, one.berlian]));
}
