import { expect, test } from 'vitest';
import { isClockFixed, nowIso, nowOrNull, setClock, withOwnClock } from '#kit/server/clock.ts';

test('two shops that live side by side each keep their own morning; everybody else goes on', async () => {
  const morning = (at: string) =>
    withOwnClock(async () => {
      setClock(at);
      await new Promise((next) => setImmediate(next));
      return nowIso();
    });
  const both = await Promise.all([
    morning('2026-11-20T01:30:00.000Z'),
    morning('2026-11-20T23:30:00.000Z'),
  ]);
  expect(both).toEqual(['2026-11-20T01:30:00.000Z', '2026-11-20T23:30:00.000Z']);
  expect([isClockFixed(), nowOrNull()]).toEqual([false, null]);
});
