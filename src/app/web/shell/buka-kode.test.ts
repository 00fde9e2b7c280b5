import { expect, test, vi } from 'vitest';
import { bukaKode, bukaTempat } from '#app/web/shell/buka-kode.ts';
import { MENU } from '#app/contract/menu.ts';
import { REGISTER } from '#app/contract/register.ts';

const TEMPAT = REGISTER.flatMap(({ opens = {} }) =>
  Object.entries(opens).map(([letters, one]) => ({ letters, ...one })),
);
vi.mock('#kit/web/api/client.ts', () => ({ call: () => Promise.resolve(TEMPAT) }));

test('whatever place a kind of document says its numbers stand at is a screen of the menu', () => {
  const paths = new Set<string>(MENU.map(({ path }) => path));
  expect(TEMPAT.length).toBeGreaterThan(10);
  expect(TEMPAT.filter(({ path }) => !paths.has(path))).toEqual([]);
  const own = REGISTER.map(({ letters, cancelLetters = '' }) => [
    ...Object.keys(letters),
    cancelLetters,
  ]);
  const said = REGISTER.flatMap(({ opens = {} }, at) =>
    Object.keys(opens).filter((one) => !own[at]!.includes(one)),
  );
  expect(said, 'letters of another kind').toEqual([]);
});

test('a paper of money opens its list on its day, narrowed to its number', async () => {
  const gone: unknown[] = [];
  for (const no of ['KKKJ1261120004', 'TBKJ1261120004', 'TPKJ1261120001', 'BKKJ1261120001'])
    await bukaTempat(no, (...to) => gone.push(to));
  const day = { tgl_from: '2026-11-20', tgl_to: '2026-11-20' };
  expect(gone).toEqual([
    ['uang-kas', { tgl: '2026-11-20', q: 'KKKJ1261120004' }],
    ['laporan-terima-barang', { ...day, cari: 'TBKJ1261120004' }],
    ['laporan-tutup-toko', day],
    ['laporan-jurnal-transaksi', { ...day, cari: 'BKKJ1261120001' }],
  ]);
  expect(bukaKode('081234567890', (...to) => gone.push(to))).toBe(false);
});
