import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  ambilBagian,
  ambilTertua,
  jumlahLot,
  nomorLot,
  periksaCukup,
  sisaLot,
  susunLot,
  type Lot,
} from '#areas/stock/rules/lot.ts';

const lot = (no_lot: string, berat: number, murni: number, modal: number, qty = 0): Lot => ({
  no_lot,
  kode_gudang: 'RS',
  persen: persen(7000),
  qty,
  berat: mg(berat),
  murni: mg(murni),
  modal: rp(modal),
  modal_tahu: true,
});

test('a part takes fine gold and cost by weight, the last part the rest (D-44.2)', () => {
  const whole = lot('HPKJ1261120001-01', 1000, 700, 1_000_001);
  const third = ambilBagian(whole, mg(333));
  expect(third).toMatchObject({ berat: 333, murni: 233, modal: 333_000 });
  const rest = sisaLot(whole, third);
  expect(ambilBagian(rest, mg(667))).toMatchObject({ berat: 667, murni: 467, modal: 667_001 });
  expect(sisaLot(rest, ambilBagian(rest, mg(667)))).toMatchObject({ berat: 0, murni: 0, modal: 0 });
});

test('pieces leave a lot with its last gram, not before', () => {
  const bought = lot('SPKJ1261120001-01', 900, 630, 900_000, 3);
  expect(ambilBagian(bought, mg(899)).qty).toBe(0);
  expect(ambilBagian(bought, mg(900)).qty).toBe(3);
});

test('the oldest lot is emptied before the next is touched (D-44.1)', () => {
  const parts = ambilTertua(
    [lot('A-01', 200, 140, 400_000), lot('B-01', 0, 0, 0), lot('C-01', 500, 350, 1_500_000)],
    mg(300),
  );
  expect(parts.map((one) => [one.no_lot, one.berat, one.murni, one.modal])).toEqual([
    ['A-01', 200, 140, 400_000],
    ['C-01', 100, 70, 300_000],
  ]);
  expect(jumlahLot(parts)).toMatchObject({ berat: 300, murni: 210, modal: 700_000 });
});

test('more than lies there is refused', () => {
  const lots = [lot('A-01', 200, 140, 400_000)];
  const asked = { kode_gudang: 'RS', kadar: persen(7000), berat: mg(201) };
  expect(periksaCukup(lots, asked)).toMatchObject([{ code: 'EMAS_LOT_KURANG', field: 'emas' }]);
  expect(periksaCukup(lots, { ...asked, berat: mg(200) })).toEqual([]);
});

test('an act makes one lot of each kadar; what it lost of their cost is borne by what each cost', () => {
  const gold = [
    { kode_gudang: 'RS', persen: persen(7500), berat: mg(3000), murni: mg(2250), modal: rp(6000) },
    { kode_gudang: 'RS', persen: persen(7500), berat: mg(1000), murni: mg(750), modal: rp(2000) },
    { kode_gudang: 'RS', persen: persen(3750), berat: mg(2000), murni: mg(1000), modal: null },
  ];
  expect(susunLot(gold)).toMatchObject([
    { persen: 7500, berat: 4000, murni: 3000, modal: 8000, modal_tahu: true, qty: 0 },
    { persen: 3750, berat: 2000, murni: 1000, modal: 0, modal_tahu: false },
  ]);
  const [dear, unknown] = susunLot(gold, rp(400));
  expect([dear!.modal, unknown!.modal]).toEqual([7600, 0]);
});

test('a lot is called by its act and its place in it', () => {
  expect([nomorLot('HPKJ1261120001', 0), nomorLot('HBKJ1261120001', 11)]).toEqual([
    'HPKJ1261120001-01',
    'HBKJ1261120001-12',
  ]);
});
