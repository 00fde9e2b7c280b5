import type { Endpoint } from '#kit/contract/endpoint.ts';
import { apiBase } from '#kit/web/base/config.ts';
import { encode } from '#kit/web/api/wire.ts';

/** 'otorisasi/:keystore/setujui' with its parameters filled in. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null)
      throw new Error(`Missing path parameter ${name} of ${path}`);
    return encodeURIComponent(String(value));
  });
}

export function queryString(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

type Parts<P, Q> = { params?: P | undefined; query?: Q | undefined };

/** The whole address of a call; `suffix` makes the file of the same rows ('.pdf', '.xlsx'). */
export function urlOf<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  { params, query }: Parts<P, Q>,
  suffix = '',
): string {
  return apiBase + pathOf(endpoint, { params, query }, suffix);
}

/** The same address below the base path, as an approval names it. */
export function pathOf<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  { params, query }: Parts<P, Q>,
  suffix = '',
): string {
  const wire =
    query === undefined ? {} : (encode(endpoint.query, query) as Record<string, unknown>);
  const search = queryString(wire);
  const path = fillPath(endpoint.path, params as Record<string, unknown>);
  return path + suffix + (search && `?${search}`);
}
