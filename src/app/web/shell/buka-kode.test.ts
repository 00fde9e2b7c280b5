import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bukaKode, DAFTAR } from '#app/web/shell/buka-kode.ts';
import { MENU } from '#app/contract/menu.ts';

/** The letters of cards: what an area registers in its `.lends.ts`. */
const KARTU = huruf('src/areas/*/web/*.lends.ts', /registerPeek\([^;]*'([A-Z]{2})',?\s*\);/g);

/** Every pair of letters that a source takes a number with. */
function huruf(files: string, pola: RegExp): Set<string> {
  const found = new Set<string>();
  for (const file of globSync(files, { exclude: ['**/*.test.ts'] }))
    for (const [, letters] of readFileSync(file, 'utf8').matchAll(pola)) found.add(letters!);
  return found;
}

test('whatever number the shop gives, a scan of it opens a card or a list that exists', () => {
  const given = [
    ...huruf('src/areas/*/server/**/*.ts', /takeNomor\([^)]*'([A-Z]{2})'/g),
    ...huruf('src/areas/*/server/**/*.ts', /nomorBatal: '([A-Z]{2})'/g),
    // What a document is declared with: the letters of its numbers by name, those of its cancel.
    ...huruf('src/areas/*/contract/*.document.ts', /[{ ]([A-Z]{2}): '[A-Z][a-z]/g),
    ...huruf('src/areas/*/contract/*.document.ts', /letters: '([A-Z]{2})'/g),
  ];
  expect(given.length).toBeGreaterThan(30);
  expect(KARTU).toContain('PJ');
  expect(given.filter((one) => !KARTU.has(one) && !DAFTAR[one])).toEqual([]);
  const paths = new Set<string>(MENU.map(({ path }) => path));
  expect(Object.values(DAFTAR).filter(({ path }) => !paths.has(path))).toEqual([]);
});

test('a paper of money opens its list on its day, narrowed to its number', () => {
  const gone: unknown[] = [];
  expect(bukaKode('KKKJ1261120004', (...to) => gone.push(to))).toBe(true);
  expect(bukaKode('TBKJ1261120004', (...to) => gone.push(to))).toBe(true);
  expect(bukaKode('TPKJ1261120001', (...to) => gone.push(to))).toBe(true);
  expect(gone).toEqual([
    ['uang-kas', { tgl: '2026-11-20', q: 'KKKJ1261120004' }],
    [
      'laporan-terima-barang',
      { tgl_from: '2026-11-20', tgl_to: '2026-11-20', cari: 'TBKJ1261120004' },
    ],
    ['laporan-tutup-toko', { tgl_from: '2026-11-20', tgl_to: '2026-11-20' }],
  ]);
  expect(bukaKode('081234567890', (...to) => gone.push(to))).toBe(false);
});
