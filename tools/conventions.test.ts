import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '#kit/contract/version.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const own = JSON.parse(read('package.json')) as {
  version: string;
  license: string;
  engines: { node: string };
  scripts: Record<string, string>;
};

test('the version of the package is the one that screens and the API document show', () => {
  expect(own.version).toBe(VERSION);
  expect(read('CHANGELOG.md')).toContain(`What ${VERSION} is`);
});

test('one Node is meant everywhere: .nvmrc, the way in, the package', () => {
  const [, major] = /const NODE_MAJOR = (\d+)/.exec(read('start.mjs'))!;
  expect(read('.nvmrc').trim()).toBe(major);
  expect(own.engines.node).toBe('>=20.12');
});

test('the licence says the same in its file and in the package', () => {
  expect(own.license).toBe('UNLICENSED');
  expect(read('LICENSE')).toContain('All rights reserved');
});

test('what a stranger looks for is there', () => {
  for (const path of [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CODE_OF_CONDUCT.md',
    'THIRD-PARTY-NOTICES',
    '.editorconfig',
    '.env.example',
    'renovate.json',
    'docs/README.md',
    '.github/pull_request_template.md',
    '.github/ISSUE_TEMPLATE/fault.yml',
    '.github/workflows/test.yml',
  ])
    expect(existsSync(path), path).toBe(true);
});

test('the older names of commands mean the English ones', () => {
  const { scripts } = own;
  expect([scripts['periksa'], scripts['cadangkan'], scripts['pulihkan']]).toEqual([
    scripts['verify'],
    scripts['backup'],
    scripts['restore'],
  ]);
});
