import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withClockAt } from '#kit/server/clock.ts';
import { backupPlan, dueAt } from '#kit/server/postgres/backup-plan.ts';
import { whyOf } from '#kit/server/postgres/backup-state.ts';
import { dumpTo } from '#kit/server/postgres/dump.ts';
import {
  archiveCommand,
  archiveOnWindows,
  restoreCommand,
  restoreOnWindows,
  segmentsBetween,
} from '#kit/server/postgres/log-segments.ts';
import { checkCopy, openCopy } from '#kit/server/postgres/whole-copy.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau copies 100% '));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('a copy is read again when it is whole, and one bit less is found before a restore', async () => {
  const at = join(folder, 'copy');
  await mkdir(at);
  const copy = openCopy(at);
  await copy.folder('base');
  await mkdir(join(folder, 'from/base'), { recursive: true });
  await writeFile(join(folder, 'from/base/1'), 'emas');
  expect(await copy.files(join(folder, 'from'), ['base/1', 'base/2'])).toBe(1);
  await copy.text('backup_label', 'label');
  await copy.finish();
  expect(await readFile(join(at, 'base/1'), 'utf8')).toBe('emas');
  await checkCopy(at);
  await writeFile(join(at, 'base/1'), 'emaz');
  await expect(checkCopy(at)).rejects.toThrow('is damaged: base/1');
  await rm(join(at, 'base/1'));
  await expect(checkCopy(at)).rejects.toThrow('is damaged: base/1');
});

/** As PostgreSQL calls them: %% is a %, %f the name, %p the path. */
const call = (command: string, name: string, path: string) =>
  spawnSync('/bin/sh', [
    '-c',
    command.replace(/%([%fp])/g, (_, one: string) => ({ '%': '%', f: name, p: path })[one]!),
  ]).status;

