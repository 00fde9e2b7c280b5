import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { OFFERED } from '#kit/web/base/text.ts';
import { marked, markOf, unreadIn } from '#tools/texts/read.ts';
import { readTrade, tradeObjections } from '#tools/texts/trade.ts';

const PAGE = `
| Indonesian | Italian | meaning |
|---|---|---|
| baki | vassoio / vassoi | |
| customer / pelanggan | client… | |
| tutup toko | chius… negozio | |
| toko | negozi… | |
`;
const said = (text: string, translated: string) =>
  tradeObjections('it', readTrade(PAGE), new Map([[text, translated]]));

test('a sentence says a trade word by a fixed word or its declared forms, and another word is found', () => {
  assert.deepEqual(readTrade(PAGE)[2], { said: 'pelanggan', words: ['client…'] });
  assert.deepEqual(said('Baki kosong', 'Vassoio vuoto'), []);
  assert.deepEqual(said('Bakinya kosong', 'Vassoio vuoto'), []);
  assert.deepEqual(said('Pelanggan baru', 'Nuova clientela'), []);
  assert.match(
    said('Baki kosong', 'Piatto vuoto')[0]!,
    /^it: baki is not vassoio \/ vassoi in "Baki kosong"/,
  );
  assert.match(said('Baki kosong', 'Vassoietto vuoto')[0]!, /baki/);
  assert.match(said('Dua pelanggan', 'Due compratori')[0]!, /pelanggan is not client…/);
});

test('a phrase is asked for before its words; places, codes and addresses say nothing', () => {
  assert.deepEqual(said('Tutup toko', 'Chiusura del negozio').length, 1);
  assert.deepEqual(said('Tutup toko', 'Chiuso negozio'), []);
  assert.deepEqual(said('Di {toko}', 'In {toko}'), []);
  assert.deepEqual(said('Lihat TOKO_PUSAT', 'Veda TOKO_PUSAT'), []);
  assert.deepEqual(said('Ke https://toko.id', 'A https://toko.id.'), []);
  assert.equal(said('BUKA TOKO', 'APERTO').length, 1);
});

test('Chinese and Japanese words are found in a line without blanks', () => {
  const trade = readTrade('| baki | 托盤 / トレー |');
  assert.deepEqual(tradeObjections('hk', trade, new Map([['Baki kosong', '空托盤']])), []);
  assert.equal(tradeObjections('hk', trade, new Map([['Baki kosong', '空盤']])).length, 1);
});

test('a sentence that a second reader marked is unread again when either text changes', () => {
  const mark = markOf('Baki', 'Vassoio');
  const entries = new Map([
    ['Baki', 'Vassoio'],
    ['Toko', 'Negozio'],
  ]);
  const marks = marked(entries, new Set(['000000000000']), [`${mark}\tBaki\tVassoio`]);
  assert.deepEqual(marks, [mark]);
  assert.deepEqual([...unreadIn(entries, new Set(marks)).values()], [['Toko', 'Negozio']]);
  assert.equal(unreadIn(new Map([['Baki', 'Vassoi']]), new Set(marks)).size, 1);
});

test('each language that is offered fixes its trade words, English too', () => {
  for (const language of OFFERED.filter((one) => one !== 'id')) {
    const page = `docs/bahasa/${language}.md`;
    assert.ok(existsSync(page), page);
    assert.ok(readTrade(readFileSync(page, 'utf8')).length > 100, page);
  }
});
