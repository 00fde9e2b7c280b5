import { expect, test } from 'vitest';
import { roll } from '#kit/rules/struk.ts';
import { fitForm } from '#kit/web/counter/fit-form.ts';

const form = { wide: 210, tall: 148, top: 0, left: 8, room: 194, scale: 1 };
/** So many rows of 12 px, as high as its letters and its lines make them. */
const sheet = (rows: number) => {
  const style = { fontSize: '', lineHeight: '' };
  const size = () => 12 * Number(style.fontSize.replace('em', '') || 1);
  return {
    style,
    get scrollHeight() {
      return rows * size() * Number(style.lineHeight || 1.36);
    },
  };
};
const set = (rows: number, paper = form) => {
  const one = sheet(rows);
  fitForm([one], paper);
  return [one.style.fontSize, one.style.lineHeight];
};

test('a form of 148 mm keeps 31 rows as they are, sets 34 tighter and 43 as tight as may be, and lets 60 go on overleaf', () => {
  expect(set(31)).toEqual(['', '']);
  expect(set(34)).toEqual(['0.94em', '1.3']);
  expect(set(43)).toEqual(['0.82em', '1.2']);
  expect(set(60)).toEqual(['', '']);
});

test('small letters become no smaller than a form may have, and a roll is as long as its lines', () => {
  expect(set(34, { ...form, scale: 0.88 })).toEqual(['0.94em', '1.3']);
  expect(set(43, { ...form, scale: 0.88 })).toEqual(['', '']);
  const strip = sheet(90);
  fitForm([strip], roll(80));
  expect(strip.style.fontSize).toBe('');
});
