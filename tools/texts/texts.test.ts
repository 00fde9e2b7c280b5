import assert from 'node:assert/strict';
import { test } from 'vitest';
import { sourceOf } from '#tools/source.ts';
import { readPo } from '#kit/rules/po.ts';
import { plain, sense, sentence } from '#kit/rules/sentence.ts';
import { LOCALES, OFFERED } from '#kit/web/base/text.ts';
import { BAHASA } from '#areas/toko/contract/isi-parameter.ts';
import { completeLanguages, textObjections, wordsOf } from '#tools/texts.ts';
import { collectTexts } from '#tools/texts/collect.ts';
import { declaredTexts } from '#tools/texts/declared.ts';
import { draftMalay } from '#tools/texts/malay.ts';
import { spoken, writePo } from '#tools/texts/po.ts';

const collect = (path: string, text: string) => [...collectTexts([sourceOf(path, text)]).keys()];

test('what is said, what is declared and what is refused is collected', () => {
  assert.deepEqual(
    collect(
      'src/kit/web/a.tsx',
      `const a = t(open ? 'Tutup' : 'Lihat'); toast.info('Ada'); say(x);`,
    ),
    ['Tutup', 'Lihat', 'Ada'],
  );
  assert.deepEqual(
    collect('src/areas/stock/web/a.tsx', `const a = <Dialog success="Baki ditimbang" id="b" />;`),
    ['Baki ditimbang'],
  );
  assert.deepEqual(
    collect(
      'src/areas/toko/contract/a.master.ts',
      `defineMaster({ title: 'Master Sales', table: 'sales', f: kode('Kode') })`,
    ),
    ['Master Sales', 'Kode'],
  );
  assert.deepEqual(
    collect(
      'src/areas/toko/rules/a.ts',
      `const T = refusals({ KURANG: { field: 'x', message: 'Kurang' } });`,
    ),
    ['Kurang'],
  );
  assert.deepEqual(collect('src/app/server/demo/a.ts', `t('Contoh')`), []);
});

test('a text of two senses is two texts, wherever its sense is said', () => {
  assert.deepEqual(
    collect(
      'src/areas/a/contract/a.ts',
      `const a = { ke: int(sense('Ke', 'nomor')), dari: int('Ke') };`,
    ),
    [sense('Ke', 'nomor'), 'Ke'],
  );
});

test('a catalogue keeps the senses of a text apart; a browser gets only those that are shown otherwise', () => {
  const entries = new Map([
    ['Ke', 'Ke'],
    [sense('Ke', 'nomor'), 'No.'],
    [sense('Ke', 'toko'), 'Ke'],
  ]);
  const po = writePo('en', entries);
  assert.match(po, /msgctxt "nomor"\nmsgid "Ke"\nmsgstr "No\."/);
  assert.deepEqual(readPo(po), entries);
  assert.deepEqual(spoken(entries), { [sense('Ke', 'nomor')]: 'No.' });
});

test('a month or a day keeps its Indonesian name in every language', () => {
  const texts = new Map([['Mei', ['a.ts']]]);
  const of = (name: string) => textObjections('fr', texts, writePo('fr', new Map([['Mei', name]])));
  assert.match(of('mai').join(), /Mei has its Indonesian name in every language/);
  assert.deepEqual(of('Mei'), []);
});

test('a catalogue is read as it was written, quotes and places included', () => {
  const entries = new Map([
    ['{n} "baris"', '{n} "rows"'],
    ['Ya', 'Yes'],
  ]);
  assert.deepEqual(readPo(writePo('en', entries)), entries);
});

test('the draft of a text does not say its sense', () => {
  assert.equal(draftMalay(sense('Batal', 'rusak')), 'Batal');
});

test('a new text has a draft in Malay: its words, the places and names as they are, capitals as a sentence', () => {
  assert.equal(
    draftMalay('Nomor HP {no_hp} Sudah Dipakai Customer {kode}'),
    'Nombor telefon {no_hp} sudah digunakan pelanggan {kode}',
  );
  assert.equal(draftMalay('Berat Baki'), 'Berat Dulang');
  assert.equal(draftMalay('JATUH TEMPO'), 'MATANG');
  assert.equal(draftMalay('Saldonya di https://kilau.id'), 'Bakinya di https://kilau.id');
});

