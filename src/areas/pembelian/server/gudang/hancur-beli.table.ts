import type { ValueOf } from '#kit/contract/field.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';

/** A piece that was melted: what it was as it was bought, and its share of the lot. */
export type Piece = ValueOf<typeof hancurBeliDocument.spec.parts.barang>[number];

export const listPieces = (on: Sql, kode_toko: string, no: string): Promise<Piece[]> =>
  on.many(sql<Piece>`
    select i.no_faktur_beli, i.urut, b.nama_barang, b.kode_kadar, b.kadar, b.berat, b.murni, i.berat_hasil,
           i.murni_hasil, b.harga
      from hancur_pembelian_isi i
      join v_emas_beli b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
     where i.kode_toko = ${kode_toko} and i.no_hancur = ${no} order by i.no_faktur_beli, i.urut`);

export async function savePieces(
  tx: Tx,
  no_hancur: string,
  pieces: readonly Piece[],
  { kode_toko, hari: tgl_system }: Ctx,
): Promise<void> {
  const rows = pieces.map(({ no_faktur_beli, urut, berat_hasil, murni_hasil }) => ({
    kode_toko,
    no_hancur,
    tgl_system,
    no_faktur_beli,
    urut,
    berat_hasil,
    murni_hasil,
  }));
  await tx.run(await insertRows(tx, 'hancur_pembelian_isi', rows));
}
