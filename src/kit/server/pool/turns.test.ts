import { setImmediate as moment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turns } from '#kit/server/pool/turns.ts';

test('turns are given in the order of asking, and a turn given back twice counts once', async () => {
  const desk = turns(1, 5, 10_000);
  const order: number[] = [];
  const first = await desk.take();
  const others = [1, 2, 3].map(async (who) => {
    const end = await desk.take();
    order.push(who);
    end();
  });
  expect(desk.takeFree(), 'nobody passes those who wait').toBeUndefined();
  first();
  first();
  await Promise.all(others);
  expect(order).toEqual([1, 2, 3]);
  expect([desk.takeFree(), desk.takeFree()].map((one) => one !== undefined)).toEqual([true, false]);
});

test('a full queue says so at once, and whoever waits too long hears it too: 503', async () => {
  const desk = turns(1, 1, 30);
  const end = await desk.take();
  const waits = desk.take();
  waits.catch(() => {});
  await expect(desk.take()).rejects.toMatchObject({ status: 503, code: 'SERVER_SIBUK' });
  await expect(waits).rejects.toMatchObject({ status: 503 });
  end();
  await moment();
  expect(desk.takeFree(), 'who went away takes no turn').toBeDefined();
});
