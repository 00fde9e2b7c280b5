import { expect, test } from 'vitest';
import { halamanPo, pilihPo } from '#areas/pre-order/rules/pre-order.ts';

test('page decides where a list begins, skip only without it', () => {
  expect(halamanPo({ skip: 1, limit: 50, page: 1 })).toEqual({
    dari: 0,
    skip: 1,
    limit: 50,
    page: 1,
  });
  expect(halamanPo({ skip: 0, limit: 10, page: 3 })).toMatchObject({ dari: 20, page: 3 });
  expect(halamanPo({ skip: 7, limit: 5 })).toMatchObject({ dari: 7, page: 2 });
  expect(halamanPo({})).toEqual({ dari: 0, skip: 1, limit: 50, page: 1 });
  expect(halamanPo({ limit: 9999 })).toMatchObject({ dari: 0, limit: 9999 });
});

const ANY = { kode_group: null, kode_customer: 'KJ1000001' };
const open = [
  { no_po: 'POKJ1261120001', urut: 1, kode_dept: 'CIN', kode_kadar: '750', ...ANY },
  { no_po: 'POKJ1261120002', urut: 1, kode_dept: null, kode_kadar: null, ...ANY },
];
const gold = { kode_kadar: '750', kode_group: 'T' };
const one = { ...gold, kode_dept: 'CIN', no_po: null, urut_po: null, tanpa_po: null };

test('a jenis that is waited for names its pre-order, or says that it fills none', () => {
  expect(pilihPo(one, open)).toMatchObject([{ message: 'Nomor PO Harus Dipilih' }]);
  expect(pilihPo({ ...one, tanpa_po: true }, open)).toEqual([]);
  expect(pilihPo({ ...one, kode_dept: 'KAL' }, open)).toEqual([]);
  expect(pilihPo(one, [])).toEqual([]);
});

test('what it names is an open line of that jenis', () => {
  const named = { ...one, no_po: 'POKJ1261120001', urut_po: 1 };
  expect(pilihPo(named, open)).toEqual([]);
  expect(pilihPo({ ...named, tanpa_po: true }, open)).toMatchObject([{ code: 'PO_DUA' }]);
  expect(pilihPo({ ...named, urut_po: null }, open)).toMatchObject([{ code: 'PO_BARIS' }]);
  expect(pilihPo({ ...named, urut_po: 2 }, open)).toMatchObject([{ code: 'PO_TIDAK_ADA' }]);
  expect(pilihPo({ ...named, kode_dept: 'KAL' }, open)).toMatchObject([{ code: 'PO_JENIS' }]);
  expect(pilihPo({ ...named, no_po: 'POKJ1261120002', kode_dept: 'KAL' }, open)).toEqual([]);
  expect(pilihPo({ ...named, kode_kadar: '420' }, open)).toMatchObject([{ code: 'PO_KADAR' }]);
  expect(pilihPo(named, open, 'KJ1000001')).toEqual([]);
  expect(pilihPo(named, open, 'KJ1000002')).toMatchObject([{ code: 'PO_ORANG' }]);
});
