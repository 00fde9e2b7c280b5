import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { mg, minus, percentOf, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';

/** Why pieces are not shipped, not taken in, not cancelled, or not settled (D-42). */
export const TIDAK_KIRIMAN = refusals({
  TUJUAN_TIDAK_ADA: { field: 'tujuan', message: 'Toko Tujuan Tidak Ditemukan' },
  TUJUAN_BUKAN_ONLINE: { field: 'tujuan', message: 'Toko Tujuan Bukan Toko Online' },
  TUJUAN_ONLINE: {
    field: 'tujuan',
    message: 'Toko Online Dikirimi Lewat Menu Kirim Barang Online Store',
  },
  TUJUAN_TANPA_MODUL: {
    field: 'tujuan',
    message: 'Toko Tujuan Belum Mengaktifkan Kirim Barang',
  },
  TUJUAN_BUKAN_PUSAT: { field: 'tujuan', message: 'Emas Sepuhan Hanya Dikirim Ke Toko Pusat' },
  TUJUAN_TANPA_BERLIAN: {
    field: 'tujuan',
    message: 'Toko Tujuan Tidak Menyimpan Berlian',
  },
  BERLIAN_TANPA_BAKI: { field: 'kode_baki', message: 'Berlian Lepas Tidak Disimpan Di Baki' },
  TUJUAN_TANPA_SEPUHAN: { field: 'tujuan', message: 'Toko Tujuan Tidak Menerima Sepuhan' },
  EMAS_TEMPAT: {
    field: 'kode_gudang',
    message: 'Emas Kembali Ke Gudang Asalnya, Kosongkan Gudang Dan Baki',
  },
  KIRIMAN_EMAS: { message: 'Kiriman {no_kirim} Berisi Emas, Terima Di Menu Terima Sepuhan' },
  KIRIMAN_BERLIAN: { message: 'Kiriman {no_kirim} Berisi Berlian, Terima Di Buku Berlian' },
  KIRIMAN_BARANG: { message: 'Kiriman {no_kirim} Berisi Barang, Terima Di Menu Terima Barang' },
  ASAL_BUKAN_STOCK: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Di Gudang {kode_gudang} Tidak Dapat Dikirim',
  },
  KIRIM_ASAL_TIDAK_ADA: {
    field: 'no_kirim_asal',
    message: 'No Kirim Asal Tidak Ditemukan Atau Bukan Ke Toko Ini',
  },
  BUKAN_LEBIH: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Bukan Barang Lebih Dari {no_kirim}',
  },
  NO_KIRIM_TIDAK_ADA: { message: 'No Kirim Tidak Ditemukan' },
  KIRIMAN_SENDIRI: {
    message: 'Barang Kiriman Harus Diterima Orang Lain, Bukan Pengirimnya',
  },
  KURANG_SENDIRI: {
    message: 'Barang Kurang Harus Diselesaikan Orang Lain, Bukan Yang Menyatakannya',
  },
  KIRIMAN_SELESAI: { message: 'Kiriman {no_kirim} Sudah Selesai' },
  KIRIMAN_DISENTUH: {
    message: 'Kiriman {no_kirim} Sudah Diterima, Tidak Dapat Dibatalkan',
  },
  KIRIMAN_BATAL: { message: 'Kiriman {no_kirim} Sudah Dibatalkan' },
  BUKAN_ISI: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Tidak Ada Di Kiriman {no_kirim}',
  },
  ISI_KIRIMAN: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Ada Di Kiriman {no_kirim}, Terima Seperti Biasa',
  },
  BARANG_SUDAH_DITERIMA: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Sudah Diterima Dengan {no_terima}',
  },
  BARANG_BELUM_PULANG: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Masih Tercatat Di Kiriman Lama, Coba Lagi',
  },
  BERAT_EMAS_NOL: {
    field: 'berat',
    message: 'Berat Harus Lebih Dari Berat Atribut {berat_atribut} g',
  },
  RUSAK_TANPA_FOTO: { field: 'foto', message: 'Barang Rusak Harus Difoto' },
  FOTO_TANPA_RUSAK: { field: 'foto', message: 'Foto Hanya Untuk Barang Rusak' },
  GUDANG_BUKAN_TERIMA: {
    field: 'kode_gudang',
    message: 'Barang Rusak Hanya Dapat Masuk Gudang Toko, Service, Atau Beli',
  },
  PADANAN_KOSONG: {
    field: 'padanan',
    message: '{jenis} {dari} Belum Ada Di Toko Ini, Pilih Padanannya',
  },
  PADANAN_TIDAK_ADA: { field: 'padanan', message: '{jenis} {ke} Tidak Ditemukan' },
  KADAR_TIDAK_SAMA: {
    field: 'padanan',
    message: 'Kadar {ke} Tidak Sama Dengan Kadar Barang, Pilih Kadar Dengan Persen Yang Sama',
  },
  SUDAH_LENGKAP: { message: 'Seluruh Barang Kiriman {no_kirim} Sudah Diterima' },
  BELUM_SELESAI: { message: 'Penerima Belum Menyelesaikan Kiriman {no_kirim}' },
  BUKAN_KURANG: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Bukan Barang Kurang Dari {no_kirim}',
  },
  TEMPAT_KOSONG: { field: 'kode_gudang', message: 'Gudang Tidak Boleh Kosong' },
  LEBIH_SELESAI: {
    field: 'kode_barcode',
    message: 'Barang Lebih {kode_barcode} Sudah {keadaan}',
  },
  LEBIH_PENUH: { message: 'Barang Lebih Paling Banyak {n}, Bicarakan Dengan Toko Asal' },
});

