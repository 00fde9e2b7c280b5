import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { bulatkanBerat, type TabelBerat } from '#areas/barang/rules/pembulatan-berat.ts';

test.each<[TabelBerat, number, number]>([
  ['NONE', 3257, 3257],
  ['20/60', 3219, 3200],
  ['20/60', 3220, 3250],
  ['20/60', 3259, 3250],
  ['20/60', 3260, 3300],
  ['40/80', 3239, 3200],
  ['40/80', 3240, 3250],
  ['40/80', 3279, 3250],
  ['40/80', 3280, 3300],
  ['40/70', 3399, 3000],
  ['40/70', 3400, 3500],
  ['40/70', 3699, 3500],
  ['40/70', 3700, 4000],
])('by table %s a piece of %i milligrams is charged as %i', (tabel, berat, ditagih) => {
  expect(bulatkanBerat(mg(berat), tabel)).toBe(ditagih);
});

test.each<[TabelBerat, number]>([
  ['20/60', 50],
  ['40/80', 50],
  ['40/70', 500],
])(
  'table %s never moves a weight by %i milligrams or more, and a rounded weight stays',
  (tabel, langkah) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (berat) => {
        const ditagih = bulatkanBerat(mg(berat), tabel);
        expect(Math.abs(ditagih - berat)).toBeLessThan(langkah);
        expect(ditagih % langkah).toBe(0);
        expect(bulatkanBerat(ditagih, tabel)).toBe(ditagih);
      }),
    );
  },
);

test.each<TabelBerat>(['20/60', '40/80', '40/70'])(
  'a heavier piece is never charged less (table %s)',
  (tabel) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        (berat, lebih) => {
          expect(bulatkanBerat(mg(berat + lebih), tabel)).toBeGreaterThanOrEqual(
            bulatkanBerat(mg(berat), tabel),
          );
        },
      ),
    );
  },
);
