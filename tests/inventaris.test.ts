import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '#app/contract/events.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import type { Field } from '#kit/contract/field.ts';
import { readSources } from '#tools/source.ts';
import { collectTexts } from '#tools/texts/collect.ts';

/** What the requirement's inventory says, word for word, against what the product declares. */
const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'inventaris', name), 'utf8')
    .trim()
    .split('\n');
const table = (name: string): string[][] =>
  read(name)
    .slice(1)
    .map((line) => line.split('\t'));

type Declared = { field: Field; bawaan: unknown; level: readonly string[]; berlaku?: true };
const declared = PARAMETERS as unknown as Record<string, Declared>;

/** A default as the inventory writes it: grams with three decimals, ON and OFF, `empty`. */
function bawaanOf({ field, bawaan }: Declared): string {
  if (bawaan === null || (Array.isArray(bawaan) && bawaan.length === 0)) return 'empty';
  if (field.kind === 'gram') return (Number(bawaan) / 1000).toFixed(3);
  if (field.kind === 'persen') return (Number(bawaan) / 100).toFixed(2);
  if (field.kind === 'yesNo') return bawaan ? 'ON' : 'OFF';
  return String(bawaan);
}

/** Its type, by the first word of the inventory's; a choice names its values. */
const JENIS: readonly (readonly [RegExp, (field: Field) => boolean])[] = [
  [/^rupiah per USD, 2 decimals/, (of) => of.kind === 'rupiah' && of.decimals === 2],
  [/^rupiah/, (of) => of.kind === 'rupiah' && !of.decimals],
  [/^percent/, (of) => of.kind === 'persen'],
  [/^gram/, (of) => of.kind === 'gram'],
  [/^boolean/, (of) => of.kind === 'yesNo'],
  [/^(working )?(days|months|minutes|count)/, (of) => of.kind === 'int'],
  [/^time/, (of) => of.kind === 'time'],
  [/^text/, (of) => of.kind === 'text'],
  [/list/, (of) => of.kind === 'list'],
];
const isOfType = (type: string, field: Field): boolean =>
  type.startsWith('enum ')
    ? field.options!.map(({ value }) => value).join('|') === type.slice(5)
    : JENIS.find(([word]) => word.test(type))![1](field);

test('every parameter has the type, the default and the levels of the inventory, and there is no other', () => {
  const rows = table('parameter.tsv');
  const wrong = rows.filter(([key, type, bawaan, level]) => {
    const one = declared[key!];
    return !(
      one &&
      isOfType(type!, one.field) &&
      bawaanOf(one) === bawaan &&
      one.level.toSorted().join() === level!.split(',').toSorted().join() &&
      type!.endsWith(', dated') <= !!one.berlaku
    );
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect(Object.keys(declared).toSorted()).toEqual(rows.map(([key]) => key!).toSorted());
});

test('every module of the inventory can be switched, and no other', () => {
  expect(Object.keys(MODULS).toSorted()).toEqual(read('modul.txt').toSorted());
});

test('who may ask and who may answer is what the inventory says of every act there is', () => {
  const rows = table('otorisasi.tsv').filter(([event]) => event! in EVENTS);
  const wrong = rows.filter(([event, diminta, penyetuju, kategori]) => {
    const one = EVENTS[event as keyof typeof EVENTS];
    return !(
      one.diminta.toSorted().join() === diminta!.split(',').toSorted().join() &&
      penyetuju!.includes(one.penyetuju) &&
      one.kategori === kategori
    );
  });
  expect(wrong.map(([event]) => event)).toEqual([]);
  expect(rows.length).toBeGreaterThan(35);
});

test('every sentence of the requirement is said to the letter, or waits for an area that is named', () => {
  const texts = readSources(['src/**/*.ts', 'src/**/*.tsx'])
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n');
  // Where the requirement has no words of its own, or ours are made of parts, `said as` has ours.
  const rows = table('pesan.tsv').map(([, sentence, , own, waits]) => ({
    sentence: own || sentence!,
    waits: waits ?? '',
  }));
  const silent = rows.filter(({ sentence, waits }) => !waits && !texts.includes(sentence));
  expect(silent.map(({ sentence }) => sentence)).toEqual([]);
  expect(rows.length).toBeGreaterThan(210);
});

/** The rules of 1§5, 2§5 and 3§5: the tests that show each, or the area that it waits for. */
const ATURAN = table('aturan.tsv').map(([id, file, title, waits]) => ({ id, file, title, waits }));
test('every rule of the requirement names a test that shows it, or an area that it waits for', () => {
  const wrong = ATURAN.filter(
    ({ file, title, waits }) =>
      !waits &&
      !(file && readFileSync(join(import.meta.dirname, '..', file), 'utf8').includes(title!)),
  );
  expect(wrong).toEqual([]);
  expect(ATURAN.length).toBe(129);
});

test('what an approver is asked is called in every language', () => {
  const texts = collectTexts(readSources('src/**/contract/*.event.ts'));
  const names = Object.values(EVENTS).map(({ nama }) => nama);
  expect(names.filter((nama) => !texts.has(nama))).toEqual([]);
});
