import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readPo } from '#kit/rules/po.ts';
import { textsOfProduct, wordsOf } from '#tools/texts.ts';

/** A catalogue becomes what a browser loads of it while the web is built, so that nothing made is committed. */
export function catalogues(): Plugin {
  let texts: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    name: 'catalogues',
    transform(_code, id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.po')) return undefined;
      texts ??= textsOfProduct();
      const part = query === 'late' ? 'late' : 'front';
      const words = wordsOf(basename(path, '.po'), part, texts, readPo(readFileSync(path, 'utf8')));
      return { code: `export default ${JSON.stringify(words)}`, map: null, moduleType: 'js' };
    },
  };
}
