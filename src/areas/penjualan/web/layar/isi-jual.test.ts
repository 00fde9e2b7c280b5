import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { hitungDraft } from '#areas/penjualan/rules/draft-jual.ts';
import { tentukanLangkah, TENDER_KOSONG, type Tender } from '#areas/uang/rules/tender.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { DRAFT_KOSONG, type Draft } from '#areas/penjualan/web/kasir/draft.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { dibayar, isiJual, isiSelesai } from '#areas/penjualan/web/layar/isi-jual.ts';

/** P1 of the worked postings, with all that a counter of an owner knows of it. */
const cincin = {
  kode_barcode: 'KJ100001',
  nama_barang: 'Cincin Polos',
  kadar: persen(7500),
  berat: mg(3250),
  harga_per_gram: rp(2_170_000),
  ongkos: rp(150_000),
  harga_atribut: rp(0),
  harga_jual: null,
  harga_hari_ini: rp(7_202_500),
  kode_kategori: 'EMAS',
  kode_dept: 'CCN',
  kode_group: 'M',
  berlian: [],
  kode_baki: 'BAKI-RAHASIA',
  kode_supplier: 'SUPPLIER-RAHASIA',
  modal: 5_123_456,
  gambar: [],
} as unknown as Barang;

const KOSONG = { berat: null, harga_per_gram: null, ongkos: null, potongan: null };
const draft: Draft = {
  ...DRAFT_KOSONG,
  baris: [{ ...KOSONG, barang: cincin, diskon: rp(50_000), tolak: 'ALASAN-RAHASIA' }],
  customer: {
    kode_customer: 'CUST-RAHASIA',
    nama: 'Ibu Ratna',
    alamat: 'JALAN-RAHASIA',
    no_hp: '08-RAHASIA',
    setuju_promo: null,
    jenis: 'MEMBER',
  },
  keterangan: 'CATATAN-RAHASIA',
};
const hitung = hitungDraft(draft, {
  pembulatan: { arah: 'up', langkah: rp(500) },
  tabel_berat: 'NONE',
  toleransi: mg(0),
  potongan: [],
  kupon: null,
});
const uang = (daftar: readonly Bayar[], ketik: Partial<Tender> = {}) => {
  const tender = { ...TENDER_KOSONG, ...ketik };
  const tagihan = hitung.jadi.grand_total;
  const langkah = tentukanLangkah(tagihan, daftar, tender, {
    ditanggungCustomer: false,
    pecahan: rp(1),
    rekening: new Map(),
  } as never);
  const sisa = rp(tagihan - daftar.reduce((jumlah, one) => jumlah + one.jumlah, 0));
  return { tagihan, daftar, tender, langkah, sisa };
};
const debet = {
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: '123-RAHASIA',
  jumlah: rp(2_000_000),
  fee: null,
} as Bayar;

test('the ring of 3.250 g costs 7,202,500 less 50,000: name, kadar, weight, price, and what was taken off', () => {
  const isi = isiJual(draft, hitung, uang([]))!;
  expect(isi.barang).toEqual([
    { nama: 'Cincin Polos', kadar: 7500, berat: 3250, harga: 7_152_500, kurang: 50_000 },
  ]);
  expect([isi.nama, isi.total, isi.bayar, isi.akhir]).toEqual([
    'Ibu Ratna',
    ['Total bayar', 7_152_500],
    [],
    null,
  ]);
  expect(isi.jumlah).toEqual([
    ['Subtotal', 7_202_500],
    ['Diskon', -50_000],
  ]);
});

test('cost, tray, supplier, notes, reasons, and what is known of a customer beside the name never leave the counter', () => {
  const isi = isiJual(draft, hitung, uang([debet]));
  expect(JSON.stringify(isi)).not.toMatch(/RAHASIA|KJ100001|5.?123.?456|modal/);
});

test('an empty counter shows nothing, whoever is chosen as its customer', () => {
  expect(isiJual({ ...draft, baris: [] }, hitung, uang([]))).toBeNull();
});

test('of 7,152,500 a card paid 2,000,000: 5,152,500 is left; 5,200,000 in notes give 47,500 back', () => {
  expect(dibayar(uang([debet]))).toEqual({
    bayar: [['Debet BCA', 2_000_000]],
    akhir: ['Sisa', 5_152_500],
  });
  expect(dibayar(uang([debet], { jumlah: rp(5_200_000) }))).toEqual({
    bayar: [
      ['Debet BCA', 2_000_000],
      ['Tunai', 5_200_000],
    ],
    akhir: ['Kembalian', 47_500],
  });
  expect(dibayar(uang([], { jumlah: rp(7_152_500) })).akhir).toBeNull();
});

const dokumen = {
  no_faktur_jual: 'PJKJ1261121001',
  status: 'DONE',
  grand_total: 7_152_500,
  dp_rp: 0,
  tukar_rp: 0,
  pembulatan_tunai: 0,
  kembali: 47_500,
  pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: 7_152_500 }],
  customer: { nama: 'Ibu Ratna', no_hp: '08-RAHASIA' },
  keterangan: 'CATATAN-RAHASIA',
} as unknown as Dokumen;

test('a saved sale says what was handed over and what comes back, beside the address of its paper', () => {
  const isi = isiSelesai(dokumen, 'https://toko/nota/x');
  expect(isi).toMatchObject({
    nama: 'Ibu Ratna',
    total: ['Total bayar', 7_152_500],
    bayar: [['Tunai', 7_200_000]],
    akhir: ['Kembalian', 47_500],
    selesai: { no: 'PJKJ1261121001', alamat: 'https://toko/nota/x' },
  });
  expect(JSON.stringify(isi)).not.toContain('RAHASIA');
});

test('where the old gold is worth more the shop pays, and a sale that waits is paid at the till', () => {
  const tukar = { ...dokumen, tukar_rp: rp(8_000_000), kembali: rp(0), pembayaran: [] };
  expect(isiSelesai(tukar, null).total).toEqual(['Toko membayar', 847_500]);
  const tunggu = { ...dokumen, status: 'OPEN' as const, kembali: rp(0), pembayaran: [] };
  expect(isiSelesai(tunggu, null).total).toEqual(['Bayar di kasir', 7_152_500]);
});
