import { existsSync } from 'node:fs';
import { posix } from 'node:path';

type Locked = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/**
 * What the built server still asks for by name while it runs (`on-demand.ts`, `call-out.ts`); all other packages are in
 * its one file.
 */
export const ASKED = [
  'pdfkit',
  'sharp',
  'undici',
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-sc',
];

/**
 * Of these packages: what serves those who write code or look for faults in it, and fonts of weights and formats that
 * no paper is written in.
 */
export const LEFT_OUT = new RegExp(
  [
    String.raw`\.(map|d\.[cm]?ts)$`,
    String.raw`/node_modules/[^/]+/(docs?|tests?)/`,
    String.raw`/@fontsource/.*(/scss|\.css|\.woff2|-italic\.woff|-[1235689]00-normal\.woff)$`,
    String.raw`/@fontsource/.*-simplified-\d00-normal\.woff$`,
  ].join('|'),
);

/** The folders of these packages and of all that they lean on, as far as this machine has them installed. */
export function closureOf(
  { packages }: Lock,
  names: readonly string[],
  isThere: (path: string) => boolean = existsSync,
): string[] {
  const found = new Set<string>();
  const waiting: [name: string, from: string][] = names.map((name) => [name, '']);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = lookUp(packages, ...next);
    if (!path || found.has(path) || !isThere(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push([name, path]);
  }
  return [...found].sort();
}

/** Where Node finds a package that is asked for in a folder: there, or in the nearest folder above. */
function lookUp(packages: Lock['packages'], name: string, from: string): string | undefined {
  const path = posix.join(from, 'node_modules', name);
  if (packages[path]) return path;
  return from === '' ? undefined : lookUp(packages, name, above(from));
}

const above = (path: string): string => {
  const at = path.lastIndexOf('/node_modules/');
  return at < 0 ? '' : path.slice(0, at);
};
