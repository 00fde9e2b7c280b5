import type { ParameterKey } from '#areas/toko/contract/parameter.ts';

/** What the name of a parameter alone does not say, for whoever is about to change it (D-4.2). */
const HINTS: readonly { readonly key: ParameterKey; readonly hint: string }[] = [
  {
    key: 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE',
    hint: 'Dipakai bila group dan kadar tidak punya harga sendiri. Riwayatnya disimpan.',
  },
  {
    key: 'HARGA_ROSOK',
    hint: 'Untuk rosok, barang toko lain dan pemeriksaan malam atas hutang. Riwayatnya disimpan.',
  },
  {
    key: 'PEMBULATAN',
    hint: 'Baris penjualan dibulatkan sekali ke kelipatan ini, pembelian ke bawah. 1 = rupiah penuh.',
  },
  {
    key: 'PEMBULATAN_BERAT',
    hint: 'Hanya berat yang ditagih, tidak pernah berat stock.',
  },
  {
    key: 'BATAS_NAIK_HARGA_PERSEN',
    hint: 'Di atas harga hari ini lebih dari ini meminta otorisasi.',
  },
  {
    key: 'KURS_USD',
    hint: 'Bila diisi, laporan uang hari ini menutup dengan satu baris dalam USD.',
  },
  {
    key: 'VALIDASI_PENJUALAN',
    hint: 'Penjual menyimpan, kasir menerima uangnya di Validasi Penjualan.',
  },
  {
    key: 'TOLERANSI_BERAT_JUAL',
    hint: 'Selisih timbangan terhadap berat stock yang tidak meminta otorisasi.',
  },
  {
    key: 'OTORISASI_DI_ATAS_NOTA',
    hint: 'Matikan di toko yang terbiasa membeli di atas harga nota saat emas naik.',
  },
  {
    key: 'BATAS_LAPOR_TUNAI',
    hint: 'Tunai satu customer dalam sehari di semua toko; dari sini identitas wajib.',
  },
  {
    key: 'KAS_HUTANG_TERPISAH',
    hint: 'Hanya dapat diubah selama kedua laci kosong.',
  },
  {
    key: 'TOLERANSI_SELISIH_KAS',
    hint: 'Selisih sampai di sini cukup dengan alasan, tanpa otorisasi.',
  },
  {
    key: 'PECAHAN_UANG',
    hint: 'Pisahkan dengan koma.',
  },
  {
    key: 'LAPORAN_TUTUP_KE_WA',
    hint: 'Nomor dengan koma di antaranya.',
  },
  {
    key: 'SETTING_NOTA_OWNER_SAJA',
    hint: 'Setting Nota dan Setting Nota Slip hanya untuk OWN dan SU.',
  },
  {
    key: 'JAM_GANTI_HARI',
    hint: 'Toko yang buka lewat tengah malam menyelesaikan harinya sampai jam ini.',
  },
  {
    key: 'OWN_TANPA_OTORISASI',
    hint: 'Untuk toko tanpa supervisor. Semuanya tercatat di laporan otorisasi.',
  },
  {
    key: 'SESSION_IDLE_MINUTES',
    hint: 'Setelah ini user id dapat dipakai di komputer lain.',
  },
  {
    key: 'SESSION_LOCK_MINUTES',
    hint: 'Setelah ini kasir mengetik passwordnya lagi.',
  },
  {
    key: 'WAJIB_DUA_FAKTOR',
    hint: 'Yang belum memasangnya diminta memasang saat masuk.',
  },
  {
    key: 'PAYLOAD_ACAK',
    hint: 'Hanya untuk server lama yang memerlukannya; yang melindungi adalah TLS.',
  },
];

export const HINT_PARAMETER: ReadonlyMap<string, string> = new Map(
  HINTS.map(({ key, hint }) => [key, hint]),
);
