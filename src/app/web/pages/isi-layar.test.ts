import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ENTRIES } from '#app/web/menu.ts';
import { TILE_PAGES } from '#app/web/pages.ts';
import { ISI_LAYAR } from '#app/web/pages/isi-layar.ts';

const groupOf = (group: string): string => group.split('/')[0] ?? group;

test('the page of a group says of each screen what it is for, and of no screen that is gone', () => {
  // Reports have a sentence of their own.
  const told = ENTRIES.filter(
    ({ row }) =>
      !row.hidden && groupOf(row.group) in TILE_PAGES && groupOf(row.group) !== 'Laporan',
  );
  assert.deepEqual(
    told.map(({ path }) => path).filter((path) => !(path in ISI_LAYAR)),
    [],
  );
  const paths = new Set(ENTRIES.map(({ path }) => path));
  assert.deepEqual(
    Object.keys(ISI_LAYAR).filter((path) => !paths.has(path)),
    [],
  );
});
