import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';

/** The records that areas show beside any screen. */
const SHOWN = globSync('src/areas/*/web/*.lends.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/registerPeek\('([^']+)'/g)].map((found) => found[1]!),
);

test('whatever a cell of a report leads to is shown by an area, or is another report that exists', () => {
  const reports = CONTRACTS.flatMap((area) => area.reports);
  const paths = new Set(reports.map(({ path }) => path));
  const drills = reports.flatMap(({ drill = [], title }) =>
    drill.map((one) => ({ ...one, title })),
  );
  const lost = drills.flatMap(({ to, toBy, path, pathBy, title, column }) => {
    const kinds = toBy ? Object.values(toBy.names) : [to];
    const ways = [...(path ? [path] : []), ...Object.values(pathBy?.names ?? {})];
    return [
      ...kinds.filter((kind) => !['report', 'dokumen', ...SHOWN].includes(kind)),
      ...ways.filter((way) => !paths.has(way)),
      ...(to === 'report' && ways.length === 0 ? ['nowhere'] : []),
    ].map((what) => `${title}, ${column}: ${what}`);
  });
  expect(lost).toEqual([]);
  expect(drills.length).toBeGreaterThan(40);
  expect(SHOWN.length).toBeGreaterThan(5);
});
