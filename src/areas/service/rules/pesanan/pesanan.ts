import { formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { percentOf, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';

/** States in which an order lives: its money and samples are the shop's to keep. */
export const PESANAN_HIDUP = ['VALID', 'PROSES', 'SELESAI'] as const;
/** States in which a craftsman may have it, or in which it is finished. */
export const PESANAN_DIKERJAKAN = ['VALID', 'PROSES'] as const;

export const TIDAK_PESANAN = refusals({
  SUDAH_VALIDASI: { message: 'Pesanan Sudah Divalidasi' },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'DP Diterima Di Validasi Pesanan' },
  DP_KURANG: { field: 'pembayaran', message: 'DP Pesanan Minimal {minimal}' },
  SUDAH_LUNAS: { field: 'pembayaran', message: 'DP Sudah Sebesar Total Pesanan' },
  HARGA_BERUBAH: { field: 'harga_per_gram', message: 'Harga Emas Berubah, Periksa Lagi' },
  HARGA_KOSONG: { field: 'harga_per_gram', message: 'Harga Emas Hari Ini Belum Diisi' },
  TANPA_CARA: { field: 'berat', message: 'Timbang Barang Jadi Atau Pindai Barang Stock' },
  DUA_CARA: {
    field: 'kode_barcode',
    message: 'Barang Jadi Ditimbang Atau Dipindai, Tidak Keduanya',
  },
  KATEGORI_KOSONG: { field: 'kode_kategori', message: 'Kategori Barang Jadi Harus Dipilih' },
  GROUP_KOSONG: { field: 'kode_group', message: 'Group Barang Jadi Harus Dipilih' },
  SUDAH_JADI: { field: 'urut', message: 'Barang Nomor {urut} Tidak Ada Atau Sudah Selesai' },
  BARIS_KEMBAR: { field: 'urut', message: 'Barang Nomor {urut} Dipilih Dua Kali' },
  BARCODE_KEMBAR: { field: 'kode_barcode', message: 'Barcode Sudah Dipakai Baris Lain' },
  KADAR_LAIN: { field: 'kode_barcode', message: 'Kadar Barang Stock Tidak Sama Dengan Pesanan' },
  JENIS_LAIN: { field: 'kode_barcode', message: 'Jenis Barang Stock Tidak Sama Dengan Pesanan' },
  HARGA_TETAP: {
    field: 'kode_barcode',
    message: 'Barang Berbatu Atau Berharga Tetap Tidak Dapat Dipakai Untuk Pesanan',
  },
  GUDANG_TOKO_KOSONG: { message: 'Belum Ada Gudang Toko Untuk Barang Jadi' },
  TEMPAT_KOSONG: { field: 'kode_gudang', message: 'Tempat Barang Jadi Harus Dipilih' },
  CONTOH_TIDAK_ADA: { message: 'Barang Contoh Tidak Ada Atau Sudah Diambil' },
  CONTOH_BELUM: { message: 'Pesanan Ini Belum Divalidasi, Barang Contoh Masih Milik Customer' },
  CONTOH_MANA: { field: 'urut', message: 'Pilih Barang Contoh Yang Diambil' },
  BAYAR_ORDER: {
    field: 'pembayaran',
    message: 'Pesanan Ini Dibayar {kode_marketplace} Dengan Order {no_order}',
  },
  BARIS_ORDER: {
    field: 'no_po',
    message: 'Pesanan Yang Dibayar Marketplace Hanya Berisi Barang Order {no_order}',
  },
  ORDER_LEBIH: {
    field: 'barang',
    message: 'Order {no_order} Dibayar {total}, Lebih Dari Harga Barang {harga}',
  },
  ORDER_KEMBALI: {
    field: 'no_rekening',
    message: 'Uang Order {no_order} Dikembalikan Lewat {kode_marketplace}, Bukan Oleh Toko',
  },
  ORDER_PPH22: {
    field: 'no_po',
    message: 'Pembeli Order {no_order} Kena PPh 22, Yang Tidak Dibayar {kode_marketplace}',
  },
  ORDER_BEDA: { message: 'Total {total} Berbeda Dari Uang Order {no_order} Sebesar {dp}' },
  PO_TIDAK_ADA: { field: 'no_po', message: 'Nomor PO Tidak Ditemukan' },
});

/** The least first payment, rounded up to whole rupiah (PESANAN_MIN_DP_PERSEN, D-36.3). */
export function periksaDpPesanan(dp: Rupiah, total: Rupiah, persen: Persen): Refusal[] {
  const minimal = percentOf(total, persen, 'up');
  return gather([dp < minimal, fill(TIDAK_PESANAN.DP_KURANG, { minimal: formatRupiah(minimal) })]);
}

const PANJANG_DESKRIPSI = 20;
/** What is wanted is said in words that the craftsman can work by; letters as a person counts them. */
export const periksaDeskripsi = (deskripsi: string): Refusal[] =>
  gather([[...deskripsi.trim()].length < PANJANG_DESKRIPSI, TIDAK_BARANG.DESKRIPSI_PENDEK]);

export const periksaJanjiPesanan = (tgl_janji: Hari, hari: Hari): Refusal[] =>
  gather([tgl_janji < hari, TIDAK_SERVICE.JANJI_LAMPAU]);

type SelesaiDiminta = {
  readonly berat: Miligram | null;
  readonly kode_barcode: string | null;
  readonly kode_kategori: string | null;
  readonly kode_group: string | null;
};

/** A finished line is a piece on the scale, with the codes of its label, or a piece of the stock (D-36.5). */
export const periksaCara = (
  { berat, kode_barcode, kode_kategori, kode_group }: SelesaiDiminta,
  dipesan: { readonly kode_group: string | null },
): Refusal[] => {
  const made = berat !== null && kode_barcode === null;
  return gather(
    [berat === null && kode_barcode === null, TIDAK_PESANAN.TANPA_CARA],
    [berat !== null && kode_barcode !== null, TIDAK_PESANAN.DUA_CARA],
    [made && kode_kategori === null, TIDAK_PESANAN.KATEGORI_KOSONG],
    [made && kode_group === null && dipesan.kode_group === null, TIDAK_PESANAN.GROUP_KOSONG],
  );
};

/** Lines that are finished are open, and each is named once. */
export const periksaUrut = (urut: readonly number[], terbuka: readonly number[]): Refusal[] =>
  urut.flatMap((one, index) =>
    gather(
      [!terbuka.includes(one), fill(TIDAK_PESANAN.SUDAH_JADI, { urut: one })],
      [urut.indexOf(one) < index, fill(TIDAK_PESANAN.BARIS_KEMBAR, { urut: one })],
    ).map((no) => at(no, 'barang', index)),
  );
