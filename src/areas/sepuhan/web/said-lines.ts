import type { Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import type { Problem } from '#kit/web/api/problem.ts';

type Said = Pick<Problem, 'errors'>;

/** What was said of lines: at each of them by its key, and of fields that all of them share at the form. */
export function saidOfLines(problem: Said, keys: readonly (string | undefined)[], form: Fields) {
  const found = problem.errors.flatMap((one) => {
    const [, index = '', name = ''] = /^baris\.(\d+)\.(\w+)$/.exec(one.path) ?? [];
    const key = keys[Number(index)];
    return index === '' || key === undefined ? [] : [{ ...one, key, name }];
  });
  const common = found
    .filter(({ name }) => name in form)
    .map(({ key: _, name, ...one }) => ({ ...one, path: name }));
  return {
    any: found.length > 0,
    said: Object.fromEntries(found.map((one) => [`${one.key}.${one.name}`, t(one.message)])),
    common: common.length > 0 ? { errors: common } : problem,
  };
}
