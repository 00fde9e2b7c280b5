import { int, persen, rupiah, yesNo } from '#kit/contract/field.ts';
import { persen as per, rp } from '#kit/rules/quantity.ts';
import { codes } from '#areas/toko/contract/isi-parameter.ts';
import { defineParameters, VENDOR } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about sales and deposits (D-4.2). */
export const penjualanParam = defineParameters({
  // Buying asks for it, too.
  BATAS_NAIK_HARGA_PERSEN: {
    group: 'Harga dan pembulatan',
    at: 80,
    field: persen('Batas kenaikan harga per gram tanpa otorisasi'),
    bawaan: per(1000),
    batas: true,
    hint: 'Di atas harga hari ini lebih dari ini meminta otorisasi.',
  },
  BATAS_DISKON_KASIR: {
    group: 'Harga dan pembulatan',
    at: 90,
    field: persen('Batas diskon kasir'),
    bawaan: per(200),
    batas: true,
  },
  BATAS_DISKON_SPV: {
    group: 'Harga dan pembulatan',
    at: 100,
    field: persen('Batas diskon supervisor'),
    bawaan: per(500),
    batas: true,
  },
  BATAS_DISKON_MU: {
    group: 'Harga dan pembulatan',
    at: 110,
    field: persen('Batas diskon manager'),
    bawaan: per(1000),
    batas: true,
  },
  RESELLER_PERSEN: {
    group: 'Harga dan pembulatan',
    at: 115,
    field: persen('Harga reseller di bawah harga jual'),
    bawaan: per(0),
    batas: true,
    hint: 'Untuk reseller yang kadar atau groupnya tidak punya harga reseller sendiri.',
  },
  VALIDASI_PENJUALAN: {
    group: 'Penjualan',
    at: 10,
    field: yesNo('Penjualan menunggu validasi kasir'),
    bawaan: false,
    hint: 'Penjual menyimpan, kasir menerima uangnya di Validasi Penjualan.',
  },
  BULAN_BELI_KEMBALI: {
    group: 'Nota dan bahasa',
    at: 60,
    field: int('Bulan beli kembali pada nota', { min: 1, max: 120 }),
    bawaan: 3,
    batas: true,
  },
  TITIPAN_MIN_DP_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 10,
    field: persen('DP titipan paling sedikit'),
    bawaan: per(0),
    batas: true,
  },
  TITIPAN_HARI: {
    group: 'Titipan dan pesanan',
    at: 20,
    field: int('Hari harga titipan berlaku', { min: 1, max: 3650 }),
    bawaan: 30,
    batas: true,
  },
  BATAL_TITIPAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 30,
    field: persen('Bagian DP yang ditahan saat batal titipan'),
    bawaan: per(0),
    batas: true,
  },
  BATAS_KUPON_TERBIT: {
    group: 'Penjualan',
    at: 200,
    field: rupiah('Batas kupon yang diterbitkan satu orang sehari', { min: 0 }),
    bawaan: rp(5_000_000),
    batas: true,
  },
  TAHAN_PESANAN_ONLINE_JAM: {
    group: 'Penjualan',
    at: 210,
    field: int('Jam barang ditahan untuk pesanan online', { min: 1, max: 720 }),
    bawaan: 48,
    batas: true,
    hint: 'Barang yang dipesan di marketplace atau toko web tidak dapat dijual di toko selama itu.',
  },
  IDENTITAS_AMBIL_WAJIB: {
    group: 'Titipan dan pesanan',
    at: 85,
    field: yesNo('Identitas yang mengambil wajib'),
    bawaan: false,
    batas: true,
    hint: 'Tanpa QR nota, nama dan KTP yang mengambil dicatat; bila tidak sama dengan KTP di kartu, SPV ditanya.',
  },
  TOKO_REKAP_PENJUALAN: {
    group: 'Aplikasi',
    at: 20,
    field: codes('Toko dengan rekap penjualan'),
    bawaan: [],
    level: VENDOR,
  },
});
