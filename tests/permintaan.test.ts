import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '#app/contract/events.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Parameter } from '#areas/toko/contract/parameter.ts';
import { readSources } from '#tools/source.ts';
import { collectTexts } from '#tools/texts/collect.ts';
import { holdPage } from '#tests/kit/hold-page.ts';

/** The requirement's modules and sentences against the product, and the parameters that the product declares. */
const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'inventaris', name), 'utf8')
    .trim()
    .split('\n');

test('every module of the requirement can be switched, and no other', () => {
  expect(Object.keys(MODULS).toSorted()).toEqual(read('modul.txt').toSorted());
});

test('every sentence of the requirement is said to the letter', () => {
  const texts = readSources(['src/**/*.ts', 'src/**/*.tsx'])
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n');
  const sentences = read('pesan.tsv')
    .slice(1)
    .map((line) => line.split('\t')[1]!);
  expect(sentences.filter((one) => !texts.includes(one))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(180);
});

/** A default as a shop reads it: grams, percents, ON and OFF; `-` where the shop decides nothing at first. */
function defaultOf({ field, bawaan }: Parameter): string {
  if (bawaan === null || (Array.isArray(bawaan) && bawaan.length === 0)) return '-';
  if (field.kind === 'gram') return (Number(bawaan) / 1000).toFixed(3);
  if (field.kind === 'persen') return (Number(bawaan) / 100).toFixed(2);
  if (field.kind === 'yesNo') return bawaan ? 'ON' : 'OFF';
  return String(bawaan);
}
const typeOf = ({ kind, options, decimals }: Field): string =>
  options
    ? options.map(({ value }) => value).join('|')
    : `${kind}${decimals ? `, ${decimals} decimals` : ''}`;

test('docs/parameter.tsv lists each parameter with its type, its default and who may change it', () => {
  const all: Readonly<Record<string, Parameter>> = PARAMETERS;
  const rows = Object.values(all).map((one) =>
    [
      one.key,
      typeOf(one.field),
      defaultOf(one),
      one.level.toSorted().join(' '),
      [one.berlaku && 'dated', one.batas && 'bounds a counter'].filter(Boolean).join(', '),
    ].join('\t'),
  );
  holdPage('parameter.tsv', `key\ttype\tdefault\tlevels\tchanges\n${rows.join('\n')}\n`);
});

test('what an approver is asked is called in every language', () => {
  const texts = collectTexts(readSources('src/**/contract/*.event.ts'));
  const names = Object.values(EVENTS).map(({ nama }) => nama);
  expect(names.filter((nama) => !texts.has(nama))).toEqual([]);
});
