import type { Tx } from '#kit/server/database.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { sidikFoto } from '#areas/stock/server/foto/bukti.ts';
import { findAsal, saveUnggah } from '#areas/stock/server/foto/foto-bukti.table.ts';
import { gambarUlang, kecilkan } from '#areas/stock/server/foto/foto.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A picture that no person of this server sent, encoded again, with what its file was. */
export type Disiapkan = { readonly jpeg: Buffer; readonly dikirim: string; readonly sidik: string };

/** Refused as an upload is where it is no photo, broken, or too large to unpack (D-8.4). */
export async function siapkanGambar(bytes: Buffer): Promise<Disiapkan> {
  const jpeg = await gambarUlang(bytes);
  return { jpeg, dikirim: sidikFoto(bytes), sidik: sidikFoto(jpeg) };
}

type Penulis = Pick<Ctx, 'kode_toko' | 'user_id' | 'op'>;
/** What picture it is: one that this chain's server has already, in any of its files, is that one. */
export const asalGambar = async (tx: Tx, { dikirim, sidik }: Disiapkan): Promise<string> =>
  (await findAsal(tx, dikirim)) ?? (await findAsal(tx, sidik)) ?? sidik;

/** Kept as an upload: known by each of its files from then on, so that it is evidence of nothing (D-51.10). */
export async function simpanGambar(
  tx: Tx,
  siap: Disiapkan,
  kode_barcode: string,
  ctx: Penulis,
): Promise<Gambar> {
  const { jpeg, dikirim, sidik } = siap;
  const gambar = await saveFoto(ctx.kode_toko, jpeg);
  const sidik_lain = [dikirim, sidik, sidikFoto(await kecilkan(jpeg))];
  const { gambar_path } = gambar;
  const baru = { gambar_path, sidik: await asalGambar(tx, siap), sidik_lain, kode_barcode };
  await saveUnggah(tx, baru, ctx);
  return gambar;
}
