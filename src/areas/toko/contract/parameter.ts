import {
  choice,
  gram,
  int,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
  type Field,
  type ValueOf,
} from '#kit/contract/field.ts';
import { kurs, time } from '#kit/contract/field-more.ts';
import { amounts, BAHASA, codes, phones } from '#areas/toko/contract/isi-parameter.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import type { Level } from '#areas/toko/rules/level.ts';

/**
 * Every system parameter (D-4.2, inventory/parameters.tsv): a typed value per shop with its
 * default, what it does, and the levels that may change it. Values are held in inner units:
 * rupiah, milligrams, hundredths of a percent.
 */
type Parameter<T> = {
  readonly field: Field<T>;
  readonly bawaan: T;
  readonly level: readonly Level[];
  /** Dated and never overwritten: kept with its history (D-9.1). */
  readonly berlaku?: true;
  /** Decides what is sold or bought for: every counter reads its prices again, № 91 tells the change. */
  readonly harga?: true;
};

const OWNER: readonly Level[] = ['OWN', 'SU'];
const KELOLA: readonly Level[] = ['OWN', 'SU', 'MU'];
const PAPER: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV'];
const VENDOR: readonly Level[] = ['SU', 'DEV'];

const of = <T>(field: Field<T>, bawaan: T, level = OWNER): Parameter<T> => ({
  field,
  bawaan,
  level,
});
const dated = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, berlaku: true });
const harga = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, harga: true });
const positive = { min: 0 };

