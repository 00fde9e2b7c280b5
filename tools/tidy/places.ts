import { commentsOf, isTest, lineOf, type Node, nodesOf, type Source } from '#tools/source.ts';

const CLOCK = 'src/kit/server/clock.ts';
const EMPTY_NAMES = ['index', 'utils', 'util', 'common', 'types', 'services', 'service', 'helpers'];
/** `service` is an area (a repair job) and its doors bear the name; another file of it would be a corridor. */
const AREA_NAMES = ['src/areas/service/'];
const DOOR = /\/service\.(area|server|web|jurnal|event|lends)\.tsx?$/;

/** What may stand in one place only, and what may stand nowhere. */
export function placeObjections(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [
    ...emptyName(source.path),
    ...undatedTodo(source),
    ...(isInShop(source.path) ? strayClock(source) : []),
  ]);
}

const isInShop = (path: string): boolean =>
  path.startsWith('src/') &&
  path !== CLOCK &&
  !isTest(path) &&
  !path.startsWith('src/kit/testing/');

/** A name that fits everything says nothing. */
function emptyName(path: string): string[] {
  const area = AREA_NAMES.find((name) => path.startsWith(name)) ?? '';
  if (area && DOOR.test(path)) return [];
  const parts = path.slice(area.length).split('/');
  const empty = parts
    .map((part) => part.split('.')[0] ?? '')
    .find((part) => EMPTY_NAMES.includes(part));
  return empty ? [`${path}: "${empty}" says nothing about what is in it`] : [];
}

const TODO = /\b(TODO|FIXME|XXX)\b/;

function undatedTodo(source: Source): string[] {
  if (!TODO.test(source.text)) return [];
  return commentsOf(source)
    .filter(({ value }) => TODO.test(value) && !/#\d+/.test(value))
    .map(
      ({ start }) => `${source.path}:${lineOf(source.text, start)}: a TODO names its issue (#12)`,
    );
}

/** The shop's day is ctx.hari; the time of day comes from the server's clock alone. */
function strayClock(source: Source): string[] {
  if (!source.text.includes('Date')) return [];
  return nodesOf(source)
    .filter(({ node }) => readsClock(node))
    .map(({ node }) => {
      const line = lineOf(source.text, node.start);
      return `${source.path}:${line}: the clock is read in ${CLOCK} only`;
    });
}

/** `new Date()`, `new Date(x)`, `Date()` and `Date.now()`; a type named Date is no reading. */
function readsClock(node: Node): boolean {
  const callee = node['callee'] as
    | (Node & { name?: string; object?: Named; property?: Named })
    | undefined;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  if (callee?.name === 'Date') return true;
  return callee?.object?.name === 'Date' && callee.property?.name === 'now';
}

type Named = { name?: string };
