import { gram, int, persen } from '#kit/contract/field.ts';
import { mg, persen as per } from '#kit/rules/quantity.ts';
import { codes } from '#areas/toko/contract/isi-parameter.ts';
import { defineParameters, KELOLA, VENDOR } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about its pieces, also about those that are shipped or plated (D-4.2). */
export const stockParam = defineParameters({
  BASKET_LOCK_MINUTES: {
    group: 'Penjualan',
    at: 30,
    field: int('Menit barang terkunci di keranjang', { min: 1, max: 240 }),
    bawaan: 10,
    level: KELOLA,
  },
  KERANJANG_MAKSIMAL: {
    group: 'Penjualan',
    at: 40,
    field: int('Barang yang boleh dipegang satu orang di keranjang', { min: 1, max: 500 }),
    bawaan: 60,
    batas: true,
  },
  TOLERANSI_BERAT_JUAL: {
    group: 'Penjualan',
    at: 50,
    field: gram('Toleransi berat jual', { min: 0 }),
    bawaan: mg(20),
    batas: true,
    hint: 'Selisih timbangan terhadap berat stock yang tidak meminta otorisasi.',
  },
  BERAT_LABEL_DEFAULT: {
    group: 'Stock dan sepuhan',
    at: 20,
    field: gram('Berat label', { min: 0 }),
    bawaan: mg(120),
    batas: true,
  },
  BERAT_PLASTIK_DEFAULT: {
    group: 'Stock dan sepuhan',
    at: 30,
    field: gram('Berat plastik', { min: 0 }),
    bawaan: mg(50),
    batas: true,
  },
  BERAT_WAJAR: {
    group: 'Stock dan sepuhan',
    at: 43,
    field: gram('Berat wajar per barang', { min: mg(1) }),
    bawaan: mg(100_000),
    batas: true,
    hint: 'Barang yang lebih berat disetujui atasan di setiap pintu masuk.',
  },
  BATAS_ONGKOS_LABEL_PERSEN: {
    group: 'Stock dan sepuhan',
    at: 44,
    field: persen('Ongkos label baru terhadap biasanya'),
    bawaan: per(8_000),
    batas: true,
    hint: 'Label baru dengan ongkos di bawah bagian ini dari ongkos biasa jenis dan groupnya disetujui owner.',
  },
  AKSESORIS_BATAS_QTY: {
    group: 'Stock dan sepuhan',
    at: 45,
    field: int('Aksesoris yang boleh ditambah atau diambil satu orang sehari', { min: 0 }),
    bawaan: 500,
    batas: true,
  },
  TOLERANSI_KIRIMAN: {
    group: 'Stock dan sepuhan',
    at: 50,
    field: gram('Toleransi kiriman per potong', { min: 0 }),
    bawaan: mg(10),
    batas: true,
  },
  BATAS_SELISIH_KIRIMAN: {
    group: 'Stock dan sepuhan',
    at: 55,
    field: gram('Selisih kiriman yang disetujui SPV', { min: 0 }),
    bawaan: mg(500),
    batas: true,
    hint: 'Selisih satu penerimaan ditambah selisih orang itu selama 30 hari. Di atasnya owner yang menyetujui.',
  },
  MURNI_HANCUR_PERSEN: {
    group: 'Stock dan sepuhan',
    at: 60,
    field: persen('Murni yang dihitung saat hancur'),
    bawaan: per(10_000),
    batas: true,
  },
  TOLERANSI_SUSUT_CUCI: {
    group: 'Stock dan sepuhan',
    at: 70,
    field: persen('Toleransi susut cuci'),
    bawaan: per(100),
    batas: true,
  },
  TOLERANSI_SUSUT_POLES: {
    group: 'Stock dan sepuhan',
    at: 80,
    field: persen('Toleransi susut poles'),
    bawaan: per(50),
    batas: true,
  },
  TOLERANSI_SUSUT_PATRI: {
    group: 'Stock dan sepuhan',
    at: 90,
    field: persen('Toleransi susut patri'),
    bawaan: per(30),
    batas: true,
  },
  TOLERANSI_SUSUT_LEBUR: {
    group: 'Stock dan sepuhan',
    at: 100,
    field: persen('Toleransi susut lebur'),
    bawaan: per(200),
    batas: true,
  },
  TOKO_UPDATE_KADAR: {
    group: 'Aplikasi',
    at: 30,
    field: codes('Toko dengan update kadar'),
    bawaan: [],
    level: VENDOR,
  },
});
