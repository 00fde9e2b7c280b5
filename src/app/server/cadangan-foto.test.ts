import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hapusGambar, saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { cadangkanFoto, pulihkanFoto } from '#app/server/cadangan-foto.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-cadangan-foto-'));
  vi.stubEnv('KILAU_PHOTOS', join(folder, 'foto'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const backups = () => join(folder, 'cadangan');
async function said(work: (say: (line: string) => void) => Promise<void>): Promise<string> {
  const lines: string[] = [];
  await work((line) => lines.push(line));
  return lines.join('\n');
}

test('photos go into the backup once, stay there when they are removed, and come back', async () => {
  const satu = await saveFoto('KJ1', Buffer.from('satu'));
  const dua = await saveFoto('KJ1', Buffer.from('dua'), 'ITEM');
  expect(await said((say) => cadangkanFoto(backups(), say))).toBe('Foto dicadangkan: 2 baru.');
  await hapusGambar([satu.gambar_path]);
  await saveFoto('PST', Buffer.from('tiga'));
  expect(await said((say) => cadangkanFoto(backups(), say))).toBe('Foto dicadangkan: 1 baru.');
  const baru = join(folder, 'baru');
  expect(await said((say) => pulihkanFoto(backups(), baru, say))).toContain('Foto dipulihkan: 3');
  for (const [{ gambar_path }, isi] of [
    [satu, 'satu'],
    [dua, 'dua'],
  ] as const)
    expect(await readFile(join(baru, 'foto', gambar_path), 'utf8')).toBe(isi);
  expect(await readdir(join(baru, 'foto/NSIPIC'))).toEqual(['KJ1', 'PST']);
});

test('a shop without a photo is backed up as well', async () => {
  expect(await said((say) => cadangkanFoto(backups(), say))).toBe('Foto dicadangkan: 0 baru.');
});

test('photos of an S3 are in no backup, and that is said both times', async () => {
  await saveFoto('KJ1', Buffer.from('satu'));
  vi.stubEnv('KILAU_S3_ENDPOINT', 'https://s3.example');
  vi.stubEnv('KILAU_S3_BUCKET', 'foto');
  vi.stubEnv('KILAU_S3_KEY', 'k');
  vi.stubEnv('KILAU_S3_SECRET', 's');
  const lines = await said((say) => cadangkanFoto(backups(), say));
  expect(lines).toBe(
    'Foto ada di https://s3.example/foto dan TIDAK ikut cadangan ini: jaga di sana.',
  );
  expect(await said((say) => pulihkanFoto(backups(), join(folder, 'baru'), say))).toContain(
    'dibaca dari https://s3.example/foto',
  );
  await expect(readdir(backups())).rejects.toThrow('ENOENT');
});
