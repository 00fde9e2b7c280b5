import { NO_PHOTO } from '#kit/server/paper/desk.ts';
import { FOTO_KOSONG_SVG } from '#areas/stock/server/foto/foto-kosong.ts';
import { readFoto } from '#areas/stock/server/foto/foto-simpan.ts';

/** The stored picture behind a path of a row; a report goes on without one that is gone or does not come. */
export async function readFotoLaporan(path: string): Promise<Buffer | undefined> {
  if (path === NO_PHOTO) return Buffer.from(FOTO_KOSONG_SVG);
  return readFoto(path).catch(() => undefined);
}
