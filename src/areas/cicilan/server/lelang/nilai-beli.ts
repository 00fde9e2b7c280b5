import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hitungNilaiBeli } from '#areas/cicilan/rules/lelang-cicilan.ts';
import { readDasarBeli } from '#areas/pembelian/server/dasar-beli.query.ts';
import { hargaHari, kadarMasuk } from '#areas/pembelian/server/harga-beli.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Piece = {
  readonly kode_group: string;
  readonly persen: Persen;
  readonly berat: Miligram;
};

/** What the shop would pay for each of these pieces today (D-33.2); null where it has no buying price. */
export async function nilaiBeli(
  on: Sql,
  pieces: readonly Piece[],
  ctx: Ctx,
): Promise<(Rupiah | null)[]> {
  const dasar = await readDasarBeli(on, ctx.kode_toko);
  const { langkah } = pembulatanOf(ctx);
  return pieces.map(({ kode_group, persen, berat }) => {
    const masuk = kadarMasuk({ kode_group }, dasar, persen, ctx);
    const of = masuk && { masuk, kode_group, kadar: persen };
    const perGram = of ? hargaHari({ asal_nota: 'TANPA_NOTA' }, of, dasar, ctx) : null;
    return perGram === null ? null : hitungNilaiBeli(berat, perGram, langkah);
  });
}
