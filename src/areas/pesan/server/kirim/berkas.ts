import { appendFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEnv } from '#kit/server/settings/env.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Gateway, Hasil, Kiriman } from '#areas/pesan/server/kirim/gateway.ts';

/** Where messages are written that go nowhere: a line of JSON each, for a person who tries things out. */
export const pathBerkas = (kode_toko: string): string =>
  resolve(join(readEnv('KILAU_DATA') ?? '.kilau', `pesan-${kode_toko}.jsonl`));

export async function kirimBerkas(
  { kode_toko }: Gateway,
  { pesan, nomor, isi, lampiran }: Kiriman,
): Promise<Hasil> {
  const path = pathBerkas(kode_toko);
  const { id, jenis } = pesan;
  const line = { id, jenis, nomor, isi, lampiran: lampiran?.nama ?? null, waktu: nowIso() };
  try {
    await mkdir(resolve(path, '..'), { recursive: true });
    await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    return { hasil: 'TERIMA', rujukan: `berkas-${id}` };
  } catch (error) {
    return {
      hasil: 'TUNDA',
      sebab: `Berkas tidak dapat ditulis (${(error as { code?: string }).code})`,
    };
  }
}
