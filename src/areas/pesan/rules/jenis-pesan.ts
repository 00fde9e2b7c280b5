/** What is written to a phone, by its kind. */
type Jenis = {
  readonly label: string;
  /** A person waits for it: quiet hours do not hold it, and it goes before the others. */
  readonly segera?: true;
  /** Rather not at all than twice: what may have arrived is never sent again by itself (D-33.22). */
  readonly sekali?: true;
  /** Hours after which no person wants it any more. */
  readonly jam: number;
  /** The names that its template may hold. */
  readonly tempat: readonly string[];
  /**
   * It tells a customer what somebody did with his money or gold: the names that its words hold in any case. Owners
   * alone choose its words, and it stays in the queue (D-29.2, decision 1075).
   */
  readonly jaga?: readonly string[];
};

const NOTA = [
  'nama_toko',
  'alamat_toko',
  'nama_customer',
  'no_nota',
  'tanggal',
  'barang',
  'total',
  'alamat_nota',
  'batal',
] as const;

/** What tickets, and proofs of acts on them, begin with. */
const KEPALA = ['nama_toko', 'alamat_toko', 'alamat_nota', 'nama_customer'] as const;

export const JENIS_PESAN = {
  NOTA_PENJUALAN: { label: 'Nota penjualan', segera: true, jam: 72, tempat: NOTA },
  NOTA_TITIPAN: {
    label: 'Nota titipan',
    segera: true,
    jam: 72,
    tempat: [...NOTA, 'dibayar', 'sisa', 'berlaku_sampai'],
  },
  NOTA_PEMBELIAN: { label: 'Nota pembelian', segera: true, jam: 72, tempat: NOTA },
  NOTA_TUKAR: {
    label: 'Nota tukar tambah',
    segera: true,
    jam: 72,
    tempat: [...NOTA, 'emas_lama', 'arah', 'selisih'],
  },
  NOTA_HUTANG: {
    label: 'Surat hutang',
    segera: true,
    jam: 72,
    tempat: [
      'nama_toko',
      'alamat_toko',
      'nama_customer',
      'no_hutang',
      'tanggal',
      'barang',
      'total',
      'dibayar',
      'bunga',
      'jatuh_tempo',
      'batal',
    ],
  },
  NOTA_BUKTI_HUTANG: {
    label: 'Bukti hutang (bunga, tebus, lelang)',
    segera: true,
    jam: 72,
    tempat: [
      'nama_toko',
      'alamat_toko',
      'nama_customer',
      'perihal',
      'no_nota',
      'no_hutang',
      'tanggal',
      'total',
      'keterangan',
      'batal',
    ],
  },
  NOTA_CICILAN: {
    label: 'Surat cicilan',
    segera: true,
    jam: 72,
    tempat: [...NOTA, 'dibayar', 'sisa', 'jadwal'],
  },
  NOTA_BAYAR_CICILAN: {
    label: 'Bukti bayar cicilan',
    segera: true,
    jam: 72,
    tempat: [...KEPALA, 'no_nota', 'no_cicilan', 'tanggal', 'total', 'sisa', 'keterangan', 'batal'],
  },
  NOTA_BUKTI: {
    label: 'Bukti lain (setoran, hadiah)',
    segera: true,
    jam: 72,
    tempat: [...KEPALA, 'perihal', 'no_nota', 'tanggal', 'rincian', 'batal'],
  },
  BATAL: {
    label: 'Nota dibatalkan',
    segera: true,
    jam: 72,
    tempat: ['nama_toko', 'nama_customer', 'no_nota', 'no_batal', 'tanggal', 'total'],
    jaga: ['no_nota', 'no_batal', 'total'],
  },
  MILIK_LAIN: {
    label: 'Titipan, kupon atau gadai dipakai orang lain',
    segera: true,
    jam: 72,
    tempat: ['nama_toko', 'nama_customer', 'no_dokumen', 'tanggal', 'total'],
    jaga: ['no_dokumen', 'total'],
  },
  NOTA_SERVICE: {
    label: 'Tanda terima service',
    segera: true,
    jam: 72,
    tempat: [...KEPALA, 'no_service', 'tanggal', 'barang', 'janji', 'total', 'dibayar', 'batal'],
  },
  SIAP_SERVICE: {
    label: 'Service selesai, dapat diambil',
    sekali: true,
    jam: 72,
    tempat: [
      'nama_toko',
      'alamat_nota',
      'nama_customer',
      'no_service',
      'tanggal',
      'barang',
      'sisa',
    ],
  },
  NOTA_PESANAN: {
    label: 'Surat pesanan',
    segera: true,
    jam: 72,
    tempat: [...KEPALA, 'no_pesanan', 'tanggal', 'barang', 'janji', 'total', 'dibayar', 'batal'],
  },
  SIAP_PESANAN: {
    label: 'Pesanan selesai, dapat diambil',
    sekali: true,
    jam: 72,
    tempat: [
      'nama_toko',
      'alamat_nota',
      'nama_customer',
      'no_pesanan',
      'tanggal',
      'barang',
      'sisa',
    ],
  },
  POIN_DIPAKAI: {
    label: 'Poin member dipakai',
    segera: true,
    jam: 72,
    tempat: ['nama_toko', 'nama_customer', 'poin', 'sisa_poin', 'tanggal'],
    jaga: ['poin'],
  },
  TUTUP: {
    label: 'Laporan tutup toko',
    segera: true,
    jam: 72,
    tempat: ['nama_toko', 'tanggal', 'ditutup_oleh', 'isi'],
  },
  PROMO: {
    label: 'Promo',
    sekali: true,
    jam: 12,
    tempat: ['kode_customer', 'nama_customer', 'tgl_lahir'],
  },
  ULTAH: {
    label: 'Ucapan ulang tahun',
    sekali: true,
    jam: 12,
    tempat: ['kode_customer', 'nama_customer', 'tgl_lahir', 'nama', 'toko'],
  },
  TEMPO_TITIPAN: {
    label: 'Titipan jatuh tempo',
    sekali: true,
    jam: 24,
    tempat: ['nama_toko', 'nama_customer', 'no_titip', 'berlaku_sampai', 'sisa'],
  },
  TEMPO_HUTANG: {
    label: 'Hutang jatuh tempo',
    sekali: true,
    jam: 24,
    tempat: ['nama_toko', 'nama_customer', 'no_hutang', 'jatuh_tempo', 'total'],
  },
  TEMPO_CICILAN: {
    label: 'Cicilan jatuh tempo',
    sekali: true,
    jam: 24,
    tempat: [
      'nama_toko',
      'alamat_nota',
      'nama_customer',
      'no_cicilan',
      'jatuh_tempo',
      'total',
      'sisa',
    ],
  },
  UJI: { label: 'Pesan uji', segera: true, jam: 1, tempat: ['nama_toko'] },
} as const satisfies Record<string, Jenis>;

