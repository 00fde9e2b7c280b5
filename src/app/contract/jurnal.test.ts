import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { AREAS } from '#app/contract/areas.ts';
import { HURUF_JURNAL, JURNAL, KODE_JURNAL } from '#app/contract/jurnal.ts';
import { SHOP } from '#app/contract/shop.ts';

/** What moves gold from place to place, or a sample into custody, and no rupiah: an accountant has no line of it. */
const TANPA_RUPIAH = ['PINDAH', 'CONTOH', 'KIRIM'];

/** The codes that an area's sets have: of its kinds of documents, and written beside them. */
const dicatat = (area: string, documents: readonly { readonly spec: unknown }[]): string[] => {
  const kinds = documents.flatMap(({ spec: words }) => {
    const { book } = words as DocumentSpec;
    return 'kind' in book ? [book.kind, book.undone] : [];
  });
  const beside = globSync(`src/areas/${area}/server/**/*.ts`)
    .filter((path) => !/\.(test|fixtures|table)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/kode_transaksi: '([A-Z_]+)'/g)])
    .flatMap(([, code = '']) => code);
  return [...new Set([...kinds, ...beside].map((code) => code.replace(/^BATAL_/, '')))].toSorted();
};

/** The codes in the journals of an area and of the areas to its left. */
const dikenal = (upTo: number): string[] =>
  SHOP.slice(0, upTo + 1).flatMap(({ journal }) =>
    journal ? [...journal.jurnal.map(({ type }) => type), ...Object.keys(journal.codes ?? {})] : [],
  );

test('every code that an area posts has its journal in that area, or in one to its left', () => {
  const areas = AREAS.filter((area) => globSync(`src/areas/${area}/${area}.area.ts`).length > 0);
  expect(areas).toHaveLength(SHOP.length);
  const posted = areas.map((area, at) => dicatat(area, SHOP[at]?.documents ?? []));
  expect(posted.flat()).toEqual(expect.arrayContaining(['JUAL', 'BELI', 'TERIMA', 'OPNAME']));
  const missing = posted.flatMap((codes, at) =>
    codes
      .filter((code) => !TANPA_RUPIAH.includes(code) && !dikenal(at).includes(code))
      .map((code) => `${areas[at]} ${code}`),
  );
  expect(missing).toEqual([]);
});

test('codes and letters of numbers lead to a journal that there is', () => {
  const types = JURNAL.map(({ type }) => type);
  for (const type of [...Object.values(KODE_JURNAL), ...Object.values(HURUF_JURNAL)])
    expect(types).toContain(type);
});

test('a journal is known by its name and type, each account stands in it once and on one side', () => {
  const names = JURNAL.map(({ trx, type }) => `${trx}/${type}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(JURNAL.map(({ at }) => at)).size).toBe(names.length);
  for (const { akun } of JURNAL) {
    const kode = akun.map(({ kode_akun }) => kode_akun);
    expect(new Set(kode).size).toBe(kode.length);
  }
  expect(JURNAL.find(({ type }) => type === 'JUAL')?.akun).toContainEqual({
    kode_akun: 'penjualan',
    jenis_akun: 'KREDIT',
  });
});
