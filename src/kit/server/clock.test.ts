import { expect, test } from 'vitest';
import {
  clocksApart,
  followDatabase,
  isClockFixed,
  nowIso,
  nowMs,
  nowOrNull,
  setClock,
  withOwnClock,
} from '#kit/server/clock.ts';

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

test('the database’s time is the house’s: between question and answer both agree, outside they are so far apart', () => {
  const sent = Date.parse('2026-11-20T02:00:00.000Z');
  const received = sent + 400;
  const told = (ms: number) => {
    followDatabase(new Date(sent + ms).toISOString(), sent, received);
    return clocksApart();
  };
  try {
    expect([told(0), told(250), told(400)]).toEqual([0, 0, 0]);
    expect([told(30_400), told(-31_000)]).toEqual([30_000, 31_000]);
    expect(told(3_600_400)).toBe(3_600_000);
    expect(Math.round((nowMs() - Date.now()) / 1000)).toBe(3600);
  } finally {
    told(0);
  }
});
