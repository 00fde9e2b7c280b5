import { readFile } from 'node:fs/promises';
import { diskPath } from '#areas/stock/server/foto-simpan.ts';

/** The stored picture behind a path of a row; nothing for a path that is not ours or a file that is gone. */
export async function readFotoLaporan(path: string): Promise<Buffer | undefined> {
  const file = diskPath(path);
  return file === undefined ? undefined : readFile(file).catch(() => undefined);
}
