import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib';
import { ensureBuilt } from '#tools/built.ts';

/** Two steps further the 1.6 MB are 6 kB less, and take seven times as long: four seconds of a first start. */
const BROTLI = { [zlib.BROTLI_PARAM_QUALITY]: 7 };

/**
 * Builds the web application where its sources changed since the last build. `aside`: by what time other work leaves,
 * where a first start waits for that longer (decision 1166).
 */
export const buildWeb = ({ aside = false } = {}): Promise<boolean> =>
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
    make: (draft) => runVite(draft, aside),
  });

/** Much of a build is forgotten at once: without this room an eighth of its time goes into looking for that. */
const ROOM = '--max-semi-space-size=64';

async function runVite(draft: string, aside: boolean): Promise<boolean> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  // Node reads the settings by itself: bundled they are 670 modules, three seconds of processor time at a first start.
  const own = ['--configLoader', 'native'];
  const args = [
    ROOM,
    vite,
    'build',
    ...own,
    '--outDir',
    draft,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  if (aside && child.pid) standBack(child.pid);
  const [status] = await once(child, 'close');
  if (status === 0) squeeze(join(draft, 'assets'));
  return status === 0;
}

/** Before its threads begin: they take their place in the queue from the one that begins them. */
function standBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or its priority is somebody else's to give.
  }
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
