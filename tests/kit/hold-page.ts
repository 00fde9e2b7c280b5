import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const pathOf = (name: string): string => join(import.meta.dirname, '../../docs', name);

export const readPage = (name: string): string =>
  existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : '';

/** A page of docs/ that the product itself tells: `npm run pages` writes it, a test holds it. */
export function holdPage(name: string, page: string): void {
  if (process.env['KILAU_PAGES']) writeFileSync(pathOf(name), page);
  expect(page, `docs/${name} is old: npm run pages`).toBe(readPage(name));
}
