import type { Field } from '#kit/contract/field.ts';
import { wordIn } from '#kit/rules/row-word.ts';

type Worded = { readonly no?: number; readonly title: string; readonly columns: object };

/** The texts under a name at any depth of an answer, for its rows may be in groups. */
const under = (name: string, of: unknown): string[] =>
  of === null || typeof of !== 'object'
    ? []
    : Object.entries(of).flatMap(([key, value]) =>
        key === name && typeof value === 'string' ? [value] : under(name, value),
      );

/** Values of columns that name their words, and those that are neither such a word nor the shop's own. */
export async function kataBaris<R extends Worded>(
  reports: readonly R[],
  ask: (report: R) => Promise<unknown>,
  ours: ReadonlySet<unknown>,
): Promise<{ asing: string[]; terbaca: number }> {
  const asing: string[] = [];
  let terbaca = 0;
  for (const report of reports)
    for (const [name, { words = [] }] of Object.entries(report.columns as Record<string, Field>)) {
      // A remark is whatever its writer wrote.
      if (words.length === 0 || name === 'keterangan') continue;
      for (const value of under(name, await ask(report))) {
        terbaca += 1;
        const known = wordIn(words, value, () => 'kita') === 'kita' || ours.has(value);
        if (!known) asing.push(`${report.no ?? report.title} ${name} ${value}`);
      }
    }
  return { asing, terbaca };
}
