import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { minus, negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { word, type Word } from '#kit/rules/sentence.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';

/** Why a day does not close or open again, in the words the closer reads. */
export const TIDAK_TUTUP = refusals({
  HARI_TUTUP: { message: 'Toko Sudah Ditutup Oleh Akun Lain' },
  BELUM_SIAP: { message: 'Toko Belum Siap Ditutup' },
  ALASAN_KOSONG: { field: 'alasan_selisih', message: 'Alasan Selisih Tidak Boleh Kosong' },
  HARI_MASIH_BUKA: { message: 'Masih Ada Hari Yang Terbuka, Tutup Toko Dahulu' },
  BUKAN_HARI_TERAKHIR: {
    field: 'tgl_system',
    message: 'Hanya Hari Terakhir Yang Dapat Dibuka Ulang',
  },
  BUKAN_OWNER: { message: 'Hanya Owner Yang Dapat Membuka Ulang Hari' },
});

const BELUM = refusals({
  BELUM_VALIDASI: {
    field: 'belum_validasi',
    message: 'Masih Ada {jumlah} {jenis} Yang Menunggu Validasi',
  },
  KAS_BELUM_HITUNG: { field: 'hitungan', message: 'Kas {laci} Belum Dihitung' },
  KAS_BERGERAK: {
    field: 'hitungan',
    message: 'Kas {laci} Bergerak Setelah Dihitung, Hitung Ulang Kas',
  },
  BAKI_BELUM_TIMBANG: { field: 'baki_belum_timbang', message: 'Baki {baki} Belum Ditimbang' },
  INVARIAN_RUSAK: { field: 'invarian', message: 'Pemeriksaan {kode} {nama} Gagal: {jumlah}' },
});

export type Laci = {
  readonly laci: string;
  /** What the book says now. */
  readonly saldo: Rupiah;
  /** The last count of this closing; null while there is none. */
  readonly hitungan: { readonly cash_fisik: Rupiah; readonly cash_sistem: Rupiah } | null;
};

/** All that must be in order before a day is frozen (D-20.1). */
export type Kesiapan = {
  readonly belum_validasi: readonly { readonly jenis: string; readonly jumlah: number }[];
  readonly laci: readonly Laci[];
  readonly baki_belum_timbang: readonly string[];
  readonly invarian: readonly {
    readonly kode: string;
    readonly nama: string;
    readonly jumlah: number;
    /** So many violations an owner lets the day close with; more ask again (D-51.3). */
    readonly diakui?: { readonly jumlah: number } | null;
  }[];
};

/** What a kind of document is called where people read of it. */
export const namaJenis = (jenis: string): string =>
  jenis
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What still prevents closing; an empty list for a day that may close. */
export const periksaSiap = ({
  belum_validasi,
  laci,
  baki_belum_timbang,
  invarian,
}: Kesiapan): Refusal[] => [
  ...belum_validasi.map(({ jenis, jumlah }) =>
    fill(BELUM.BELUM_VALIDASI, { jumlah, jenis: word(namaJenis(jenis)) }),
  ),
  ...laci.flatMap(periksaHitungan),
  ...baki_belum_timbang.map((baki) => fill(BELUM.BAKI_BELUM_TIMBANG, { baki })),
  ...invarian
    .filter((one) => one.jumlah > (one.diakui?.jumlah ?? 0))
    .map(({ kode, nama, jumlah }) =>
      fill(BELUM.INVARIAN_RUSAK, { kode, nama: word(nama), jumlah }),
    ),
];

/** A count is valid for the moment at which it was made: money that moved since makes it worthless. */
function periksaHitungan({ laci, saldo, hitungan }: Laci): Refusal[] {
  if (!hitungan) return [fill(BELUM.KAS_BELUM_HITUNG, { laci: kataLaci(laci) })];
  return hitungan.cash_sistem === saldo ? [] : [fill(BELUM.KAS_BERGERAK, { laci: kataLaci(laci) })];
}

/** 'kas' is the shop's till, 'kas_hutang' the till of loans, 'kas:<name>' any further one. */
export const namaLaci = (laci: string): string =>
  laci === 'kas' ? 'Toko' : laci === 'kas_hutang' ? 'Hutang' : laci.replace(/^kas:/, '');

/** The same inside a sentence: our own two are words, any further one is the shop's name for it. */
export const kataLaci = (laci: string): string | Word =>
  laci.startsWith('kas:') ? namaLaci(laci) : word(namaLaci(laci));

export type Hasil = {
  readonly cash_fisik: Rupiah;
  readonly cash_sistem: Rupiah;
  readonly selisih: Rupiah;
  readonly mutlak: Rupiah;
};

/** All drawers together; `mutlak` adds what is too much to what is missing, so that neither hides the other. */
export function jumlahkanLaci(laci: readonly Laci[]): Hasil {
  const beda = laci.map((one) => selisihOf(one));
  return {
    cash_fisik: sum(laci.map((one) => one.hitungan?.cash_fisik ?? rp(0))),
    cash_sistem: sum(laci.map((one) => one.saldo)),
    selisih: sum(beda),
    mutlak: sum(beda.map((one) => rp(Math.abs(one)))),
  };
}

const selisihOf = ({ saldo, hitungan }: Laci): Rupiah => rp((hitungan?.cash_fisik ?? 0) - saldo);

/** A difference below the smallest coin needs no reason: an old drawer, a changed coin (D-51.1). */
const bukanPecahan = (laci: Laci, pecahan: Rupiah): boolean => Math.abs(selisihOf(laci)) < pecahan;

/** What of the difference goes to `pembulatan`: that of each drawer which is below one coin. */
export const pembulatanLaci = (laci: readonly Laci[], pecahan: Rupiah): Rupiah =>
  sum([rp(0), ...laci.filter((one) => bukanPecahan(one, pecahan)).map(selisihOf)]);

/** What was counted is what the drawer holds: the rest goes to `selisih_kas` (worked-postings.md §7). */
export function bukuSelisih(laci: readonly Laci[], pecahan: Rupiah): Baris[] {
  const bulat = pembulatanLaci(laci, pecahan);
  return [
    uang('selisih_kas', negate(minus(jumlahkanLaci(laci).selisih, bulat))),
    uang('pembulatan', negate(bulat)),
    ...laci.map((one) => uang(one.laci, selisihOf(one))),
  ];
}

/** The differences that somebody answers for, too much added to what is missing. */
export const mutlakSelisih = (laci: readonly Laci[], pecahan: Rupiah): Rupiah =>
  jumlahkanLaci(laci.filter((one) => !bukanPecahan(one, pecahan))).mutlak;

export const periksaAlasan = (mutlak: Rupiah, alasan: string | null): Refusal[] =>
  mutlak !== 0 && alasan === null ? [TIDAK_TUTUP.ALASAN_KOSONG] : [];
