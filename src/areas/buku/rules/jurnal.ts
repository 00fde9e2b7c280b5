import { AKUN_TAMBAHAN } from '#areas/buku/rules/bagan-akun.ts';

/** One side of a journal: an account family of the book, and where it stands when all is usual. */
export type SisiJurnal = { readonly kode_akun: string; readonly jenis_akun: 'DEBET' | 'KREDIT' };

/** What one kind of document posts, as an accountant reads it; a cancel posts the same the other way. */
export type Jurnal = {
  readonly trx: string;
  /** The transaction code of its sets in the book. */
  readonly type: string;
  readonly akun: readonly SisiJurnal[];
};

const debet = (...kode: string[]): SisiJurnal[] =>
  kode.map((kode_akun) => ({ kode_akun, jenis_akun: 'DEBET' }));
const kredit = (...kode: string[]): SisiJurnal[] =>
  kode.map((kode_akun) => ({ kode_akun, jenis_akun: 'KREDIT' }));
const UANG = ['kas', 'bank', 'kartu'] as const;

/** The journals that ship with the product, by the accounts of D-5.3 and D-5.8. */
export const JURNAL: readonly Jurnal[] = [
  {
    trx: 'PENJUALAN',
    type: 'JUAL',
    akun: [
      ...debet(
        ...UANG,
        'poin',
        'titipan',
        'dp_pesanan',
        'tukar',
        'diskon',
        'kupon',
        'hpp',
        'biaya',
      ),
      ...kredit('penjualan', 'ongkos', ...Object.keys(AKUN_TAMBAHAN)),
      ...kredit('pembulatan', 'ppn', 'persediaan'),
    ],
  },
  {
    trx: 'PEMBELIAN',
    type: 'BELI',
    akun: [...debet('persediaan', 'tukar'), ...kredit(...UANG)],
  },
  {
    trx: 'TITIPAN',
    type: 'TITIP',
    akun: [...debet(...UANG, 'biaya'), ...kredit('titipan')],
  },
  {
    trx: 'PESANAN',
    type: 'PESAN',
    akun: [...debet(...UANG), ...kredit('dp_pesanan', 'penjualan', 'ongkos')],
  },
  {
    trx: 'SERVICE',
    type: 'SERVICE',
    akun: [...debet(...UANG), ...kredit('ongkos')],
  },
  {
    trx: 'HUTANG',
    type: 'PINJAM',
    akun: [...debet('pinjaman'), ...kredit('kas', 'kas_hutang', 'bank', 'admin')],
  },
  {
    trx: 'HUTANG',
    type: 'LUNAS',
    // Goods sold to the shop instead of redeemed are paid for by the buy-back's half (D-35).
    akun: [
      ...debet(...UANG, 'kas_hutang', 'tukar', 'biaya'),
      ...kredit('pinjaman', 'bunga', 'pendapatan'),
    ],
  },
  {
    trx: 'HUTANG',
    type: 'BUNGA',
    akun: [...debet(...UANG, 'kas_hutang', 'biaya'), ...kredit('bunga', 'pendapatan')],
  },
  {
    trx: 'HUTANG',
    type: 'LELANG',
    akun: [
      ...debet('persediaan', 'biaya'),
      ...kredit('pinjaman', 'bunga', 'pendapatan', 'kelebihan_lelang'),
    ],
  },
  {
    trx: 'HUTANG',
    type: 'KELEBIHAN',
    akun: [...debet('kelebihan_lelang'), ...kredit('kas', 'kas_hutang', 'bank')],
  },
  {
    trx: 'HUTANG',
    type: 'REMAJA',
    akun: [
      ...debet(...UANG, 'kas_hutang', 'biaya'),
      ...kredit('pinjaman', 'bunga', 'admin', 'pendapatan'),
    ],
  },
  {
    trx: 'CICILAN',
    type: 'CICIL',
    akun: [...debet(...UANG, 'uang_cicilan'), ...kredit('piutang_cicilan', 'penjualan')],
  },
  {
    trx: 'KAS',
    type: 'KAS_MASUK',
    akun: [...debet('kas', 'bank'), ...kredit('pendapatan', 'modal')],
  },
  { trx: 'KAS', type: 'KAS_KELUAR', akun: [...debet('biaya'), ...kredit('kas', 'bank')] },
  {
    trx: 'KAS',
    type: 'SELISIH_KAS',
    akun: [...debet('selisih_kas'), ...kredit('kas')],
  },
  {
    trx: 'UANG',
    type: 'MUTASI',
    akun: [...debet('kas', 'bank', 'perjalanan'), ...kredit('kas', 'bank', 'perjalanan')].filter(
      (one, at, all) => all.findIndex(({ kode_akun }) => kode_akun === one.kode_akun) === at,
    ),
  },
  {
    trx: 'UANG',
    type: 'SETTLE',
    akun: [...debet('bank', 'biaya'), ...kredit('kartu')],
  },
  {
    trx: 'BARANG',
    type: 'TAMBAH',
    akun: [...debet('persediaan'), ...kredit('supplier', 'modal')],
  },
  {
    trx: 'BARANG',
    type: 'HANCUR',
    akun: [...debet('selisih_stock'), ...kredit('persediaan')],
  },
  {
    trx: 'BARANG',
    type: 'OPNAME',
    akun: [...debet('selisih_stock'), ...kredit('persediaan')],
  },
  {
    trx: 'BARANG',
    type: 'UBAH',
    akun: [...debet('persediaan'), ...kredit('selisih_stock')],
  },
];

export const cariJurnal = (trx: string, type: string): Jurnal | undefined =>
  JURNAL.find((one) => one.trx === trx && one.type === type);
