import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BELUM } from '#areas/toko/contract/belum.ts';
import { EVENTS } from '#app/contract/events.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { readSources } from '#tools/source.ts';

/**
 * What is declared does something: each parameter is read, each module closes a door, each event is
 * asked for; or it stands with the area that will bring its act: switches and parameters in `BELUM`, which
 * hides them from the shop, events in `inventaris/menunggu.tsv`.
 */
const table = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'inventaris', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const MENUNGGU = table('menunggu.tsv');
const menunggu = (kind: string): readonly string[] =>
  kind === 'modul' || kind === 'parameter'
    ? BELUM.flatMap((part) => part[kind])
    : MENUNGGU.filter(([own]) => own === kind).map(([, key]) => key!);

/** Where a name is only listed, and what makes shops up, proves nothing. */
const DECLARED =
  /(contract\/(parameter|modul|event|belum[-/\w]*)|\.(event|parameter|modul))\.ts$|\/demo\/|fixtures/;
const all = readSources(['src/**/*.ts', 'src/**/*.tsx', 'tests/**/*.ts']);
const isTest = (path: string): boolean => path.startsWith('tests/') || path.includes('.test.');
const PRODUCT = all.filter(({ path }) => !isTest(path) && !DECLARED.test(path));
/** The oracle's words for № 91 name every setting and try none. */
const LISTED = /inventaris|naif\/kata-harga/;
const TESTS = all.filter(({ path }) => isTest(path) && !LISTED.test(path));

const words = (sources: readonly { text: string }[]): Set<string> =>
  new Set(sources.flatMap(({ text }) => text.match(/\b[A-Za-z][A-Za-z0-9_]{4,}\b/g) ?? []));
const said = words(PRODUCT);
const tried = words(TESTS);

test.each([
  ['parameter', Object.keys(PARAMETERS)],
  ['modul', Object.keys(MODULS)],
  ['otorisasi', table('otorisasi.tsv').map(([event]) => event!)],
])('every %s is used by the product, or waits for an area that is named', (kind, keys) => {
  const idle = keys.filter((key) => !said.has(key) || (kind === 'otorisasi' && !(key in EVENTS)));
  expect(idle.toSorted()).toEqual(menunggu(kind).toSorted());
});

test('every parameter that the product reads is set by a test, or its act waits for an area', () => {
  const untried = Object.keys(PARAMETERS).filter((key) => said.has(key) && !tried.has(key));
  expect(untried.toSorted()).toEqual(menunggu('coba').toSorted());
});
