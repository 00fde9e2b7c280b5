import { expect, test } from 'vitest';
import { packagesOf, refusedLicences } from '#tools/packages/notices.ts';

const lock = {
  packages: {
    '': { version: '3.5.2' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: '(GPL-2.0 OR MIT)' },
    'node_modules/d': { version: '3.0.0', license: 'MIT AND GPL-2.0' },
    'node_modules/e': { version: '4.0.0' },
    'node_modules/f': { version: '5.0.0', license: 'AGPL-3.0', dev: true as const },
  },
};

test('a shop gets what is not for developers alone, each under its own name', () => {
  expect(packagesOf(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1.0.0',
    '@b/c 2.0.0',
    'd 3.0.0',
    'e 4.0.0',
  ]);
});

test('a licence with duties that nobody agreed to is refused, and one that is not told', () => {
  expect(refusedLicences(packagesOf(lock))).toEqual([
    'node_modules/d: MIT AND GPL-2.0 is no licence that may come to a shop',
    'node_modules/e: UNKNOWN is no licence that may come to a shop',
  ]);
});
