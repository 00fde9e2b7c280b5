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
  BELI_BERUBAH: {
    message: 'Gudang {kode_gudang} Bukan Gudang Pembelian Lagi, Aktifkan Dahulu',
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
  LOT_SUDAH_DISORTIR: { message: 'Lot {no_lot} Sudah Disortir' },
  SORTIR_BEDA_BERAT: { field: 'baris', message: 'Jumlah Sortir {berat} g, Lot {lot} g' },
  SORTIR_BEDA_QTY: { field: 'baris', message: 'Jumlah Sortir {qty} Barang, Lot {lot} Barang' },
  SATU_BARANG: { field: 'qty', message: 'Satu Baris Untuk Satu Barang' },
  LABEL_SATU: { field: 'ke', message: 'Hanya Satu Barang Dapat Diberi Label, Pilih Ke Sortir' },
  KATEGORI_KOSONG: { field: 'kode_kategori', message: 'Kategori Tidak Boleh Kosong' },
  JENIS_KOSONG: { field: 'kode_dept', message: 'Jenis Tidak Boleh Kosong' },
  GROUP_KOSONG: { field: 'kode_group', message: 'Group Tidak Boleh Kosong' },
  NAMA_KOSONG: { field: 'nama_barang', message: 'Nama Barang Tidak Boleh Kosong' },
  TEMPAT_KOSONG: { field: 'kode_gudang', message: 'Gudang Tidak Boleh Kosong' },
  BERAT_JADI_LAIN: { field: 'berat_jadi', message: 'Berat Jadi Hanya Untuk Jual Lagi' },
  BERAT_JADI_LEBIH: { field: 'berat_jadi', message: 'Berat Jadi Tidak Boleh Melebihi Berat Baris' },
  TUKANG_KOSONG: { field: 'kode_tukang', message: 'Tukang Tidak Boleh Kosong' },
  PROSES_KOSONG: { field: 'proses', message: 'Proses Tidak Boleh Kosong' },
  BUKAN_DARI_LOT: { field: 'no_dokumen', message: 'Barang {no} Tidak Ada Di Lot Ini' },
  KEMBALI_BEDA: {
    field: 'berat',
    message: 'Barang Kembali Seberat Saat Diterima, {no} {berat} g',
  },
  BARANG_BEDA: {
    field: 'berat',
    message: 'Barang {no} Diterima {berat} g, Isi Seberat Itu Atau Kosongkan Barangnya',
  },
  KEMBALI_CABANG: {
    field: 'kelas',
    message: 'Barang {no} Dibeli {kode_toko}, Tidak Kembali Ke Pembelian Toko Ini',
  },
  KEMBALI_TIDAK_ADA: {
    field: 'no_dokumen',
    message: 'Sebutkan Barang Pembelian Yang Kembali, Seberat Saat Diterima',
  },
  LOT_TIDAK_UTUH: {
    message: 'Lot {no_lot} Tidak Seperti Saat Diterima, Barangnya Tidak Dapat Kembali',
  },
  LOT_BELUM_DISORTIR: { message: 'Lot {no_lot} Belum Disortir' },
  LOT_DICUCI: { message: 'Lot {no_lot} Sedang Dicuci, Terima Dahulu' },
  LOT_QTY: { field: 'qty', message: 'Lot {no_lot} Berisi {qty} Barang' },
  KELAS_SAMA: { field: 'kelas', message: 'Lot Sudah Di Kelas Ini' },
  KEMBALI_DARI_SORTIR: {
    field: 'kelas',
    message: 'Hanya Lot Yang Belum Disortir Dapat Kembali Ke Pembelian',
  },
  TUKANG_LEBIH: { field: 'kode_tukang', message: 'Barang Yang Dijual Lagi Tidak Ke Tukang' },
  CARA_UJI_KOSONG: { field: 'cara_uji', message: 'Kadar Uji Dan Cara Uji Diisi Bersama' },
  KADAR_BATANG: {
    field: 'kode_kadar',
    message: 'Batang {kadar} Tidak Punya Kode Kadar, Buat Kodenya Dahulu',
  },
  BERAT_SAMA: { field: 'berat', message: 'Berat Lot Sudah {berat} g' },
});
