import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Two steps below the best: the last per cents would cost most of the time. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const OUTPUT = '.build/web';
const STAMP = '.stamp';
/** Everything the browser's files are made of. */
const SOURCES = [
  'src/**/*',
  'index.html',
  'vite.config.ts',
  'tools/web-*.ts',
  'package.json',
  'package-lock.json',
];
const NOT_SOURCES = /[/\\]server[/\\]|\.test\.tsx?$/;

/** Builds the web application where its sources changed since the last build. */
export function buildWeb(output = OUTPUT): boolean {
  const stamp = stampOf(sources());
  if (readStamp(output) === stamp) return true;
  const began = performance.now();
  console.log('Building the web application, which takes some seconds.');
  if (!runVite(output, stamp)) return false;
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

const sources = (): string[] =>
  globSync(SOURCES).filter((path) => !NOT_SOURCES.test(path) && statSync(path).isFile());

/** Built aside and swapped in, so that a running shop never serves a half-built application. */
function runVite(output: string, stamp: string): boolean {
  const draft = `${output}.${process.pid}`;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
  const run = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (run.status === 0) {
    squeeze(join(draft, 'assets'));
    writeFileSync(join(draft, STAMP), stamp);
    swapIn(draft, output);
  }
  rmSync(draft, { recursive: true, force: true });
  return run.status === 0;
}

/** Squeezed once while building instead of at every request; plain http knows only gzip. */
function squeeze(folder: string): void {
  for (const name of globSync('*.{js,css}', { cwd: folder })) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: BROTLI }));
  }
}

function swapIn(draft: string, output: string): void {
  const old = `${draft}.old`;
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}

export function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(output: string): string {
  try {
    return readFileSync(join(output, STAMP), 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) process.exit(buildWeb() ? 0 : 1);
