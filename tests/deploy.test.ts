import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VARIABLES } from '#kit/server/settings/env.ts';

/** Files for services and containers, which cannot be started here: what they say must be what the program knows. */
const FILES = ['deploy/Containerfile', 'deploy/compose.yaml', 'deploy/kilau.service'];
const read = (path: string): string => readFileSync(path, 'utf8');
const { version, engines } = JSON.parse(read('package.json'));

test.each(FILES)('%s sets only what the program reads', (path) => {
  const named = read(path).match(/\b(KILAU_[A-Z_0-9]+|DATABASE_URL|PORT|HOST)\b(?=[=:])/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in VARIABLES))).toEqual([]);
});

test('services and pages name the version that there is', () => {
  const told = [...FILES, 'docs/guides/release.md', ...globSync('deploy/windows/*')].flatMap(
    (path) => read(path).match(/kilau[-:](\d+\.\d+\.\d+)/g) ?? [],
  );
  const said = new Set(told.map((one) => one.slice('kilau-'.length)));
  // The example of an upgrade names a later version.
  expect([...said].filter((one) => one !== version)).toEqual(['3.6.0']);
});

test('the container runs as nobody special, on the Node of the program, and says whether it is ready', () => {
  const text = read('deploy/Containerfile');
  const last = text.slice(text.lastIndexOf('FROM '));
  expect(text.match(/^FROM .*$/gm)?.every((line) => line.includes('node:24-'))).toBe(true);
  expect(Number(/\d+/.exec(engines.node)?.[0])).toBeLessThanOrEqual(24);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toContain('/readyz');
  // Each file that is copied from the checkout is there.
  const copied = [...text.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

test('compose keeps data in volumes, secrets out of the file, and waits for PostgreSQL', () => {
  const text = read('deploy/compose.yaml');
  expect(text).not.toMatch(/^\t/m);
  for (const secret of ['POSTGRES_PASSWORD', 'KILAU_KEY', 'BACKUP_FOLDER'])
    expect(text).toContain(`\${${secret}:?set it in deploy/.env}`);
  const [, services = '', volumes = ''] =
    /^services:\n([\s\S]*?)^volumes:\n([\s\S]*)/m.exec(text) ?? [];
  const used = [...services.matchAll(/^ {6}- ([a-z-]+):\//gm)].map(([, name]) => name);
  expect([...new Set(used)]).toEqual(['kilau-data', 'postgres-data']);
  for (const name of used) expect(volumes).toContain(`  ${name}:`);
  expect(services).toContain('condition: service_healthy');
  expect(services).not.toMatch(/(fsync|synchronous_commit|full_page_writes)=off/);
});

test.skipIf(process.platform === 'win32')(
  'the container of backups keeps a dump that can be read, none that cannot, and the newest two always',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilau-deploy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [bin, backup, photos] = ['bin', 'backup', 'foto'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const one of [bin, backup, photos]) mkdirSync(one);
    const program = (name: string, text: string) =>
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program('pg_dump', 'for a; do case $a in --file=*) echo dump > "${a#--file=}";; esac; done');
    program('pg_restore', 'exit ${FAIL:-0}');
    writeFileSync(join(photos, 'satu.jpg'), '');
    const old = ['dump-2026-10-01T020000Z.dump', 'dump-2026-10-02T020000Z.dump'];
    for (const name of old) {
      writeFileSync(join(backup, name), '');
      utimesSync(join(backup, name), 0, 0);
    }
    const run = (more: object = {}) =>
      spawnSync('/bin/sh', ['deploy/backup.sh'], {
        env: { PATH: `${bin}:/usr/bin:/bin`, BACKUP: backup, PHOTOS: photos, ONCE: '1', ...more },
      }).status;
    expect(run({ FAIL: '1' })).toBe(0);
    expect(readdirSync(backup)).toEqual(old);
    expect(run()).toBe(0);
    const [kept, made, foto, ...more] = readdirSync(backup);
    expect([kept, foto, more]).toEqual([old[1], 'foto', []]);
    expect(made).toMatch(/^dump-20\d\d-\d\d-\d\dT\d{6}Z\.dump$/);
  },
);

test('the unit of systemd stops the program in good order and lets it write its data alone', () => {
  const text = read('deploy/kilau.service');
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  for (const section of ['Unit', 'Service', 'Install']) expect(text).toContain(`\n[${section}]\n`);
  expect(value('ExecStart')).toBe('/opt/kilau/current/kilau serve');
  expect(value('KillMode')).toBe('mixed');
  const [, data = ''] = /KILAU_DATA=(.*)/.exec(text) ?? [];
  expect(data.startsWith(value('ReadWritePaths'))).toBe(true);
});
