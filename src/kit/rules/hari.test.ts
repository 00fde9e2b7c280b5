import { expect, test } from 'vitest';
import { formatHariPanjang, formatTanggal, hari, kataHari } from '#kit/rules/hari.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';

const WORDS: Readonly<Record<string, string>> = {
  Sabtu: 'Saturday',
  Mei: 'May',
  Rabu: 'Wednesday',
};
const english = (text: string): string => WORDS[text] ?? text;

test('a day is written in Indonesian, and in the language whose words are given', () => {
  expect(formatHariPanjang(hari('2026-05-02'))).toBe('Sabtu, 2 Mei 2026');
  expect(formatHariPanjang(hari('2026-05-02'), english)).toBe('Saturday, 2 May 2026');
  expect(formatTanggal(hari('2026-05-02'), english)).toBe('2 May 2026');
});

test('a day in a sentence is worded with it', () => {
  const said = sentence('Buka {tgl}', { tgl: kataHari(hari('2026-05-02')) });
  expect(plain(said)).toBe('Buka Sabtu, 2 Mei 2026');
  expect(plain(said, english)).toBe('Buka Saturday, 2 May 2026');
});

test('a birthday before 1970 has the name of its weekday', () => {
  expect(formatHariPanjang(hari('1969-12-31'))).toBe('Rabu, 31 Desember 1969');
  expect(formatHariPanjang(hari('1965-05-02'))).toBe('Minggu, 2 Mei 1965');
  expect(formatHariPanjang(hari('1950-01-01'))).toBe('Minggu, 1 Januari 1950');
});