/** As many pieces as one shipment takes, and scans beyond its list that are kept of one. */
export const KIRIM_PALING_BANYAK = 500;
/** Stones that a list names in one piece. */
export const BATU_PALING_BANYAK = 500;
export const LEBIH_PALING_BANYAK = 100;
/** So many numbers that are none may be tried in so many seconds (D-42: as D-41.4). */
export const SALAH_PALING_BANYAK = { most: 10, seconds: 600 } as const;
/** So many days a shipment may be on its way before it is marked. */
export const HARI_DI_JALAN = 3;

/** Warehouses where pieces lie, damaged ones included; loose gold lies as lots in the others. */
export const GUDANG_POTONG: readonly string[] = ['TOKO', 'SERVICE', 'BELI'];

/** A shop as far as goods may be sent there. */
export type TokoKiriman = {
  readonly kode_toko: string;
  readonly jenis: 'PUSAT' | 'CABANG' | 'ONLINE';
  readonly is_active: boolean;
  /** It has the module too: what it cannot receive is not sent (D-42.9). */
  readonly menerima: boolean;
  /** It refines gold, its own and that of branches (D-44.9). */
  readonly menyepuh: boolean;
  /** It keeps stones as stock (D-45.8). */
  readonly berlian: boolean;
  /** It has a server of its own: its list travels (D-43.5). */
  readonly jauh: boolean;
};
export type CaraKirim = 'TOKO' | 'ONLINE' | 'SEPUHAN' | 'BERLIAN';

/** Any other shop that can receive; an online store, and head office as refiner, by screens of their own (D-42.9). */
export function periksaTujuanKiriman(
  dari: string,
  tujuan: TokoKiriman | undefined,
  cara: CaraKirim,
): Refusal[] {
  if (!tujuan?.is_active || tujuan.kode_toko === dari) return [TIDAK_KIRIMAN.TUJUAN_TIDAK_ADA];
  return gather(
    [cara === 'ONLINE' && tujuan.jenis !== 'ONLINE', TIDAK_KIRIMAN.TUJUAN_BUKAN_ONLINE],
    [
      (cara === 'TOKO' || cara === 'BERLIAN') && tujuan.jenis === 'ONLINE',
      TIDAK_KIRIMAN.TUJUAN_ONLINE,
    ],
    [cara === 'SEPUHAN' && tujuan.jenis !== 'PUSAT', TIDAK_KIRIMAN.TUJUAN_BUKAN_PUSAT],
    [!tujuan.menerima, TIDAK_KIRIMAN.TUJUAN_TANPA_MODUL],
    [cara === 'SEPUHAN' && !tujuan.menyepuh, TIDAK_KIRIMAN.TUJUAN_TANPA_SEPUHAN],
    [cara === 'BERLIAN' && !tujuan.berlian, TIDAK_KIRIMAN.TUJUAN_TANPA_BERLIAN],
  );
}

