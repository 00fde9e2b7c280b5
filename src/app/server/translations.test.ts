import { expect, test } from 'vitest';
import { plain, sense, sentence, word } from '#kit/rules/sentence.ts';
import { translatorOf } from '#app/server/translations.ts';

test('a browser that asks for Malay reads Malay, for Italian Italian; a language without a catalogue reads Indonesian', () => {
  const malay = translatorOf('ms');
  expect(malay('Batal')).toBe('Batal');
  expect(malay('Tidak Ada Data')).toBe('Tiada data');
  expect(malay('Password Lama Salah')).toBe('Kata laluan lama salah');
  expect(translatorOf('it')('Password Lama Salah')).toBe('La vecchia password è errata');
  expect(translatorOf('zh')('Simpan')).toBe('儲存');
  expect(translatorOf('id')('Simpan')).toBe('Simpan');
  expect(translatorOf('fr')('Simpan')).toBe('Simpan');
});

test('a text of two senses is one word in Indonesian, and a word of each sense in a language that has two', () => {
  const ledger = sense('Debet', 'buku');
  expect(translatorOf('id')(ledger)).toBe('Debet');
  expect(translatorOf('fr')(ledger)).toBe('Debet');
  expect(translatorOf('it')(ledger)).toBe('Dare');
  expect(translatorOf('it')('Debet')).toBe('Debito');
  const wrong = sentence('{label} Tidak Boleh Kosong', { label: word(ledger) });
  expect(plain(wrong)).toBe('Debet Tidak Boleh Kosong');
});

test('a label is translated with its sentence, what a person typed never is: a piece may be called "Berlian"', () => {
  const en = translatorOf('en');
  expect(en('Berlian')).not.toBe('Berlian');
  const kosong = '{label} Tidak Boleh Kosong';
  expect(plain(sentence(kosong, { label: word('Berlian') }), en)).toContain(en('Berlian'));
  expect(plain(sentence(kosong, { label: 'Berlian' }), en)).toMatch(/^Berlian /);
  const stock = sentence('Stock {nama} Hanya {saldo}, Diambil {qty}', {
    nama: 'Umum',
    saldo: 1,
    qty: 2,
  });
  expect(plain(stock, en)).toContain('Umum');
});
