import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** Where letters of numbers are said: a kind's own, its cancel's, those drawn by hand, those of the schema. */
const SAID = [
  /[lL]etters: \{([^}]*)\}/g,
  /[lL]etters: ('[A-Z]{2}')/g,
  /takeNomor\([^)]*?('[A-Z]{2}')/g,
  /create_document\(([^$;]*)[$;]/g,
];

/** The letters that numbers of documents begin with, in every area and in the schema's history. */
export function takenLetters(tree: Tree): ReadonlySet<string> {
  const texts = tree.find(['src/areas/**/*.ts', 'src/app/server/migrations/*.sql']);
  const said = texts.flatMap((text) =>
    SAID.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words = '']) => words)),
  );
  return new Set(said.flatMap((words) => words.match(/\b[A-Z]{2}\b/g) ?? []));
}

const ABC = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Two free letters for the numbers of a document and two for those of its cancel, as like its name as can be. */
export function freeLetters(tree: Tree, { kebab }: Name): readonly [own: string, cancel: string] {
  const taken = new Set(takenLetters(tree));
  const take = (wished: readonly string[]): string => {
    const found = wished.find((one) => !taken.has(one));
    if (!found) throw new Error('Every two letters are taken');
    taken.add(found);
    return found;
  };
  const words = kebab.toUpperCase().split('-');
  const [first = '', ...rest] = words.join('');
  const initials = words.length > 1 ? [`${words[0]![0]}${words[1]![0]}`] : [];
  const any = ABC.flatMap((a) => ABC.map((b) => a + b));
  const own = take([...initials, ...rest.map((letter) => first + letter), ...any]);
  const back = [...'XB'].flatMap((mark) => [...own].map((letter) => mark + letter));
  return [own, take([...back, ...ABC.map((letter) => `X${letter}`), ...any])];
}

const listed = (tree: Tree, name: string): string[] => {
  const text = tree.read('src/kit/contract/menu.ts') ?? '';
  const list = new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
};

/** The group of the menu that most screens of an area are in; one of its name, or that of tools, where it has none. */
export const groupOf = (tree: Tree, area: Name): string =>
  mostSaid(tree, area, '', without(listed(tree, 'GROUPS'), ['Data Master', 'Laporan'])) ??
  'Utility';

/** The part of the reports where most of an area's reports stand. */
export const reportGroupOf = (tree: Tree, area: Name): string =>
  `Laporan/${mostSaid(tree, area, 'Laporan/', listed(tree, 'LAPORAN')) ?? 'Manajerial'}`;

const without = (groups: readonly string[], some: readonly string[]): string[] =>
  groups.filter((one) => !some.includes(one));

function mostSaid(
  tree: Tree,
  { kebab, title }: Name,
  before: string,
  groups: readonly string[],
): string | undefined {
  const texts = tree.find([`src/areas/${kebab}/**/*.ts`]);
  const counts = groups.map((group) => ({
    group,
    said:
      texts.join('').split(`group: '${before}${group}'`).length - 1 + Number(group === title) / 2,
  }));
  return counts.filter(({ said }) => said > 0).toSorted((a, b) => b.said - a.said)[0]?.group;
}
