import type { Sql } from '#kit/server/sql.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import type { StatusBarang } from '#areas/stock/rules/barang.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

/** What a customer hears of a piece: it is there, it is sold, or it is not in the shop. */
export const keadaanItem = (status: StatusBarang): 'TAMPIL' | 'TERJUAL' | 'TIDAK_ADA' =>
  status === 'READY'
    ? 'TAMPIL'
    : status === 'TERJUAL' || status === 'TITIP'
      ? 'TERJUAL'
      : 'TIDAK_ADA';

/** An item of a piece in stock has that piece's price of now, its weight and its state (D-29.1). */
export async function ikutStock(
  on: Sql,
  rows: Row[],
  ctx: Pick<Ctx, 'kode_toko' | 'param' | 'moduls'>,
): Promise<Row[]> {
  const codes = rows.flatMap(({ kode_barcode }) => (kode_barcode ? [String(kode_barcode)] : []));
  if (codes.length === 0) return rows;
  const aturan = aturanHarga(ctx);
  const pieces = new Map(
    (await listBarang(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  return rows.map((row) => {
    const piece = pieces.get(String(row['kode_barcode']));
    if (!piece) return row;
    const { harga_hari_ini } = hargaKini(piece, aturan);
    return {
      ...row,
      berat: piece.berat,
      harga_jual: harga_hari_ini ?? row['harga_jual'],
      keadaan: keadaanItem(piece.status),
    };
  });
}
