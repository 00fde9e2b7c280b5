import { refusals } from '#kit/rules/refusal.ts';
import { mg, minus, plus, sum, type Miligram } from '#kit/rules/quantity.ts';

/** Why a tray is not weighed, or its difference not accepted (D-21.1). */
export const TIDAK_TIMBANG = refusals({
  GUDANG_KOSONG: { field: 'kode_gudang', message: 'Mohon Untuk Pilih Kode Gudang' },
  BAKI_KOSONG: { field: 'kode_toko', message: 'Mohon Untuk Pilih Kode Baki' },
  BAKI_TIDAK_ADA: {
    field: 'kode_toko',
    message: 'Baki {kode_baki} Tidak Ditemukan Di Gudang {kode_gudang}',
  },
  DAFTAR_KOSONG: { message: 'Data Tidak Tersedia' },
  TIMBANG_TIDAK_ADA: { message: 'Data Timbang Tidak Ditemukan' },
  SUDAH_DITIMBANG: { message: 'Baki Sudah Ditimbang, Mulai Timbang Kembali Untuk Menimbang Ulang' },
  KEMASAN_BERAT: {
    field: 'kemasan',
    message: 'Kemasan Harus Lebih Ringan Dari Hasil Timbang',
  },
  BUKAN_SELISIH: { message: 'Timbangan Baki Ini Tidak Perlu Diterima' },
  TIMBANG_KEMARIN: { message: 'Tidak Dapat Menerima Selisih Timbang Kemarin' },
  SUDAH_DIULANG: { message: 'Baki Sudah Ditimbang Ulang, Terima Hasil Yang Terakhir' },
});

/** What a tray should weigh with all that lies in it. */
export type IsiBaki = {
  readonly qty: number;
  readonly berat: Miligram;
  readonly berat_baki: Miligram;
  readonly berat_label: Miligram;
};

export type HasilTimbang = {
  readonly harap: Miligram;
  /** What the scale shows too much; negative where something is missing. */
  readonly selisih: Miligram;
  readonly status: 'COCOK' | 'SELISIH';
};

/** Empty tray, pieces, their labels and what else lies on the scale, against its figure. */
export function hitungTimbang(
  { berat, berat_baki, berat_label }: IsiBaki,
  kemasan: Miligram,
  timbang: Miligram,
  toleransi: Miligram,
): HasilTimbang {
  const harap = sum([berat_baki, berat, berat_label, kemasan]);
  const selisih = minus(timbang, harap);
  return { harap, selisih, status: Math.abs(selisih) <= toleransi ? 'COCOK' : 'SELISIH' };
}

/**
 * What lay on the scale beside the pieces: the empty tray when it last agreed, or its difference was accepted, and the
 * packaging that was accepted last; null where none was.
 */
export type BakiLalu = {
  readonly berat_baki: Miligram | null;
  readonly kemasan: Miligram | null;
};

/**
 * Whether the tray itself was made lighter or heavier since it last agreed, or other packaging lies on it than was
 * accepted: then gold that is gone would agree, and somebody else looks at it first. `lalu` is null where it never
 * agreed: then without packaging.
 */
export const bakiBerubah = (
  lalu: BakiLalu | null,
  { berat_baki, kemasan }: BakiLalu,
  toleransi: Miligram,
): boolean =>
  (lalu !== null && lalu.berat_baki !== berat_baki) ||
  Math.abs(minus(kemasan ?? mg(0), lalu?.kemasan ?? mg(0))) > toleransi;

/** The weighing of a tray before this one. */
export type TimbangLalu = {
  readonly status: 'COCOK' | 'SELISIH' | 'DITERIMA';
  readonly selisih: Miligram;
  readonly toleransi: Miligram;
  readonly hari_ini: boolean;
  /** A count of all its pieces was begun since and is finished. */
  readonly dihitung: boolean;
};

/**
 * Whether a tray did not agree before, and its pieces were not counted since (trade-notes C.13): who weighs it once
 * more knows by how much. Then it agrees by a superior's word. One whose difference was accepted today is looked at,
 * too.
 */
export const belumJelas = (lalu: TimbangLalu | null): boolean =>
  lalu !== null &&
  !lalu.dihitung &&
  (lalu.status === 'SELISIH' ||
    (lalu.status === 'DITERIMA' && lalu.hari_ini && Math.abs(lalu.selisih) > lalu.toleransi));

/** What moved through a tray in a day. */
export type GerakBaki = {
  readonly buka: Miligram;
  readonly masuk: Miligram;
  readonly keluar: Miligram;
  readonly jual: Miligram;
};

/** What lies in it at the end: the day book adds up (trade-notes C.13). */
export const hitungTutupBaki = ({ buka, masuk, keluar, jual }: GerakBaki): Miligram =>
  minus(plus(buka, masuk), plus(keluar, jual));
