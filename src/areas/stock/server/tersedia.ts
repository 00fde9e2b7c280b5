import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TIDAK_TERSEDIA, type StatusBarang } from '#areas/stock/rules/barang.ts';

type Piece = {
  readonly kode_barcode: string;
  readonly status: StatusBarang;
  readonly no_pegang: string | null;
  readonly keranjang: { readonly user_id: string; readonly sampai: string } | null;
};

const taken = (
  refusal: Refusal,
  { kode_barcode }: Piece,
  values: Record<string, string>,
): Problem =>
  new Problem(409, refusal.code, fill(refusal, { kode_barcode, ...values }).message, {
    extra: { kode_barcode, ...values },
  });

/**
 * Goes on only with a piece that is free, or in one's own basket; a seller is named (D-8.5, D-10.3). The
 * answer's own `status` is the 409, so the piece's is beside it as `status_barang`.
 */
export function needTersedia(piece: Piece, penjual: string | null, ctx: Ctx): void {
  const { status, no_pegang, keranjang } = piece;
  if (status === 'TERJUAL' && no_pegang && penjual)
    throw taken(TIDAK_TERSEDIA.BARANG_TERJUAL, piece, {
      status_barang: status,
      user_id: penjual,
      no: no_pegang,
    });
  if (status !== 'READY')
    throw taken(TIDAK_TERSEDIA.BARANG_TIDAK_READY, piece, {
      status_barang: status,
      ...(no_pegang ? { no: no_pegang } : {}),
    });
  if (keranjang && keranjang.user_id !== ctx.user_id)
    throw taken(TIDAK_TERSEDIA.BARANG_DI_KERANJANG, piece, keranjang);
}
