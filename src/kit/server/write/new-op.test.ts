import { expect, test } from 'vitest';
import { withClockAt } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('marks of acts are UUIDs of version 7 in the order of time, and no two of one moment are the same', async () => {
  const at = (instant: string) => withClockAt(instant, async () => [newOp(), newOp(), newOp()]);
  const [before, after] = [
    await at('2026-11-30T01:00:00.123Z'),
    await at('2026-11-30T01:00:00.124Z'),
  ];
  for (const op of [...before, ...after]) expect(op).toMatch(UUID_7);
  expect(new Set(before).size).toBe(3);
  expect(before.every((one) => after.every((other) => one < other))).toBe(true);
  expect(before.map((op) => Number.parseInt(op.replace('-', '').slice(0, 12), 16))).toEqual(
    before.map(() => Date.parse('2026-11-30T01:00:00.123Z')),
  );
});
