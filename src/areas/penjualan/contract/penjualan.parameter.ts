import { choice, gram, int, persen, yesNo } from '#kit/contract/field.ts';
import { mg, persen as per } from '#kit/rules/quantity.ts';
import { codes } from '#areas/toko/contract/isi-parameter.ts';
import { defineParameters, KELOLA, VENDOR } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about sales and deposits, orders and instalments until they have an area (D-4.2). */
export const penjualanParam = defineParameters({
  // Buying asks for it, too.
  BATAS_NAIK_HARGA_PERSEN: {
    group: 'Harga dan pembulatan',
    at: 80,
    field: persen('Batas kenaikan harga per gram tanpa otorisasi'),
    bawaan: per(1000),
    hint: 'Di atas harga hari ini lebih dari ini meminta otorisasi.',
  },
  BATAS_DISKON_KASIR: {
    group: 'Harga dan pembulatan',
    at: 90,
    field: persen('Batas diskon kasir'),
    bawaan: per(200),
  },
  BATAS_DISKON_SPV: {
    group: 'Harga dan pembulatan',
    at: 100,
    field: persen('Batas diskon supervisor'),
    bawaan: per(500),
  },
  BATAS_DISKON_MU: {
    group: 'Harga dan pembulatan',
    at: 110,
    field: persen('Batas diskon manager'),
    bawaan: per(1000),
  },
  VALIDASI_PENJUALAN: {
    group: 'Penjualan',
    at: 10,
    field: yesNo('Penjualan menunggu validasi kasir'),
    bawaan: false,
    hint: 'Penjual menyimpan, kasir menerima uangnya di Validasi Penjualan.',
  },
  TOLERANSI_BERAT_JUAL: {
    group: 'Penjualan',
    at: 50,
    field: gram('Toleransi berat jual', { min: 0 }),
    bawaan: mg(20),
    hint: 'Selisih timbangan terhadap berat stock yang tidak meminta otorisasi.',
  },
  BIAYA_KARTU_DITANGGUNG: {
    group: 'Penjualan',
    at: 60,
    field: choice('Penanggung biaya kartu', { TOKO: 'Toko', CUSTOMER: 'Customer' }),
    bawaan: 'TOKO',
  },
  PLATFORM_NOTA: {
    group: 'Nota dan bahasa',
    at: 20,
    field: choice('Platform nota', {
      TANYA: 'Tanya setiap kali',
      DESKTOP_DEPAN: 'Desktop depan',
      DESKTOP_BELAKANG: 'Desktop belakang',
      MOBILE: 'Mobile',
    }),
    bawaan: 'TANYA',
    level: KELOLA,
  },
  BULAN_BELI_KEMBALI: {
    group: 'Nota dan bahasa',
    at: 60,
    field: int('Bulan beli kembali pada nota', { min: 1, max: 120 }),
    bawaan: 3,
  },
  TITIPAN_MIN_DP_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 10,
    field: persen('DP titipan paling sedikit'),
    bawaan: per(0),
  },
  TITIPAN_HARI: {
    group: 'Titipan dan pesanan',
    at: 20,
    field: int('Hari harga titipan berlaku', { min: 1, max: 3650 }),
    bawaan: 30,
    level: KELOLA,
  },
  BATAL_TITIPAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 30,
    field: persen('Bagian DP yang ditahan saat batal titipan'),
    bawaan: per(0),
  },
  PESANAN_MIN_DP_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 40,
    field: persen('DP pesanan paling sedikit'),
    bawaan: per(0),
  },
  BATAL_PESANAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 50,
    field: persen('Bagian DP yang ditahan saat batal pesanan'),
    bawaan: per(0),
  },
  KUNCI_HARGA_PESANAN: {
    group: 'Titipan dan pesanan',
    at: 60,
    field: choice('Kunci harga pesanan', {
      KUNCI_SEMUA: 'Kunci semua',
      KUNCI_SEBESAR_DP: 'Kunci sebesar DP',
      IKUT_HARI_AMBIL: 'Ikut hari ambil',
    }),
    bawaan: 'KUNCI_SEBESAR_DP',
  },
  TOLERANSI_PESANAN_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 70,
    field: persen('Toleransi berat pesanan'),
    bawaan: per(1000),
    level: KELOLA,
  },
  CICILAN_SERAH_BARANG: {
    group: 'Cicilan',
    at: 10,
    field: choice('Barang cicilan diserahkan', { LUNAS: 'Setelah lunas', AWAL: 'Di awal' }),
    bawaan: 'LUNAS',
  },
  CICILAN_MIN_DP_PERSEN: {
    group: 'Cicilan',
    at: 20,
    field: persen('DP cicilan paling sedikit'),
    bawaan: per(0),
  },
  CICILAN_TENGGANG_HARI: {
    group: 'Cicilan',
    at: 30,
    field: int('Tenggang cicilan (hari)', { min: 0, max: 365 }),
    bawaan: 30,
  },
  CICILAN_BATAL_PERSEN: {
    group: 'Cicilan',
    at: 40,
    field: persen('Bagian yang ditahan saat batal cicilan'),
    bawaan: per(0),
  },
  TOKO_REKAP_PENJUALAN: {
    group: 'Aplikasi',
    at: 20,
    field: codes('Toko dengan rekap penjualan'),
    bawaan: [],
    level: VENDOR,
  },
});
