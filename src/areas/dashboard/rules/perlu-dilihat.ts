import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

/** What asks to be looked at, by what it can cost: the order of the list on the dashboard. */
export const JENIS_PERLU = [
  'BUKU_RUSAK',
  'CADANGAN_LAMA',
  'AKUN_DUKUNGAN',
  'FOTO_BELUM_DIHAPUS',
  'HARI_TERTINGGAL',
  'SELISIH_KAS',
  'RK_BEDA',
  'RK_TAK_DIBANDING',
  'JAM_SERVER',
  'PESAN_BERHENTI',
  'PESAN_TUNGGU',
  'UANG_DI_JALAN',
  'BARANG_DI_JALAN',
  'KIRIMAN_BERBEDA',
  'BARANG_LEBIH',
  'PESANAN_ONLINE_BEDA',
  'PESANAN_ONLINE_TAK_DISEBUT',
  'PESANAN_ONLINE_TAK_TERBACA',
  'PESANAN_ONLINE_DITOLAK',
  'PESANAN_ONLINE_MENUNGGU',
  'TAYANG_GAGAL',
  'ONLINE_BELUM_CAIR',
  'ONLINE_RETUR_LAMA',
  'HUTANG_DEKAT_ROSOK',
  'HUTANG_TANPA_ROSOK',
  'BATAL_JUAL_LAGI',
  'JUAL_SETELAH_UBAH_HARGA',
  'BATAL_SERING',
  'BELUM_VALIDASI',
  'TITIPAN_BELUM_VALIDASI',
  'MANUAL_BELUM_VALIDASI',
  'TUNDA_LAMA',
  'ONLINE_BELUM_DIKIRIM',
  'CICILAN_MENUNGGAK',
  'HUTANG_TEMPO_HARI',
  'CICILAN_TEMPO_HARI',
  'SERVICE_TERLAMBAT',
  'SERVICE_BELUM_DIAMBIL',
  'HUTANG_TEMPO_MINGGU',
  'TANPA_HARGA',
  'TANPA_FOTO',
] as const;
export type JenisPerlu = (typeof JENIS_PERLU)[number];

/**
 * The owner's alone: signals of fraud, as their report № 114 is (D-31.2), a broken book, a missed backup, support,
 * photos of an erased person.
 */
const SINYAL: readonly JenisPerlu[] = [
  'BUKU_RUSAK',
  'CADANGAN_LAMA',
  'AKUN_DUKUNGAN',
  'FOTO_BELUM_DIHAPUS',
  'PESANAN_ONLINE_BEDA',
  'PESANAN_ONLINE_TAK_DISEBUT',
  'BATAL_JUAL_LAGI',
  'JUAL_SETELAH_UBAH_HARGA',
  'BATAL_SERING',
];
/** What a cashier can do something about, today. */
const KASIR: readonly JenisPerlu[] = [
  'HARI_TERTINGGAL',
  'BELUM_VALIDASI',
  'TITIPAN_BELUM_VALIDASI',
  'MANUAL_BELUM_VALIDASI',
  'TUNDA_LAMA',
  'ONLINE_BELUM_DIKIRIM',
  'PESANAN_ONLINE_MENUNGGU',
  'HUTANG_TEMPO_HARI',
  'CICILAN_MENUNGGAK',
  'CICILAN_TEMPO_HARI',
  'SERVICE_TERLAMBAT',
  'SERVICE_BELUM_DIAMBIL',
];

export const bisaLihatSinyal = (level: Level): boolean => level === 'OWN' || level === 'SU';

export function bolehTahu(jenis: JenisPerlu, level: Level): boolean {
  if (SINYAL.includes(jenis)) return bisaLihatSinyal(level);
  return setidaknya(level, 'SPV') || KASIR.includes(jenis);
}

/** For this person, the dearest first. */
export const susunPerlu = <P extends { readonly jenis: JenisPerlu }>(
  semua: readonly P[],
  level: Level,
): P[] =>
  semua
    .filter(({ jenis }) => bolehTahu(jenis, level))
    .toSorted((a, b) => JENIS_PERLU.indexOf(a.jenis) - JENIS_PERLU.indexOf(b.jenis));

/** Two cancels in a week happen to anyone. */
const PALING_SEDIKIT = 3;
export const HARI_BATAL = 7;
export const HARI_BIASA = 30;

/** What a person's last 30 days make of a week, in hundredths of a cancel. */
export const batalBiasanya = (sebelumnya: number): number =>
  Math.round((sebelumnya * HARI_BATAL * 100) / HARI_BIASA);

/** Above twice the person's own mean, the measure of report № 114. */
export const batalTidakBiasa = ({
  jumlah,
  sebelumnya,
}: {
  jumlah: number;
  sebelumnya: number;
}): boolean => jumlah >= PALING_SEDIKIT && jumlah * HARI_BIASA > 2 * HARI_BATAL * sebelumnya;
