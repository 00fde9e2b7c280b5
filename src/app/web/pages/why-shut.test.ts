import { expect, test } from 'vitest';
import { level, type Gate } from '#kit/rules/gate.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { MENU } from '#app/contract/menu.ts';
import { whyShut } from '#app/web/pages/why-shut.ts';

const owner = {
  user_id: 'own.kj1',
  level: 'OWN',
  kode_toko: 'KJ1',
  nama_toko: 'Kilau Jaya 1',
  variant: 'cabang',
  moduls: new Set<string>(),
  told: {},
} as unknown as Person;
const said = (gate: Gate | undefined, person: Partial<Person> = {}) =>
  whyShut({ gate }, { ...owner, ...person });

test('an owner in a branch who opens Export CSV reads who opens it, and in which shop he is', () => {
  const { gate } = MENU.find(({ path }) => path === 'export-csv')!;
  expect(said(gate)).toBe(
    'Halaman ini dibuka oleh SU, MU. Anda masuk di Kilau Jaya 1 sebagai OWN.',
  );
});

test('a screen of head office names the branch where one is, whatever else shuts it', () => {
  const pusat = { all: [{ variant: 'pusat' }, level('OWN')] } as const;
  expect(said(pusat)).toBe('Halaman ini dipakai di kantor pusat. Anda masuk di Kilau Jaya 1.');
  expect(said({ variant: 'cabang' }, { variant: 'pusat', nama_toko: 'Kantor Pusat' })).toBe(
    'Halaman ini dipakai di toko cabang. Anda masuk di Kantor Pusat.',
  );
});

test('a feature that is off sends others to the owner, and the owner to Setting System', () => {
  const gate = { modul: 'HUTANG_MODULE' };
  expect(said(gate)).toContain('Anda mengaktifkannya di Setting System');
  expect(said(gate, { level: 'KASIR' })).toContain('Mintalah kepada pemilik toko');
});

test('where no gate is shut it is the rights in that shop', () => {
  expect(said(undefined, { level: 'KASIR' })).toContain('Hak Anda di Kilau Jaya 1');
});

test('a screen that this shop has no use for is nobody’s switch', () => {
  const { gate } = MENU.find(({ path }) => path === 'transaksi-penjualan')!;
  expect(said(gate, { told: { APP_MODE: 'STOCK_JUAL_MANUAL' } })).toBe(
    'Halaman ini tidak dipakai di Kilau Jaya 1.',
  );
});
