import { expect, test } from 'vitest';
import { sense } from '#kit/rules/sentence.ts';
import { wordIn, words } from '#kit/rules/row-word.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  'LABA KOTOR': 'GROSS PROFIT',
  Admin: 'Fee',
  'FISIK {laci}': 'COUNTED {laci}',
  '{n} harga, {tanpa} tanpa persetujuan': '{n} prices, {tanpa} without approval',
  '{n} harga': '{n} prices',
  '{n} hilang, {m} lebih': '{n} [piece|pieces] lost, {m} over',
};
const t = (text: string) => ENGLISH[text] ?? text;

test('a word of ours is read in the reader’s language, with its value where it has one', () => {
  const ours = words(['LABA KOTOR', 'FISIK {laci}']);
  expect(wordIn(ours, 'LABA KOTOR', t)).toBe('GROSS PROFIT');
  expect(wordIn(ours, 'FISIK kas:ksr.kj1', t)).toBe('COUNTED kas:ksr.kj1');
});

test('the longer sentence is found before the shorter', () => {
  const ours = words(['{n} harga, {tanpa} tanpa persetujuan', '{n} harga']);
  expect(wordIn(ours, '3 harga, 2 tanpa persetujuan', t)).toBe('3 prices, 2 without approval');
  expect(wordIn(ours, '3 harga', t)).toBe('3 prices');
});

test('one and many are told apart in a row as elsewhere', () => {
  const ours = words(['{n} hilang, {m} lebih']);
  expect(wordIn(ours, '1 hilang, 4 lebih', t)).toBe('1 piece lost, 4 over');
  expect(wordIn(ours, '12 hilang, 4 lebih', t)).toBe('12 pieces lost, 4 over');
});

test('an expense that the shop calls Admin stays Admin where that is no word of the column', () => {
  expect(wordIn(words(['LABA KOTOR']), 'Admin', t)).toBe('Admin');
  expect(wordIn(undefined, 'Admin', t)).toBe('Admin');
});

test('a column whose every value is ours needs no list', () => {
  expect(wordIn([], 'Admin', t)).toBe('Fee');
});

test('a word of two senses is found as it stands in the row, and said in the sense of its column', () => {
  const two = (text: string) => (text === sense('Kembali', 'pelanggan') ? 'Came back' : 'Back');
  expect(wordIn(words(['Baru', sense('Kembali', 'pelanggan')]), 'Kembali', two)).toBe('Came back');
  expect(wordIn(words(['Kembali']), 'Kembali', two)).toBe('Back');
});
