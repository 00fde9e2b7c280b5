import { expect, test } from 'vitest';
import { BELUM } from '#areas/toko/contract/belum.ts';
import { EVENTS } from '#app/contract/events.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { readSources } from '#tools/source.ts';

/**
 * What is declared does something: each parameter is read, each module closes a door, each event is asked for; a switch
 * or a parameter whose act is still to come is in `BELUM`, which hides it from the shop.
 */
const waiting = (kind: 'modul' | 'parameter'): readonly string[] =>
  BELUM.flatMap((part) => part[kind]).toSorted();

/** Where a name is only listed, and what makes shops up, proves nothing. */
const DECLARED =
  /(contract\/(parameter|modul|event|belum[-/\w]*)|\.(event|parameter|modul))\.ts$|\/demo\/|fixtures/;
const all = readSources(['src/**/*.ts', 'src/**/*.tsx', 'tests/**/*.ts']);
const isTest = (path: string): boolean => path.startsWith('tests/') || path.includes('.test.');
const PRODUCT = all.filter(({ path }) => !isTest(path) && !DECLARED.test(path));
/** The oracle's words for № 91 name every setting and try none. */
const TESTS = all.filter(({ path }) => isTest(path) && !path.includes('naif/kata-harga'));

const words = (sources: readonly { text: string }[]): Set<string> =>
  new Set(sources.flatMap(({ text }) => text.match(/\b[A-Za-z][A-Za-z0-9_]{4,}\b/g) ?? []));
const said = words(PRODUCT);
const tried = words(TESTS);

test.each([
  ['parameter', Object.keys(PARAMETERS), waiting('parameter')],
  ['modul', Object.keys(MODULS), waiting('modul')],
  ['event', Object.keys(EVENTS), []],
])('every %s is used by the product, or waits for a part that is named', (_, keys, waits) => {
  expect(keys.filter((key) => !said.has(key)).toSorted()).toEqual(waits);
});

test('every parameter that the product reads is set by a test', () => {
  const untried = Object.keys(PARAMETERS).filter((key) => said.has(key) && !tried.has(key));
  expect(untried).toEqual([]);
});
