import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { plain } from '#kit/rules/sentence.ts';
import { bedaPesanan, kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';

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