export const PARAMETERS = {
  kategori_harga: harga(
    of(
      choice('Cara harga barang ditentukan', {
        GRAM: 'Berat dikali harga per gram',
        POTONG: 'Harga tetap per potong',
        BANDROL: 'Harga bandrol',
      }),
      'GRAM',
    ),
  ),
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: harga(
    dated(of(optional(rupiah('Harga emas murni per gram', positive)), null)),
  ),
  HARGA_ROSOK: harga(dated(of(optional(rupiah('Harga rosok per gram murni', positive)), null))),
  HARGA_BELI_PERSEN: harga(
    of(persen('Harga beli terhadap harga jual bila tidak diatur'), per(9500)),
  ),
  PEMBULATAN: harga(of(rupiah('Kelipatan pembulatan harga', { min: 1, max: 100_000 }), rp(500))),
  PEMBULATAN_BUNGA: of(rupiah('Kelipatan pembulatan bunga', { min: 1, max: 100_000 }), rp(500)),
  PEMBULATAN_BERAT: harga(
    of(choice('Tabel pembulatan berat yang ditagih', ['NONE', '20/60', '40/80', '40/70']), 'NONE'),
  ),
  BATAS_NAIK_HARGA_PERSEN: of(persen('Batas kenaikan harga per gram tanpa otorisasi'), per(1000)),
  BATAS_DISKON_KASIR: of(persen('Batas diskon kasir'), per(200)),
  BATAS_DISKON_SPV: of(persen('Batas diskon supervisor'), per(500)),
  BATAS_DISKON_MU: of(persen('Batas diskon manager'), per(1000)),
  KURS_USD: of(optional(kurs('Kurs USD')), null, KELOLA),
  VALIDASI_PENJUALAN: of(yesNo('Penjualan menunggu validasi kasir'), false),
  VALIDASI_PEMBELIAN: of(
    choice('Pembelian menunggu validasi', { IKUT: 'Ikut penjualan', ON: 'Ya', OFF: 'Tidak' }),
    'IKUT',
  ),
  BASKET_LOCK_MINUTES: of(
    int('Menit barang terkunci di keranjang', { min: 1, max: 240 }),
    10,
    KELOLA,
  ),
  KERANJANG_MAKSIMAL: of(
    int('Barang yang boleh dipegang satu orang di keranjang', { min: 1, max: 500 }),
    60,
  ),
  TOLERANSI_BERAT_JUAL: of(gram('Toleransi berat jual', positive), mg(20)),
  BIAYA_KARTU_DITANGGUNG: of(
    choice('Penanggung biaya kartu', { TOKO: 'Toko', CUSTOMER: 'Customer' }),
    'TOKO',
  ),
  CUSTOMER_WAJIB: of(
    choice('Data customer yang wajib', {
      TIDAK: 'Tidak wajib',
      NAMA: 'Nama',
      LENGKAP: 'Nama, telepon dan alamat',
    }),
    'NAMA',
    KELOLA,
  ),
  PLATFORM_NOTA: of(
    choice('Platform nota', {
      TANYA: 'Tanya setiap kali',
      DESKTOP_DEPAN: 'Desktop depan',
      DESKTOP_BELAKANG: 'Desktop belakang',
      MOBILE: 'Mobile',
    }),
    'TANYA',
    KELOLA,
  ),
  TITIPAN_MIN_DP_PERSEN: of(persen('DP titipan paling sedikit'), per(0)),
  TITIPAN_HARI: of(int('Hari harga titipan berlaku', { min: 1, max: 3650 }), 30, KELOLA),
  BATAL_TITIPAN_PERSEN: of(persen('Bagian DP yang ditahan saat batal titipan'), per(0)),
  PESANAN_MIN_DP_PERSEN: of(persen('DP pesanan paling sedikit'), per(0)),
  BATAL_PESANAN_PERSEN: of(persen('Bagian DP yang ditahan saat batal pesanan'), per(0)),
  KUNCI_HARGA_PESANAN: of(
    choice('Kunci harga pesanan', {
      KUNCI_SEMUA: 'Kunci semua',
      KUNCI_SEBESAR_DP: 'Kunci sebesar DP',
      IKUT_HARI_AMBIL: 'Ikut hari ambil',
    }),
    'KUNCI_SEBESAR_DP',
  ),
  TOLERANSI_PESANAN_PERSEN: of(persen('Toleransi berat pesanan'), per(1000), KELOLA),
  TOLERANSI_SUSUT_TUKANG_PERSEN: of(persen('Toleransi susut tukang'), per(100)),
  DASAR_HARGA_BELI: harga(
    of(
      choice('Dasar harga beli', {
        HARI_INI: 'Harga hari ini',
        NOTA: 'Harga nota',
        TERENDAH: 'Terendah',
        TERTINGGI: 'Tertinggi',
      }),
      'HARI_INI',
    ),
  ),
  OTORISASI_DI_ATAS_NOTA: of(yesNo('Otorisasi beli di atas harga nota'), true),
  FOTO_BELI_WAJIB: of(yesNo('Foto pembelian wajib'), false),
  IDENTITAS_PENJUAL_WAJIB: of(
    choice('Identitas penjual wajib', {
      TIDAK: 'Tidak',
      TANPA_NOTA: 'Tanpa nota',
      SEMUA: 'Semua pembelian',
    }),
    'TANPA_NOTA',
  ),
  BATAS_LAPOR_TUNAI: of(
    rupiah('Batas lapor tunai per customer dan hari', positive),
    rp(500_000_000),
  ),
  BATAS_LAPOR_HARI: of(int('Hari kerja batas lapor', { min: 1, max: 60 }), 14),
  PERINGATAN_PECAH_TUNAI_PERSEN: of(persen('Peringatan pecah tunai'), per(8000)),
  BATAS_BELI_KASIR: of(rupiah('Batas pembelian kasir', positive), rp(100_000_000)),
  BATAS_BELI_SPV: of(rupiah('Batas pembelian supervisor', positive), rp(250_000_000)),
  TOLERANSI_BERAT_BELI: of(gram('Toleransi berat beli', positive), mg(50)),
  TOLERANSI_KADAR_BELI: of(persen('Toleransi kadar beli'), per(0)),
  POTONGAN_TUKAR_SENDIRI: of(yesNo('Potongan tukar tersendiri'), false),
  CARA_BUNGA: of(
    choice('Cara bunga', {
      HARIAN: 'Harian',
      BULAN_PENUH: 'Bulan penuh',
      SETENGAH_BULAN: 'Setengah bulan',
    }),
    'HARIAN',
  ),
  HARI_BUNGA_MINIMAL: of(int('Hari bunga paling sedikit', { min: 0, max: 365 }), 1),
  BUNGA_DEFAULT_PERSEN: of(persen('Bunga per bulan'), per(300)),
  LAMA_PINJAM_DEFAULT: of(int('Lama pinjam (bulan)', { min: 1, max: 60 }), 4, KELOLA),
  ADMIN_HUTANG_RP: of(rupiah('Admin hutang', positive), rp(0)),
  CARA_PLAFOND: of(
    choice('Cara plafond', {
      PER_KADAR: 'Per kadar',
      RENTANG: 'Rentang',
      PERSEN_TAKSIRAN: 'Persen taksiran',
    }),
    'PER_KADAR',
  ),
  PLAFOND_PERSEN: of(persen('Plafond terhadap taksiran'), per(7000)),
  PLAFOND_BOLEH_LEWAT: of(yesNo('Plafond boleh lewat dengan otorisasi'), false),
  PARAMETER_JUMLAH_HUTANG_POKOK: of(
    choice('Pokok hutang', { TABEL: 'Tabel', HARGA_EMAS: 'Harga emas' }),
    'TABEL',
  ),
  JATUH_TEMPO_PEREMAJAAN: of(
    choice('Jatuh tempo peremajaan', {
      HARI_INI: 'Dari hari ini',
      JATUH_TEMPO_LAMA: 'Dari jatuh tempo lama',
    }),
    'HARI_INI',
  ),
  MASA_TENGGANG_LELANG: of(int('Masa tenggang lelang (hari)', { min: 0, max: 365 }), 14),
  BIAYA_LELANG_PERSEN: of(persen('Biaya lelang'), per(0)),
  MASA_KELEBIHAN_LELANG: of(int('Masa kelebihan lelang (bulan)', { min: 1, max: 120 }), 12),
  PERINGATAN_HUTANG_PERSEN: of(persen('Peringatan hutang terhadap nilai rosok'), per(9000)),
  KAS_HUTANG_TERPISAH: of(yesNo('Kas hutang terpisah'), false),
  NO_IZIN_GADAI: of(optional(text('Nomor izin gadai')), null),
  CICILAN_SERAH_BARANG: of(
    choice('Barang cicilan diserahkan', { LUNAS: 'Setelah lunas', AWAL: 'Di awal' }),
    'LUNAS',
  ),
  CICILAN_MIN_DP_PERSEN: of(persen('DP cicilan paling sedikit'), per(0)),
  CICILAN_TENGGANG_HARI: of(int('Tenggang cicilan (hari)', { min: 0, max: 365 }), 30),
  CICILAN_BATAL_PERSEN: of(persen('Bagian yang ditahan saat batal cicilan'), per(0)),
  NILAI_POIN: of(rupiah('Nilai satu poin', { min: 1 }), rp(1000)),
  POIN_KEDALUWARSA_BULAN: of(int('Poin kedaluwarsa (bulan)', { min: 0, max: 240 }), 0),
  BATAS_KAS_KELUAR: of(rupiah('Batas kas keluar tanpa otorisasi', positive), rp(5_000_000)),
  BATAS_KIRIM_UANG: of(rupiah('Batas kirim uang tanpa otorisasi', positive), rp(0)),
  FEE_GESEK_PERSEN: of(persen('Fee gesek tunai'), per(250)),
  TOLERANSI_SELISIH_KAS: of(rupiah('Toleransi selisih kas', positive), rp(0)),
  PECAHAN_UANG: of(
    amounts('Pecahan uang'),
    [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
    PAPER,
  ),
  LAPORAN_TUTUP_KE_WA: of(phones('Laporan tutup toko ke WhatsApp'), []),
  TIMBANG_BAKI_TUTUP: of(
    choice('Timbang baki sebelum tutup', { TIDAK: 'Tidak', BERGILIR: 'Bergilir', SEMUA: 'Semua' }),
    'TIDAK',
  ),
  TOLERANSI_TIMBANG_BAKI: of(gram('Toleransi timbang baki', positive), mg(50)),
  BERAT_LABEL_DEFAULT: of(gram('Berat label', positive), mg(120), KELOLA),
  BERAT_PLASTIK_DEFAULT: of(gram('Berat plastik', positive), mg(50), KELOLA),
  TOLERANSI_PENERIMAAN: of(gram('Toleransi penerimaan per potong', positive), mg(20)),
  TOLERANSI_KIRIMAN: of(gram('Toleransi kiriman per potong', positive), mg(10)),
  MURNI_HANCUR_PERSEN: of(persen('Murni yang dihitung saat hancur'), per(10_000)),
  TOLERANSI_SUSUT_CUCI: of(persen('Toleransi susut cuci'), per(100)),
  TOLERANSI_SUSUT_POLES: of(persen('Toleransi susut poles'), per(50)),
  TOLERANSI_SUSUT_PATRI: of(persen('Toleransi susut patri'), per(30)),
  TOLERANSI_SUSUT_LEBUR: of(persen('Toleransi susut lebur'), per(200)),
  SINYAL_HARGA_MENIT: of(int('Menit sinyal setelah harga berubah', { min: 1, max: 1440 }), 30),
  STOCK_UMUR_HARI: of(int('Umur stock yang disarankan (hari)', { min: 1, max: 3650 }), 180, KELOLA),
  MULTI_LANGUAGE_FEATURE: of(choice('Bahasa', BAHASA), 'id', PAPER),
  UKURAN_STRUK: of(
    choice('Ukuran struk', { 58: '58 mm', 80: '80 mm', NOTA: 'Nota cetak' }),
    '80',
    PAPER,
  ),
  AUTO_CUT: of(yesNo('Potong kertas otomatis'), true, PAPER),
  SETTING_NOTA_OWNER_SAJA: of(yesNo('Setting nota hanya owner'), false),
  BULAN_BELI_KEMBALI: of(int('Bulan beli kembali pada nota', { min: 1, max: 120 }), 3),
  JAM_GANTI_HARI: of(time('Jam ganti hari'), '04:00'),
  JAM_KIRIM_PROMO: of(time('Jam kirim promo'), '09:00', KELOLA),
  PPN_AKTIF: of(yesNo('PPN aktif (tanyakan dulu kepada konsultan pajak)'), false),
  PPN_PERSEN_FAKTUR: dated(of(persen('PPN barang dengan faktur pajak'), per(110))),
  PPN_PERSEN_TANPA_FAKTUR: dated(of(persen('PPN barang tanpa faktur pajak'), per(165))),
  PPN_PERSEN_LAIN: dated(of(persen('PPN barang dan jasa lain'), per(110))),
  PPH22_PERSEN: dated(of(persen('PPh 22'), per(25))),
  PPN_TERMASUK_HARGA: of(yesNo('Harga termasuk PPN'), true),
  OTORISASI_CARA: of(
    choice('Cara otorisasi pertama', {
      MANUAL: 'Pengguna dan password',
      QR: 'QR',
      FINGERPRINT: 'Sidik jari',
    }),
    'MANUAL',
  ),
  OTORISASI_MENIT: of(int('Menit otorisasi berlaku', { min: 1, max: 2 }), 2, VENDOR),
  OWN_TANPA_OTORISASI: of(yesNo('Owner bertindak tanpa otorisasi kedua'), false),
  SESSION_IDLE_MINUTES: of(int('Menit sesi menganggur', { min: 1, max: 720 }), 30),
  SESSION_LOCK_MINUTES: of(int('Menit sampai layar terkunci', { min: 1, max: 720 }), 15),
  LOGIN_GAGAL_MAKSIMAL: of(int('Salah password sampai dikunci', { min: 1, max: 20 }), 5, VENDOR),
  MODAL_TERLIHAT_SPV: of(yesNo('Supervisor melihat modal'), false),
  WAJIB_DUA_FAKTOR: of(
    choice('Faktor kedua wajib', {
      TIDAK: 'Tidak',
      OWN_SPV: 'Owner dan supervisor',
      SEMUA: 'Semua',
    }),
    'TIDAK',
  ),
  APP_MODE: of(
    choice('Mode aplikasi', { NORMAL: 'Normal', STOCK_JUAL_MANUAL: 'Stock dan jual manual' }),
    'NORMAL',
    VENDOR,
  ),
  TOKO_REKAP_PENJUALAN: of(codes('Toko dengan rekap penjualan'), [], VENDOR),
  TOKO_UPDATE_KADAR: of(codes('Toko dengan update kadar'), [], VENDOR),
  PAYLOAD_ACAK: of(yesNo('Payload acak (bukan perlindungan)'), false, VENDOR),
} as const satisfies Record<string, Parameter<never> | Parameter<unknown>>;

export type ParameterKey = keyof typeof PARAMETERS;
/** Every parameter's present value, by key, in inner units. */
export type Param = { readonly [K in ParameterKey]: ValueOf<(typeof PARAMETERS)[K]['field']> };

/** The values of a shop that has changed nothing. */
export const paramBawaan = (): Param =>
  Object.fromEntries(Object.entries(PARAMETERS).map(([key, one]) => [key, one.bawaan])) as Param;
