import { expect, test } from 'vitest';
import { askedColumns } from '#kit/contract/report-asked.ts';
import type { Asker } from '#kit/rules/gate.ts';
import { hari } from '#kit/rules/hari.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';

const KINI = hari('2026-11-20');
const dulu = { tgl_from: '2026-11-18', tgl_to: KINI, kategori: 'ALL', input_by: 'ALL' };
const hariIni = { ...dulu, tgl_from: KINI };
const oleh = (level: string, hari_status: Asker['hari_status'] = 'OPEN'): Asker => ({
  level,
  hari: KINI,
  hari_status,
});
const adaSaldo = (saring: object, by?: Asker) =>
  askedColumns(kasReport, saring as Record<string, unknown>, by).includes('saldo');

test('a cashier has no column for what the drawer of the open day holds; days before it he reads', () => {
  expect(adaSaldo(hariIni, oleh('KASIR'))).toBe(false);
  expect(adaSaldo(dulu, oleh('KASIR'))).toBe(true);
  expect(adaSaldo(hariIni, oleh('KASIR', 'CLOSED'))).toBe(true);
  expect(adaSaldo(hariIni, oleh('SPV'))).toBe(true);
  expect(adaSaldo(hariIni)).toBe(true);
});

test('one category, or one cashier, has no running balance', () => {
  expect(adaSaldo({ ...dulu, kategori: 'JUAL' }, oleh('OWN'))).toBe(false);
  expect(adaSaldo({ ...dulu, input_by: 'ksr.kj1' }, oleh('OWN'))).toBe(false);
});
