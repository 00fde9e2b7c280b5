import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureBuilt } from '#tools/built.ts';

/** Two steps further the 1.6 MB are 6 kB less, and take seven times as long: four seconds of a first start. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** Builds the web application where its sources changed since the last build. */
export const buildWeb = (): Promise<boolean> =>
  ensureBuilt({
    name: 'the web application',
    output: '.build/web',
    sources: [
      'src/**/*',
      'index.html',
      'vite.config.ts',
      'tools/{web-*,texts,source}.ts',
      'tools/texts/{po,collect}.ts',
      'package.json',
      'package-lock.json',
    ],
    without: /[/\\]server[/\\]|\.test\.tsx?$/,
    make: runVite,
  });

async function runVite(draft: string): Promise<boolean> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  if (status === 0) squeeze(join(draft, 'assets'));
  return status === 0;
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

if (import.meta.main) process.exit((await buildWeb()) ? 0 : 1);
