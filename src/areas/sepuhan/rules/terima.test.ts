import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hitungSusut, susutBebas, susutHabis } from '#areas/stock/rules/susut.ts';
import { hitungTerima } from '#areas/sepuhan/rules/terima.ts';

/** A ring of 3.240 g of 75 %, bought for 6,642,000: 0.010 g may be missing, 2 % of its fine gold not found. */
const CINCIN = {
  kadar: persen(7500),
  qty: 1,
  berat: mg(3240),
  murni: mg(2430),
  modal: rp(6_642_000),
  modal_tahu: true,
  susut_murni: mg(0),
};
const BOLEH = { kiriman: mg(10), lebur: persen(200) };
const terima = (berat: number, kadar_uji: number | null = null) =>
  hitungTerima(
    CINCIN,
    { berat: mg(berat), kadar_uji: kadar_uji === null ? null : persen(kadar_uji) },
    BOLEH,
  );

test('0.010 g less is what the scale may miss, 0.011 g less is the owner’s, and so is 0.001 g more', () => {
  expect(terima(3230).timbang).toMatchObject({ susut: 10, lebih: false, modal: 0 });
  expect(terima(3229).timbang).toMatchObject({ susut: 11, lebih: true, modal: 22_550 });
  expect(terima(3241).timbang).toMatchObject({ susut: -1, lebih: true, modal: 0 });
});

test('a kadar typed lower than the gold is loses fine gold: 2 % of it is a test’s, more is the owner’s', () => {
  expect(terima(3240, 7480)).toMatchObject({ murni_hasil: 2424, uji: { susut: 6, lebih: false } });
  expect(terima(3240, 7300).uji).toMatchObject({ susut: 65, lebih: true, modal: 177_667 });
  // Purer than it was bought: gold that another piece lost on paper could come back so.
  expect(terima(3240, 7700).uji).toMatchObject({ susut: -65, lebih: true, modal: 0 });
});

test('what nobody agreed to is kept with the lot: a later melting counts it', () => {
  expect(terima(3230, 7480).susut_murni).toBe(7 + 7);
  expect(terima(3240, 7300).susut_murni).toBe(0);
});

test('a test counts what the gold lost before it: 0.048 g of 2.430 g fine once, and not as much again', () => {
  const uji = (kadar_uji: number, sudah: number) =>
    hitungTerima(
      { ...CINCIN, susut_murni: mg(sudah) },
      { berat: mg(3240), kadar_uji: persen(kadar_uji) },
      BOLEH,
    );
  expect(uji(7380, 0)).toMatchObject({ murni_hasil: 2391, uji: { susut: 39, lebih: false } });
  expect(uji(7380, 9)).toMatchObject({ susut_murni: 48, uji: { boleh: 39, lebih: false } });
  expect(uji(7380, 10)).toMatchObject({ susut_murni: 0, uji: { boleh: 38, lebih: true } });
});

test('gold whose processes nobody knows has lost all that one may lose, and no more', () => {
  for (const murni of [1, 48, 2_438, 35_000]) {
    const sudah = susutHabis(mg(murni), persen(200));
    const lebur = (keluar: number) =>
      hitungSusut({
        masuk: { berat: mg(murni), murni: mg(murni) },
        keluar: { berat: mg(keluar), murni: mg(keluar) },
        harga: rp(0),
        toleransi: persen(200),
        ukur: 'murni',
        sudah,
      });
    expect(lebur(murni)).toMatchObject({ boleh: 0, lebih: false });
    expect(lebur(murni - 1).lebih).toBe(true);
  }
  expect(susutHabis(mg(1_000), persen(10_000))).toBe(0);
});

test('a bar that is melted again may lose what one melting may, not as much again', () => {
  const lebur = (masuk: number, keluar: number, sudah: number) =>
    hitungSusut({
      masuk: { berat: mg(masuk), murni: mg(masuk) },
      keluar: { berat: mg(keluar), murni: mg(keluar) },
      harga: rp(0),
      toleransi: persen(200),
      ukur: 'murni',
      sudah: mg(sudah),
    });
  const first = lebur(10_000, 9_900, 0);
  expect(first).toMatchObject({ boleh: 200, lebih: false });
  expect(lebur(9_900, 9_800, susutBebas(first))).toMatchObject({ boleh: 100, lebih: false });
  expect(lebur(9_900, 9_799, susutBebas(first))).toMatchObject({ boleh: 100, lebih: true });
  expect(lebur(9_800, 9_800, 200)).toMatchObject({ boleh: 0, lebih: false });
});
