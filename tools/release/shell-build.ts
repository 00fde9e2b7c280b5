import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the Android app carries: the bridge that it puts into the page, and its own first page. */
const SCRIPTS = { bridge: 'shell/bridge/main.ts', page: 'shell/page/main.ts' } as const;
const FILES = ['index.html', 'page.css', 'away.html', 'old.html'];

/** Builds both scripts, each of one file that leaves no name in its page, and puts the pages beside them. */
export async function buildShell(output = '.build/shell'): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // Loaded only where something is built.
  const { build } = await import('vite');
  for (const [name, entry] of Object.entries(SCRIPTS))
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: output,
        emptyOutDir: false,
        target: 'chrome100',
        minify: false,
        rolldownOptions: {
          input: entry,
          output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    });
  for (const name of FILES) copyFileSync(join('shell/page', name), join(output, basename(name)));
  return output;
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, '../..'));
  await buildShell();
}
