import type { AnyEndpoint } from '#kit/contract/endpoint.ts';

/** A path of a call as a pattern of what was sent: `/hutang/:no/lelang`. */
const patternOf = ({ method, path }: AnyEndpoint): string => {
  const literal = path.replaceAll(/[.+*?()|[\]{}\\^$]/g, '\\$&');
  return `${method} /api/v1/${literal.replaceAll(/:\w+/g, '[^/]+')}`;
};

/** Calls that save on the open day alone: on one that should be closed somebody agrees to them (D-33.18). */
export const openDayCalls = (calls: readonly AnyEndpoint[]): readonly AnyEndpoint[] =>
  calls
    .filter(({ key, anyDay, approvable }) => key === 'required' && !anyDay && approvable)
    .toSorted((a, b) => (a.call < b.call ? -1 : 1));

/** The function that the view of late days asks of each act, from the calls themselves. */
export const openDaySql = (calls: readonly AnyEndpoint[]): string => {
  const patterns = openDayCalls(calls).map(patternOf).join('|');
  return `create or replace function simpan_di_hari(p_jalur text) returns boolean
  language sql immutable parallel safe as $$ select p_jalur ~ '^(${patterns.replaceAll("'", "''")})$' $$`;
};
