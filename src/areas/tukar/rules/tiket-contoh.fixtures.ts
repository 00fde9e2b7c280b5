import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import type { StrukTukar } from '#areas/tukar/rules/struk-tukar.ts';

const SIAPA = {
  tgl_system: hari('2026-11-21'),
  cetak_ke: 1,
} as const;
export const ORANG = {
  kode_customer: null,
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  jenis: 'UMUM',
};

/** The exchange of worked postings 5. */
export const TIKET: StrukTukar = {
  ...SIAPA,
  no_tukar: 'TKKJ1261121001',
  status: 'DONE',
  selisih: rp(7_459_000),
  penjualan: {
    ...SIAPA,
    no_faktur_jual: 'PJKJ1261121001',
    status: 'DONE',
    customer: ORANG,
    keterangan: '',
    barang: [
      {
        kode_barcode: 'KL100003',
        nama_barang: 'Kalung Rantai',
        kadar: persen(7000),
        berat: mg(5010),
        harga_per_gram: rp(2_035_000),
        harga_jual: rp(10_195_500),
        ongkos: rp(200_000),
        harga: rp(10_395_500),
        diskon_rp: rp(0),
      },
    ],
    berat: mg(5010),
    sub_total: rp(10_395_500),
    diskon_rp: rp(0),
    kupon_rp: rp(0),
    ...TANPA_TAMBAHAN,
    pembulatan: rp(0),
    grand_total: rp(10_395_500),
    dp_rp: rp(0),
    tukar_rp: rp(2_936_500),
    pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(7_459_000), fee: rp(0) }],
    kembali: rp(41_000),
  },
  pembelian: {
    ...SIAPA,
    no_faktur_beli: 'PBKJ1261121002',
    status: 'DONE',
    customer: ORANG,
    barang: [
      {
        nama_barang: 'Anting Bunga',
        no_faktur_jual: 'PJKJ1261001001',
        kadar: persen(4200),
        berat: mg(2340),
        harga_per_gram: rp(1_255_000),
        potongan: rp(0),
        kondisi: null,
        harga: rp(2_936_500),
      },
    ],
    berat: mg(2340),
    grand_total: rp(2_936_500),
    pembulatan_tunai: rp(0),
    pembayaran: [],
  },
};
export const TOKO = {
  nama_toko: 'Toko Emas Kilau',
  alamat_toko: 'Jl. Pasar Besar 1',
  no_whatsapp: null,
  jam: '10:15',
  petugas: { sales: 'Sari Dewi', kasir: 'Rini Kartika' },
  rangkap: false,
  langkah: rp(500),
  bulan: 12,
  keterangan: ['Kehilangan nota mengurangi harga pembelian kembali.'],
};
