import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from '#kit/web/api/key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a key is 32 hex digits and never comes twice', () => {
  const keys = new Set(Array.from({ length: 1000 }, newKey));
  expect(keys.size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('a page on plain http, whose browser withholds randomUUID, gets one too', () => {
  const getRandomValues = <T extends Uint8Array>(bytes: T) => bytes.fill(7);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newKey()).toBe('07'.repeat(16));
});
