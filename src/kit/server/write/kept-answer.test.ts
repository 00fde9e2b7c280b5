import { expect, test } from 'vitest';
import { openAnswer, sealAnswer } from '#kit/server/write/kept-answer.ts';

const ANSWER = JSON.stringify({
  data: {
    customer: { nama: 'Pak "Tono"', no_ktp: '3201234567890001' },
    pemilik: [{ nik: 'A"1\\2' }, { npwp: '' }, { no_identitas: null }],
    keterangan: 'tertulis "no_ktp":"3201234567890001"',
  },
});

test('a kept answer holds no number of a person and opens for its own key to the letter', () => {
  const kept = sealAnswer(ANSWER, 'KJ1/ksr.kj1/kunci-satu');
  expect(kept.replace(/"keterangan".*/, '')).not.toContain('3201234567890001');
  expect(kept).not.toContain('A\\"1');
  expect(openAnswer(kept, 'KJ1/ksr.kj1/kunci-satu')).toBe(ANSWER);
});

test('for another key, or another server, the number is left out and the rest stands', () => {
  const kept = sealAnswer(ANSWER, 'KJ1/ksr.kj1/kunci-satu');
  const { data } = JSON.parse(openAnswer(kept, 'KJ1/ksr2.kj1/kunci-satu'));
  expect(data.customer).toEqual({ nama: 'Pak "Tono"', no_ktp: null });
  expect(data.keterangan).toBe(JSON.parse(ANSWER).data.keterangan);
});

test('an answer that was kept before is given as it stands', () => {
  expect(openAnswer('{"data":{"no_ktp":"*0001"}}', 'KJ1/x/y')).toBe('{"data":{"no_ktp":"*0001"}}');
});
