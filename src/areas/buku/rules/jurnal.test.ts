import { expect, test } from 'vitest';
import { cariJurnal, JURNAL } from '#areas/buku/rules/jurnal.ts';

test('a journal is known by its name and type, each account stands in it once and on one side', () => {
  const names = JURNAL.map(({ trx, type }) => `${trx}/${type}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { akun } of JURNAL) {
    const kode = akun.map(({ kode_akun }) => kode_akun);
    expect(new Set(kode).size).toBe(kode.length);
  }
  expect(cariJurnal('PENJUALAN', 'JUAL')!.akun).toContainEqual({
    kode_akun: 'penjualan',
    jenis_akun: 'KREDIT',
  });
  expect(cariJurnal('PENJUALAN', 'LAIN')).toBeUndefined();
});
