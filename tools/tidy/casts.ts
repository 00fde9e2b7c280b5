import { commentsOf, isTest, lineOf, nodesOf, type Node, type Source } from '#tools/source.ts';

/** How many there may be in the product: it falls, or is raised here for everybody to see. */
// 13: a field of one's own over a field of the kit (`coin`), whose schema has fewer values on the same wire.
// 15: a further act is drawn for every kind (names of its own columns), a schema is walked by its kind (`people.ts`).
// 16: the form of a finished repair quotes by the declaration's own call (`use-selesai.ts`).
const MOST = 16;

/**
 * A cast that says whatever it likes (`as never`, `as unknown as`) takes the compiler's word away: each tells
 * why beside it or on the line above, and there is a number of them that is held.
 */
export function castObjections(sources: readonly Source[], most: number = MOST): string[] {
  const found = sources
    .filter(({ path, text }) => path.startsWith('src/') && !isTest(path) && CAST.test(text))
    .flatMap((source) => castsIn(source));
  const silent = found.filter(({ reason }) => !reason);
  return [
    ...silent.map(({ at }) => `${at}: a cast to whatever is wanted needs its reason in a comment`),
    ...(found.length > most
      ? [`${found.length} casts to whatever is wanted, the most is ${most}: ${placesOf(found)}`]
      : []),
  ];
}

type Cast = { readonly at: string; readonly reason: boolean };
const CAST = /\bas\s+(never|unknown\s+as)\b/;
const placesOf = (casts: readonly Cast[]) => casts.map(({ at }) => at).join(', ');

function castsIn(source: Source): Cast[] {
  const { path, text } = source;
  const told = new Set(
    commentsOf(source).map(
      ({ value, start }) => lineOf(text, start) + value.split('\n').length - 1,
    ),
  );
  return nodesOf(source)
    .filter(({ node }) => isCast(node))
    .map(({ node }) => {
      const line = lineOf(text, annotationOf(node).start);
      return { at: `${path}:${line}`, reason: told.has(line) || told.has(line - 1) };
    });
}

const annotationOf = (node: Node) => node['typeAnnotation'] as Node;
const isCast = (node: Node): boolean =>
  node.type === 'TSAsExpression' &&
  (annotationOf(node).type === 'TSNeverKeyword' || isUnknown(node['expression'] as Node));
const isUnknown = (node: Node): boolean =>
  node.type === 'TSAsExpression' && annotationOf(node).type === 'TSUnknownKeyword';
