import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bukaBeban, jeda, type Beban, type Jawaban } from '#tests/proof/mati/beban.ts';

const LAMA = 180_000;
/** A disk of our own needs the right to mount one; a trace the right to look at another process. */
const bisa = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const ROOT = process.getuid?.() === 0;

let folder: string;
let beban: Beban;
let terpasang = false;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-piringan-'));
  terpasang = ROOT && bisa('mount', '-t', 'tmpfs', '-o', 'size=700m,mode=755', 'kilau', folder);
  beban = await bukaBeban(folder, 3000);
}, LAMA);
afterAll(async () => {
  await beban.akhiri();
  if (terpasang) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

describe('a disk that is full', () => {
  test(
    'is told as such, half of nothing is kept, and the shop goes on when there is room again',
    async ({ skip }) => {
      if (!terpasang) return skip('needs the right to mount a small disk');
      const { child, port } = await beban.startServer();
      const pengisi = join(folder, 'pengisi');
      const { bavail, bsize } = await statfs(folder);
      await writeFile(pengisi, Buffer.alloc(bavail * bsize - 1_500_000, 1));
      const jawab: Jawaban[] = [];
      const tahu = new Map<string, string>();
      const entah = [];
      for (let at = 0; at < 900 && !jawab.some(({ status }) => status >= 500); at++) {
        const one = beban.berikut(at % 8);
        const answer = await beban.coba(port, one);
        jawab.push(answer);
        if (answer.no) tahu.set(one.code, answer.no);
        else entah.push(one);
      }
      const refused = jawab.filter(({ status }) => status !== 201);
      expect(refused.length, 'the disk never was full').toBeGreaterThan(0);
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
      expect(['PENYIMPANAN_PENUH', 'DATABASE_TIDAK_TERSEDIA']).toContain(refused[0]!.code);
      await rm(pengisi);
      // Where the log itself found no room, PostgreSQL has ended and is started like after a kill.
      await jeda(1000);
      await beban.hidupkanDatabase();
      await beban.tuntaskan(port, { tahu, entah });
      child.kill('SIGKILL');
      await beban.pastikanUtuh();
    },
    LAMA,
  );
});

describe('an answer', () => {
  test(
    'leaves after its log was forced: fdatasync stands between writing the commit and telling it',
    async ({ skip }) => {
      if (!ROOT || !bisa('strace', '-V')) return skip('needs strace');
      const { child, port } = await beban.startServer();
      expect(await beban.jual(port, beban.berikut(0))).toBeDefined();
      const { rows } = await beban.shop.owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type in ('client backend', 'walwriter') and pid <> pg_backend_pid()`,
      );
      const hasil = join(folder, 'jejak');
      const trace = spawn(
        'strace',
        [
          '-f',
          '-tt',
          '-s',
          '400',
          '-e',
          'trace=fdatasync,pwrite64,sendto',
          '-o',
          hasil,
          ...rows.flatMap(({ pid }) => ['-p', String(pid)]),
        ],
        { stdio: 'ignore' },
      );
      await jeda(1500);
      const banyak = 5;
      for (let at = 0; at < banyak; at++)
        expect(await beban.jual(port, beban.berikut(0))).toBeDefined();
      await jeda(300);
      trace.kill('SIGINT');
      await jeda(500);
      child.kill('SIGKILL');
      const lines = (await readFile(hasil, 'utf8')).split('\n');
      const kata = lines.flatMap((line) => {
        if (/fdatasync\(.*= 0|fdatasync resumed.*= 0/.test(line)) return ['paksa'];
        return line.includes('sendto(') && line.includes('COMMIT\\0') ? ['jawab'] : [];
      });
      const dijawab = kata.flatMap((one, at) => (one === 'jawab' ? [kata[at - 1]] : []));
      expect(dijawab.length).toBeGreaterThanOrEqual(banyak);
      expect(dijawab).toEqual(dijawab.map(() => 'paksa'));
    },
    LAMA,
  );
});
