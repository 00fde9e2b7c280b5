import { AKUN_BAWAAN, BAGAN_AKUN } from '#areas/buku/rules/bagan-akun.ts';
import { JURNAL } from '#app/contract/jurnal.ts';
import { MASTER_KONDISI, type Isi } from '#app/server/demo/master-kondisi.ts';

/** Modules that the demo shops have switched on, so that what waits for them can be seen. */
export const MODUL_DEMO = [
  'HIDUP_FEATURE_MODULE',
  // Without it every report speaks of today alone (R3).
  'TANGGAL_MUNDUR_MODULE',
  'SUPPLIER_BARANG_MODULE',
  'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
  'BERLIAN_MODULE',
  'VALIDASI_NON_CASH_MODULE',
  'MEMBER_MODULE',
  'PENJUALAN_BAYAR_POIN_MODULE',
  'MEMBER_RESET_POIN_MODULE',
  'RESELLER_MODULE',
  'POTONGAN_PENJUALAN_MODULE',
  'KUPON_PENJUALAN_MODULE',
  'BONUS_SALES_TRANSACTION_MODULE',
  'PARAMETER_DESKRIPSI_SERVICE_MODULE',
  'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
  'PARAMETER_BUNGA_HUTANG_MODULE',
  'PLAFOND_HUTANG_MODULE',
  'OPNAME_HUTANG',
  'OPNAME_GLOBAL_DAILY_MODULE',
  'SEPUHAN_MODULE',
  'STOCK_SEPUHAN_MANUAL_MODULE',
  'SLIP_MARKETPLACE_MODULE',
] as const;

/** Paid modules that came with the demo: an owner cannot switch them himself (D-33.1). */
export const MODUL_TERBELI = [
  'CICILAN_MODULE',
  'AKUNTANSI_MODULE',
  'WHATSAPP_MODULE',
  'NOTA_WA_MODULE',
  'NOTIF_WABLAS_PROMO',
  'PRE_ORDER_MODULE',
  'SEMI_GROSIR_MODULE',
  'MARKETPLACE_INTEGRATION_MODULE',
  'BARANG_WEB_EXTERNAL_MODULE',
] as const;

const kodeNama = (kode: string, nama: string, rows: readonly (readonly [string, string])[]) =>
  rows.map(([code, name]) => ({ [kode]: code, [nama]: name }));

const urut = (codes: readonly (readonly [string, string])[]) =>
  codes.map(([kode, nama], at) => ({ kode, nama, urut: at + 1 }));

const MEREK = [
  ['UBS', 'UBS Gold'],
  ['KH', 'King Halim'],
  ['LTS', 'Lotus Lingga Pratama'],
  ['ANTAM', 'Antam Logam Mulia'],
  ['HMD', 'Pengrajin Sendiri'],
] as const;

const GRADE = [
  ['EX', 'Excellent'],
  ['VG', 'Very Good'],
  ['G', 'Good'],
  ['F', 'Fair'],
] as const;

const HURUF = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].map((one) => [one, one] as const);

/** Kode kadar and the most that is lent on a gram (demo.md). */
const PLAFOND = [
  ['375', 855_000],
  ['420', 930_000],
  ['700', 1_420_000],
  ['750', 1_515_000],
  ['875', 1_680_000],
  ['916', 1_735_000],
  ['999', 1_840_000],
  ['LM', 1_950_000],
] as const;

const BUNGA = [
  [0, 1_000_000, 4],
  [1_000_001, 5_000_000, 3],
  [5_000_001, 10_000_000, 2.5],
  [10_000_001, null, 2],
] as const;

const BONUS = [
  { nama: 'Umum', kode_group: null, dasar: 'PER_GRAM', tarif: 1_000 },
  { nama: 'Italy', kode_group: 'IT', dasar: 'PER_GRAM', tarif: 2_500 },
  { nama: 'Berlian', kode_group: 'BLN', dasar: 'PERSEN', persen: 0.5 },
] as const;

