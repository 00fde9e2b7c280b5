import { expect, test } from 'vitest';
import { lepasIdentitas } from '#areas/penjualan/rules/draft-jual.ts';
import {
  antrekan,
  buangAntre,
  buangBaris,
  DRAFT_KOSONG,
  kodeOf,
  masukkan,
  TANPA_CUSTOMER,
  TANPA_IDENTITAS,
  type Draft,
} from '#areas/penjualan/web/kasir/draft.ts';
import { readTunda, isiTunda } from '#areas/penjualan/web/kasir/isi-tunda.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';

const potong = (kode_barcode: string) => ({ kode_barcode }) as Barang;
const pindai = (draft: Draft, kode_barcode: string) => antrekan(draft, { kode_barcode });
const datang = (draft: Draft, kode_barcode: string) =>
  masukkan(draft, { kode_barcode }, potong(kode_barcode));
const kode = ({ baris }: Draft) => baris.map(kodeOf);

test('pieces lie as they were scanned, in whatever order the stock answers', () => {
  const dulu = datang(pindai(DRAFT_KOSONG, 'A'), 'A');
  const antre = ['B', 'C', 'D', 'E'].reduce(pindai, dulu);
  const sebagian = datang(datang(antre, 'D'), 'B');
  expect(kode(sebagian)).toEqual(['A', 'B', 'D']);
  // One is refused, another scanned meanwhile.
  const lanjut = pindai(buangAntre(sebagian, 'E'), 'F');
  expect(kode(datang(datang(lanjut, 'F'), 'C'))).toEqual(['A', 'B', 'C', 'D', 'F']);
});

test('a piece that is scanned again after it left lies behind the others', () => {
  const dua = ['A', 'B'].reduce((draft, one) => datang(pindai(draft, one), one), DRAFT_KOSONG);
  const lagi = datang(pindai(buangBaris(dua, 'A'), 'A'), 'A');
  expect(kode(lagi)).toEqual(['B', 'A']);
});

test('what still stands in line is held without its count, and comes back before what is scanned then', () => {
  const isi = isiTunda(['A', 'B'].reduce(pindai, DRAFT_KOSONG), 'S01');
  const tanpaBatu = { kode_berlian: null, carat: null, butir: null };
  expect(isi.barang).toEqual(
    ['A', 'B'].map((one) => ({ kode_barcode: one, berat: null, ...tanpaBatu })),
  );
  const kembali = pindai(readTunda(isi), 'C');
  expect(kode(['C', 'B', 'A'].reduce(datang, kembali))).toEqual(['A', 'B', 'C']);
});

test('number and photo of an identity card go with the card that gives way, and with the last gold', () => {
  const penjual = { no_ktp: '3201234567890009', foto: 'NSIPIC/KJ1/satu.jpg' };
  const oleh = (kode_customer: string | null, tukar: Draft['tukar'] = [{}]): Draft => ({
    ...DRAFT_KOSONG,
    customer: { ...TANPA_CUSTOMER, kode_customer },
    tukar,
    penjual,
  });
  const jadi = (old: Draft, next: Draft) => lepasIdentitas(old, next).penjual;
  // The number comes first and the card is found after it.
  expect(jadi(oleh(null), oleh('A1'))).toEqual(penjual);
  expect(jadi(oleh('A1'), oleh('A1', [{}, {}]))).toEqual(penjual);
  for (const lain of ['B2', null]) expect(jadi(oleh('A1'), oleh(lain))).toEqual(TANPA_IDENTITAS);
  for (const habis of [[], null])
    expect(jadi(oleh(null), oleh(null, habis))).toEqual(TANPA_IDENTITAS);
  // What comes with the other customer is the other's.
  const baru = { no_ktp: '3201234567890017', foto: null };
  expect(jadi(oleh('A1'), { ...oleh('B2'), penjual: baru })).toEqual(baru);
});
