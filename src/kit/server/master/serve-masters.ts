import type { Master } from '#kit/contract/master.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveMaster, type MasterHooks } from '#kit/server/serve-master.ts';

/**
 * Every master of an area: those of `served` as they are, with rules of their own, all others by their
 * declaration alone, with `hooks` where they share some.
 */
export function serveMasters(
  masters: readonly Master[],
  served: readonly Route[] = [],
  hooks: MasterHooks = {},
): readonly Route[] {
  const calls = new Set(served.map(({ endpoint }) => endpoint.call));
  const others = masters.filter(({ endpoints }) => !calls.has(endpoints.list.call));
  return [...served, ...others.flatMap((master) => serveMaster(master, hooks))];
}
