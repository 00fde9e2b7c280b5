import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parse } from '#kit/server/parse.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { hargaKatalogMaster } from '#areas/katalog/contract/harga-katalog.master.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';

const { detail_group } = hargaKatalogMaster.fields;
const { hashtag_kadar } = itemKatalogMaster.fields;
const row = { kode_group: 'T', nama_group: 'Emas tua', kadar: 75 };

test('groups come as rows or as codes, and the codes are held', () => {
  for (const sent of [[row], ['t '], [{ kode_group: 'T' }], [{ ...row, kadar: '75', lain: 1 }]])
    assert.deepEqual(parse(detail_group.schema, sent), ['T']);
  assert.throws(() => parse(detail_group.schema, []), /Mohon Pilih List Group Minimal 1/);
});

test('what was told goes out as it is: codes of a form, rows of an answer', () => {
  assert.deepEqual(encode(detail_group.schema, ['T']), ['T']);
  assert.deepEqual(encode(detail_group.schema, [row]), [row]);
});

test('hashtags are words, whichever way they come', () => {
  for (const sent of ['#8K,#16K', '8K, 16K', ['#8K', '16K'], ['8K,16K']])
    assert.deepEqual(parse(hashtag_kadar.schema, sent), ['8K', '16K']);
  assert.deepEqual(parse(hashtag_kadar.schema, ''), []);
  assert.throws(() => parse(hashtag_kadar.schema, ['a'.repeat(41)]));
  assert.deepEqual(encode(hashtag_kadar.schema, ['8K']), ['8K']);
});

test('what a body holds beside its fields is dropped, what it lacks is still asked for', () => {
  const { body } = hargaKatalogMaster.endpoints.create;
  const sent = { kode_harga_app: 'H1', nama_harga_app: 'Emas', detail_group: [row] };
  assert.deepEqual(parse(body, { ...sent, harga_jual_str: 'Rp. 1,-' }), {
    ...sent,
    detail_group: ['T'],
  });
  assert.throws(() => parse(body, { kode_harga_app: 'H1', detail_group: ['T'] }), /Nama Harga/);
});
