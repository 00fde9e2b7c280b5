import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  ambilLot,
  hitungAfiliasi,
  hitungPoin,
  jumlahLot,
  kedaluwarsaLot,
  pilihAturan,
  pindahLot,
  type AturanPoint,
  type Lot,
} from '#areas/member/rules/poin.ts';

const umum: AturanPoint = {
  id: 1,
  kode_group: null,
  kode_dept: null,
  cara: 'PER_RUPIAH',
  tiap_rupiah: rp(350_000),
  tiap_gram: null,
  point: 1,
};
const P1 = { kode_group: 'KAL75', kode_dept: 'KALUNG', netto: rp(7_031_475), berat: mg(3250) };
const P2 = { kode_group: 'ANT42', kode_dept: 'ANTING', netto: rp(3_087_810), berat: mg(2345) };
const paid = { grand_total: rp(10_119_500), tukar_rp: rp(0), poin_rp: rp(0) };

describe('points of a sale (D-39.1)', () => {
  test('worked postings 3 at 1 per 350,000: 28 points, P1 19 and P2 9; the deposit of 2,000,000 counts', () => {
    expect(hitungPoin([umum], [P1, P2], paid)).toEqual({
      poin: 28,
      dasar_rp: 10_119_500,
      baris: [
        { id_point: 1, poin: 19 },
        { id_point: 1, poin: 9 },
      ],
    });
  });

  test('two pieces of 349,999 are one step together, and splitting them over two notas earns nothing', () => {
    const kecil = { ...P1, netto: rp(349_999) };
    const dua = { grand_total: rp(699_998), tukar_rp: rp(0), poin_rp: rp(0) };
    expect(hitungPoin([umum], [kecil, kecil], dua).poin).toBe(1);
    const satu = { ...dua, grand_total: rp(349_999) };
    expect(hitungPoin([umum], [kecil], satu).poin).toBe(0);
  });

  test('an exchange counts what is added: 12,500,000 against gold of 9,481,000 is 8 points', () => {
    const tukar = { grand_total: rp(12_500_000), tukar_rp: rp(9_481_000), poin_rp: rp(0) };
    expect(hitungPoin([umum], [{ ...P1, netto: rp(12_500_000) }], tukar).poin).toBe(8);
  });

  test('an exchange that the shop pays out earns nothing', () => {
    const keluar = { grand_total: rp(1_470_000), tukar_rp: rp(6_642_000), poin_rp: rp(0) };
    expect(hitungPoin([umum], [{ ...P1, netto: rp(1_470_000) }], keluar).poin).toBe(0);
  });

  test('what is paid with points earns none: 1,470,000 with 20 points of 1,000 counts 1,450,000', () => {
    const poin = { grand_total: rp(1_470_000), tukar_rp: rp(0), poin_rp: rp(20_000) };
    const hasil = hitungPoin([umum], [{ ...P1, netto: rp(1_470_000) }], poin);
    expect([hasil.poin, hasil.dasar_rp]).toEqual([4, 1_450_000]);
  });

  test('a row per gram counts the weight, as far as money was paid: half of 10 g is five steps of a gram', () => {
    const gram = { ...umum, cara: 'PER_GRAM', tiap_rupiah: null, tiap_gram: mg(1000), point: 2 };
    const half = { grand_total: rp(1_000_000), tukar_rp: rp(500_000), poin_rp: rp(0) };
    const aturan = [gram as AturanPoint];
    expect(hitungPoin(aturan, [{ ...P1, berat: mg(10_000) }], half).poin).toBe(10);
  });

  test('the closest row gives: group and jenis, group, jenis, general; without one a piece earns 0', () => {
    const rows: AturanPoint[] = [
      { ...umum, id: 1, kode_group: 'KAL75', kode_dept: 'KALUNG' },
      { ...umum, id: 2, kode_group: 'KAL75' },
      { ...umum, id: 3, kode_dept: 'KALUNG' },
      { ...umum, id: 4 },
    ];
    for (const at of [0, 1, 2, 3]) expect(pilihAturan(rows.slice(at), P1)?.id).toBe(at + 1);
    expect(pilihAturan(rows.slice(0, 3), P2)).toBeUndefined();
    expect(hitungPoin(rows.slice(0, 3), [P2], paid).poin).toBe(0);
    expect(hitungPoin([{ ...umum, point: 0 }], [P1], paid).poin).toBe(0);
  });

  test('prices of a whole vault stay exact', () => {
    const besar = { ...P1, netto: rp(9_000_000_000_000) };
    const uang = { grand_total: rp(9_000_000_000_000), tukar_rp: rp(0), poin_rp: rp(0) };
    expect(hitungPoin([umum], [besar], uang).poin).toBe(25_714_285);
  });
});

test('the member who brought another gets a percent of each of his sales, floored', () => {
  expect(hitungAfiliasi(28, persen(1000))).toBe(2);
  expect(hitungAfiliasi(9, persen(1000))).toBe(0);
});

describe('lots: the oldest points go first (D-39.2)', () => {
  const lots: Lot[] = [
    { id: 1, kode_toko: 'KJ1', tgl: '2026-01-05', sisa: 5 },
    { id: 2, kode_toko: 'KJ2', tgl: '2026-02-01', sisa: 10 },
    { id: 3, kode_toko: 'KJ1', tgl: '2026-11-01', sisa: 7 },
  ];

  test('12 points are 5 of January and 7 of February', () => {
    expect(ambilLot(lots, 12)).toEqual([
      { id: 1, jumlah: -5 },
      { id: 2, jumlah: -7 },
    ]);
    expect(ambilLot(lots, 0)).toEqual([]);
  });

  test('only rows of the closing shop before the limit expire', () => {
    expect(kedaluwarsaLot(lots, 'KJ1', '2026-10-31')).toEqual([{ id: 1, jumlah: -5 }]);
    expect(kedaluwarsaLot(lots, 'KJ2', '2026-01-31')).toEqual([]);
  });

  test('a row that is below 0 after a reversal is settled before anything expires', () => {
    const berutang = [lots[0]!, { id: 4, kode_toko: 'KJ1', tgl: '2026-11-02', sisa: -3 }];
    expect(jumlahLot(berutang)).toBe(2);
    expect(kedaluwarsaLot(berutang, 'KJ1', '2026-10-31')).toEqual([{ id: 1, jumlah: -2 }]);
    expect(kedaluwarsaLot([berutang[1]!], 'KJ1', '2026-12-31')).toEqual([]);
  });

  test('12 points that go to another card stay of January and February', () => {
    const kini = { kode_toko: 'KJ1', tgl: '2026-11-20' };
    expect(pindahLot(lots, 12, kini).ke.beri).toEqual([
      { kode_toko: 'KJ1', tgl: '2026-01-05', poin: 5 },
      { kode_toko: 'KJ2', tgl: '2026-02-01', poin: 7 },
    ]);
    expect(pindahLot([], -3, kini)).toEqual({
      dari: { ambil: [], beri: [{ ...kini, poin: 3 }] },
      ke: { ambil: [], beri: [{ ...kini, poin: -3 }] },
    });
  });
});