test.skipIf(process.platform === 'win32')(
  'a piece of the log is kept packed, once; the same one again is done, another one is refused',
  async () => {
    const [wal, piece, back] = ['wal', 'piece', 'back'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(piece, Buffer.alloc(16 * 2 ** 20, 'x'));
    const keep = archiveCommand(wal);
    expect(call(keep, 'A1', piece), 'a folder that is not there').not.toBe(0);
    await mkdir(wal);
    expect(call(keep, 'A1', piece)).toBe(0);
    expect(call(keep, 'A1', piece)).toBe(0);
    expect((await stat(join(wal, 'A1.gz'))).size).toBeLessThan(2 ** 20);
    expect(call(restoreCommand(wal), 'A1', back)).toBe(0);
    expect(execFileSync('cmp', [piece, back])).toHaveLength(0);
    await writeFile(piece, 'other');
    expect(call(keep, 'A1', piece)).not.toBe(0);
    expect(await readdir(wal)).toEqual(['A1.gz']);
    // Of an older version, not packed; then what is not kept, what is broken, and a disk that is away.
    await writeFile(join(wal, 'A2'), 'plain');
    expect(call(restoreCommand(wal), 'A2', back)).toBe(0);
    expect(call(restoreCommand(wal), 'A3', back)).toBe(1);
    await writeFile(join(wal, 'A4.gz'), 'broken');
    expect(call(restoreCommand(wal), 'A4', back)).toBe(255);
    await rm(wal, { recursive: true });
    expect(call(restoreCommand(wal), 'A1', back)).toBe(255);
  },
);

test('on Windows the same is said in the words of cmd', () => {
  expect(archiveOnWindows('D:/cadangan 50%/wal')).toBe(
    String.raw`if exist "D:\cadangan 50%%\wal\%f" (fc /b "%p" "D:\cadangan 50%%\wal\%f" >nul) ` +
      String.raw`else (copy /y "%p" "D:\cadangan 50%%\wal\%f.draft" >nul && ` +
      String.raw`move /y "D:\cadangan 50%%\wal\%f.draft" "D:\cadangan 50%%\wal\%f" >nul)`,
  );
  expect(restoreOnWindows('D:/c/wal')).toBe(
    String.raw`if not exist "D:\c\wal\" (exit 255) else if not exist "D:\c\wal\%f" (exit 1) ` +
      String.raw`else (copy /y "D:\c\wal\%f" "%p" >nul || exit 255)`,
  );
});

test('segments go on over the end of a round, and of one there is one', () => {
  expect(segmentsBetween('0000000300000001000000FE', '000000030000000200000001')).toEqual([
    '0000000300000001000000FE',
    '0000000300000001000000FF',
    '000000030000000200000000',
    '000000030000000200000001',
  ]);
  expect(segmentsBetween('000000010000000000000002', '000000010000000000000002')).toHaveLength(1);
});

test('the hour is that of Jakarta; what is no hour, or no number of days, ends the start', () => {
  expect(backupPlan()).toEqual({ at: 150, days: 14 });
  const due = (now: string, at: number) => new Date(dueAt(Date.parse(now), at)).toISOString();
  expect(due('2026-11-20T19:29:59Z', 150)).toBe('2026-11-19T19:30:00.000Z');
  expect(due('2026-11-20T19:30:00Z', 150)).toBe('2026-11-20T19:30:00.000Z');
  expect(due('2026-11-20T23:59:00Z', 23 * 60)).toBe('2026-11-20T16:00:00.000Z');
  vi.stubEnv('KILAU_BACKUP_AT', 'off');
  expect(backupPlan().at).toBeUndefined();
  for (const wrong of ['24:00', '2.30', 'malam']) {
    vi.stubEnv('KILAU_BACKUP_AT', wrong);
    expect(backupPlan).toThrow('KILAU_BACKUP_AT');
  }
  vi.stubEnv('KILAU_BACKUP_AT', '23:15');
  vi.stubEnv('KILAU_BACKUP_DAYS', '0');
  expect(backupPlan).toThrow('KILAU_BACKUP_DAYS');
});

test('a failure is told by what mends it', () => {
  const error = (code: string, more: object = {}) =>
    Object.assign(new Error('x'), { code, ...more });
  expect(whyOf(error('ENOSPC'))).toBe('DISK_PENUH');
  expect(whyOf(new Error('pg_dump: error: No space left on device'))).toBe('DISK_PENUH');
  expect(whyOf(error('ENOENT'))).toBe('FOLDER_TIDAK_ADA');
  expect(whyOf(error('ENOENT', { syscall: 'spawn pg_dump' }))).toBe('TANPA_PG_DUMP');
  expect(whyOf(error('EROFS'))).toBe('TIDAK_BISA_DITULIS');
  expect(whyOf(new Error('canceling statement'))).toBe('LAIN');
});

test.skipIf(process.platform === 'win32')(
  'a server of one’s own is dumped whole or not at all, read to its end, its password on no list',
  async () => {
    const script = (text: string) => `#!/bin/sh\n${text}\n`;
    const programs = { dump: join(folder, 'dump'), read: join(folder, 'read') };
    const write = `for a; do case $a in --file=*) f="\${a#--file=}";; esac; done\necho "$PGPASSWORD $*" > "$f"`;
    await writeFile(programs.dump, script(write), { mode: 0o755 });
    await writeFile(programs.read, script('exit ${FAIL:-0}'), { mode: 0o755 });
    const to = join(folder, 'to');
    const dump = (day: string) =>
      withClockAt(`2026-11-${day}T02:00:00Z`, () =>
        dumpTo(to, 'postgresql://kilau:raha%20sia@db.example.com:5432/kilau', programs),
      );
    await expect(dump('19')).rejects.toThrow('ENOENT');
    expect(existsSync(to), 'a disk that is away is not made here').toBe(false);
    await mkdir(to);
    const made = await dump('20');
    expect(made).toBe(join(to, 'dump-2026-11-20T020000Z.dump'));
    const text = await readFile(made, 'utf8');
    expect(text).toMatch(/^raha sia --no-unlogged-table-data /);
    expect(text.slice(9)).not.toMatch(/raha/);
    expect((await stat(made)).mode & 0o077).toBe(0);
    vi.stubEnv('FAIL', '1');
    await expect(dump('21')).rejects.toThrow('Command failed');
    expect(await readdir(to)).toEqual(['dump-2026-11-20T020000Z.dump']);
  },
);
