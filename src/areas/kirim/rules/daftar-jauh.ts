import type { Hari } from '#kit/rules/hari.ts';
import { minus, percentOf, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Why a list of goods between two servers is not sent, or not taken (D-42.8, D-43.5). */
export const TIDAK_JAUH = refusals({
  DAFTAR_ASING: {
    message: 'Isi Kiriman {no_kirim} Belum Dikenal Server Tujuan, Perbarui Programnya',
  },
  DAFTAR_SALAH: { message: 'Daftar Kiriman {no_kirim} Tidak Dapat Dibaca' },
  DAFTAR_NOMOR: { message: 'Daftar Kiriman {no_kirim} Bukan Dari {dari}' },
  DAFTAR_TANGGAL: { message: 'Tanggal Kiriman {no_kirim} Lebih Dari Seminggu Di Depan' },
  DAFTAR_JUMLAH: { message: 'Jumlah Atau Berat Kiriman {no_kirim} Tidak Sama Dengan Isinya' },
  DAFTAR_KEMBAR: { message: 'Barang {kode_barcode} Dua Kali Di Kiriman {no_kirim}' },
  DAFTAR_LAIN: { message: 'Kiriman {no_kirim} Sudah Ada Dengan Isi Lain' },
  DAFTAR_BESAR: { message: 'Kiriman Ke Server Lain Terlalu Besar, Bagi Menjadi Dua' },
  BERAT_JAUH: { message: 'Berat Barang {kode_barcode} Bukan Berat Emas Ditambah Atribut' },
  MURNI_JAUH: { message: 'Murni Barang {kode_barcode} Bukan Berat Emas Kali Kadar' },
  BARCODE_ASING: {
    message: 'Barcode {kode_barcode} Nomor Toko Server Tujuan Yang Tidak Pernah Keluar Dari Sana',
  },
  SUSULAN_JAUH: { message: 'Kiriman Asal {no_kirim_asal} Tidak Ada Di Server Tujuan' },
  TANPA_MODUL: { message: 'Toko Tujuan Belum Mengaktifkan Kirim Barang' },
  SEPUHAN_JAUH: { message: 'Toko Tujuan Tidak Menerima Sepuhan' },
  BARIS_JAUH: { message: 'Baris {kode_barcode} Bukan Dokumen Atau Lot Toko Pengirim' },
  MURNI_EMAS_JAUH: { message: 'Murni Baris {kode_barcode} Terlalu Jauh Dari Berat Kali Kadar' },
  EMAS_DUA_KALI: {
    message: 'Barang Pembelian {kode_barcode} Sudah Ada Di Kiriman {no_kirim}',
  },
  BELUM_TERSAMBUNG: {
    message: 'Server Toko {kode_toko} Belum Pernah Menjawab, Tukar Kunci Dahulu',
  },
  BARANG_MASIH_DI_SINI: {
    message: 'Barcode {kode_barcode} Masih Dipakai Barang Di {kode_toko}, Laporkan Ke Pusat',
  },
  BARANG_BELUM_DITERIMA: {
    message: 'Barang {kode_barcode} Masih Di Kiriman {no_kirim}, Minta {tujuan} Menerimanya Dahulu',
  },
  BUKAN_JAUH: { message: 'Kiriman {no_kirim} Ke Toko Di Server Ini, Langsung Batalkan' },
  BATAL_DIMINTA: { message: 'Toko Asal Sedang Meminta Batal Kiriman {no_kirim}' },
  BATAL_BELUM_DIMINTA: {
    message: 'Minta Batal Kiriman {no_kirim} Ke Toko Tujuan Dahulu',
  },
  BATAL_BELUM_DIJAWAB: {
    message: 'Toko Tujuan Belum Menjawab Permintaan Batal Kiriman {no_kirim}',
  },
  BATAL_SUDAH_DIMINTA: { message: 'Batal Kiriman {no_kirim} Sudah Diminta' },
  BATAL_TIDAK_DIMINTA: { message: 'Batal Kiriman {no_kirim} Tidak Sedang Diminta' },
});

/** So many days a list may be ahead of the clock of the server that it comes to. */
export const HARI_DI_DEPAN = 7;

/** Where the list of a far shipment is, and how far a cancel of it has come. */
export const KEADAAN_DAFTAR = {
  KIRIM: 'BELUM SAMPAI DI SERVER TUJUAN',
  SAMPAI: 'SAMPAI DI SERVER TUJUAN',
  TOLAK: 'DITOLAK SERVER TUJUAN',
} as const;
export const KEADAAN_BATAL = {
  MINTA: 'BATAL DIMINTA',
  BOLEH: 'BOLEH DIBATALKAN',
  TOLAK: 'BATAL DITOLAK',
} as const;
export type KeadaanDaftar = keyof typeof KEADAAN_DAFTAR;
export type KeadaanBatal = keyof typeof KEADAAN_BATAL;

type Barang = {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly berat_atribut: Miligram;
  readonly murni: Miligram;
};
type Jumlah = {
  readonly no_kirim: string;
  readonly tgl_system: Hari;
  readonly total_qty: number;
  readonly total_berat: Miligram;
  readonly total_murni: Miligram;
};
type Daftar = Jumlah & { readonly barang: readonly Barang[] };
type Baris = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly murni: Miligram;
};
/** Who says it, by which message, and the last day that it may be of. */
export type Pernyataan = {
  readonly dari: string;
  readonly no_dokumen: string;
  readonly batas: Hari;
};

