import assert from 'node:assert/strict';
import { test } from 'vitest';
import { lendCodes } from '#kit/web/counter/codes.ts';
import { codeOf, continueBurst, NO_BURST } from '#kit/web/counter/scan-burst.ts';

/** Letters, figures and a dash, with a figure among them, that no telephone begins with. */
const isCode = (word: string): boolean => /^(?!0|62)(?=.*\d)[A-Z0-9]{8}$|^[A-Z]-\d\d$/.test(word);
lendCodes({ isCode, isNumber: () => false, isGoods: () => false });

const type = (text: string, gap: number, prefix?: string) => {
  let [burst, at] = [NO_BURST, 1000];
  for (const key of text) burst = continueBurst(burst, { key, at: (at += gap) }, prefix);
  return { burst, at: at + gap };
};

test('a fast burst of six or more characters is a code, in upper case', () => {
  const { burst, at } = type('kj1a0001', 12);
  assert.equal(codeOf(burst, at), 'KJ1A0001');
});

test('a person is slower than a scanner, and a short burst is no code', () => {
  const slow = type('KJ1A0001', 80);
  assert.equal(codeOf(slow.burst, slow.at), undefined);
  const short = type('12345', 10);
  assert.equal(codeOf(short.burst, short.at), undefined);
});

test('what was typed slowly before does not stand in front of the code', () => {
  let burst = continueBurst(NO_BURST, { key: 'x', at: 0 });
  for (const [index, key] of [...'KJ1A0001'].entries())
    burst = continueBurst(burst, { key, at: 500 + index * 10 });
  assert.equal(codeOf(burst, 580), 'KJ1A0001');
});

test('a telephone number that was pasted or typed at once is no scan', () => {
  for (const typed of ['081234567890', '6281234567', 'sri rahayu'])
    assert.equal(codeOf(type(typed, 5).burst, type(typed, 5).at), undefined);
  const tray = type('a-01', 5);
  assert.equal(codeOf(tray.burst, tray.at), 'A-01');
});

test('with a prefix in the scanner no timing is needed', () => {
  const { burst, at } = type('~KJ1A0001', 200, '~');
  assert.equal(codeOf(burst, at, '~'), 'KJ1A0001');
});
