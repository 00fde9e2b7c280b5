import { expect, test } from 'vitest';
import { tentukanChat } from '#areas/katalog/rules/chat.ts';

test('a number of the country is written as it is called from abroad, and the words are packed', () => {
  expect(tentukanChat('0812-3456-7890', 'Cincin & kalung?')).toBe(
    'https://wa.me/6281234567890?text=Cincin%20%26%20kalung%3F',
  );
  expect(tentukanChat('6281234567890', '')).toBe('https://wa.me/6281234567890?text=');
});
