import assert from 'node:assert/strict';
import { test } from 'vitest';
import { gram, kode, longText, rupiah, text } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { fitWidths, foldedHead, shrunkWidths } from '#kit/web/grid/fit.ts';

type Row = Record<string, unknown>;
const columns: readonly Column<Row>[] = [
  { id: 'barcode', header: 'Barcode', of: kode('Barcode') },
  { id: 'nama', header: 'Nama Barang', of: text('Nama Barang') },
  { id: 'ket', header: 'Keterangan', of: longText('Keterangan') },
  { id: 'berat', header: 'Berat', of: gram('Berat'), end: true },
  { id: 'harga', header: 'Harga Jual', of: rupiah('Harga Jual'), end: true },
];
const rows: Row[] = [
  {
    barcode: 'KJ100001',
    nama: 'Gelang Rantai Sisik Kembar',
    ket: 'Barang dapat dijual kembali sesuai harga hari itu, dengan nota ini dan dalam keadaan baik',
    berat: 3270,
    harga: 4_535_500,
  },
];
const lines = rows.map((row) => ({ kind: 'row' as const, row }));
const widths = (head?: typeof foldedHead, label = '') =>
  fitWidths(columns, lines, { all: columns, totals: { harga: 4_535_500 }, label }, head);
const sum = (all: readonly number[]) => all.reduce((one, more) => one + more, 0);
const shrunk = (room: number) => shrunkWidths(columns, widths(), widths(foldedHead), room);

test('a sentence is as wide as itself where there is room, and gives way before a name does', () => {
  assert.ok(widths()[2]! > 500, `${widths()[2]} px`);
  const [barcode, nama, ket, berat, harga] = shrunk(800);
  assert.ok(sum([barcode!, nama!, ket!, berat!, harga!]) <= 800);
  assert.equal(nama, widths()[1]);
  assert.deepEqual([berat, harga], [widths()[3], widths(foldedHead)[4]]);
});

test('names are cut together, and no further than needed', () => {
  const [, nama, ket] = shrunk(560);
  assert.ok(Math.abs(nama! - ket!) <= 1);
  assert.ok(sum(shrunk(560)) > 550);
});

test('names give way no further than their heads', () => {
  const ket = { ...columns[2]!, header: 'Keterangannya' };
  const with_ = [...columns.slice(0, 2), ket, ...columns.slice(3)];
  const cut = shrunkWidths(with_, widths(), widths(foldedHead), 530);
  assert.ok(cut[2]! > cut[1]!, cut.join());
});

test('what has to be pushed sideways in any case keeps names that can be read', () => {
  const [, nama] = shrunk(380);
  assert.equal(nama, 120);
  assert.ok(sum(shrunk(380)) > 380);
});

test('a name that is a letter or two too long for a phone is read whole', () => {
  const nama = 'Andre Gunawan';
  const of = [{ kind: 'row' as const, row: { ...rows[0], nama } }];
  const [wide, two] = [undefined, foldedHead].map((head) =>
    fitWidths(columns, of, { all: columns }, head),
  );
  const [, here] = shrunkWidths(columns, wide!, two!, 380);
  assert.equal(here, wide![1]);
  assert.ok(here! > 120, `${here} px`);
  // At a counter a table that nearly fits is not pushed sideways for it.
  const wider = [...columns, ...columns.map((one) => ({ ...one, id: `${one.id}2` }))];
  const twice = [...wide!, ...wide!];
  assert.equal(shrunkWidths(wider, twice, [...two!, ...two!], 700)[1], 120);
});

test('the number of a telephone is read whole, and names give way in its place', () => {
  const hp = { id: 'hp', header: 'No HP', of: phoneTold('No HP') };
  const with_ = [...columns.slice(0, 2), hp, ...columns.slice(3)];
  const of = [{ kind: 'row' as const, row: { ...rows[0], hp: '0812 8683 0442' } }];
  const [wide, two] = [undefined, foldedHead].map((head) =>
    fitWidths(with_, of, { all: with_ }, head),
  );
  const cut = shrunkWidths(with_, wide!, two!, 480);
  assert.equal(cut[2], wide![2]);
  assert.ok(cut[1]! < wide![1]!, cut.join());
});

test('the first cell of a balance has room for its word, where it holds nothing else', () => {
  const jam = [{ id: 'jam', header: 'Jam', of: text('Jam') }, columns[2]!];
  const saldo = (first: string | null) => [
    { kind: 'balance' as const, row: { jam: first, ket: 'SALDO AKHIR HARI' } },
  ];
  const width = (first: string | null) =>
    fitWidths<Row>(jam, saldo(first), { all: jam, balance: 'ket' })[0]!;
  assert.ok(width(null) > 120, `${width(null)} px`);
  assert.ok(width('06:24') < 90, `${width('06:24')} px`);
});

test('on a phone words at the head of a row leave half of the room to a figure', () => {
  const laba = [{ id: 'ket', header: 'Uraian', of: longText('Uraian') }, columns[4]!];
  const [words, heads] = [undefined, foldedHead].map((head) =>
    fitWidths(laba, lines, { all: laba }, head),
  );
  const cut = (room: number) => shrunkWidths(laba, words!, heads!, room);
  assert.equal(cut(390)[0], 195);
  assert.ok(sum(cut(390)) <= 390);
  assert.equal(cut(800)[0], words![0]);
});

test('what the totals are of takes two lines where there is no room for one', () => {
  const label = 'Total 5 titipan sesuai filter';
  assert.ok(widths(undefined, label)[0]! > 200);
  assert.ok(widths(foldedHead, label)[0]! < 150);
});

test('a unit stays beside the last word of its head', () => {
  const [one] = [{ ...columns[4]!, header: 'Masuk', bare: true }];
  const around = { all: [one!] };
  assert.deepEqual(fitWidths([one!], [], around, foldedHead), fitWidths([one!], [], around));
});

test('a weight in carat has room for its longer unit', () => {
  const berat = gram('Berat');
  const wide = (of: typeof berat) =>
    fitWidths([{ id: 'berat', header: 'B', of }], lines, { all: [] });
  const [[inGram], [inCarat]] = [wide(berat), wide({ ...berat, unit: 'ct' })];
  assert.ok(inCarat! - inGram! >= 4, `${inGram} px, ${inCarat} px`);
});

test('a head breaks at a space and behind a stroke, and not before a number', () => {
  assert.equal(foldedHead('Jual/Gram'), foldedHead('Jual/ Gram'));
  assert.ok(foldedHead('Jual/Gram') < foldedHead('Jual/9Gram'));
});
