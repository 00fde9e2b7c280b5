import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import {
  bukuKembali,
  bukuSerah,
  dariBebas,
  hitungLunas,
  hitungSendiri,
  modalKembali,
  periksaBebas,
  periksaKembali,
  type Emas,
  type EmasKe,
  type Kerja,
} from '#areas/service/rules/tukang.ts';
import { hitungSusutTukang } from '#areas/service/rules/susut-tukang.ts';

const emas = (kadar: number, berat: number, murni: number): Emas => ({
  kadar: persen(kadar),
  berat: mg(berat),
  murni: mg(murni),
});
const ke = (kadar: number, berat: number, murni: number): EmasKe => ({
  ...emas(kadar, berat, murni),
  kode_gudang: 'RS',
});
const kerja = (
  kadar: number,
  [masuk, murni]: readonly [number, number],
  keluar: number,
  [tambah, kikir]: readonly [number, number] = [0, 0],
): Kerja => ({
  kadar: persen(kadar),
  berat_masuk: mg(masuk),
  murni_masuk: mg(murni),
  berat: mg(keluar),
  tambah_emas: mg(tambah),
  kikir: mg(kikir),
});
const told = (lines: readonly Baris[]) =>
  lines.map(({ akun, rupiah, berat, kadar, murni }) =>
    rupiah ? [akun, rupiah] : [akun, berat, kadar, murni],
  );
const SATU_PERSEN = persen(100);

