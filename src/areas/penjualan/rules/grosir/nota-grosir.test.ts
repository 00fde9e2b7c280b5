import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { barangGrosir } from '#areas/penjualan/rules/grosir/nota-grosir.ts';

test('a wholesale nota says a group once, with its weight and value, and each piece with its kadar', () => {
  const potong = (kode_barcode: string, berat: number) => ({
    kode_barcode,
    nama_barang: 'Liontin Hati',
    kode_group: 'LT',
    kadar: persen(3750),
    berat: mg(berat),
  });
  const lines = barangGrosir(
    [
      {
        kode_group: 'LT',
        qty: 2,
        berat_stock: mg(2700),
        berat_timbang: mg(2690),
        berat: mg(2690),
        harga_per_gram: rp(1_195_000),
        nilai: rp(3_215_000),
      },
    ],
    [potong('KJ100001', 1196), potong('KJ100002', 1494)],
  );
  const said = lines.map((line) =>
    'left' in line ? `${line.left} ${line.right}` : 'text' in line ? line.text : '',
  );
  expect(said).toEqual([
    'LT, 2 barang 3,215,000',
    '2.690 g × 1,195,000 3,215,000',
    'Liontin Hati',
    'KJ100001, kadar 37.5% 1.196 g',
    'Liontin Hati',
    'KJ100002, kadar 37.5% 1.494 g',
  ]);
});