/** What every list must be: a number of the shop that sends it, each line once, its sums those of its lines. */
export function periksaKepalaJauh(
  { no_kirim, ...daftar }: Jumlah,
  baris: readonly Baris[],
  { dari, no_dokumen, batas }: Pernyataan,
): Refusal | undefined {
  if (no_kirim !== no_dokumen || no_kirim.slice(2, 5) !== dari)
    return fill(TIDAK_JAUH.DAFTAR_NOMOR, { no_kirim: no_dokumen, dari });
  if (daftar.tgl_system > batas) return fill(TIDAK_JAUH.DAFTAR_TANGGAL, { no_kirim });
  const seen = new Set<string>();
  for (const { kode_barcode } of baris) {
    if (seen.has(kode_barcode)) return fill(TIDAK_JAUH.DAFTAR_KEMBAR, { kode_barcode, no_kirim });
    seen.add(kode_barcode);
  }
  const sama =
    daftar.total_qty === baris.length &&
    daftar.total_berat === sum(baris.map((one) => one.berat)) &&
    daftar.total_murni === sum(baris.map((one) => one.murni));
  return sama ? undefined : fill(TIDAK_JAUH.DAFTAR_JUMLAH, { no_kirim });
}

/**
 * What a list of pieces must be in itself, beside that: the fine gold of each its gold weight x percent. The sender
 * checks it before anything is written, the receiver before anything is believed.
 */
export function periksaDaftarJauh(daftar: Daftar, kata: Pernyataan): Refusal | undefined {
  for (const { kode_barcode, ...one } of daftar.barang) {
    if (one.berat !== sum([one.berat_asli, one.berat_atribut]))
      return fill(TIDAK_JAUH.BERAT_JAUH, { kode_barcode });
    if (one.murni !== percentOf(one.berat_asli, one.persen, 'half'))
      return fill(TIDAK_JAUH.MURNI_JAUH, { kode_barcode });
  }
  return periksaKepalaJauh(daftar, daftar.barang, kata);
}

/** A piece as the receiver says that it came: its packed weight, or what his scale said, with the fine gold of that. */
export function beratTerimaJauh(
  line: Pick<Barang, 'persen' | 'berat' | 'berat_asli' | 'murni'>,
  told: { readonly berat: Miligram; readonly berat_timbang: Miligram | null },
): { berat: Miligram; murni: Miligram } | undefined {
  if (told.berat === line.berat) return { berat: line.berat, murni: line.murni };
  const asli = minus(told.berat, minus(line.berat, line.berat_asli));
  if (told.berat !== told.berat_timbang || asli <= 0) return undefined;
  return { berat: told.berat, murni: percentOf(asli, line.persen, 'half') };
}