export type JenisPesan = keyof typeof JENIS_PESAN;
export const semuaJenis = Object.keys(JENIS_PESAN) as JenisPesan[];
export const sifatPesan = (jenis: JenisPesan): Jenis => JENIS_PESAN[jenis];

/** Kinds whose words a shop chooses here; those of a greeting are kept with the members, of a promo with its day. */
export const JENIS_TEMPLAT_PESAN = [
  'NOTA_PENJUALAN',
  'NOTA_TITIPAN',
  'NOTA_PEMBELIAN',
  'NOTA_TUKAR',
  'BATAL',
  'MILIK_LAIN',
  'NOTA_SERVICE',
  'SIAP_SERVICE',
  'NOTA_PESANAN',
  'SIAP_PESANAN',
  'POIN_DIPAKAI',
  'TUTUP',
  'NOTA_HUTANG',
  'NOTA_BUKTI_HUTANG',
  'NOTA_CICILAN',
  'NOTA_BAYAR_CICILAN',
  'NOTA_BUKTI',
  'TEMPO_TITIPAN',
  'TEMPO_HUTANG',
  'TEMPO_CICILAN',
] as const as readonly JenisPesan[];

/** Goes out by a consent (`setuju_promo`), which is of the chain: so is the no to it. */
export const isDenganSetuju = (jenis: JenisPesan): boolean =>
  jenis === 'PROMO' || jenis === 'ULTAH';
/** Reminders of the customer's own goods: they need no consent, and heed the no to their own shop. */
export const JENIS_INGAT = semuaJenis.filter(
  (jenis) => !sifatPesan(jenis).segera && !isDenganSetuju(jenis),
);
