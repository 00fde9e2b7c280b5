import { expect, test } from 'vitest';
import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { mayStepIn } from '#areas/akses/web/is-open-to.ts';

const entry = (kode: string, is_show: boolean): AksesNode => ({
  kode,
  nama: kode,
  path: `/${kode}`,
  is_show,
  children: [],
});
const tree: AksesNode[] = [
  {
    ...entry('Validasi', true),
    children: [entry('validasi-hutang', true), entry('validasi-titipan', false)],
  },
];

test('a step is offered to who has one of its menus, whatever the level', () => {
  expect(mayStepIn(tree, ['validasi-hutang'], 'KASIR')).toBe(true);
  expect(mayStepIn(tree, ['validasi-titipan'], 'SPV')).toBe(false);
  expect(mayStepIn(tree, ['validasi-titipan', 'validasi-hutang'], 'KASIR')).toBe(true);
});

test('where its menu is shut with its module, supervisors and above finish what waits (D-33.1)', () => {
  expect(mayStepIn(tree, ['validasi-pelunasan-hutang'], 'SPV')).toBe(true);
  expect(mayStepIn(tree, ['validasi-pelunasan-hutang'], 'KASIR')).toBe(false);
});
