import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, uang, type Baris } from '#areas/buku/rules/buku.ts';
import {
  bukuBatalPesanan,
  bukuBayarPesanan,
  bukuContoh,
  bukuPesan,
  bukuSelesai,
} from '#areas/service/rules/pesanan/buku-pesanan.ts';
import { hitungSusutTukang } from '#areas/service/rules/susut-tukang.ts';
import type { Emas } from '#areas/service/rules/tukang.ts';

/* The lines of an order in worked postings (D-36, D-40). */

const told = (lines: readonly Baris[]) =>
  lines.map(({ akun, rupiah, qty, berat, kadar, murni }) =>
    rupiah ? [akun, rupiah] : [akun, qty, berat, kadar, murni],
  );
const sorted = (lines: ReturnType<typeof told>) =>
  lines.map((one) => JSON.stringify(one)).toSorted();
const contoh = { kadar: persen(7000), berat: mg(2_100), murni: mg(1_470) };
const emas = (kadar: number, berat: number, murni: number): Emas => ({
  kadar: persen(kadar),
  berat: mg(berat),
  murni: mg(murni),
});
const cincin = {
  kode_barcode: 'KJ1A0001',
  kadar: persen(7500),
  berat: mg(3_512),
  murni: mg(2_634),
};
const kerja = {
  kadar: persen(7500),
  berat_masuk: mg(0),
  murni_masuk: mg(0),
  berat: mg(3_512),
  tambah_emas: mg(3_512),
  kikir: mg(0),
};

test('ordered with 5,000,000 and a sample, then a further DP', () => {
  const lines = bukuPesan([contoh], [uang('kas', rp(5_000_000))], rp(5_000_000));
  expect(told(lines)).toEqual([
    ['kas', 5_000_000],
    ['dp_pesanan', -5_000_000],
    ['pelanggan', -1, -2_100, 7_000, -1_470],
    ['contoh', 1, 2_100, 7_000, 1_470],
  ]);
  expect(periksaSeimbang(lines)).toEqual([]);
  expect(told(bukuBayarPesanan([uang('kas', rp(2_000_000))], rp(2_000_000)))).toEqual([
    ['kas', 2_000_000],
    ['dp_pesanan', -2_000_000],
  ]);
});

/** A ring of 3.512 g, made of gold that the craftsman was given. */
function finished(diberi: readonly Emas[], kembali: readonly Emas[]) {
  const back = kembali.map((one) => ({ ...one, kode_gudang: 'RS' }));
  const of = { barang: [kerja], diberi, kembali: back, toleransi: persen(100), modal: rp(0) };
  const susut = hitungSusutTukang(of);
  const lines = bukuSelesai({
    kode_tukang: 'T01',
    sumber: susut.sumber,
    jadi: [cincin],
    kerja: [kerja],
    kembali: back,
    modal_susut: susut.modal_susut,
    diambil: [],
  });
  return { susut, lines };
}

test('made of 3.600 g: 0.060 back, 0.028 lost, which is 0.78 %', () => {
  const { susut, lines } = finished([emas(7500, 3_600, 2_700)], [emas(7500, 60, 45)]);
  expect(susut).toMatchObject({ susut: 28, persen: 78, lebih: false });
  expect(sorted(told(lines))).toEqual(
    sorted([
      ['tukang:T01', 0, -3_600, 7_500, -2_700],
      ['lebur', -1, 0, 7_500, 0],
      ['titip', 1, 3_512, 7_500, 2_634],
      ['gudang:RS', 0, 60, 7_500, 45],
      ['susut', 0, 28, 7_500, 21],
    ]),
  );
  expect(periksaSeimbang(lines)).toEqual([]);
});

test('the same made of 2.650 g of 99.99: alloy weighs and is no gold', () => {
  const { lines } = finished([emas(9999, 2_650, 2_650)], []);
  expect(sorted(told(lines))).toEqual(
    sorted([
      ['tukang:T01', 0, -2_650, 9_999, -2_650],
      ['lebur', 0, 3_512, 9_999, 2_634],
      ['susut', 0, -862, 9_999, 16],
      ['lebur', -1, -3_512, 7_500, -2_634],
      ['titip', 1, 3_512, 7_500, 2_634],
    ]),
  );
  expect(periksaSeimbang(lines)).toEqual([]);
});

test('a piece of the stock goes to those that wait, from where it lay', () => {
  const lines = bukuSelesai({
    kode_tukang: null,
    sumber: [],
    jadi: [],
    kerja: [],
    kembali: [],
    modal_susut: rp(0),
    diambil: [{ ...cincin, kode_gudang: 'TK', kode_baki: 'A-01' }],
  });
  expect(told(lines)).toEqual([
    ['baki:TK/A-01', -1, -3_512, 7_500, -2_634],
    ['titip', 1, 3_512, 7_500, 2_634],
  ]);
});

test('ended instead, 10 % kept; the sample goes home', () => {
  const lines = bukuBatalPesanan(
    {
      dp_rp: rp(7_000_000),
      refund_rp: rp(6_300_000),
      ditahan_rp: rp(700_000),
      refund_rekening: null,
      pembulatan_tunai: rp(0),
    },
    [{ ...cincin, kode_gudang: 'TK', kode_baki: 'X-01' }],
  );
  expect(told(lines)).toEqual([
    ['dp_pesanan', 7_000_000],
    ['kas', -6_300_000],
    ['pendapatan:DENDA_BATAL', -700_000],
    ['titip', -1, -3_512, 7_500, -2_634],
    ['baki:TK/X-01', 1, 3_512, 7_500, 2_634],
  ]);
  expect(periksaSeimbang(lines)).toEqual([]);
  expect(told(bukuContoh([contoh]))).toEqual([
    ['contoh', -1, -2_100, 7_000, -1_470],
    ['pelanggan', 1, 2_100, 7_000, 1_470],
  ]);
});
