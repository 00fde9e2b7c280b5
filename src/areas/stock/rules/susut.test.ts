import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { bukuSusut, hitungSusut } from '#areas/stock/rules/susut.ts';

const lebur = { toleransi: persen(200), ukur: 'murni' as const, harga: rp(6_642_000) };
const emas = (berat: number, murni: number) => ({ berat: mg(berat), murni: mg(murni) });

test('3.240 g of 2.430 g fine that come out as 2.334 g fine cost the shop 262,400', () => {
  const susut = hitungSusut({ ...lebur, masuk: emas(3240, 2430), keluar: emas(3120, 2334) });
  expect(susut).toEqual({ susut: 96, boleh: 48, lebih: true, modal: 262_400 });
  expect(bukuSusut(susut.modal)).toMatchObject([
    { akun: 'selisih_stock', rupiah: 262_400 },
    { akun: 'persediaan', rupiah: -262_400 },
  ]);
});

test('within the tolerance nobody is asked and the cost stays in what remains', () => {
  const susut = hitungSusut({ ...lebur, masuk: emas(3240, 2430), keluar: emas(3235, 2382) });
  expect(susut).toMatchObject({ lebih: false, modal: 0 });
  expect(bukuSusut(susut.modal)).toEqual([]);
});

test('20 g of 75 % do not come out as 99.9 %: so much gain is agreed to, and is no cost', () => {
  const susut = hitungSusut({
    ...lebur,
    masuk: emas(20_000, 15_000),
    keluar: emas(20_000, 19_980),
  });
  expect(susut).toMatchObject({ susut: -4980, lebih: true, modal: 0 });
});

test('in weight any gain is agreed to; 1 % is what washing takes', () => {
  const cuci = { ...lebur, toleransi: persen(100), ukur: 'berat' as const };
  const masuk = emas(10_000, 7500);
  expect(hitungSusut({ ...cuci, masuk, keluar: emas(9900, 7425) }).lebih).toBe(false);
  expect(hitungSusut({ ...cuci, masuk, keluar: emas(9899, 7424) })).toMatchObject({
    lebih: true,
    modal: 67_084,
  });
  expect(hitungSusut({ ...cuci, masuk, keluar: emas(10_001, 7501) }).lebih).toBe(true);
});
