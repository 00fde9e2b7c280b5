import { hash } from 'node:crypto';

/** JSON with sorted keys: two bodies that mean the same are the same text (D-6.6). */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const row = value as Record<string, unknown>;
  const keys = Object.keys(row).filter((key) => row[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(row[key])}`)
    .join(',')}}`;
}

export const sha256 = (contents: string | Buffer): string => hash('sha256', contents);

/** Path and query: the first question mark parts them, any other one is a sign of the query. */
export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** What a write is: method, path, query and body as received; the same with or without the base in front. */
export function digestOf(method: string, url: string, body: unknown): string {
  const [path, search] = splitUrl(url);
  const asked = new URLSearchParams(search);
  asked.sort();
  const query = asked.size > 0 ? `?${asked}` : '';
  return sha256(`${method} ${path.replace(BASE, '')}${query}\n${canonical(body ?? {})}`);
}

const BASE = /^\/?(api\/v1\/)?/;
