import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { plain } from '#kit/rules/sentence.ts';
import { periksaTimbang } from '#areas/hutang/rules/timbang.ts';

const RING = { urut: 1, nama_barang: 'Cincin polos', berat: mg(3_000) };
const STONE = { urut: 2, nama_barang: 'Cincin mata', berat: mg(1_500) };
const say = (...again: readonly (readonly [number, number])[]) =>
  periksaTimbang(
    [RING, STONE],
    again.map(([urut, berat]) => ({ urut, berat: mg(berat) })),
    mg(50),
  ).map(({ field, message }) => `${field}: ${plain(message)}`);

test('0.050 g up or down is the scale, 0.051 g is another piece', () => {
  expect(say([1, 3_050], [2, 1_450])).toEqual([]);
  expect(say([2, 1_449], [1, 3_051])).toEqual([
    'barang.0.berat: Berat Cincin mata Harus 1.500 g, Selisih Paling Banyak 0.050 g',
    'barang.1.berat: Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
  ]);
});

test('every piece lies on the scale, and none twice', () => {
  const missing = ['barang: Semua Barang Harus Ditimbang Ulang, Satu Kali'];
  expect(say([1, 3_000])).toEqual(missing);
  expect(say([1, 3_000], [1, 3_000])).toEqual(missing);
  expect(say([1, 3_000], [2, 1_500], [3, 1])).toEqual(missing);
  expect(say()).toEqual(missing);
});