describe('the worked postings of KT', () => {
  test('0.150 g added, 0.020 g filed off, 0.040 g back, 0.010 g lost; 4.250 g out', () => {
    const barang = [kerja(7000, [4120, 2884], 4250, [150, 20])];
    const diberi = [emas(7000, 200, 140)];
    const kembali = [ke(7000, 40, 28)];
    const of = hitungSusutTukang({
      barang,
      diberi,
      kembali,
      toleransi: SATU_PERSEN,
      modal: rp(343_000),
    });
    expect(of).toMatchObject({
      sendiri: [],
      susut: 30,
      susut_murni: 21,
      boleh: 42,
      tak_jelas: 0,
      lebih: false,
      modal_susut: 0,
    });
    const lines = bukuKembali({
      kode_tukang: 'T01',
      sumber: of.sumber,
      barang,
      kembali,
      modal_susut: of.modal_susut,
    });
    expect(told(lines)).toEqual([
      ['tukang:T01', -200, 7000, -140],
      ['service', 130, 7000, 91],
      ['gudang:RS', 40, 7000, 28],
      ['susut', 30, 7000, 21],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
    // Cost 112 x 2,450 of 140 fine goes with the piece, the rest comes back.
    expect(modalKembali(rp(343_000), kembali, of.sumber)).toBe(68_600);
  });

  test('0.120 g of 75.00 added to a piece of 70.00', () => {
    const barang = [kerja(7000, [4120, 2884], 4240, [120, 0])];
    const diberi = [emas(7500, 120, 90)];
    const of = hitungSusutTukang({
      barang,
      diberi,
      kembali: [],
      toleransi: SATU_PERSEN,
      modal: rp(220_500),
    });
    expect(of).toMatchObject({ susut: 0, susut_murni: 6, lebih: false });
    const lines = bukuKembali({
      kode_tukang: 'T01',
      sumber: of.sumber,
      barang,
      kembali: [],
      modal_susut: of.modal_susut,
    });
    expect(told(lines)).toEqual([
      ['tukang:T01', -120, 7500, -90],
      ['lebur', 120, 7500, 84],
      ['lebur', -120, 7000, -84],
      ['service', 120, 7000, 84],
      ['susut', 0, 7500, 6],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('gold to a craftsman and nothing else', () => {
    const lines = bukuSerah({ kode_tukang: 'T01', emas: [ke(7000, 200, 140)], modal_lunas: rp(0) });
    expect(told(lines)).toEqual([
      ['gudang:RS', -200, 7000, -140],
      ['tukang:T01', 200, 7000, 140],
    ]);
  });
});

describe('what must be agreed to', () => {
  const of = (barang: readonly Kerja[], diberi: readonly Emas[], kembali: readonly EmasKe[] = []) =>
    hitungSusutTukang({ barang, diberi, kembali, toleransi: SATU_PERSEN, modal: rp(1_000_000) });

  test('a milligram above one percent of the piece and the gold given', () => {
    // 10.000 g and 1.000 g given: 0.110 g may go.
    const given = [emas(7500, 1000, 750)];
    const out = (berat: number) => [kerja(7500, [10_000, 7500], berat, [1000, 11_000 - berat])];
    expect(of(out(10_890), given)).toMatchObject({ susut: 110, boleh: 110, lebih: false });
    expect(of(out(10_889), given)).toMatchObject({ susut: 111, lebih: true });
  });

  test('the cost of what is lost above it leaves the stock', () => {
    const barang = [kerja(7500, [1000, 750], 1000)];
    const lost = of(barang, [emas(7500, 1000, 750)], [ke(7500, 900, 675)]);
    expect(lost).toMatchObject({ susut: 100, susut_murni: 75, lebih: true, modal_susut: 100_000 });
  });

  test('a piece that weighs other than its figures say, be it more', () => {
    expect(of([kerja(7500, [3000, 2250], 3001)], [])).toMatchObject({ tak_jelas: 1, lebih: true });
    expect(of([kerja(7500, [3000, 2250], 2999)], [])).toMatchObject({ tak_jelas: 1, lebih: true });
    expect(of([kerja(7500, [3000, 2250], 3000)], [])).toMatchObject({ susut: 0, lebih: false });
  });

  test('gold that comes back poorer than it went, at the same weight', () => {
    const barang = [kerja(7500, [3000, 2250], 3000)];
    const back = of(barang, [emas(9999, 1000, 1000)], [ke(7500, 1000, 750)]);
    expect(back).toMatchObject({ susut: 0, susut_murni: 250, lebih: true, modal_susut: 250_000 });
  });

  test('alloy that makes fine gold heavier is no gain', () => {
    const barang = [kerja(7500, [4000, 3000], 4130, [130, 0])];
    // 0.098 g of fine gold and 0.032 g of alloy.
    expect(of(barang, [emas(9999, 98, 98)])).toMatchObject({
      susut: -32,
      susut_murni: 0,
      sendiri: [],
      lebih: false,
    });
  });
});

describe('a craftsman who used his own gold', () => {
  test('with nothing given all that went in is his', () => {
    const barang = [kerja(7000, [4120, 2884], 4270, [150, 0])];
    expect(hitungSendiri(barang, [], [])).toEqual([emas(7000, 150, 105)]);
    const of = hitungSusutTukang({
      barang,
      diberi: [],
      kembali: [],
      toleransi: SATU_PERSEN,
      modal: rp(0),
    });
    expect(of).toMatchObject({ susut: 0, susut_murni: 0, lebih: false });
    const lines = bukuKembali({
      kode_tukang: 'T01',
      sumber: of.sumber,
      barang,
      kembali: [],
      modal_susut: of.modal_susut,
    });
    expect(told(lines)).toEqual([
      ['tukang:T01', -150, 7000, -105],
      ['service', 150, 7000, 105],
    ]);
  });

  test('beyond what he was given the rest is his, roundings of a milligram are not', () => {
    const barang = [kerja(7000, [4120, 2884], 4320, [200, 0])];
    expect(hitungSendiri(barang, [emas(7000, 100, 70)], [])).toEqual([emas(7000, 100, 70)]);
    expect(hitungSendiri(barang, [emas(7000, 200, 139)], [])).toEqual([]);
  });

  test('what he is given later pays for it first', () => {
    const owed = [emas(7000, -150, -105)];
    expect(hitungLunas(owed, [{ ...emas(7000, 100, 70), modal: rp(180_000) }])).toBe(180_000);
    expect(hitungLunas(owed, [{ ...emas(7000, 300, 210), modal: rp(600_000) }])).toBe(300_000);
    expect(hitungLunas(owed, [{ ...emas(7500, 300, 225), modal: rp(600_000) }])).toBe(0);
  });
});

test('nobody gives back more fine gold than he was given, nor gold that he does not hold', () => {
  expect(periksaKembali([emas(7000, 200, 140)], [emas(7000, 200, 140)])).toEqual([]);
  expect(periksaKembali([emas(7000, 200, 140)], [emas(9999, 200, 200)])).toMatchObject([
    { code: 'MURNI_LEBIH' },
  ]);
  expect(periksaBebas([emas(7000, 200, 140)], [emas(7000, 201, 141)])).toMatchObject([
    { code: 'KEMBALI_LEBIH' },
  ]);
  // What was given nothing for has nothing to bring back: no milligram by rounding either.
  expect(periksaKembali([], [emas(7000, 1, 1)])).toMatchObject([{ code: 'MURNI_LEBIH' }]);
  expect(periksaBebas([emas(7000, -5, -4)], [emas(7000, 1, 1)])).toMatchObject([
    { code: 'KEMBALI_LEBIH' },
  ]);
});

test('what he used of gold without a job is of the same fineness; the last of it takes all fine gold', () => {
  const held = [emas(7500, 10_000, 7_501)];
  expect(dariBebas(emas(7000, 1_000, 700), held)).toEqual([]);
  expect(dariBebas(emas(7500, 1_000, 750), held)).toEqual([emas(7500, 1_000, 750)]);
  expect(dariBebas(emas(7500, 10_000, 7_500), held)).toEqual(held);
  expect(dariBebas(emas(7500, 4, 3), [emas(7500, 5, 2)])).toEqual([emas(7500, 4, 2)]);
});
