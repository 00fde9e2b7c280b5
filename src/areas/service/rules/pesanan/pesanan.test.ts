import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  periksaCara,
  periksaDeskripsi,
  periksaDpPesanan,
  periksaJanjiPesanan,
  periksaUrut,
} from '#areas/service/rules/pesanan/pesanan.ts';

test('the first DP is at least the percent of the shop, rounded up', () => {
  expect(periksaDpPesanan(rp(1_001), rp(10_001), persen(1_000))).toEqual([]);
  expect(periksaDpPesanan(rp(1_000), rp(10_001), persen(1_000))).toMatchObject([
    { code: 'DP_KURANG' },
  ]);
  expect(periksaDpPesanan(rp(0), rp(10_001), persen(0))).toEqual([]);
});

test('what is wanted is said in twenty letters; blanks around it are none', () => {
  expect(periksaDeskripsi('Cincin kawin polos 4')).toEqual([]);
  expect(periksaDeskripsi('Cincin kawin polos 4 '.slice(0, 19))).toHaveLength(1);
  expect(periksaDeskripsi('   Cincin polos      ')).toHaveLength(1);
  expect(periksaDeskripsi('💍'.repeat(20))).toEqual([]);
});

test('a promise is today or later', () => {
  expect(periksaJanjiPesanan(hari('2026-11-20'), hari('2026-11-20'))).toEqual([]);
  expect(periksaJanjiPesanan(hari('2026-11-19'), hari('2026-11-20'))).toMatchObject([
    { code: 'JANJI_LAMPAU' },
  ]);
});

test('a finished line is on the scale or of the stock, never both, never neither', () => {
  const none = { berat: null, kode_barcode: null, kode_kategori: null, kode_group: null };
  const order = { kode_group: 'T' };
  expect(periksaCara(none, order)).toMatchObject([{ code: 'TANPA_CARA' }]);
  expect(periksaCara({ ...none, kode_barcode: 'KJ1A0001' }, order)).toEqual([]);
  expect(periksaCara({ ...none, berat: mg(1) }, order)).toMatchObject([
    { code: 'KATEGORI_KOSONG' },
  ]);
  const made = { ...none, berat: mg(1), kode_kategori: 'PHS' };
  expect(periksaCara(made, order)).toEqual([]);
  expect(periksaCara(made, { kode_group: null })).toMatchObject([{ code: 'GROUP_KOSONG' }]);
  expect(periksaCara({ ...made, kode_barcode: 'KJ1A0001' }, order)).toMatchObject([
    { code: 'DUA_CARA' },
  ]);
});

test('lines are finished once, all at a time or one by one', () => {
  expect(periksaUrut([2, 1], [1, 2])).toEqual([]);
  expect(periksaUrut([2], [1, 2])).toEqual([]);
  expect(periksaUrut([3], [1, 2])).toMatchObject([{ code: 'SUDAH_JADI' }]);
  expect(periksaUrut([1, 1], [1, 2])).toMatchObject([{ code: 'BARIS_KEMBAR' }]);
});
