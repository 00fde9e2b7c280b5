import { describe, expect, test } from 'vitest';
import { caretWithin, erase, mask, pasted, retype, type Mask } from '#kit/web/input/figure.ts';

const RP: Mask = { decimals: 0, prefix: 'Rp. ', suffix: ',-', negative: false, money: true };
const GRAM: Mask = { decimals: 3, prefix: '', suffix: '', negative: false };
/** A count of pieces, of copies, of months. */
const COUNT: Mask = { decimals: 0, prefix: '', suffix: '', negative: false, fromOne: true };
const SIGNED: Mask = { decimals: 0, prefix: 'Rp. ', suffix: ',-', negative: true, money: true };

/** Types key after key at the caret, as a cashier does. */
function type(keys: string, of: Mask): string {
  let plain = '';
  let caret = 0;
  for (const key of keys) {
    const text = mask(plain, of);
    const at = plain === '' ? 0 : caret;
    const next = { text: text.slice(0, at) + key + text.slice(at), caret: at + 1, data: key };
    ({ plain, caret } = retype(next, of));
  }
  return mask(plain, of);
}

describe('typing', () => {
  test.each([
    ['1', 'Rp. 1,-'],
    ['1234567', 'Rp. 1,234,567,-'],
    ['0', 'Rp. 0,-'],
    ['007', 'Rp. 7,-'],
    ['12.5', 'Rp. 12.5,-'],
    ['12.500', 'Rp. 12,500,-'],
    ['1.250.000,00', 'Rp. 1,250,000.00,-'],
    ['1,250,000.00', 'Rp. 1,250,000.00,-'],
    ['1.250.000', 'Rp. 1,250,000,-'],
    ['-5', 'Rp. 5,-'],
    ['abc', ''],
  ])('%s becomes %s', (keys, shown) => expect(type(keys, RP)).toBe(shown));

  test.each([
    ['0', ''],
    ['00', ''],
    ['10', '10'],
    ['012', '12'],
    ['0.5', '5'],
  ])('%s of a count from one on stands as %s', (keys, shown) =>
    expect(type(keys, COUNT)).toBe(shown),
  );

  test.each([
    ['3.25', '3.25'],
    ['3,25', '3.25'],
    ['12.3456', '12.345'],
    ['.5', '.5'],
    ['1234.5', '1,234.5'],
    ['1,2,3', '1.23'],
  ])('%s grams stand as %s', (keys, shown) => expect(type(keys, GRAM)).toBe(shown));

  test('a sum below zero keeps its sign where one is allowed', () =>
    expect(type('-1500', SIGNED)).toBe('Rp. -1,500,-'));

  test('a digit in the middle of 1,234 leaves the caret behind it', () => {
    const held = retype({ text: 'Rp. 1,2934,-', caret: 8, data: '9' }, RP);
    expect(held).toEqual({ plain: '12934', caret: 8 });
    expect(mask('12934', RP).slice(0, 8)).toBe('Rp. 12,9');
  });
});

describe('taking away', () => {
  test('Backspace behind the comma of 1,234 takes the 1', () => {
    const held = erase('1234', { text: 'Rp. 1234,-', caret: 5 }, false, RP);
    expect(held).toEqual({ plain: '234', caret: 4 });
  });
  test('Delete before the comma of 1,234 takes the 2', () => {
    const held = erase('1234', { text: 'Rp. 1234,-', caret: 5 }, true, RP);
    expect(held.plain).toBe('134');
  });
  test('Backspace behind the last digit takes it', () =>
    expect(erase('1234', { text: 'Rp. 1,23,-', caret: 8 }, false, RP).plain).toBe('123'));
  test('the last digit gone leaves an empty field', () =>
    expect(mask(erase('5', { text: 'Rp. ,-', caret: 4 }, false, RP).plain, RP)).toBe(''));
});

describe('what is pasted', () => {
  test.each([
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['Rp 1.234.567,00', '1234567'],
    ['Rp. 1,234,567,-', '1234567'],
    ['1,234.50', '1234'],
    ['1.250.000,00', '1250000'],
    ['12.5', ''],
    ['750.000', '750000'],
    [' 750000 ', '750000'],
    ['emas', ''],
  ])('%s is %s rupiah', (text, plain) => expect(pasted(text, RP).plain).toBe(plain));
  test.each([
    ['3.250', '3.250'],
    ['3,25', '3.25'],
    ['1.234,5', '1234.5'],
    ['1,234', '1.234'],
    ['3,250', '3.250'],
    ['3,2500', ''],
  ])('%s is %s grams', (text, plain) => expect(pasted(text, GRAM).plain).toBe(plain));
});

test('the caret stays between prefix and suffix', () => {
  expect(caretWithin('Rp. 1,234,-', 11, RP)).toBe(9);
  expect(caretWithin('Rp. 1,234,-', 0, RP)).toBe(4);
  expect(caretWithin('', 0, RP)).toBe(0);
});
