import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { nomorKerja, periksaUpah } from '#areas/uang/rules/upah.ts';

test('a remark names the work, however it is written', () => {
  expect(nomorKerja('Upah ktkj1261120001, lunas')).toBe('KTKJ1261120001');
  expect(nomorKerja('SVKJ1261120001')).toBe('SVKJ1261120001');
  expect(nomorKerja('Upah Pak Karto bulan ini')).toBeUndefined();
});

test('a wage is paid in parts, up to what the work says and not a rupiah more', () => {
  const work = { no: 'KTKJ1261120001', upah: rp(20_000), dibayar: rp(15_000) };
  expect(periksaUpah(work, rp(5_000))).toEqual([]);
  expect(periksaUpah(work, rp(5_001))).toMatchObject([{ code: 'UPAH_LEBIH', field: 'jumlah' }]);
});
