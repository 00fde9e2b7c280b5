import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Each door that writes what a stone weighs, or of how many stones it is, writes what it is measured by as well
 * (decisions 1103, 1132): a door that forgets it lets a carat that is typed choose the price.
 */
const PINTU = [
  // A receipt, and a part of a parcel, are new rows; what stays of a parcel, and a part that joins it.
  'src/areas/berlian/server/berlian.table.ts',
  // A shipment of loose stones.
  'src/areas/berlian/server/kirim/kirim-batu.table.ts',
  // A piece that comes with its stones: typed, from another shop, or home.
  'src/app/server/functions/127-berlian.sql',
  // A buy-back, and its cancel.
  'src/app/server/functions/150-pembelian.sql',
];

/** Statements that write a row of stones, each to its end. */
const tulisan = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:update|insert into) berlian\b[^_][^;`]*/g)].map(
    ([teks]) => teks.split('berlian_gerak')[0] ?? '',
  );
/** What is set, or the columns of a new row, name what the stone weighs or how many it is. */
const UKURAN = /(?:\bset\b|,)\s*(?:carat|butir)\s*(?:=|,)/;

const semua = globSync('src/**/*.{ts,sql}').filter(
  (file) => !/\.test\.ts$|\.fixtures\.ts$|\/migrations\//.test(file),
);

test('the doors that write carat and stones of a stone are known', () => {
  const pintu = semua.filter(
    (file) =>
      tulisan(file).some((teks) => UKURAN.test(teks)) ||
      /insertRows\(tx, 'berlian',/.test(readFileSync(file, 'utf8')),
  );
  expect(pintu.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(PINTU.toSorted());
});

test('each statement among them says what the stone is measured by', () => {
  const lupa = PINTU.flatMap(tulisan).filter(
    (teks) => UKURAN.test(teks) && !teks.includes('carat_patok'),
  );
  expect(lupa).toEqual([]);
  // Where a row is there already, its size and its measure change together.
  const lagi = PINTU.flatMap(tulisan)
    .filter((teks) => UKURAN.test(teks.split('do update')[1] ?? ''))
    .map((teks) => (teks.split('do update')[1] ?? '').includes('carat_patok ='));
  expect(lagi).toEqual([true, true, true]);
});
