import { expect, test } from 'vitest';
import { isOver, lostFiles, markEntry, type Manifest, weighAll } from '#tools/budget.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'a/main.js', isEntry: true, imports: ['_react.js'], css: ['a/main.css'] },
  '_react.js': { file: 'a/react.js', css: ['a/react.css'] },
  'sale.screen.tsx': { file: 'a/sale.js', imports: ['_react.js'], css: ['a/sale.css'] },
  'src/app/locales/jp.po?late': { file: 'a/jp.js' },
};

const told = (sizes: Record<string, number>, fonts: readonly string[] = ['a/font.woff2']) =>
  weighAll(MANIFEST, fonts, (file) => sizes[file] ?? 1000)
    .filter(isOver)
    .map(({ what }) => what);

test('a light application is within every limit', () => {
  expect(told({})).toEqual([]);
});

test('the start counts all it imports, and only that', () => {
  expect(told({ 'a/main.js': 91_000, 'a/react.js': 82_000 })).toEqual(['entry JS, 2 files']);
  expect(told({ 'a/main.js': 70_000, 'a/sale.js': 49_000 })).toEqual([]);
  expect(told({ 'a/main.css': 20_000, 'a/react.css': 11_000 })).toEqual(['CSS at start, 2 files']);
  expect(told({ 'a/main.css': 20_000, 'a/sale.css': 11_000 })).toEqual([]);
});

test('the page says which file is the entry', () => {
  const page = '<script type="module" crossorigin src="./a/sale.js"></script>';
  const { 'sale.screen.tsx': sale, '_react.js': react } = markEntry(MANIFEST, page);
  expect([sale?.isEntry, react?.isEntry]).toEqual([true, undefined]);
});

test('a lazy chunk has a limit of its own, and half the words of a language another', () => {
  expect(told({ 'a/sale.js': 70_001 })).toEqual(['sale.js']);
  expect(told({ 'a/jp.js': 76_000 })).toEqual([]);
  expect(told({ 'a/jp.js': 76_001 })).toEqual(['jp.js']);
});

test('there is one font, and it is small', () => {
  expect(told({ 'a/font.woff2': 30_001 })).toEqual(['font, 1 of at most 1']);
  expect(told({}, ['a/font.woff2', 'a/bold.woff2'])).toEqual(['font, 2 of at most 1']);
});

test('a file that is asked for and was not built is missed', () => {
  const files = (text: string) =>
    new Map([
      ['a.js', text],
      ['b.js', ''],
    ]);
  expect(lostFiles(files('import{x}from"./b.js";import("./b.js")'))).toEqual([]);
  for (const text of ['import"./c.js";', 'import{x}from"./c.js";', 'import("./c.js")'])
    expect(lostFiles(files(text))).toEqual(['a.js asks for c.js, which was not built']);
});
