import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { bagianRetur, periksaLot, takSerupa } from '#areas/terima/rules/retur/retur-lot.ts';
import { bukuRetur, modalKembali, periksaRetur } from '#areas/terima/rules/retur/retur.ts';

const P1 = {
  kode_barcode: 'KJ100001',
  qty: 1,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  persen: persen(7500),
  berat: mg(3250),
  murni: mg(2438),
  modal: rp(6_400_000),
  harga_modal: rp(6_400_000),
};
const asal = {
  kode_supplier: 'UBS',
  no_asal: 'TBKJ1261120001',
  berat_asal: mg(3250),
  persen_asal: persen(7500),
  murni_asal: mg(2438),
  modal: rp(6_400_000),
  modal_batu: rp(0),
  batu_asal: ['B1'],
  batu_tinggal: [],
};
const periksa = (more: object = {}, timbang = 3250, pertama: string | null = 'UBS') =>
  periksaRetur(
    { kode_barcode: 'KJ100001', berat: mg(3250), berlian: [] },
    { ...asal, ...more },
    { pertama, timbang: mg(timbang), toleransi: mg(20) },
  ).map((one) => one.code);

test('the gold and the 6,400,000 of the ring go back to UBS', () => {
  const baris = bukuRetur([P1], 'UBS');
  assert.deepEqual(periksaSeimbang(baris), []);
  assert.deepEqual(
    baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => `${akun} ${rupiah}`),
    ['supplier:UBS 6400000', 'persediaan -6400000'],
  );
});

test('a cost that was raised since is no claim on the supplier: it is a loss of stock', () => {
  const baris = bukuRetur([{ ...P1, harga_modal: rp(9_000_000) }], 'UBS');
  assert.deepEqual(periksaSeimbang(baris), []);
  assert.deepEqual(
    baris.filter(({ rupiah }) => rupiah !== 0).map(({ akun, rupiah }) => `${akun} ${rupiah}`),
    ['supplier:UBS 6400000', 'persediaan -9000000', 'selisih_stock 2600000'],
  );
});

test('within 0.020 g of the stock it goes back, beyond that and to another supplier it does not', () => {
  assert.deepEqual(periksa(), []);
  assert.deepEqual(periksa({}, 3230), []);
  assert.deepEqual(periksa({}, 3229), ['BERAT_LAIN']);
  assert.deepEqual(periksa({}, 3271), ['BERAT_LAIN']);
  assert.deepEqual(periksa({ kode_supplier: 'LMX' }), ['SUPPLIER_LAIN']);
  assert.deepEqual(periksa({ kode_supplier: null }), ['TANPA_SUPPLIER']);
  assert.deepEqual(periksa({ kode_supplier: 'AWAL' }), ['TANPA_SUPPLIER']);
});

test('half a gram that was taken off a ring of 3.250 g is not owed less: 2.750 g of its 6,500,000 are 5,500,000', () => {
  const cincin = { ...asal, modal: rp(6_500_000) };
  assert.equal(modalKembali(cincin, mg(3250)), 6_500_000);
  assert.equal(modalKembali(cincin, mg(2750)), 5_500_000);
  // Gold that was found more is no claim on the supplier.
  assert.equal(modalKembali(cincin, mg(3400)), 6_500_000);
});

test('of a ring with a stone the gold alone is less: 7,000,000 of its 10,000,000 are the stone', () => {
  // 3.354 g with a stone of 0.104 g: 3.250 g of gold, of which 1.625 g are left.
  const cincin = {
    ...asal,
    berat_asal: mg(3354),
    modal: rp(10_000_000),
    modal_batu: rp(7_000_000),
  };
  assert.equal(modalKembali(cincin, mg(3250)), 10_000_000);
  assert.equal(modalKembali(cincin, mg(1625)), 8_499_539);
});

test('stones that it came with go back in it, others do not', () => {
  const dengan = (kode_berlian: string) =>
    periksaRetur(
      { kode_barcode: 'KJ100001', berat: mg(3250), berlian: [{ kode_berlian } as never] },
      asal,
      { pertama: 'UBS', timbang: mg(3250), toleransi: mg(20) },
    ).map((one) => one.code);
  assert.deepEqual(dengan('B1'), []);
  assert.deepEqual(dengan('B2'), ['BERLIAN_LAIN']);
});

const LOT = {
  persen: persen(7500),
  qty: 10,
  berat: mg(65_000),
  murni: mg(48_750),
  modal: rp(130_000_000),
  label_qty: 2,
  lot_berat: mg(13_000),
  lot_murni: mg(9750),
  label_modal: rp(26_000_000),
  hilang_qty: 0,
  hilang_berat: mg(0),
  hilang_murni: mg(0),
  hilang_modal: rp(0),
  retur_qty: 0,
  retur_berat: mg(0),
  retur_murni: mg(0),
  retur_modal: rp(0),
};
const lot = (qty: number, timbang: number) =>
  periksaLot(LOT, { qty, timbang: mg(timbang) }, mg(20)).map((one) => one.code);

test('of 8 rings and 52 g without labels 3 go back by the scale, all 8 within 0.160 g of the book', () => {
  assert.deepEqual(lot(3, 19_000), []);
  assert.deepEqual(lot(3, 52_000), ['BERAT_LAIN']);
  assert.deepEqual(lot(9, 52_000), ['RETUR_HABIS']);
  assert.deepEqual(lot(8, 51_840), []);
  assert.deepEqual(lot(8, 51_839), ['BERAT_LAIN']);
  assert.deepEqual(lot(8, 52_161), ['BERAT_LAIN']);
});

test('3 rings of 19 g are 38,000,000 of the lot; all 8 are what is left of it, whatever the scale says of the dust', () => {
  assert.deepEqual(bagianRetur(LOT, { qty: 3, timbang: mg(19_000) }), {
    berat: 19_000,
    murni: 14_250,
    modal: 38_000_000,
  });
  assert.deepEqual(bagianRetur(LOT, { qty: 8, timbang: mg(51_900) }), {
    berat: 52_000,
    murni: 39_000,
    modal: 104_000_000,
  });
});

test("rings a quarter heavier or lighter than the rest of their lot are an owner's to agree to", () => {
  const lain = (timbang: number) => takSerupa(LOT, { qty: 2, timbang: mg(timbang) });
  assert.equal(lain(13_000), false);
  assert.equal(lain(16_250), false);
  assert.equal(lain(16_251), true);
  assert.equal(lain(9749), true);
});
