import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from '#tools/report.ts';

const OUTPUT = '.build/web';
const KB = 1000;

/**
 * What a till on a slow line may load (screens.md §7; the entry and the words of a language: decision 452). Of the
 * entry React and the router are 94 kB; what only forms need, and not the counter, has left it (decision 13). Of
 * the last kB are papers that wait for their printer, what a new version must not lose, and the customer's window.
 * Half of a language's words weighs more than a later file: a sign of Chinese or Japanese is three bytes. The largest
 * later file is what areas share of their contracts and rules; it grows with each kind of document.
 */
const LIMITS = {
  entry: 172 * KB,
  css: 30 * KB,
  font: 30 * KB,
  lazy: 70 * KB,
  words: 76 * KB,
} as const;
const WORDS = /\/locales\/\w+\.po(\?late)?$/;

/** Vite's manifest, as far as it is asked. */
type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;
export type Row = { readonly what: string; readonly bytes: number; readonly limit: number };

/** Every weight with its limit; `weigh` answers the bytes on the wire of one built file. */
export function weighAll(
  manifest: Manifest,
  fonts: readonly string[],
  weigh: (file: string) => number,
): Row[] {
  const start = startOf(manifest);
  const js = [...start].map((chunk) => chunk.file);
  const css = [...new Set([...start].flatMap((chunk) => chunk.css ?? []))];
  const lazy = Object.entries(manifest).filter(([, { file }]) => {
    return /\.m?js$/.test(file) && !js.includes(file);
  });
  return [
    row(`entry JS, ${js.length} files`, js, LIMITS.entry, weigh),
    row(`CSS at start, ${css.length} files`, css, LIMITS.css, weigh),
    row(`font, ${fonts.length} of at most 1`, fonts, fonts.length > 1 ? 0 : LIMITS.font, weigh),
    ...lazy.map(([source, { file }]) =>
      row(basename(file), [file], WORDS.test(source) ? LIMITS.words : LIMITS.lazy, weigh),
    ),
  ];
}

/** The page itself names its entry: a chunk of several groups is not marked as one in the manifest. */
export function markEntry(manifest: Manifest, page: string): Manifest {
  const named = [...page.matchAll(/<script[^>]*type="module"[^>]*src="\.\/([^"]+)"/g)].map(
    (found) => found[1],
  );
  const marked = Object.entries(manifest).map(([key, chunk]) => [
    key,
    named.includes(chunk.file) ? { ...chunk, isEntry: true } : chunk,
  ]);
  return Object.fromEntries(marked) as Manifest;
}

/** The entry and everything it needs before it can show anything. */
function startOf(manifest: Manifest): Set<Chunk> {
  const found = new Set<Chunk>();
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports ?? []) take(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) take(chunk);
  return found;
}

const row = (
  what: string,
  files: readonly string[],
  limit: number,
  weigh: (file: string) => number,
): Row => ({ what, bytes: files.reduce((sum, file) => sum + weigh(file), 0), limit });

/** Files that a built file asks for and that were not built: every page that needs one would stay empty. */
export function lostFiles(files: ReadonlyMap<string, string>): string[] {
  const asked = /(?:from|import)\(?"\.\/([\w.-]+\.js)"/g;
  return [...files].flatMap(([name, text]) =>
    [...text.matchAll(asked)].flatMap(([, file]) =>
      files.has(file!) ? [] : [`${name} asks for ${file}, which was not built`],
    ),
  );
}

export const isOver = ({ bytes, limit }: Row): boolean => bytes > limit;

function printTable(rows: readonly Row[]): void {
  const shown = rows.toSorted((a, b) => b.limit - a.limit || b.bytes - a.bytes);
  for (const { what, bytes, limit } of shown) {
    const size = `${(bytes / KB).toFixed(1)} kB`.padStart(9);
    console.log(`${what.padEnd(40)} ${size} of ${limit / KB}`);
  }
}

/** A font is compressed already; everything else travels gzipped. */
const weighBuilt = (file: string): number =>
  file.endsWith('.woff2')
    ? statSync(join(OUTPUT, file)).size
    : gzipSync(readFileSync(join(OUTPUT, file)), { level: 9 }).length;

if (import.meta.main) {
  const read = (name: string) => readFileSync(join(OUTPUT, name), 'utf8');
  const manifest = markEntry(
    JSON.parse(read('.vite/manifest.json')) as Manifest,
    read('index.html'),
  );
  const fonts = globSync('assets/*.woff2', { cwd: OUTPUT });
  const rows = weighAll(manifest, fonts, weighBuilt);
  printTable(rows);
  const over = rows.filter(isOver).map(({ what, bytes }) => `${what}: ${bytes} bytes are too many`);
  const built = globSync('assets/*.js', { cwd: OUTPUT });
  const lost = lostFiles(new Map(built.map((file) => [basename(file), read(file)])));
  report('bytes', rows.length, [...over, ...lost]);
}