/** What the owner has typed into the masters before the first customer came (demo.md). */
export const MASTER_DEMO: readonly Isi[] = [
  { call: 'POST param-fee-penjualan', bodies: [{ fee_penjualan: 0.25 }] },
  {
    call: 'POST kelompok-harga',
    bodies: kodeNama('kode_kelompok', 'nama', [
      ['MUDA', 'Emas muda'],
      ['TUA', 'Emas tua'],
      ['LM', 'Logam mulia'],
    ]),
  },
  { call: 'POST supplier-barang', bodies: kodeNama('kode_supplier', 'nama', MEREK) },
  {
    call: 'POST supplier-berlian',
    bodies: kodeNama('kode_supplier', 'nama', [
      ['SRT', 'Surya Permata'],
      ['MTR', 'Mutiara Diamond'],
    ]),
  },
  {
    call: 'POST batu-shape',
    bodies: urut([
      ['RD', 'Round'],
      ['PR', 'Princess'],
      ['OV', 'Oval'],
      ['MQ', 'Marquise'],
      ['PS', 'Pear'],
    ]),
  },
  { call: 'POST batu-color', bodies: urut(HURUF) },
  {
    call: 'POST batu-clarity',
    bodies: urut(['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'].map((one) => [one, one])),
  },
  { call: 'POST batu-cutgrade', bodies: urut(GRADE) },
  { call: 'POST batu-polish', bodies: urut(GRADE) },
  { call: 'POST batu-symmetry', bodies: urut(GRADE) },
  {
    call: 'POST batu-fluorescence',
    bodies: urut([
      ['NON', 'None'],
      ['FNT', 'Faint'],
      ['MED', 'Medium'],
      ['STG', 'Strong'],
    ]),
  },
  {
    call: 'POST parameter-berlian',
    bodies: [
      { kode_shape: 'RD', carat_dari: 0.01, carat_sampai: 0.299, harga_per_carat: 18_000_000 },
      { kode_shape: 'RD', carat_dari: 0.3, carat_sampai: 0.999, harga_per_carat: 32_000_000 },
    ],
  },
  {
    call: 'POST parabandrol',
    bodies: [
      { kode_bandrol: 'B500', nama: 'Aksesoris 500', harga: 500_000, berat_label: 0.12 },
      { kode_bandrol: 'B750', nama: 'Aksesoris 750', harga: 750_000, berat_label: 0.12 },
    ],
  },
  { call: 'POST kadar-eod', bodies: [{ kode_kadar: '750', persen: 75 }] },
  {
    call: 'POST marketplace',
    bodies: [
      ['TOKOPEDIA', 'Tokopedia', 5.5],
      ['SHOPEE', 'Shopee', 6],
    ].map(([kode_marketplace, nama, fee_persen]) => ({
      kode_marketplace,
      nama,
      fee_persen,
      no_rekening: '1234567890',
    })),
  },
  {
    call: 'POST para-keterangan-penjualan',
    bodies: ['Hadiah ulang tahun', 'Mas kawin', 'Tabungan emas'].map((keterangan) => ({
      keterangan,
    })),
  },
  {
    call: 'POST parapoin',
    bodies: [
      { cara: 'PER_RUPIAH', tiap_rupiah: 350_000, point: 1 },
      { kode_group: 'BLN', cara: 'PER_RUPIAH', tiap_rupiah: 500_000, point: 1 },
      { kode_group: 'LM', cara: 'PER_GRAM', tiap_gram: 1, point: 0 },
    ],
  },
  {
    call: 'POST aksesoris',
    bodies: [
      { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak cincin', minimum: 50, harga: 3500 },
      { kode_aksesoris: 'DOMPET', nama_aksesoris: 'Dompet kain', minimum: 40, harga: 2500 },
      { kode_aksesoris: 'KAIT', nama_aksesoris: 'Kait kalung', minimum: 100, harga: 750 },
      { kode_aksesoris: 'KARET', nama_aksesoris: 'Karet anting', minimum: 200, harga: 150 },
    ],
  },
  {
    call: 'POST hadiah',
    bodies: [
      { kode_hadiah: 'DOMPET', nama_hadiah: 'Dompet perhiasan', point: 50, stock: 40 },
      { kode_hadiah: 'PAYUNG', nama_hadiah: 'Payung', point: 100, stock: 25 },
      { kode_hadiah: 'EMAS01', nama_hadiah: 'Emas 0.1 gram', point: 600, stock: 5 },
    ],
  },
  {
    call: 'POST parameter-member-afiliasi',
    bodies: [{ kode_afiliasi: 'AJAK', nama: 'Ajak teman', persen_poin: 10, jumlah_transaksi: 3 }],
  },
  {
    call: 'POST para-potongan-kategori',
    bodies: [
      { kode_potongan: 'KARYAWAN', nama: 'Karyawan', cara: 'PERSEN', persen: 2, kode_group: [] },
      {
        kode_potongan: 'ITALY',
        nama: 'Promo Italy',
        cara: 'RUPIAH',
        rupiah: 25_000,
        kode_group: ['IT'],
      },
    ],
  },
  {
    call: 'POST para-kupon',
    bodies: [
      {
        jenis_kupon: 'LEBARAN',
        nama: 'Kupon Lebaran',
        cara: 'RUPIAH',
        nilai: 100_000,
        minimal_belanja: 5_000_000,
        masa_hari: 90,
        kali_pakai: 1,
        terbit_dari: 25_000_000,
      },
      {
        jenis_kupon: 'TEMAN',
        nama: 'Kupon teman',
        cara: 'PERSEN',
        persen: 1,
        minimal_belanja: 2_000_000,
        masa_hari: 30,
        kali_pakai: 10,
      },
    ],
  },
  { call: 'POST para-bonus-sales', bodies: BONUS },
  {
    call: 'POST para-cicilan',
    bodies: [3, 6, 12].map((bulan) => ({ bulan, persen: bulan * 1.5 })),
  },
  {
    call: 'POST tukang',
    bodies: [
      { kode_tukang: 'TK01', nama: 'Pak Darto', hp: '081300000001' },
      { kode_tukang: 'TK02', nama: 'Pak Ujang', hp: '081300000002' },
      { kode_tukang: 'TK03', nama: 'Pak Saman', hp: '081300000003' },
    ],
  },
  {
    call: 'POST para-deskripsi-service',
    bodies: [
      { kode_deskripsi: 'PATRI', deskripsi: 'Patri putus', ongkos: 35_000 },
      { kode_deskripsi: 'CUCI', deskripsi: 'Cuci dan poles', ongkos: 20_000 },
      { kode_deskripsi: 'UKURAN', deskripsi: 'Ubah ukuran cincin', ongkos: 50_000 },
    ],
  },
  ...MASTER_KONDISI,
  {
    call: 'POST para-hutang-pokok',
    bodies: [500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000].map((jumlah_hutang) => ({
      jumlah_hutang,
    })),
  },
  {
    call: 'POST para-bunga-hutang',
    bodies: BUNGA.map(([pokok_dari, pokok_sampai, bunga]) => ({ pokok_dari, pokok_sampai, bunga })),
  },
  {
    call: 'POST plafond-hutang-kadar',
    bodies: PLAFOND.map(([kode_kadar, plafond_per_gram]) => ({ kode_kadar, plafond_per_gram })),
  },
  {
    call: 'POST plafond-hutang',
    bodies: [
      { kadar_dari: 30, kadar_sampai: 49.99, plafond_per_gram: 800_000 },
      { kadar_dari: 50, kadar_sampai: 79.99, plafond_per_gram: 1_400_000 },
      { kadar_dari: 80, kadar_sampai: 100, plafond_per_gram: 1_650_000 },
    ],
  },
  {
    call: 'POST akuns',
    bodies: BAGAN_AKUN.map(([nomor_akun, nama_akun, jenis]) => ({ nomor_akun, nama_akun, jenis })),
  },
  ...JURNAL.map(({ trx, type, akun }) => ({
    call: `PUT para-akun-transaksi/${trx}/${type}`,
    bodies: [
      {
        detail_akun: akun.map(({ kode_akun }) => ({
          kode_akun,
          nomor_akun: AKUN_BAWAAN[kode_akun],
        })),
      },
    ],
  })),
];
