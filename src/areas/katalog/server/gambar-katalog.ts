import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import type { PictureStore } from '#kit/server/master/pictures.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import { findGambar, hapusGambar, saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { gambarUlang, needBytes } from '#areas/stock/server/foto/foto.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { unggahGambarKatalogEndpoint } from '#areas/katalog/contract/gambar-katalog.api.ts';
import { TIDAK_GAMBAR, tentukanUkuran } from '#areas/katalog/rules/gambar-katalog.ts';

/** Pictures of the catalogue lie beside the photos of pieces, each kind in its own folder. */
export const gambarKatalog: PictureStore = {
  there: async (kode_toko, folder, paths) =>
    (await findGambar(kode_toko, paths, folder)).map(({ gambar_path }) => gambar_path),
  forget: hapusGambar,
};

/** Keeps a picture, drawn again in the size of its kind; a row names it later. */
export async function unggahGambarKatalog(
  tx: Tx,
  _: unknown,
  ctx: Ctx,
  { file }: Surroundings,
): Promise<AnswerOf<typeof unggahGambarKatalogEndpoint>> {
  const bytes = needBytes(file);
  const jenis = file?.fields['jenis'];
  const ukuran = tentukanUkuran(jenis);
  if (!ukuran) {
    const { code, message, field = '' } = TIDAK_GAMBAR.JENIS_GAMBAR;
    throw new Problem(422, code, message, { errors: [{ path: field, message }] });
  }
  const gambar = await saveFoto(ctx.kode_toko, await gambarUlang(bytes, ukuran), jenis);
  tx.audit({
    tindakan: 'FOTO',
    tabel: 'katalog_gambar',
    kunci: gambar.gambar_name,
    sesudah: { gambar: [gambar], jenis },
  });
  return gambar;
}
