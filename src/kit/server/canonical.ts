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

export const sha256 = (text: string): string => hash('sha256', text);

/** What a write is: method, path and body as received; the same path with or without the base in front. */
export const digestOf = (method: string, path: string, body: unknown): string =>
  sha256(`${method} ${path.split('?')[0]!.replace(BASE, '')}\n${canonical(body ?? {})}`);

const BASE = /^\/?(api\/v1\/)?/;
