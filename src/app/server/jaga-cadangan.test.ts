import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { nowIso, setClock, withClockAt } from '#kit/server/clock.ts';
import { backupState, noteBackup } from '#kit/server/postgres/backup-state.ts';
import { copyName } from '#kit/server/postgres/backup.ts';
import { cadangkanSekali, jagaCadangan } from '#app/server/jaga-cadangan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let folder = '';
const said: string[] = [];
const say = (line: string): void => void said.push(line);

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-cadangan-'));
  vi.stubEnv('KILAU_BACKUP', folder);
  vi.stubEnv('KILAU_PHOTOS', join(folder, 'none'));
});
afterEach(async () => {
  noteBackup(undefined);
  vi.unstubAllEnvs();
  vi.useRealTimers();
  said.length = 0;
  await rm(folder, { recursive: true, force: true });
});

/** A base copy of the present, as the database would make it. */
async function copyNow(segment = '000000010000000000000002'): Promise<string> {
  const path = join(folder, copyName('dasar'));
  await mkdir(path);
  await writeFile(join(path, 'backup_label'), `START WAL LOCATION: 0/2000028 (file ${segment})\n`);
  return path;
}
const works = { connection: {}, backUp: () => copyNow() };
const fails = (error: object) => ({
  connection: {},
  backUp: () => Promise.reject(Object.assign(new Error('gagal'), error)),
});
const full = fails({ code: 'ENOSPC' });
const look = (instant: string, server: Parameters<typeof cadangkanSekali>[0] = works) =>
  withClockAt(instant, () => cadangkanSekali(server, say));
const copies = async () => (await readdir(folder)).filter((name) => /^(dasar|dump)-/.test(name));
const perlu = async (who: 'OWN' | 'SPV', instant: string) =>
  (
    (await withClockAt(instant, () => shop.as(who).raw('GET', 'dashboard/toko'))).body.data
      .perlu_dilihat as { jenis: string }[]
  ).filter(({ jenis }) => jenis === 'CADANGAN_LAMA');

test('a copy is made at half past two in Jakarta, once a day, and the first one at once', async () => {
  expect(await look('2026-11-20T05:00:00Z')).toBe(true);
  expect(await look('2026-11-20T19:29:00Z')).toBe(false);
  expect(await look('2026-11-20T19:30:00Z')).toBe(true);
  expect(await look('2026-11-21T10:00:00Z')).toBe(false);
  expect(await copies()).toEqual(['dasar-2026-11-20T050000Z', 'dasar-2026-11-20T193000Z']);
});

test('a computer that was off at that hour makes it when it is on; another hour may be set', async () => {
  vi.stubEnv('KILAU_BACKUP_AT', '21:15');
  await look('2026-11-20T05:00:00Z');
  expect(await look('2026-11-20T14:14:00Z')).toBe(false);
  expect(await look('2026-11-21T01:00:00Z')).toBe(true);
  expect(await look('2026-11-21T14:15:00Z')).toBe(true);
});

test('a full disk is told to the owner alone, tried again after half an hour, and forgotten when it works', async () => {
  await look('2026-11-19T05:00:00Z');
  expect(await look('2026-11-20T02:00:00Z', full)).toBe(false);
  const told = [{ waktu: '2026-11-19T05:00:00.000Z', dokumen: 'DISK_PENUH' }];
  expect(await perlu('OWN', '2026-11-20T02:01:00Z')).toMatchObject(told);
  expect(await perlu('SPV', '2026-11-20T02:01:00Z')).toEqual([]);
  expect(await look('2026-11-20T02:29:00Z')).toBe(false);
  expect(await look('2026-11-20T02:30:00Z')).toBe(true);
  expect(await perlu('OWN', '2026-11-20T02:31:00Z')).toEqual([]);
  expect(said.filter((line) => line.startsWith('Cadangan gagal'))).toEqual([
    'Cadangan gagal: gagal',
  ]);
});

test('a folder that is gone is not made on this disk; when it is back the copy follows', async () => {
  await look('2026-11-19T05:00:00Z');
  await rename(folder, `${folder}-away`);
  expect(await look('2026-11-20T02:00:00Z')).toBe(false);
  expect(await perlu('OWN', '2026-11-20T02:01:00Z')).toMatchObject([
    { waktu: null, dokumen: 'FOLDER_TIDAK_ADA' },
  ]);
  await rename(`${folder}-away`, folder);
  expect(await look('2026-11-20T02:31:00Z')).toBe(true);
  expect(await perlu('OWN', '2026-11-20T02:32:00Z')).toEqual([]);
});

test('a copy of 26 hours ago is too old, whatever the reason', async () => {
  await look('2026-11-20T19:30:00Z');
  expect(await perlu('OWN', '2026-11-21T21:29:00Z')).toEqual([]);
  expect(await perlu('OWN', '2026-11-21T21:31:00Z')).toMatchObject([
    { waktu: '2026-11-20T19:30:00.000Z', dokumen: null },
  ]);
});

