import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { plain } from '#kit/rules/sentence.ts';
import { alamatNota, bedaPesanan, kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';

const PESANAN = {
  kode: ['KJ100032', 'KJ100031'],
  no_hp: '+6281322224444',
  alamat: 'Jl. Seberang 9, Medan',
  total: rp(31_102_500),
  status: 'MENUNGGU',
  pasti: true,
} as const;
const beda = (more: object) =>
  bedaPesanan('ORD-1', PESANAN, { ...PESANAN, ...more }).map(({ code }) => code);

test('a sale of what was ordered, with the address in other capitals and for more, is the order', () => {
  expect(beda({ kode: ['KJ100031', 'KJ100032'], alamat: 'JL SEBERANG  9 MEDAN' })).toEqual([]);
  expect(beda({ total: rp(31_200_000) })).toEqual([]);
});

test('another piece, telephone or address, or 609,900 less than the buyer paid is told with what was ordered', () => {
  expect(beda({ kode: ['KJ100031', 'KJ100099'] })).toEqual(['PESANAN_BEDA_BARANG']);
  expect(beda({ no_hp: null })).toEqual(['PESANAN_BEDA_HP']);
  expect(beda({ alamat: 'Jl. Teman 1' })).toEqual(['PESANAN_BEDA_ALAMAT']);
  expect(beda({ total: rp(30_492_600) })).toEqual(['PESANAN_BEDA_TOTAL']);
  const [first] = bedaPesanan('ORD-1', PESANAN, { ...PESANAN, total: rp(1) });
  expect(plain(first?.message ?? '')).toBe(
    'Pembeli Pesanan ORD-1 Membayar 31,102,500, Minta SPV Menjualnya',
  );
});

test('marks between figures of an address count, and what a nota has no room for does not', () => {
  const alamat = (pesanan: string, nota: string) =>
    bedaPesanan('ORD-1', { ...PESANAN, alamat: pesanan }, { ...PESANAN, alamat: nota }).length;
  expect(alamat('Blok C1/15, Bekasi', 'Blok C11/5, Bekasi')).toBe(1);
  expect(alamat('RT 1/12', 'RT 11/2')).toBe(1);
  expect(alamat('Jl. Mawar 12 3', 'Jl. Mawar 1 23')).toBe(1);
  expect(alamat('Blok C1/15, Bekasi', 'BLOK C 1-15 BEKASI')).toBe(0);
  expect(alamat('Jl. Mawar No. 7, RT 01/02', 'jl mawar no7 rt 01 / 02')).toBe(0);
  const panjang = `${'Jl. Kenanga 7, '.repeat(14)}dekat pos ronda`;
  expect(alamat(panjang, alamatNota(panjang))).toBe(0);
  expect(alamat(panjang, alamatNota(panjang).slice(0, 150))).toBe(1);
});

test('goods that were made for another order than is named are not the order', () => {
  const asing = { ...PESANAN, asing: true };
  expect(kataBeda(bedaPesanan('ORD-1', asing, PESANAN))).toEqual(['STATUS']);
});

test('an order without pieces, telephone and address asks for none of them', () => {
  const kosong = { ...PESANAN, kode: [], no_hp: null, alamat: '', total: rp(0) };
  expect(bedaPesanan('ORD-1', kosong, PESANAN)).toEqual([]);
});

test('an order that was named and refused, or whose sale was cancelled, is not sold unasked; a pre-order goes to its buyer', () => {
  const status = (of: 'DITOLAK' | 'BATAL' | 'PO', pasti = true) =>
    kataBeda(
      bedaPesanan(
        'ORD-1',
        { ...PESANAN, status: of, pasti, alamat: '' },
        { ...PESANAN, no_hp: null },
      ),
    );
  expect(status('DITOLAK')).toEqual(['STATUS', 'HP']);
  expect(status('BATAL')).toEqual(['STATUS', 'HP']);
  expect(status('DITOLAK', false)).toEqual(['HP']);
  expect(status('PO')).toEqual(['HP']);
  const diurus = { ...PESANAN, status: 'DITOLAK', pasti: false, diurus: true } as const;
  expect(kataBeda(bedaPesanan('ORD-1', diurus, PESANAN))).toEqual(['STATUS']);
});
