import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf, forgetDigests } from '#kit/server/schema/digest.ts';
import { packCluster, unpackCluster } from '#kit/testing/kept-cluster.ts';

let place: string;
const folder = (name: string): string => join(place, name);
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kilau-pack-'));
  mkdirSync(folder('made/postgres/base'), { recursive: true });
  writeFileSync(folder('made/postgres/base/1'), 'cincin');
  mkdirSync(folder('next'));
});
afterEach(() => rmSync(place, { recursive: true }));

const there = (): boolean => existsSync(folder('next/postgres/base/1'));

test('what one run has made the next one takes, as long as nothing has changed', async () => {
  expect(await unpackCluster(folder('next'), 'a', folder('shelf'))).toBe(false);
  expect(await packCluster(folder('made'), 'a', folder('shelf'))).toBe(true);
  expect(await unpackCluster(folder('next'), 'b', folder('shelf'))).toBe(false);
  expect(there()).toBe(false);
  expect(await unpackCluster(folder('next'), 'a', folder('shelf'))).toBe(true);
  expect(there()).toBe(true);
});

test('a pack that was cut short is as good as none, and leaves nothing', async () => {
  await packCluster(folder('made'), 'a', folder('shelf'));
  writeFileSync(folder('shelf/a.tar'), 'cut');
  expect(await unpackCluster(folder('next'), 'a', folder('shelf'))).toBe(false);
  expect(readdirSync(folder('next'))).toEqual([]);
});

test('what grew too large is not kept, and of many the last three are', async () => {
  expect(await packCluster(folder('made'), 'a', folder('shelf'), 10)).toBe(false);
  expect(readdirSync(folder('shelf'))).toEqual([]);
  for (const key of ['a', 'b', 'c', 'd']) {
    await packCluster(folder('made'), key, folder('shelf'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(readdirSync(folder('shelf')).toSorted()).toEqual(['b.tar', 'c.tar', 'd.tar']);
});

test('a shelf that cannot be written keeps nothing, and nothing breaks', async () => {
  writeFileSync(folder('shelf'), 'a file');
  expect(await packCluster(folder('made'), 'a', folder('shelf'))).toBe(false);
});

test('the figure of files changes with a name and with what is said', () => {
  const of = (): string => {
    forgetDigests();
    return digestOf(['made/**/1', 'made/**/2'], place);
  };
  const first = of();
  expect(of()).toBe(first);
  writeFileSync(folder('made/postgres/2'), '');
  const second = of();
  writeFileSync(folder('made/postgres/2'), 'gelang');
  expect(new Set([first, second, of()]).size).toBe(3);
});
