import { refusals } from '#kit/rules/refusal.ts';

/** Why a step of refining is refused (D-44). */
export const TIDAK_SEPUHAN = refusals({
  GUDANG_BUKAN_ROSOK: { field: 'kode_gudang', message: 'Pilih Gudang Rosok' },
  BARIS_KEMBAR: { field: 'no_dokumen', message: 'Barang Ini Sudah Ada Di Daftar' },
  ASAL_SALAH: { field: 'asal', message: 'Asal Tidak Sesuai Nomor Dokumen' },
  BARANG_TIDAK_ADA: { message: 'Barang {no} Tidak Ada Lagi Di Gudang Pembelian' },
  LOT_TIDAK_ADA: { message: 'Lot {no_lot} Tidak Ada Atau Sudah Habis' },
  GUDANG_BERUBAH: {
    message: 'Gudang {kode_gudang} Bukan Gudang Rosok Atau Hancur Lagi, Aktifkan Dahulu',
  },
  LOT_KEMBAR: { field: 'no_lot', message: 'Lot Ini Sudah Ada Di Daftar' },
  LOT_SUDAH_DITERIMA: { message: 'Lot {no_lot} Sudah Diterima Di Sepuhan' },
  LOT_KURANG: { field: 'berat', message: 'Lot {no_lot} Hanya {berat} g' },
  HASIL_KOSONG: { field: 'hasil', message: 'Hasil Lebur Harus Diisi' },
  HASIL_TANPA_LEBUR: { field: 'hasil', message: 'Susut Tanpa Lebur Tidak Punya Hasil' },
  HASIL_LEBIH: {
    field: 'hasil.berat',
    message: 'Berat Hasil Tidak Boleh Melebihi Berat Masuk {berat} g',
  },
  TUKANG_TIDAK_ADA: { field: 'kode_tukang', message: 'Tukang Tidak Ditemukan' },
  LOT_BARU_KURANG: { field: 'kode_gudang', message: 'Gudang Dan Kadar Lot Baru Harus Diisi' },
  LOT_LAMA_TETAP: {
    field: 'no_lot',
    message: 'Lot Yang Dikoreksi Tidak Berganti Gudang, Kadar, Atau Modal',
  },
  BERAT_KOSONG: { field: 'berat', message: 'Berat Tidak Boleh 0' },
  BERAT_SAMA: { field: 'berat', message: 'Berat Lot Sudah {berat} g' },
});
