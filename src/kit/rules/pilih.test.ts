import { expect, test } from 'vitest';
import { pilihCocok, tentukanPeringkat } from '#kit/rules/pilih.ts';

const GROUP = ['IT · Italy', 'ET · Emas Tua', 'ST · Setengah Tua', 'T · Emas Tua', 'TG · Tanggung'];
const typed = (text: string) => pilihCocok(GROUP, text, (label) => label.split(' · '));

test('T names the group T, not IT Italy: the code whole, then what begins so, then what contains it', () => {
  expect(typed('T')[0]).toBe('T · Emas Tua');
  expect(typed('t')).toEqual([
    'T · Emas Tua',
    'TG · Tanggung',
    'ET · Emas Tua',
    'ST · Setengah Tua',
    'IT · Italy',
  ]);
  expect(typed('it')[0]).toBe('IT · Italy');
});

test('a name whole comes before a name that goes on, words stand in any order', () => {
  expect(typed('emas tua')).toEqual(['ET · Emas Tua', 'T · Emas Tua']);
  expect(typed('tua se')).toEqual(['ST · Setengah Tua']);
  expect(typed('perak')).toEqual([]);
  expect(typed('  ')).toEqual(GROUP);
  expect(tentukanPeringkat(['CIN', 'Cincin'], 'cincin')).toBe(1);
});
