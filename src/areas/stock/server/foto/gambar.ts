import type { Refusal } from '#kit/rules/refusal.ts';
import type { Sql } from '#kit/server/sql.ts';
import { TIDAK_BUKTI } from '#areas/stock/rules/foto-bukti.ts';
import type { Difoto } from '#areas/stock/server/foto/bukti.ts';
import { listKeadaan } from '#areas/stock/server/foto/foto-bukti.table.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Pictures of what is wanted, a drawing or a photo: this shop's own, and evidence of no other act. Others are
 * refused at their field: a picture of a slip is shown to the holder of the slip (D-51.15).
 */
export async function periksaGambar(
  on: Sql,
  pictures: readonly Difoto[],
  { kode_toko }: Ctx,
): Promise<Refusal[]> {
  if (pictures.length === 0) return [];
  const paths = pictures.map(({ foto }) => foto);
  const own = new Set((await findGambar(kode_toko, paths)).map((one) => one.gambar_path));
  const used = new Set(
    (await listKeadaan(on, kode_toko, paths)).flatMap((one) =>
      one.terpakai ? [one.gambar_path] : [],
    ),
  );
  return pictures.flatMap(({ foto, field }) => {
    if (!own.has(foto)) return [{ ...TIDAK_BUKTI.FOTO_TIDAK_ADA, field }];
    return used.has(foto) ? [{ ...TIDAK_BUKTI.FOTO_TERPAKAI, field }] : [];
  });
}
