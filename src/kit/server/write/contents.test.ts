import { expect, test } from 'vitest';
import { sense } from '#kit/rules/sentence.ts';
import { choice, int, objectOf } from '#kit/contract/field.ts';
import { contentLines } from '#kit/server/write/contents.ts';

const HASIL = { KEMBALI: sense('Kembali', 'barang'), HILANG: 'Hilang' };

test('who approves reads Ke 3 and Hasil Kembali, and not which sense is meant', () => {
  const body = objectOf({ ke: int(sense('Ke', 'nomor')), hasil: choice('Hasil', HASIL) });
  expect(contentLines(body, { ke: 3, hasil: 'KEMBALI' })).toEqual([
    { label: 'Ke', nilai: '3' },
    { label: 'Hasil', nilai: 'Kembali' },
  ]);
});
