import { afterEach, expect, test, vi } from 'vitest';
import { listensAt, ownAddress } from '#kit/server/settings/own-address.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the address is what the server listens on; behind a proxy elsewhere it is not known', () => {
  listensAt({ address: '127.0.0.1', family: 'IPv4', port: 8123 });
  vi.stubEnv('HOST', '');
  expect(ownAddress()).toBe('http://localhost:8123');
  vi.stubEnv('HOST', '192.168.1.5');
  expect(ownAddress()).toBe('http://192.168.1.5:8123');
  vi.stubEnv('HOST', '0.0.0.0');
  expect(ownAddress()).toMatch(/^http:\/\/[^0/][^/]*:8123$/);
  vi.stubEnv('KILAU_PROXY', '172.16.0.0/12');
  expect(ownAddress()).toBe(null);
});
