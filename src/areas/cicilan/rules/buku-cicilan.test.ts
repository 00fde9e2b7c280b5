import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, uang } from '#areas/buku/rules/buku.ts';
import {
  bayarSerah,
  bukuBatalCicilan,
  bukuBayarCicilan,
  bukuCicilan,
  bukuLelangCicilan,
} from '#areas/cicilan/rules/buku-cicilan.ts';

const P1 = {
  kode_barcode: 'MC200001',
  persen: persen(7500),
  berat: mg(3250),
  murni: mg(2438),
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};
const kontrak = (serah: 'LUNAS' | 'AWAL') => ({
  harga_jual: rp(7_742_000),
  dp_rp: rp(1_500_000),
  serah,
});
const KAS = [uang('kas', rp(1_500_000))];

/** Rupiah of a set by account. */
const rupiah = (lines: readonly { akun: string; rupiah: number }[]) =>
  Object.fromEntries(lines.filter((one) => one.rupiah !== 0).map((one) => [one.akun, one.rupiah]));

describe('the worked contract on P1 of 7,742,000', () => {
  test('puts the ring aside and owes 1,500,000 to the customer', () => {
    const lines = bukuCicilan(KAS, kontrak('LUNAS'), [P1]);
    expect(rupiah(lines)).toEqual({ kas: 1_500_000, uang_cicilan: -1_500_000 });
    expect(lines.filter((one) => one.qty !== 0).map((one) => [one.akun, one.qty])).toEqual([
      ['baki:TK/A-01', -1],
      ['titip', 1],
    ]);
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('with the goods handed over at once leaves a claim of 6,242,000', () => {
    const lines = bukuCicilan(KAS, kontrak('AWAL'), [P1]);
    expect(rupiah(lines)).toEqual({
      kas: 1_500_000,
      piutang_cicilan: 6_242_000,
      uang_cicilan: -7_742_000,
    });
    expect(lines.every((one) => one.qty === 0)).toBe(true);
  });

  test('an instalment of 1,040,500 is owed, or lowers the claim', () => {
    const paid = [uang('kas', rp(1_040_500))];
    expect(rupiah(bukuBayarCicilan(paid, rp(1_040_500), 'LUNAS'))).toEqual({
      kas: 1_040_500,
      uang_cicilan: -1_040_500,
    });
    expect(rupiah(bukuBayarCicilan(paid, rp(1_040_500), 'AWAL'))).toEqual({
      kas: 1_040_500,
      piutang_cicilan: -1_040_500,
    });
  });

  test('the hand-over pays the sale of 7,102,500 and earns the 639,500 that were added', () => {
    expect(rupiah(bayarSerah(rp(7_742_000), rp(639_500)))).toEqual({
      uang_cicilan: 7_742_000,
      'pendapatan:TAMBAHAN_CICILAN': -639_500,
    });
  });

  test('auctioned after 3,581,000: 2,517,500 are the customer’s, 1,063,500 the shop’s', () => {
    const lines = bukuLelangCicilan(rp(3_581_000), rp(2_517_500), [P1]);
    expect(rupiah(lines)).toEqual({
      uang_cicilan: 3_581_000,
      kelebihan_lelang: -2_517_500,
      'pendapatan:LELANG_CICILAN': -1_063_500,
    });
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('cancelled after 3,581,000 with 10 % kept: 3,222,900 leave the drawer', () => {
    const of = {
      ...kontrak('LUNAS'),
      terbayar: rp(2_081_000),
      refund_rp: rp(3_222_900),
      ditahan_rp: rp(358_100),
      refund_rekening: null,
      pembulatan_tunai: rp(0),
    };
    const lines = bukuBatalCicilan(of, [P1]);
    expect(rupiah(lines)).toEqual({
      uang_cicilan: 3_581_000,
      kas: -3_222_900,
      'pendapatan:DENDA_BATAL': -358_100,
    });
    expect(periksaSeimbang(lines)).toEqual([]);
  });

  test('cancelled on its day after the hand-over: the claim goes, the price is owed no more', () => {
    const of = {
      ...kontrak('AWAL'),
      terbayar: rp(0),
      refund_rp: rp(1_500_000),
      ditahan_rp: rp(0),
      refund_rekening: null,
      pembulatan_tunai: rp(0),
    };
    const lines = bukuBatalCicilan(of, [P1]);
    expect(rupiah(lines)).toEqual({
      uang_cicilan: 7_742_000,
      piutang_cicilan: -6_242_000,
      kas: -1_500_000,
    });
  });
});
