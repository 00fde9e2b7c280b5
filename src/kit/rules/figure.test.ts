import { describe, expect, test } from 'vitest';
import { readFigure, type FigureKind } from '#kit/rules/figure.ts';

const GRAM: FigureKind = { decimals: 3, money: false };
const RUPIAH: FigureKind = { decimals: 0, money: true };
const KURS: FigureKind = { decimals: 2, money: true };
const read = (text: string, of: FigureKind) => {
  const { plain, doubt } = readFigure(text, of);
  return plain ?? (doubt ? 'in doubt' : 'none');
};

describe('nine ways of writing three and a quarter grams', () => {
  test.each([
    ['3.25', '3.25'],
    ['3,25', '3.25'],
    ['3.250', '3.250'],
    ['3,250', '3.250'],
    ['3,250 g', '3.250'],
    [' 3.25 gram ', '3.25'],
    ['03,25', '3.25'],
    ['3,2500', 'in doubt'],
    ['3.2.5', 'in doubt'],
  ])('%s is %s', (text, plain) => expect(read(text, GRAM)).toBe(plain));
});

describe('grams above a thousand', () => {
  test.each([
    ['1.234,5', '1234.5'],
    ['1,234.500', '1234.500'],
    ['1.250.000', 'in doubt'],
    ['1234', '1234'],
    ['-0,5', '-0.5'],
    [',5', '0.5'],
  ])('%s is %s', (text, plain) => expect(read(text, GRAM)).toBe(plain));
});

describe('nine ways of writing one and a quarter million', () => {
  test.each([
    ['1250000', '1250000'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['1.250.000,00', '1250000'],
    ['1,250,000.00', '1250000'],
    ['Rp 1.250.000,-', '1250000'],
    ['Rp. 1,250,000,-', '1250000'],
    ['1 250 000', '1250000'],
    ['1250000,00', '1250000'],
  ])('%s is %s', (text, plain) => expect(read(text, RUPIAH)).toBe(plain));
});

describe('what fits both ways is not guessed, and what is none is none', () => {
  test.each([
    ['12.5', 'in doubt'],
    ['1.25.000', 'in doubt'],
    ['1,250.5', 'in doubt'],
    ['1.250,000.00', 'in doubt'],
    ['emas', 'none'],
    ['', 'none'],
    ['1e3', 'none'],
  ])('%s is %s', (text, plain) => expect(read(text, RUPIAH)).toBe(plain));
});

test('a rate of exchange keeps its sen', () => {
  expect(read('16.250,50', KURS)).toBe('16250.50');
  expect(read('16,250.50', KURS)).toBe('16250.50');
});
