import assert from 'node:assert/strict';
import { test } from 'vitest';
import { counted, plain, sentence } from '#kit/rules/sentence.ts';

const english: Readonly<Record<string, string>> = {
  '{n} barang': '{n} [item|items]',
  '{nota} nota dan {n} potong': '{nota} [nota|notas] with {n} [piece|pieces]',
};
const en = (text: string): string => english[text] ?? text;

test('three pieces are items, one is an item, in Indonesian both are barang', () => {
  assert.equal(counted('3', 'barang', en), '3 items');
  assert.equal(counted('1', 'barang', en), '1 item');
  assert.equal(counted('1,204', 'barang', en), '1,204 items');
  assert.equal(counted('3', 'barang'), '3 barang');
});

test('each figure chooses for itself', () => {
  const said = sentence('{nota} nota dan {n} potong', { nota: 1, n: 2 });
  assert.equal(plain(said, en), '1 nota with 2 pieces');
});

test('what was typed is never read as two forms', () => {
  const said = sentence('{n} barang', { n: '[a|b]' });
  assert.equal(plain(said, en), '[a|b] items');
});