test('a missing, a stale and a broken translation are each named', () => {
  const texts = new Map([
    ['Baru', ['a.ts']],
    ['{n} baris', ['a.ts']],
    ['SEMUA', ['a.ts']],
  ]);
  const entries = new Map([
    ['{n} baris', 'rows'],
    ['Lama', 'Old'],
    ['SEMUA', ''],
  ]);
  const found = textObjections('en', texts, writePo('en', entries));
  assert.equal(found.length, 4);
  assert.match(found[0]!, /no translation of "Baru"/);
  assert.match(found[1]!, /no translation of "SEMUA"/);
  assert.match(found[2]!, /nobody says "Lama"/);
  assert.match(found[3]!, /places differ/);
});

test('of a language that is not offered nothing is asked and nothing is loaded; its places are, and what is stale', () => {
  const texts = new Map([
    ['Batal', ['a.ts']],
    ['{n} baris', ['a.ts']],
  ]);
  const entries = new Map([['{n} baris', 'lignes']]);
  assert.deepEqual(wordsOf('fr', 'front', texts, entries), {});
  const found = textObjections('fr', texts, writePo('fr', entries), '| baris | rangée |');
  assert.equal(found.length, 1);
  assert.match(found[0]!, /places differ/);
});

test('words behind the list of all doors come with it; a menu or a counter that says one too keeps it in front', () => {
  const texts = new Map([
    ['Lelang', ['src/areas/hutang/web/lelang.tsx']],
    ['Hutang', ['src/areas/hutang/hutang.area.ts']],
    ['Bayar', ['src/areas/hutang/web/bayar.tsx', 'src/areas/penjualan/web/bayar.tsx']],
    ['Laba', ['src/areas/penjualan/contract/laporan/laba.report.ts']],
  ]);
  const entries = new Map([...texts.keys()].map((text) => [text, `${text} (en)`]));
  const said = (part: 'front' | 'late') => Object.keys(wordsOf('en', part, texts, entries)).sort();
  assert.deepEqual(said('front'), ['Bayar', 'Hutang']);
  assert.deepEqual(said('late'), ['Laba', 'Lelang']);
});

test('a language that is offered has a sentence for every text of the product', () => {
  const complete = ['id', ...completeLanguages()];
  assert.deepEqual(
    OFFERED.filter((language) => !complete.includes(language)),
    [],
  );
  // What the shop sets for all its counters is what a person may choose.
  assert.deepEqual(Object.keys(BAHASA).sort(), [...OFFERED].sort());
});

test('one and many are told apart as Intl does it for the languages that have a plural; the others have none', () => {
  const plural = (bcp: string) => new Intl.PluralRules(bcp);
  for (const n of [0, 1, 2, 11, 21, 101, 1204])
    for (const bcp of [LOCALES.en.bcp, LOCALES.it.bcp]) {
      const said = plain(sentence('{n} [one|many]', { n: String(n) }));
      assert.equal(said, `${n} ${plural(bcp).select(n) === 'one' ? 'one' : 'many'}`);
    }
  for (const { bcp } of [LOCALES.id, LOCALES.my, LOCALES.hk, LOCALES.jp])
    assert.equal(plural(bcp).select(1), plural(bcp).select(5));
});

test('what only a declaration says is a text, too: states by their codes, months, the notice of every report', () => {
  const texts = declaredTexts();
  for (const text of [
    'SIAP',
    'DISETUJUI',
    'Januari',
    'Laporan Tersedia',
    '% Omzet',
    'Terjadi Kesalhaan Saat Mengirim Data',
  ])
    assert.ok(texts.has(text), text);
  for (const code of ['SUDAH_VALIDASI', 'kode_toko']) assert.ok(!texts.has(code), code);
});
