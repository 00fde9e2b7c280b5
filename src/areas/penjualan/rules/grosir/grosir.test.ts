import { expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { bagiGrosir, groupJadi, susunGroup } from '#areas/penjualan/rules/grosir/grosir.ts';

const aturan = {
  hitungPotong: false,
  toleransi: mg(50),
  pembulatan: { langkah: rp(500), arah: 'up' as const },
};
const potong = (kode_group: string, berat: number) => ({
  kode_group,
  berat: mg(berat),
  harga_per_gram: rp(1_195_000),
  harga_id: 1,
});
const ketik = (kode_group: string, berat: number) => ({ kode_group, berat: mg(berat), qty: null });

test('2.690 g of 1.200 + 1.500 g: 1.196 and 1.494 g, 1,429,420 and 1,785,580 rupiah', () => {
  const barang = [potong('LT', 1200), potong('LT', 1500)];
  const groups = groupJadi(susunGroup(barang, [ketik('LT', 2690)], aturan));
  expect(groups).toMatchObject([{ berat: 2690, nilai: 3_215_000, berat_stock: 2700 }]);
  const shares = [...bagiGrosir(groups, barang).values()];
  expect(shares.map(({ berat, nilai }) => [berat, nilai])).toEqual([
    [1196, 1_429_420],
    [1494, 1_785_580],
  ]);
});

test('pieces of two groups that were scanned in turn keep their places', () => {
  const barang = [potong('CC', 1000), potong('LT', 500), potong('CC', 3000)];
  const groups = groupJadi(susunGroup(barang, [ketik('LT', 500), ketik('CC', 3990)], aturan));
  const shares = bagiGrosir(groups, barang);
  expect([0, 1, 2].map((at) => shares.get(at)?.berat)).toEqual([998, 500, 2992]);
});

test('heavier within 0.050 g counts as in stock, beyond it as weighed', () => {
  const berat = (timbang: number) =>
    susunGroup([potong('LT', 2700)], [ketik('LT', timbang)], aturan)[0]!.berat;
  expect([berat(2750), berat(2751), berat(2650)]).toEqual([2700, 2751, 2650]);
});

test('a group that nobody weighed has no value yet', () => {
  const [group] = susunGroup([potong('LT', 2700)], [], aturan);
  expect([group!.berat, group!.nilai, groupJadi([group!])]).toEqual([null, null, []]);
});
