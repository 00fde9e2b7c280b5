import { expect, test } from 'vitest';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Tx } from '#kit/server/database.ts';
import type { AnyInput, Route, Surroundings } from '#kit/server/routes.ts';
import { perform } from '#kit/server/write/perform.ts';

/** An act whose endpoint names no guard, and which writes what needs one. */
const act = (through: readonly string[]) => {
  const tx = { guards: new Set<string>(), owes: new Set<string>() } as unknown as Tx;
  const endpoint = { call: 'POST label', anyClock: true, right: 'login' };
  const handle = async () => {
    tx.owes.add('labour');
    for (const guard of through) tx.guards.add(guard);
    return 'done';
  };
  const route = { endpoint, handle } as unknown as Route;
  return perform(tx, { route, input: {} as AnyInput }, {} as Ctx, {} as Surroundings);
};

test('what was written needs its guard, whatever the endpoint names', async () => {
  await expect(act([])).rejects.toThrow('POST label skips its guards: labour');
  await expect(act(['weight'])).rejects.toThrow('skips its guards: labour');
  await expect(act(['labour'])).resolves.toBe('done');
});
