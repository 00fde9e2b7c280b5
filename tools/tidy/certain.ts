import { isTest, lineOf, nodesOf, type Source } from '#tools/source.ts';

/** How many there may be in the product: it falls, or is raised here for everybody to see. */
// 180: counters of key presses, letters of scripts and lists of one field, each looked at beside its index.
const MOST = 180;

/**
 * A `!` says that something is there where the type does not: two lists that stand beside each other (`zip`), a
 * key that was put in before (`kept`), what an act is refused without (`orRefuse`) say it themselves, or say what
 * is missing when it is not there.
 */
export function certainObjections(sources: readonly Source[], most: number = MOST): string[] {
  const found = sources.filter(isProduct).flatMap(certainIn);
  const places = [...Map.groupBy(found, ({ path }) => path)]
    .map(([path, all]) => `${path}:${all.map(({ line }) => line).join(',')}`)
    .join(' ');
  return found.length > most
    ? [`${found.length} times ! says what the type does not, the most is ${most}: ${places}`]
    : [];
}

const isProduct = ({ path, text }: Source): boolean =>
  path.startsWith('src/') &&
  !path.startsWith('src/kit/testing/') &&
  !isTest(path) &&
  /[\w)\]]!/.test(text);

const certainIn = (source: Source) =>
  nodesOf(source)
    .filter(({ node }) => node.type === 'TSNonNullExpression')
    .map(({ node }) => ({ path: source.path, line: lineOf(source.text, node.end) }));
