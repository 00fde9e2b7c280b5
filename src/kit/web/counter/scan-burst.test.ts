import assert from 'node:assert/strict';
import { test } from 'vitest';
import { lendCodes } from '#kit/web/counter/codes.ts';
import { isSecondEnd, scanEnded } from '#kit/web/counter/scanner.ts';
import {
  codeOf,
  continueBurst,
  fieldBurst,
  findCode,
  isMachine,
  NO_BURST,
} from '#kit/web/counter/scan-burst.ts';

/** Letters, figures and a dash, with a figure among them, that no telephone begins with. */
const isCode = (word: string): boolean => /^(?!0|62)(?=.*\d)[A-Z0-9]{8}$|^[A-Z]-\d\d$/.test(word);
lendCodes({ isCode, isNumber: () => false, isGoods: () => false });

const type = (text: string, gap: number, prefix?: string) => {
  const scanner = prefix === undefined ? {} : { prefix };
  let [burst, at] = [NO_BURST, 1000];
  for (const key of text) burst = continueBurst(burst, { key, at: (at += gap) }, scanner);
  return { burst, at: at + gap };
};

test('a fast burst of six or more characters is a code, in upper case', () => {
  const { burst, at } = type('kj1a0001', 12);
  assert.equal(codeOf(burst, at), 'KJ1A0001');
});

test('letters that only look like those of a code, dotless, long or full width, are no code', () => {
  for (const text of ['kj1ı0001', 'ſj1a0001', 'ＫＪ1a0001']) {
    const { burst, at } = type(text, 12);
    assert.equal(codeOf(burst, at), undefined, text);
  }
});

test('a person is slower than a scanner, and a short burst is no code', () => {
  const slow = type('KJ1A0001', 160);
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
  assert.equal(codeOf(burst, at, { prefix: '~' }), 'KJ1A0001');
});

for (const gap of [10, 55, 80, 120])
  test(`a scanner with ${gap} ms between its keys is one, with small letters and with capitals`, () => {
    for (const code of ['KJ1A0001', 'kj1a0001'])
      assert.equal(codeOf(type(code, gap).burst, type(code, gap).at), 'KJ1A0001');
  });

test('eight figures that a person types are a sum; those of a machine are a code', () => {
  assert.equal(codeOf(type('25000000', 90).burst, type('25000000', 90).at), undefined);
  assert.equal(codeOf(type('25000000', 10).burst, type('25000000', 10).at), '25000000');
});

test('a scan into a field tells its own code, whatever stood there before', () => {
  const hear = fieldBurst(() => ({}));
  const press = (key: string, timeStamp: number) =>
    hear({ key, timeStamp, ctrlKey: false, altKey: false } as KeyboardEvent);
  for (const [index, key] of [...'cinc'].entries()) press(key, index * 200);
  for (const [index, key] of [...'KJ1A0001'].entries()) press(key, 2000 + index * 80);
  assert.deepEqual(press('Enter', 2000 + 8 * 80), { code: 'KJ1A0001', from: 0 });
  assert.equal(press('Enter', 3000), undefined);
});

test('a word that is typed as fast as the scanner sends stands in front of the code and is none of it', () => {
  for (const [hand, gap] of [
    [30, 10],
    [60, 55],
    [90, 80],
    [120, 120],
  ] as const) {
    let [burst, at] = [NO_BURST, 1000];
    for (const key of 'cinc') burst = continueBurst(burst, { key, at: (at += hand) });
    at += hand - gap;
    for (const key of 'KJ1A0001') burst = continueBurst(burst, { key, at: (at += gap) });
    assert.deepEqual(findCode(burst, at + gap), { code: 'KJ1A0001', from: 4 });
  }
  const word = type('gelang rantai', 30);
  assert.equal(findCode(word.burst, word.at), undefined);
});

test('a foreign code is a machine’s by its pauses; a quick hand and a held key are a person’s', () => {
  const burstOf = (text: string, gap: number) => {
    let [at, burst] = [0, NO_BURST];
    for (const key of text) burst = continueBurst(burst, { key, at: (at += gap) });
    return isMachine(burst, at + gap);
  };
  assert.equal(burstOf('8991234567890', 10), true);
  assert.equal(burstOf('AB-1Z9Q7', 45), true);
  assert.equal(burstOf('2500000', 70), false);
  assert.equal(burstOf('12500', 10), false);
  // Held down, the first pause is long.
  const times = [0, 60, 560, 590, 620, 650, 680];
  assert.equal(isMachine({ text: '2500000', times }, 710), false);
});

test('the second end mark of CR LF, of Tab Enter and Ctrl J is no key; one that comes later is', () => {
  const end = (key: string, timeStamp: number, ctrlKey = false) =>
    isSecondEnd({ key, timeStamp, ctrlKey } as KeyboardEvent);
  scanEnded({ timeStamp: 1000 });
  for (const gap of [10, 55, 80, 120]) assert.equal(end('Enter', 1000 + gap), true);
  assert.equal(end('j', 1080, true), true);
  assert.equal(end('Enter', 1500), false);
  scanEnded({ timeStamp: 2000 });
  assert.equal(end('5', 2010), false);
  assert.equal(end('Enter', 2020), false);
});
