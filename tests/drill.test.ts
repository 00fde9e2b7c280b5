import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';

/** The records that areas show beside any screen. */
const SHOWN = globSync('src/areas/*/web/*.lends.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/registerPeek\('([^']+)'/g)].map((found) => found[1]!),
);

test('whatever a cell of a report leads to is shown by an area, or is a report or a screen that exists', () => {
  const reports = CONTRACTS.flatMap((area) => area.reports);
  const paths = new Set(reports.map(({ path }) => path));
  const screens = new Set(MENU.map(({ path }) => path));
  const drills = reports.flatMap(({ drill = [], title }) =>
    drill.map((one) => ({ ...one, title })),
  );
  const lost = drills.flatMap(({ to, toBy, path, pathBy, title, column }) => {
    const kinds = toBy ? Object.values(toBy.names) : [to];
    const ways = [...(path ? [path] : []), ...Object.values(pathBy?.names ?? {})];
    return [
      ...kinds.filter((kind) => !['report', 'dokumen', 'screen', ...SHOWN].includes(kind)),
      ...ways.filter((way) => !(to === 'screen' ? screens : paths).has(way)),
      ...(['report', 'screen'].includes(to) && ways.length === 0 ? ['nowhere'] : []),
    ].map((what) => `${title}, ${column}: ${what}`);
  });
  expect(lost).toEqual([]);
  const never = reports.flatMap(({ drill = [], filters, title }) =>
    drill.flatMap(({ as }) => {
      const { options = [] } = as ? (filters as Record<string, Field>)[as.of]! : {};
      const values = options.map(({ value }) => value);
      return Object.keys(as?.names ?? {})
        .filter((name) => !values.includes(name))
        .map((name) => `${title}: ${name}`);
    }),
  );
  expect(never).toEqual([]);
  expect(drills.length).toBeGreaterThan(40);
  expect(SHOWN.length).toBeGreaterThan(5);
});
