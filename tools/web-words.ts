import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readPo } from '#kit/rules/po.ts';
import { textsOfProduct, wordsOf } from '#tools/texts.ts';

/**
 * A catalogue becomes what a browser loads of it while the web is built, so that nothing made is committed. The filter
 * is the bundler's: code of thousands of other files is not handed over to be looked at.
 */
export function catalogues(): Plugin {
  let texts: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    name: 'catalogues',
    transform: {
      filter: { id: /\.po(\?|$)/ },
      handler(_code, id) {
        const [path = '', query] = id.split('?');
        texts ??= textsOfProduct();
        const part = query === 'late' ? 'late' : 'front';
        const language = basename(path, '.po');
        const words = wordsOf(language, part, texts, readPo(readFileSync(path, 'utf8')));
        return { code: `export default ${JSON.stringify(words)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
