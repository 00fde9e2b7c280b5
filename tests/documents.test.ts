import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { readSources } from '#tools/source.ts';

const matches = (files: string, pattern: RegExp): string[] =>
  readSources(files).flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!));

test('every kind of document has a sample for each way of making it (tests/kit/document)', () => {
  const declared = matches('src/**/*.document.ts', /^export const (\w+) = defineDocument\(/gm);
  const sampled = matches('src/**/*.test.ts', /^documentTests\(\n? *(\w+),/gm);
  expect(sampled.toSorted()).toEqual(declared.toSorted());
  expect(declared).toHaveLength(CONTRACTS.flatMap(({ documents }) => documents ?? []).length);
});
