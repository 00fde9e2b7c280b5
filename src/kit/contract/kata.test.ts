import { expect, test } from 'vitest';
import { choice, status } from '#kit/contract/field.ts';

test('a piece that may be sold is SIAP, a request that nobody answered MENUNGGU, and no word has a line in it', () => {
  const labels = (of: { options?: readonly { label: string }[] }) =>
    of.options!.map(({ label }) => label);
  expect(labels(status('Status', ['READY', 'TITIP', 'OPEN']))).toEqual([
    'SIAP',
    'TITIP',
    'MENUNGGU',
  ]);
  expect(labels(choice('Jenis', ['KAS_KELUAR', 'akses']))).toEqual(['KAS KELUAR', 'akses']);
});