/**
 * Pieces are shipped from shelves and from the service, and one that came damaged from another shop from where it lies
 * with bought goods: it may go back. Loose gold and bought goods have acts of their own.
 */
const BISA_DIKIRIM = GUDANG_POTONG;
export const periksaDikirim = (piece: {
  readonly kode_barcode: string;
  readonly kode_gudang: string;
  readonly jenis_gudang: string;
}): Refusal[] =>
  gather([
    !BISA_DIKIRIM.includes(piece.jenis_gudang),
    fill(TIDAK_KIRIMAN.ASAL_BUKAN_STOCK, {
      kode_barcode: piece.kode_barcode,
      kode_gudang: piece.kode_gudang,
    }),
  ]);

/** A piece as it was packed, and as the scale of the receiver has it. */
export type Ditimbang = {
  readonly persen: Persen;
  readonly berat_kirim: Miligram;
  readonly murni_kirim: Miligram;
  readonly berat_atribut: Miligram;
  readonly berat_timbang: Miligram | null;
};

/**
 * What a piece enters with (D-42.3): its packed weight within the tolerance or unweighed, else what the scale said,
 * with
 * the fine gold of that.
 */
export function tentukanBerat(
  piece: Ditimbang,
  toleransi: Miligram,
): { berat: Miligram; berat_asli: Miligram; murni: Miligram; beda: boolean } {
  const { berat_kirim, murni_kirim, berat_atribut, berat_timbang, persen } = piece;
  const beda = berat_timbang !== null && Math.abs(minus(berat_timbang, berat_kirim)) > toleransi;
  const berat = beda ? berat_timbang : berat_kirim;
  const berat_asli = minus(berat, berat_atribut);
  return {
    berat,
    berat_asli,
    murni: beda ? percentOf(berat_asli, persen, 'half') : murni_kirim,
    beda,
  };
}

/**
 * How far gold without a barcode is from what was packed, by the scale or by a test, whichever is more (D-44.9): who
 * tests lower than it is keeps as much as who packs less.
 */
export const hitungBedaEmas = (line: {
  readonly berat_kirim: Miligram;
  readonly murni_kirim: Miligram;
  readonly berat: Miligram;
  readonly murni: Miligram;
}): Miligram =>
  mg(
    Math.max(
      Math.abs(minus(line.berat, line.berat_kirim)),
      Math.abs(minus(line.murni, line.murni_kirim)),
    ),
  );

/** How far pieces are from what they were packed with, lighter and heavier added. */
export const jumlahkanBeda = (
  pieces: readonly { readonly berat_kirim: Miligram; readonly berat: Miligram }[],
): Miligram => sum(pieces.map((one) => mg(Math.abs(minus(one.berat, one.berat_kirim)))));

/**
 * Who agrees to pieces that weigh otherwise (D-42.3): a supervisor, or an owner where they and what the same person
 * found different in thirty days are more than the shop leaves to supervisors. A lighter piece in the place of the one
 * that was sent has its barcode, and both who ask and who agree are of one shop.
 */
export const tentukanPenyetujuBeda = (
  beda: Miligram,
  dulu: Miligram,
  batas: Miligram,
): 'SPV' | 'OWN' => (sum([beda, dulu]) > batas ? 'OWN' : 'SPV');

/** For so many days the sender's home names pieces that the other shop took in otherwise. */
export const HARI_BERBEDA = 7;

/** Damage is photographed, and nothing else is; a damaged piece may lie anywhere that pieces lie (D-42.3). */
export const RUSAK = 'RUSAK';
export const periksaKondisi = (
  { kondisi, foto }: { readonly kondisi: string | null; readonly foto: string | null },
  index: number,
): Refusal[] =>
  gather(
    [kondisi === RUSAK && foto === null, TIDAK_KIRIMAN.RUSAK_TANPA_FOTO],
    [kondisi !== RUSAK && foto !== null, TIDAK_KIRIMAN.FOTO_TANPA_RUSAK],
  ).map((one) => at(one, 'barang', index));
