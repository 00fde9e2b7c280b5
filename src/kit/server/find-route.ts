import { parse } from '#kit/server/parse.ts';
import { missing } from '#kit/server/problem.ts';
import type { Route, Surroundings } from '#kit/server/routes.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;
const BASE = /^\/?(api\/v1\/)?/;
const NOBODY: Surroundings = {
  headers: {},
  cookies: {},
  ip: '',
  setCookie: () => {},
  ring: () => {},
};

/** The write that a method, a path and a body mean, parsed as if it had arrived by itself. */
export function findRoute(routes: readonly Route[], method: string, path: string, body: unknown) {
  const [plainPath, search = ''] = path.replace(BASE, '').split('?') as [string, string?];
  const steps = plainPath.split('/');
  for (const route of routes) {
    const endpoint = route.endpoint as OneEndpoint;
    const params =
      route.writes && endpoint.method === method ? match(endpoint.path, steps) : undefined;
    if (!params) continue;
    const input = {
      params: parse(endpoint.params, params),
      query: parse(endpoint.query, Object.fromEntries(new URLSearchParams(search))),
      body: parse(endpoint.body, body ?? {}),
    };
    return { route, input, around: NOBODY };
  }
  throw missing({ code: 'TIDAK_DITEMUKAN', message: 'Data Tidak Ditemukan' });
}

function match(pattern: string, steps: readonly string[]): Record<string, string> | undefined {
  const words = pattern.split('/');
  if (words.length !== steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    const step = decoded(steps[at]!);
    if (step === undefined) return undefined;
    if (word.startsWith(':')) params[word.slice(1)] = step;
    else if (word !== step) return undefined;
  }
  return 'no' in params && !/^[A-Z0-9]{14}$/.test(params.no!) ? undefined : params;
}

/** What a step of a path says; nothing where it is no text at all. */
function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}
