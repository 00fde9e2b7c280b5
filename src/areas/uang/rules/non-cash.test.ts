import { expect, test } from 'vitest';
import { plain } from '#kit/rules/sentence.ts';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  bagiBiaya,
  bedaDariHarap,
  bukuCair,
  jumlahkanCair,
  kunciBayar,
  periksaCair,
  susunCair,
  type Menunggu,
} from '#areas/uang/rules/non-cash.ts';

const BCA: Menunggu = {
  no_dokumen: 'PJKJ1261120001',
  urut: 1,
  tgl_system: hari('2026-11-20'),
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah_gesek_rp: rp(5_025_000),
  biaya_harap: rp(25_125),
  marketplace: false,
  diretur: null,
};
const TRANSFER: Menunggu = {
  ...BCA,
  no_dokumen: 'TTKJ1261120001',
  jenis: 'TRANSFER',
  jumlah_gesek_rp: rp(2_000_000),
  biaya_harap: rp(0),
};
const menunggu = new Map([BCA, TRANSFER].map((one) => [kunciBayar(one), one]));
const minta = (one: Menunggu, biaya: number | null = null) => ({
  no_dokumen: one.no_dokumen,
  urut: one.urut,
  biaya_bank: biaya === null ? null : rp(biaya),
  fee_mp: null,
  ongkir: null,
});
const tulis = (baris: ReturnType<typeof bukuCair>) =>
  baris.map(({ akun, rupiah }) => `${akun} ${rupiah}`);

test('5,025,000 of which the bank keeps 0.3 % (worked postings 3c)', () => {
  const [cair] = susunCair([minta(BCA, 15_075)], menunggu);
  expect(tulis(bukuCair([cair!]))).toEqual([
    'kartu:BCA -5025000',
    'bank:1234567890 5009925',
    'biaya:FEE_BANK 15075',
  ]);
  expect(bedaDariHarap(cair!)).toBe(false);
});

test('a card and a transfer of one bank are one set, each account once; without a word the percent of the account counts', () => {
  const cair = susunCair([minta(BCA), minta(TRANSFER)], menunggu);
  expect(tulis(bukuCair(cair))).toEqual([
    'kartu:BCA -7025000',
    'bank:1234567890 6999875',
    'biaya:FEE_BANK 25125',
  ]);
  expect(periksaSeimbang(bukuCair(cair))).toEqual([]);
  expect(jumlahkanCair(cair)).toEqual({
    jumlah_gesek_rp: 7_025_000,
    biaya_bank: 25_125,
    dana_masuk: 6_999_875,
  });
});

test('one rupiah more than the percent is another amount, and so is more than was charged', () => {
  const beda = (biaya: number) => bedaDariHarap(susunCair([minta(BCA, biaya)], menunggu)[0]!);
  expect([25_125, 25_126, 0, -1].map(beda)).toEqual([false, true, false, true]);
});

test('of a marketplace fee and freight together are measured: freight is no second door for money that came', () => {
  const SHP = { ...BCA, kode_bank: 'SHP', marketplace: true };
  const order = { ...SHP, jumlah_gesek_rp: rp(1_470_000), biaya_harap: rp(88_200) };
  const beda = ([fee_mp, ongkir]: [number, number]) =>
    bedaDariHarap(
      susunCair(
        [{ ...minta(order), fee_mp: rp(fee_mp), ongkir: rp(ongkir) }],
        new Map([[kunciBayar(order), order]]),
      )[0]!,
    );
  const kept: [number, number][] = [
    [88_200, 0],
    [73_200, 15_000],
    [88_200, 15_000],
    [0, 1_400_000],
  ];
  expect(kept.map(beda)).toEqual([false, false, true, true]);
});

