import type { Route } from '#kit/server/routes.ts';
import { zip } from '#kit/rules/lists.ts';

type Words = Readonly<Record<string, string>>;
/** Where a call leads: its route, the file of it that is asked for (`.pdf`), and the values in its path. */
export type Found<R = Route> = {
  readonly route: R;
  readonly ending?: string;
  readonly params: Words;
};
export type FindRoute<R = Route> = (
  method: string,
  steps: readonly string[],
) => Found<R> | undefined;
/** All that this file reads of a route. */
type AtPath = Pick<Route, 'endpoint' | 'files'>;

type Leaf<R> = { readonly route: R; readonly ending?: string; readonly names: readonly string[] };
/** One step of a path: fixed words first, then what looks like a number of the house (`:no`), then anything. */
type Fork<R> = {
  readonly fixed: Map<string, Fork<R>>;
  number?: Fork<R>;
  free?: Fork<R>;
  leaf?: Leaf<R>;
};

/** What may stand in front of every path. */
export const BASE = /^\/?(api\/v1\/)?/;
const LONGEST = 200;
const newFork = <R>(): Fork<R> => ({ fixed: new Map() });

/**
 * All routes as one table of paths. The HTTP library is given a single wildcard: of each route
 * by itself it compiled functions, a quarter of the start (decision 0121).
 */
export function findIn<R extends AtPath>(routes: readonly R[], numbers: RegExp): FindRoute<R> {
  const roots: Record<string, Fork<R>> = {};
  for (const route of routes)
    for (const ending of [undefined, ...Object.keys(route.files ?? {})]) {
      const { method, path } = route.endpoint;
      add((roots[method] ??= newFork()), ending ? `${path}.${ending}` : path, route, ending);
    }
  return (method, steps) => {
    const root = roots[method === 'HEAD' ? 'GET' : method];
    const values: string[] = [];
    const leaf = root && walk(root, steps, { at: 0, values, numbers });
    if (!leaf) return undefined;
    const params = Object.fromEntries(zip(leaf.names, values));
    return { route: leaf.route, ending: leaf.ending, params };
  };
}

function add<R extends AtPath>(
  root: Fork<R>,
  path: string,
  route: R,
  ending: string | undefined,
): void {
  const words = path.split('/');
  const end = words.reduce((fork, word) => {
    if (word === ':no') return (fork.number ??= newFork());
    if (word.startsWith(':')) return (fork.free ??= newFork());
    const next = fork.fixed.get(word) ?? newFork();
    fork.fixed.set(word, next);
    return next;
  }, root);
  if (end.leaf) throw new Error(`${route.endpoint.call}: another route has this path`);
  const names = words.filter((word) => word.startsWith(':')).map((word) => word.slice(1));
  end.leaf = { route, ending, names };
}

type Way = { readonly at: number; readonly values: string[]; readonly numbers: RegExp };

function walk<R>(fork: Fork<R>, steps: readonly string[], way: Way): Leaf<R> | undefined {
  const { at, values, numbers } = way;
  const on = { ...way, at: at + 1 };
  const step = steps[at];
  if (step === undefined) return fork.leaf;
  const fixed = fork.fixed.get(step);
  const found = fixed && walk(fixed, steps, on);
  if (found || step.length > LONGEST) return found;
  for (const next of [numbers.test(step) ? fork.number : undefined, fork.free]) {
    values.push(step);
    const leaf = next && walk(next, steps, on);
    if (leaf) return leaf;
    values.pop();
  }
  return undefined;
}

/** What the steps of a path say, a slash at its end none; nothing where one of them is no text at all. */
export function stepsOf(path: string): readonly string[] | undefined {
  try {
    return path
      .replace(/[?#].*$/s, '')
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
