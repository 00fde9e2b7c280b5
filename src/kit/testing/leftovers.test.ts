import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { isClockFixed, setClock } from '#kit/server/clock.ts';
import { limiter } from '#kit/server/limiter.ts';
import { leftovers, look } from '#kit/testing/leftovers.ts';

test('a file that leaves nothing behind is not spoken of', async () => {
  expect(await leftovers(look())).toEqual([]);
});

test('a clock, a variable and a folder are named and put back; callers are forgotten', async () => {
  const before = look();
  const ask = limiter({ most: 1, seconds: 60 });
  setClock('2026-11-20T02:00:00Z');
  ask('10.0.0.1');
  process.env['KILAU_COBA'] = 'x';
  delete process.env['KILAU_KEY'];
  process.env['PATH'] += ':/tmp';
  const left = await leftovers(before, 0);
  expect(left.toSorted()).toEqual([
    'a clock that stands still',
    'process.env.KILAU_COBA',
    'process.env.KILAU_KEY',
    'process.env.PATH',
  ]);
  expect(isClockFixed()).toBe(false);
  expect({ ...process.env }).toEqual(before.env);
  ask('10.0.0.1');
});

test('a stand-in for the time, a name of its own and a listener are named; what was there is there again', async () => {
  const before = look();
  const time = Date;
  vi.useFakeTimers();
  vi.stubGlobal('kilauCoba', 1);
  const listen = () => {};
  process.on('SIGUSR2', listen);
  const left = await leftovers(before, 0);
  expect(left).toContain('globalThis.Date');
  expect(left).toContain('globalThis.kilauCoba');
  expect(left).toContain('a listener of the process to SIGUSR2');
  process.off('SIGUSR2', listen);
  expect([Date === time, 'kilauCoba' in globalThis]).toEqual([true, false]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that still listens is named until it is closed', async () => {
  const before = look();
  const server = createServer().listen(0);
  await once(server, 'listening');
  expect(await leftovers(before, 1)).toEqual(['an open Server']);
  server.close();
  expect(await leftovers(before)).toEqual([]);
});
