import { expect, test } from 'vitest';
import { jumlahkanBaki } from '#areas/opname/web/opname/jumlah-baki.ts';

const potong = (kode_baki: string | null, hasil: string) => ({ kode_baki, hasil });

test('each tray says how many of its own were found; what lies elsewhere or beyond it counts in none', () => {
  expect(
    jumlahkanBaki([
      potong('B-01', 'KETEMU'),
      potong('A-01', 'KETEMU'),
      potong('A-01', 'BEDA BERAT'),
      potong('A-01', 'HILANG'),
      potong('A-01', 'LEBIH'),
      potong('A-01', 'SALAH BAKI'),
      potong('A-01', 'BERGERAK'),
      potong(null, 'LEBIH'),
    ]),
  ).toEqual([
    { kode_baki: 'A-01', harus: 3, ketemu: 2 },
    { kode_baki: 'B-01', harus: 1, ketemu: 1 },
  ]);
});
