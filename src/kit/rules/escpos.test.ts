import { describe, expect, test } from 'vitest';
import { asciiOf } from '#kit/rules/ascii.ts';
import { pairRows, wrapped } from '#kit/rules/columns.ts';
import { escposOf, HEADS, kickOf, type Roll } from '#kit/rules/escpos.ts';
import { center, GAP, pair, rule, words, type StrukLine } from '#kit/rules/struk.ts';
import { printed } from '#kit/testing/virtual-printer.ts';

const bytesOf = (lines: readonly StrukLine[], roll: Roll = 58, cut = true) =>
  escposOf({ name: 'PELANGGAN', lines }, { roll, cut });
const seen = (lines: readonly StrukLine[], roll: Roll = 58, cut = true) =>
  printed(bytesOf(lines, roll, cut), HEADS[roll].columns);
const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

const NOTA: readonly StrukLine[] = [
  center('Toko Emas Kencana Jaya', 'big'),
  center('Jl. Pasar Besar 12, Malang'),
  rule('thick'),
  pair('No', 'PJKJ1261129001'),
  pair('Cincin Polos Mata Satu Ukuran 12', 'Rp 2,500,000'),
  words('3.250 g  17K', 'small'),
  rule(),
  { kind: 'total', left: 'Total', right: 'Rp 2,500,000' },
  GAP,
  { kind: 'barcode', code: 'PJKJ1261129001' },
  { kind: 'qr', text: 'https://toko.example/nota/AB12' },
  center('Terima kasih', 'strong'),
];

test('a nota of 58 mm is rows of 32 letters, its barcode, its QR and a cut', () => {
  expect(seen(NOTA)).toEqual([
    '   Toko Emas *',
    '  Kencana Jaya *',
    '   Jl. Pasar Besar 12, Malang',
    '='.repeat(32),
    'No                PJKJ1261129001',
    'Cincin Polos Mata   Rp 2,500,000',
    'Satu Ukuran 12',
    '3.250 g 17K',
    '-'.repeat(32),
    'Total               Rp 2,500,000 *',
    '',
    '[bars 2: PJKJ1261129001]',
    '[qr https://toko.example/nota/AB12]',
    '          Terima kasih *',
    '[cut]',
  ]);
});

test('of 80 mm rows of 48 letters, bars of three dots; a printer without a knife leaves room to tear', () => {
  const paper = seen(NOTA, 80, false);
  expect(paper[0]).toBe(' Toko Emas Kencana Jaya *');
  expect(paper).toContain('Cincin Polos Mata Satu Ukuran 12    Rp 2,500,000');
  expect(paper).toContain('[bars 3: PJKJ1261129001]');
  expect(paper.at(-1)).toBe('[4 rows]');
});

test('the bytes of a paper, one by one', () => {
  expect(hex(bytesOf([center('KJ'), pair('A', '1'), { kind: 'barcode', code: 'KJ100001' }]))).toBe(
    [
      '1b 40 1b 61 00',
      '1b 61 01 4b 4a 0a 1b 61 00',
      `41 ${'20 '.repeat(30)}31 0a`,
      '1b 61 01 1d 68 50 1d 77 03 1d 48 02 1d 66 00 1d 6b 49 09 7b 42 4b 4a 7b 43 0a 00 01 0a 1b 61 00',
      '1d 56 42 00',
    ].join(' '),
  );
  expect(hex(bytesOf([{ kind: 'qr', text: 'A' }], 80))).toBe(
    [
      '1b 40 1b 61 00 1b 61 01',
      '1d 28 6b 04 00 31 41 32 00',
      '1d 28 6b 03 00 31 43 06',
      '1d 28 6b 03 00 31 45 30',
      '1d 28 6b 04 00 31 50 30 41',
      '1d 28 6b 03 00 31 51 30',
      '0a 1b 61 00 1d 56 42 00',
    ].join(' '),
  );
  expect(hex(kickOf(2))).toBe('1b 70 00 19 fa');
  expect(hex(kickOf(5))).toBe('1b 70 01 19 fa');
});

test('a logo is dots, eight to a byte; one that could not be read is left out', () => {
  const image: StrukLine = { kind: 'image', image: { png: 'aGFp', mm: 1 } };
  const bits = Uint8Array.of(0xff, 0x00, 0x81, 0x7e);
  const pictures = new Map([['aGFp', { wide: 16, high: 2, bits }]]);
  const bytes = escposOf({ name: '', lines: [image] }, { roll: 58, cut: true, pictures });
  expect(hex(bytes)).toContain('1d 76 30 00 02 00 02 00 ff 00 81 7e 0a');
  expect(printed(bytes, 32)).toEqual(['[picture 16 x 2]', '[cut]']);
  expect(seen([image])).toEqual(['[cut]']);
});

test('a paper that broke says on itself that it is printed again', () => {
  const bytes = escposOf({ name: '', lines: [words('x')] }, { roll: 58, cut: true, again: true });
  expect(printed(bytes, 32)).toEqual(['          DICETAK LAGI *', 'x', '[cut]']);
});

describe('letters of a plain printer', () => {
  test('marks fall away, signs of word processors are plain, what has no letter is a question mark', () => {
    expect(asciiOf('Nguyễn Đức, “Ibu” – Müller… 18½ ①')).toBe(
      'Nguyen Duc, "Ibu" - Muller... 181/2 1',
    );
    expect(asciiOf('金店')).toBe('??');
  });

  test('a name cannot give the printer orders', () => {
    expect(asciiOf('A\u001bp\u0000\u0019B\nC')).toBe('A p  B C');
    expect(seen([pair('Nama', '\u001dV\u0000Budi')])).toEqual([
      'Nama                      V Budi',
      '[cut]',
    ]);
  });
});

describe('rows', () => {
  test('a figure keeps its row, its label goes on below; where both are long the figure has its own', () => {
    expect(pairRows('Ongkos pembuatan dan poles', 'Rp 50,000', 24)).toEqual([
      'Ongkos         Rp 50,000',
      'pembuatan dan',
      'poles',
    ]);
    expect(pairRows('Alamat pembeli', 'Jl. Kenanga Raya 1', 20)).toEqual([
      'Alamat pembeli',
      '  Jl. Kenanga Raya 1',
    ]);
    expect(pairRows('', 'Jl. Kenanga Raya 1', 18)).toEqual(['Jl. Kenanga Raya 1']);
  });

  test('a word that is longer than the paper is cut', () => {
    expect(wrapped('ab cdefghij k', 4)).toEqual(['ab', 'cdef', 'ghij', 'k']);
    expect(wrapped('', 4)).toEqual(['']);
  });
});
