import { readFile } from 'node:fs/promises';
import { NO_PHOTO } from '#kit/server/paper/desk.ts';
import { FOTO_KOSONG_SVG } from '#areas/stock/server/foto/foto-kosong.ts';
import { diskPath } from '#areas/stock/server/foto/foto-simpan.ts';

/** The stored picture behind a path of a row; nothing for a path that is not ours or a file that is gone. */
export async function readFotoLaporan(path: string): Promise<Buffer | undefined> {
  if (path === NO_PHOTO) return Buffer.from(FOTO_KOSONG_SVG);
  const file = diskPath(path);
  return file === undefined ? undefined : readFile(file).catch(() => undefined);
}
