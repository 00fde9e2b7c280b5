import assert from 'node:assert/strict';
import { test } from 'vitest';
import { choice, int, optional, text } from '#kit/contract/field.ts';
import { month, withDefault } from '#kit/contract/field-more.ts';
import { defineReport, picked, semua, span } from '#kit/contract/report.ts';
import { hari } from '#kit/rules/hari.ts';
import {
  changed,
  filterMessages,
  firstValues,
  fromSearch,
  keep,
  openingFilter,
  sameFilters,
  toSearch,
  trySearch,
  unkeep,
  yearAsked,
  type KeptFilter,
} from '#kit/web/report/filters.ts';

const report = defineReport({
  no: 0,
  path: 'x',
  title: 'X',
  area: 'X',
  api: 'GET x',
  filters: { ...span, bayar: semua(choice('Bayar', ['CASH', 'DEBET'])) },
  columns: { nama: text('Nama') },
  totals: [],
  band: [],
  sort: ['nama'],
});

const day = hari('2026-11-20');
const first = firstValues(report, { tgl_system: day } as never);

test('dates start today by the business day, and an open choice starts with SEMUA', () => {
  assert.deepEqual(first, { tgl_from: day, tgl_to: day, bayar: 'ALL' });
});

test('filters travel through the address and back; other parameters are left alone', () => {
  const search = toSearch(report, first);
  assert.deepEqual(search, { tgl_from: '2026-11-20', tgl_to: '2026-11-20', bayar: 'ALL' });
  assert.deepEqual(fromSearch(report, { ...search, bagian: 'x' }), first);
  assert.equal(fromSearch(report, { bagian: 'x' }), undefined);
});

test('a filter with a value of its own starts with it, and left empty means it', () => {
  const filters = { umur_min: withDefault(0, int('Umur')) };
  const aged = defineReport({ ...report, filters } as never);
  const start = firstValues(aged, { tgl_system: day } as never);
  assert.deepEqual(start, { umur_min: 0 });
  assert.deepEqual(toSearch(aged, { umur_min: null }), { umur_min: '0' });
  assert.ok(sameFilters(aged, { umur_min: null }, start));
});

test('an address that no filter can hold asks nothing', () => {
  assert.equal(trySearch(report, { ...first, tgl_from: 'kemarin' }), undefined);
});

test('an empty date has its own words, and more than a month is refused on both dates', () => {
  const empty = filterMessages(report, { ...first, tgl_from: null }, false);
  assert.deepEqual(empty, { tgl_from: 'Tanggal Tidak Boleh Kosong' });
  const long = filterMessages(report, { ...first, tgl_from: '2026-09-01' }, true);
  assert.deepEqual(Object.keys(long), ['tgl_from', 'tgl_to']);
});

test('a kept preset means the month in which it is opened', () => {
  const kept = keep(report, { ...first, tgl_from: '2026-11-01' }, day);
  assert.equal(kept.preset, 'bulan');
  assert.deepEqual(unkeep(report, kept, hari('2026-12-05')), {
    tgl_from: '2026-12-01',
    tgl_to: '2026-12-05',
    bayar: 'ALL',
  });
});

test('of two filters one at least must be given, and both say so; the other stays empty', () => {
  const filters = { ...span, barcode: optional(text('Barcode')), baki: optional(text('Baki')) };
  const kartu = defineReport({ ...report, filters, oneOf: ['barcode', 'baki'] } as never);
  const said = (values: object) =>
    filterMessages(kartu, { tgl_from: day, tgl_to: day, ...values }, true);
  const kosong = 'Filter Tidak Boleh Kosong';
  assert.deepEqual(said({}), { barcode: kosong, baki: kosong });
  assert.deepEqual(said({ barcode: 'KJ10001A' }), {});
  const asked = { tgl_from: day, tgl_to: day, barcode: 'KJ10001A' };
  assert.deepEqual(toSearch(kartu, { ...asked, baki: null }), asked);
});

test('a report opens with the filter of last time, its dates moved to today, or with its own', () => {
  const person = { tgl_system: hari('2026-11-21') } as never;
  const opens = (kept?: KeptFilter) => openingFilter(report, kept, person, true);
  const today = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' };
  assert.deepEqual(opens(), { ...today, bayar: 'ALL' });
  assert.deepEqual(opens(keep(report, { ...first, bayar: 'DEBET' }, day)), {
    ...today,
    bayar: 'DEBET',
  });
  const old = { ...first, tgl_from: hari('2026-11-03'), tgl_to: hari('2026-11-05') };
  assert.deepEqual(opens(keep(report, old, day)), { ...today, bayar: 'ALL' });
  assert.deepEqual(opens(keep(report, old, hari('2026-11-21'))), old);
});

test('last month asked yesterday is this month today; asked today it stays', () => {
  const monthly = defineReport({ ...report, filters: { bulan: month('Bulan') } } as never);
  const person = { tgl_system: hari('2026-11-21') } as never;
  const opens = (on: string) =>
    openingFilter(monthly, keep(monthly, { bulan: '2026-10' }, hari(on)), person, false);
  assert.deepEqual(opens('2026-11-20'), { bulan: '2026-11' });
  assert.deepEqual(opens('2026-11-21'), { bulan: '2026-10' });
});

test('by month a year is asked for in place of dates, which the protection does not hold', () => {
  const filters = { ...span, per: picked(choice('Per', ['HARI', 'BULAN'])) };
  const yearly = defineReport({
    ...report,
    filters,
    yearWhen: { field: 'per', is: ['BULAN'] },
  } as never);
  const person = { tgl_system: day, active_date: false } as never;
  const daily = { tgl_from: day, tgl_to: day, per: 'HARI' };
  const year = { tgl_from: '2026-01-01', tgl_to: '2026-12-31', per: 'BULAN' };
  assert.deepEqual(changed(yearly, daily, { per: 'BULAN' }, person), year);
  assert.equal(yearAsked(yearly, year, person), 2026);
  assert.deepEqual(filterMessages(yearly, year, true), {});
  assert.deepEqual(changed(yearly, year, { per: 'HARI' }, person), daily);
  const part = { ...year, tgl_to: '2026-11-30' };
  assert.deepEqual(Object.keys(filterMessages(yearly, part, true)), ['tgl_from', 'tgl_to']);
  assert.equal(yearAsked(yearly, part, person), undefined);
  assert.deepEqual(Object.keys(filterMessages(yearly, { ...year, per: 'HARI' }, true)), [
    'tgl_from',
    'tgl_to',
  ]);
  // The year that was asked stays on its day, and is this year on another.
  const lalu = { tgl_from: '2025-01-01', tgl_to: '2025-12-31', per: 'BULAN' };
  assert.deepEqual(openingFilter(yearly, keep(yearly, lalu, day), person, true), lalu);
  const kemarin = keep(yearly, lalu, hari('2026-11-19'));
  assert.deepEqual(openingFilter(yearly, kemarin, person, true), year);
  // Who may not choose dates has his one day.
  const locked = { tgl_system: day, active_date: true } as never;
  assert.deepEqual(changed(yearly, daily, { per: 'BULAN' }, locked), { ...daily, per: 'BULAN' });
});

test('a report that waits for a word opens without asking', () => {
  const filters = { ...span, cari: text('Cari') };
  const wants = defineReport({ ...report, filters } as never);
  const person = { tgl_system: day } as never;
  assert.equal(openingFilter(wants, undefined, person, false), undefined);
});
