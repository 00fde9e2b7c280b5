import { globSync, readFileSync } from 'node:fs';
import { relative, join } from 'node:path';
import { lineOf, type Source } from '#tools/source.ts';

type File = Pick<Source, 'path' | 'text'>;

/** What git leaves where a merge has two sides; seven equals signs alone may be the rule below a heading. */
const MARKER = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/m;
const EVERYTHING = ['**/*', '.*', '.{ci,github}/**/*'];
const NOT_OURS = ['node_modules', '.git', '.build', '.kilau'];

export const markerObjections = (files: readonly File[]): string[] =>
  files.flatMap(({ path, text }) => {
    const at = text.search(MARKER);
    return at < 0 ? [] : [`${path}:${lineOf(text, at)}: a merge was not finished`];
  });

/** Of whatever kind: pages, settings and styles have no other reader who would stumble over it. */
export const everyFile = (): File[] =>
  globSync(EVERYTHING, { withFileTypes: true, exclude: ({ name }) => NOT_OURS.includes(name) })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => {
      const path = relative('.', join(parentPath, name)).replaceAll('\\', '/');
      return { path, text: readFileSync(path, 'utf8') };
    });
