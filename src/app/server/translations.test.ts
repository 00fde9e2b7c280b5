import { expect, test } from 'vitest';
import { translatorOf } from '#app/server/translations.ts';

test('a browser that asks for Malay reads Malay, and English where Malay has no word; Indonesian stays', () => {
  const malay = translatorOf('ms');
  expect(malay('Batal')).toBe('Batal');
  expect(malay('Tidak Ada Data')).toBe('Tiada data');
  expect(malay('Password Lama Salah')).toBe(translatorOf('en')('Password Lama Salah'));
  expect(malay('Password Lama Salah')).not.toBe('Password Lama Salah');
  expect(translatorOf('zh')('Simpan')).toBe('儲存');
  expect(translatorOf('id')('Simpan')).toBe('Simpan');
  expect(translatorOf('fr')('Simpan')).toBe('Simpan');
});
