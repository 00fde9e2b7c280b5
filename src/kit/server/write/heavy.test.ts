import { expect, test } from 'vitest';
import { inTurn } from '#kit/server/write/heavy.ts';

test('of eight closings at once two are at work; a sale waits for none of them, and a failure gives its turn on', async () => {
  let [now, most] = [0, 0];
  const tutup = (at: number) =>
    inTurn({ heavy: true }, async () => {
      most = Math.max(most, (now += 1));
      await new Promise((done) => setTimeout(done, 5));
      now -= 1;
      if (at === 1) throw new Error('the day is closed');
    });
  const semua = Array.from({ length: 8 }, (_, at) => tutup(at));
  await inTurn({}, async () => expect(now).toBeLessThan(3));
  const jadi = await Promise.allSettled(semua);
  expect(jadi.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect([now, most]).toEqual([0, 2]);
});
