import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules of plain values that are found from the declarations of all areas. The first page needs the
 * menu, not the four hundred declarations that say it: the build works them out and ships what came of them.
 */
const VALUES = ['src/app/contract/menu.ts', 'src/app/contract/answers.ts'].map((path) =>
  resolve(path),
);

/** What a module exports, written out. */
const written = (module: Readonly<Record<string, unknown>>): string =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

export const valuesInPlace: Plugin = {
  name: 'values-in-place',
  apply: 'build',
  load: {
    order: 'pre',
    async handler(id) {
      if (!VALUES.includes(id)) return undefined;
      return written((await import(pathToFileURL(id).href)) as Record<string, unknown>);
    },
  },
};