test('of a sale that came back unpaid no fee is expected; a return is taken off more than it', () => {
  const SHP = { ...BCA, kode_bank: 'SHP', marketplace: true, jumlah_gesek_rp: rp(1_470_000) };
  const jual = { ...SHP, no_dokumen: 'PJKJ1261120002', biaya_harap: rp(88_200), diretur: 'PB1' };
  const lain = { ...jual, no_dokumen: 'PJKJ1261120003', diretur: null };
  const kembali = {
    ...SHP,
    no_dokumen: 'PB1',
    jumlah_gesek_rp: rp(-1_470_000),
    biaya_harap: rp(0),
  };
  const semua = new Map([jual, lain, kembali].map((one) => [kunciBayar(one), one]));
  const says = (...of: Parameters<typeof periksaCair>[0]) =>
    periksaCair(of, semua, BCA.tgl_system, BCA.tgl_system).map(({ code }) => code);
  const tiga = [minta(jual), minta(lain), minta(kembali)];
  expect(says(...tiga)).toEqual([]);
  expect(susunCair(tiga, semua).map((one) => [one.biaya_harap, one.biaya_bank])).toEqual([
    [0, 0],
    [88_200, 88_200],
    [0, 0],
  ]);
  // A fee that is typed for it differs from the expected one: no marketplace kept that money.
  const diketik = { ...minta(jual), fee_mp: rp(88_200) };
  expect(susunCair([diketik, ...tiga.slice(1)], semua).map(bedaDariHarap)).toEqual([
    true,
    false,
    false,
  ]);
  // Settled in another payout than its return it has none either: 88,200 would lie in the bank without a row.
  const terpisah = (fee: number) =>
    susunCair([{ ...minta(jual), fee_mp: rp(fee) }, minta(lain)], semua).map(bedaDariHarap);
  expect([terpisah(88_200), terpisah(0)]).toEqual([
    [true, false],
    [false, false],
  ]);
  const habis = { ...minta(lain), fee_mp: rp(1_470_000) };
  expect(says({ ...diketik, fee_mp: rp(1) }, habis, minta(kembali))).toEqual(['RETUR_LEBIH']);
  expect(says(minta(jual), minta(kembali))).toEqual(['RETUR_LEBIH']);
  expect(says(minta(kembali))).toEqual(['RETUR_LEBIH']);
});

test('a payment must wait, stand once, be paid before it came in, and not be eaten whole', () => {
  const says = (diminta: ReturnType<typeof minta>[], tgl = '2026-11-21') =>
    periksaCair(diminta, menunggu, hari(tgl), hari('2026-11-21')).map(({ field, message }) => [
      field,
      plain(message),
    ]);
  expect(says([minta(BCA), minta(TRANSFER)])).toEqual([]);
  expect(says([minta({ ...BCA, urut: 2 })])).toEqual([
    ['baris.0.no_dokumen', 'Pembayaran PJKJ1261120001 Tidak Menunggu Validasi'],
  ]);
  expect(says([minta(BCA), minta(BCA)])).toEqual([
    ['baris.1.no_dokumen', 'Pembayaran Sama Dua Kali'],
  ]);
  expect(says([minta(BCA, 5_025_001)])).toEqual([
    ['baris.0.biaya_bank', 'Biaya Bank Melebihi Jumlah Pembayaran'],
  ]);
  expect(says([minta(BCA)], '2026-11-19')).toEqual([
    ['tgl_cair', 'Tanggal Cair Tidak Boleh Sebelum Tanggal Pembayaran'],
  ]);
  expect(says([minta(BCA)], '2026-11-22')).toEqual([
    ['tgl_cair', 'Tanggal Cair Tidak Boleh Setelah Hari Ini'],
  ]);
});

test('what a bank kept of a day is shared by the fees, never above one; beyond them by size', () => {
  const two = [
    { jumlah_gesek_rp: rp(1_000_000), biaya_harap: rp(5_000) },
    { jumlah_gesek_rp: rp(3_000_000), biaya_harap: rp(0) },
  ];
  expect(bagiBiaya(two, rp(5_000))).toEqual([5_000, 0]);
  expect(bagiBiaya(two, rp(4_999))).toEqual([4_999, 0]);
  expect(bagiBiaya(two, rp(8_000))).toEqual([2_000, 6_000]);
  expect(bagiBiaya(two, rp(-4))).toEqual([-1, -3]);
  expect(bagiBiaya(two, rp(4_000_000))).toEqual([1_000_000, 3_000_000]);
});
