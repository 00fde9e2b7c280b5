import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { fotoNamaEndpoint, gambarJenisEndpoint } from '#areas/stock/contract/foto.api.ts';
import { findArti } from '#areas/stock/server/foto/foto-bukti.table.ts';
import { kirimFotoOrang } from '#areas/stock/server/foto/foto-orang.ts';
import { isGambarTiba } from '#areas/stock/server/foto/foto.table.ts';
import { kirimFoto } from '#areas/stock/server/foto/foto.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Pictures of a kind have a folder of their own, and are no evidence. */
const GAMBAR_JENIS = { orang: false, lepas: false, dihapus: false };

type Asked = InputOf<typeof fotoNamaEndpoint> | InputOf<typeof gambarJenisEndpoint>;

/** A photo of one's own shop by its name, or one of a piece that came from another shop. */
export const lihatFotoNama =
  (db: Database) =>
  async (on: Sql, { params, query }: Asked, ctx: Ctx, { headers }: Surroundings): Promise<Raw> => {
    const jenis = 'jenis' in params ? [params.jenis] : [];
    const gambar = {
      gambar_path: ['NSIPIC', params.kode_toko, ...jenis, params.gambar_name].join('/'),
      gambar_name: params.gambar_name,
    };
    const sendiri = params.kode_toko === ctx.kode_toko;
    if (!sendiri && !(await isGambarTiba(on, ctx.kode_toko, gambar.gambar_path)))
      throw missing({ code: 'FOTO_TIDAK_ADA', message: 'Foto Tidak Ditemukan' });
    const asked = { kecil: query.kecil === '1', punya: headers['if-none-match'] };
    const { orang, lepas, dihapus } =
      jenis.length === 0 ? await findArti(on, params.kode_toko, gambar.gambar_path) : GAMBAR_JENIS;
    // It may lie in the store still, where that was away, or again, where a backup came back.
    if (dihapus) return kirimFoto(undefined, { ...asked, tetap: false, rahasia: true });
    if (orang) return kirimFotoOrang(db, gambar, asked, ctx);
    return kirimFoto(gambar, {
      ...asked,
      tetap: true,
      rahasia: sendiri && lepas,
      tanpaTautan: ctx.tamu !== undefined,
    });
  };