test('a log that does not reach the folder is told, although the copy was made', async () => {
  await look('2026-11-20T05:00:00Z', { ...works, logHeld: async () => true });
  expect(backupState()).toMatchObject({ failed: { why: 'LOG_TERTAHAN' } });
  // It holds up no copy.
  expect(await look('2026-11-20T19:30:00Z')).toBe(true);
  expect(backupState()).toMatchObject({ failed: null });
});

test('without a folder the owner is told so; where another program makes copies only their age is', async () => {
  vi.stubEnv('KILAU_BACKUP', '');
  expect(await look('2026-11-20T02:00:00Z')).toBe(false);
  expect(await perlu('OWN', '2026-11-20T02:00:00Z')).toMatchObject([{ dokumen: 'TANPA_FOLDER' }]);
  vi.stubEnv('KILAU_BACKUP_AT', 'off');
  await look('2026-11-20T02:00:00Z');
  expect(await perlu('OWN', '2026-11-20T02:00:00Z')).toEqual([]);
  vi.stubEnv('KILAU_BACKUP', folder);
  await withClockAt('2026-11-18T02:00:00Z', () => copyNow());
  expect(await look('2026-11-20T02:00:00Z')).toBe(false);
  expect(await perlu('OWN', '2026-11-20T02:00:00Z')).toMatchObject([{ dokumen: null }]);
});

test('copies older than two weeks go with the log that only they need; two always stay', async () => {
  const segment = (n: number): string => `0000000100000000000000${n.toString(16).padStart(2, '0')}`;
  for (const [day, from] of [
    ['01', 2],
    ['02', 4],
    ['18', 9],
  ] as const)
    await withClockAt(`2026-11-${day}T02:00:00Z`, () => copyNow(segment(from)));
  await mkdir(join(folder, 'dasar-2026-11-19T010000Z.draft'));
  await mkdir(join(folder, 'wal'));
  for (const name of [`${segment(3)}.gz`, segment(8), `${segment(9)}.gz`, '00000002.history'])
    await writeFile(join(folder, 'wal', name), '');
  const later = { ...works, backUp: () => copyNow(segment(11)) };
  expect(await look('2026-11-20T02:30:00Z', later)).toBe(true);
  expect(await copies()).toEqual(['dasar-2026-11-18T020000Z', 'dasar-2026-11-20T023000Z']);
  expect(await readdir(join(folder, 'wal'))).toEqual([`${segment(9)}.gz`, '00000002.history']);
  expect(said).toContain('Cadangan lama dihapus: 2');
  // Long after: the two that are there stay until a newer one is whole.
  await look('2027-01-20T02:00:00Z', full);
  expect(await copies()).toHaveLength(2);
});

test('a folder that old copies fill is cleared before the new one is made', async () => {
  for (const day of ['01', '02', '03', '04'])
    await withClockAt(`2026-10-${day}T02:00:00Z`, () => copyNow());
  expect(await look('2026-11-20T02:00:00Z', full)).toBe(false);
  expect(await copies()).toEqual(['dasar-2026-10-03T020000Z', 'dasar-2026-10-04T020000Z']);
});

test('the server looks by itself, goes on after a failure, and stops looking when it stops', async () => {
  const before = nowIso();
  onTestFinished(() => setClock(before));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let tries = 0;
  const backUp = (): Promise<string> => (++tries === 1 ? full.backUp() : copyNow());
  const stop = jagaCadangan({ connection: {}, folder: tmpdir(), backUp }, say);
  await vi.waitFor(() => expect(backupState()).toMatchObject({ failed: { why: 'DISK_PENUH' } }));
  setClock(new Date(Date.parse(before) + 31 * 60_000).toISOString());
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(backupState()).toMatchObject({ failed: null }), 10_000);
  expect(await copies()).toHaveLength(1);
  expect(said.join('\n')).toContain('di disk yang sama dengan data');
  stop();
  await vi.advanceTimersByTimeAsync(3 * 86_400_000);
  expect(tries).toBe(2);
  expect(backupState()).toBeUndefined();
});

test('Prometheus reads when the newest copy was made and whether the last try failed', async () => {
  const figures = async () => (await shop.app.inject({ url: '/metrics' })).payload;
  expect(await figures()).not.toContain('kilau_backup');
  await look('2026-11-20T05:00:00Z');
  expect(await figures()).toContain('kilau_backup_last_timestamp_seconds 1795150800');
  expect(await figures()).toContain('kilau_backup_failed 0');
  await look('2026-11-21T05:00:00Z', full);
  expect(await figures()).toContain('kilau_backup_failed 1');
});
