import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
  // An upgrade is told with a later one.
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
  for (const secret of ['POSTGRES_PASSWORD', 'KILAU_KEY'])
    expect(text).toContain(`\${${secret}:?set it in deploy/.env}`);
  const [, services = '', volumes = ''] =
    /^services:\n([\s\S]*?)^volumes:\n([\s\S]*)/m.exec(text) ?? [];
  const used = [...services.matchAll(/^ {6}- ([a-z-]+):\//gm)].map(([, name]) => name);
  expect(used).toEqual(['kilau-data', 'postgres-data']);
  for (const name of used) expect(volumes).toContain(`  ${name}:`);
  expect(services).toContain('condition: service_healthy');
  expect(services).not.toMatch(/(fsync|synchronous_commit|full_page_writes)=off/);
});

test('the unit of systemd stops the program in good order and lets it write its data alone', () => {
  const text = read('deploy/kilau.service');
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  for (const section of ['Unit', 'Service', 'Install']) expect(text).toContain(`\n[${section}]\n`);
  expect(value('ExecStart')).toBe('/opt/kilau/current/kilau serve');
  expect(value('KillMode')).toBe('mixed');
  const [, data = ''] = /KILAU_DATA=(.*)/.exec(text) ?? [];
  expect(data.startsWith(value('ReadWritePaths'))).toBe(true);
});
