import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ensureBuilt } from '#tools/built.ts';

/** V8 keeps the whole text: of one byte a letter, without comments, a line still being a line of the sources. */
const SHORT = {
  mangle: false,
  compress: false,
  codegen: { removeWhitespace: false, asciiOnly: true },
} as const;

const START = 'src/app/server/start.ts';
const SRC = resolve('src') + sep;

/**
 * The server in one file where its sources changed since the last build: to read, to strip and to
 * link some eight hundred files was the larger half of a start (decision 0121).
 */
export const buildServer = (entry = START, output = '.build/server'): Promise<boolean> =>
  ensureBuilt({
    name: 'the server',
    output,
    sources: ['src/**/*.ts', 'tools/{built,server-build}.ts', 'package-lock.json', entry],
    without: /[/\\]web[/\\]|\.test\.ts$/,
    make: async (draft) => {
      // Loaded only where something is built: most starts find it done.
      const { build } = await import('vite');
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [whereItLay(output)],
        // What lies in node_modules goes in too; on-demand.ts still finds there what comes later.
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          outDir: draft,
          target: 'node24',
          sourcemap: true,
          rolldownOptions: {
            external: ['pg-native'],
            output: {
              entryFileNames: `${basename(entry, '.ts')}.js`,
              codeSplitting: false,
              comments: false,
              minify: SHORT,
            },
          },
        },
      });
      return true;
    },
  });

/** What is no ASCII: with one such letter in the file Node reads all of it as letters of two bytes. */
const WIDE = /[\u0080-\uffff]/g;
const escapeLetter = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A source that asks for its own path gets the path of the source file, seen from the built file. */
const whereItLay = (output: string): Plugin => ({
  name: 'where-it-lay',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(SRC)) return undefined;
    const at = relative(resolve(output), id).replaceAll(sep, '/');
    const folder = `new URL('${dirname(at)}', import.meta.url)`;
    const moved = code
      .replaceAll(WIDE, escapeLetter)
      .replaceAll('import.meta.url', `new URL('${at}', import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('url').fileURLToPath(${folder})`,
      );
    // No line moves, which is what a stack trace names.
    return { code: moved, map: null };
  },
  generateBundle(_, bundle) {
    for (const [name, part] of Object.entries(bundle))
      if (part.type === 'chunk' && part.code.search(WIDE) >= 0)
        throw new Error(`${name} holds a letter that is no ASCII: it would double in memory`);
  },
});
