import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  bedaButir,
  bukuOpnameBatu,
  tentukanHasilBatu,
  type BatuOpname,
} from '#areas/opname/rules/hitung-berlian.ts';

const batu = (more: Partial<BatuOpname> = {}): BatuOpname => ({
  harus: true,
  dipindai: true,
  status: 'LEPAS',
  kode_gudang: 'TK',
  dihitung: [],
  butir_buku: null,
  ...more,
});
const hasil = (more: Partial<BatuOpname>) => tentukanHasilBatu(batu(more), 'TK');

describe('a count of the loose stones of TK', () => {
  test('finds what lies there, and misses what was not scanned', () => {
    expect(hasil({})).toEqual({ hasil: 'KETEMU', bukuan: null });
    expect(hasil({ dipindai: false })).toEqual({ hasil: 'HILANG', bukuan: 'HILANG' });
  });
  test('misses nothing that was set into a piece, or went back, while it ran', () => {
    for (const status of ['TERPASANG', 'TERJUAL', 'RETUR'] as const)
      expect(hasil({ dipindai: false, status })).toEqual({ hasil: 'BERGERAK', bukuan: null });
    expect(hasil({ status: 'TERPASANG' })).toEqual({ hasil: 'BERGERAK', bukuan: null });
  });
  test('brings home what was missing, and what the book has in another warehouse', () => {
    expect(hasil({ harus: false, status: 'HILANG' })).toEqual({
      hasil: 'LEBIH',
      bukuan: 'KEMBALI',
    });
    expect(hasil({ harus: false, kode_gudang: 'BR' })).toEqual({
      hasil: 'SALAH BAKI',
      bukuan: 'PINDAH',
    });
  });
  test('only names a stone that was sold or lies in a piece', () => {
    for (const status of ['TERPASANG', 'TERJUAL', 'RETUR'] as const)
      expect(hasil({ harus: false, status })).toEqual({ hasil: 'LEBIH', bukuan: null });
  });
});

test('100 stones of a parcel differ when 95 are counted at last; a parcel that was not counted says nothing', () => {
  const dihitung = (...kali: number[]) => ({ dihitung: kali, butir_buku: 100 });
  expect(hasil(dihitung(100, 95))).toEqual({ hasil: 'BEDA BUTIR', bukuan: null });
  expect(hasil(dihitung(95, 100))).toEqual({ hasil: 'KETEMU', bukuan: null });
  expect(hasil(dihitung(0))).toMatchObject({ hasil: 'BEDA BUTIR' });
  expect(bedaButir({ dihitung: [], butir_buku: null })).toBe(false);
  expect(hasil({ ...dihitung(95), harus: false, kode_gudang: 'BR' })).toMatchObject({
    hasil: 'SALAH BAKI',
  });
});

const rupiah = (rows: Parameters<typeof bukuOpnameBatu>[0]) =>
  bukuOpnameBatu(rows).map(({ akun, rupiah: nilai }) => [akun, nilai]);

test('a missing stone of 18,000,000 leaves with its cost; found again it comes back with it', () => {
  const own = { harga_modal: rp(18_000_000), konsinyasi: false, kode_supplier: 'D01' };
  expect(rupiah([{ ...own, bukuan: 'HILANG' }])).toEqual([
    ['selisih_stock', 18_000_000],
    ['persediaan', -18_000_000],
  ]);
  expect(rupiah([{ ...own, bukuan: 'KEMBALI' }])).toEqual([
    ['selisih_stock', -18_000_000],
    ['persediaan', 18_000_000],
  ]);
  expect(rupiah([{ ...own, bukuan: 'PINDAH' }])).toEqual([]);
  expect(rupiah([{ ...own, bukuan: null }])).toEqual([]);
});

test('one in consignment that is missing is owed to its supplier', () => {
  const titip = { harga_modal: rp(9_000_000), konsinyasi: true, kode_supplier: 'D01' };
  expect(rupiah([{ ...titip, bukuan: 'HILANG' }])).toEqual([
    ['selisih_stock', 9_000_000],
    ['supplier:BLN/D01', -9_000_000],
  ]);
});
