import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import type { Bayar, Rekening } from '#areas/uang/rules/pembayaran.ts';
import { tanpaNotaKita, type AsalNota } from '#areas/pembelian/rules/pembelian.ts';

export const TIDAK_BELI = refusals({
  SALES_KOSONG: { field: 'kode_sales', message: 'Kode Sales Tidak Boleh Kosong' },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Kode Sales Tidak Ditemukan' },
  NOTA_KOSONG: { field: 'no_faktur_jual', message: 'No Nota Dan Barcode Tidak Boleh Kosong' },
  NOTA_TIDAK_ADA: { field: 'no_faktur_jual', message: 'Nota Tidak Ditemukan' },
  NOTA_BESOK: { field: 'tgl_nota', message: 'Tanggal Nota Tidak Boleh Setelah Hari Ini' },
  NOTA_BELUM_SAH: { field: 'no_faktur_jual', message: 'Nota Belum Divalidasi Atau Sudah Batal' },
  ONLINE_BELUM_CAIR: {
    field: 'no_faktur_jual',
    message: 'Nota Marketplace Belum Cair, Pakai Retur Marketplace',
  },
  CICILAN_BELUM_LUNAS: { field: 'no_faktur_jual', message: 'Cicilan {no} Belum Lunas' },
  BARANG_BUKAN_NOTA: { field: 'kode_barcode', message: 'Barang Tidak Ada Di Nota Ini' },
  SUDAH_DIBELI: { field: 'kode_barcode', message: 'Barang Di Nota Ini Sudah Dibeli Kembali' },
  BARANG_KEMBAR: { field: 'kode_barcode', message: 'Barcode Sudah Ada Di Tabel' },
  NAMA_KOSONG: { field: 'nama_barang', message: 'Nama Barang Tidak Boleh Kosong' },
  JENIS_TIDAK_ADA: { field: 'kode_dept', message: 'Jenis Tidak Ditemukan' },
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  JENIS_BUKAN_NOTA: { field: 'kode_dept', message: 'Jenis Harus Sama Dengan Nota' },
  GROUP_BUKAN_NOTA: { field: 'kode_group', message: 'Group Harus Sama Dengan Nota' },
  KADAR_KOSONG: { field: 'kadar', message: 'Kadar Tidak Boleh 0' },
  KADAR_TIDAK_ADA: {
    field: 'kadar',
    message: 'Kadar Tidak Ditemukan, Pilih Kode Kadar Dari Daftar',
  },
  KONDISI_TIDAK_ADA: { field: 'kondisi', message: 'Kondisi Pembelian Tidak Ditemukan' },
  HARGA_BELUM_ADA: { field: 'harga_per_gram', message: 'Harga Beli Kadar {kadar} Belum Diatur' },
  ROSOK_BELUM_ADA: { field: 'harga_per_gram', message: 'Harga Rosok Belum Diatur' },
  GUDANG_TIDAK_ADA: { message: 'Gudang Pembelian Belum Ada' },
  FOTO_WAJIB: { field: 'foto', message: 'Foto Barang Wajib Dimasukkan' },
  PENJUAL_NAMA: { field: 'customer.nama', message: 'Nama Penjual Tidak Boleh Kosong' },
  PENJUAL_ALAMAT: { field: 'customer.alamat', message: 'Alamat Penjual Tidak Boleh Kosong' },
  PENJUAL_HP: { field: 'customer.no_hp', message: 'No HP Penjual Tidak Boleh Kosong' },
  PENJUAL_KTP: { field: 'customer.no_ktp', message: 'No KTP Penjual Tidak Boleh Kosong' },
  PENJUAL_KTP_TUNJUK: {
    field: 'customer.no_ktp',
    message: 'KTP Harus Ditunjukkan, Ketik Nomornya',
  },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Pembelian' },
  BAYAR_BEDA: { field: 'pembayaran', message: 'Pembayaran Harus Sama Dengan Total Pembelian' },
  BAYAR_JENIS: { field: 'jenis', message: 'Pembelian Dibayar Tunai Atau Transfer' },
  BAYAR_NOL: { field: 'jumlah', message: 'Nominal Tidak Boleh Kosong' },
  REKENING_TIDAK_ADA: { field: 'no_rekening', message: 'No Rekening Tidak Ditemukan' },
  PEMBELIAN_TIDAK_ADA: { message: 'Pembelian Tidak Ditemukan' },
  BELI_KEMARIN: { message: 'Tidak Dapat Batal Pembelian Kemarin' },
  SUDAH_BATAL: { message: 'Pembelian Sudah Dibatalkan' },
  SUDAH_VALIDASI: { message: 'Pembelian Sudah Divalidasi' },
  EMAS_PINDAH: { message: 'Emas Pembelian Ini Sudah Dipindahkan, Tidak Dapat Dibatalkan' },
  BAGIAN_TUKAR: { message: 'Barang Tukar Dan Barang Biasa Tidak Dapat Dibatalkan Bersama' },
  BAGIAN_PUTUS: { message: 'Pembelian Ini Bagian Beli Putus, Batalkan Pelunasannya' },
  BAGIAN_RETUR: { message: 'Retur Marketplace Tidak Dapat Dibatalkan' },
  VALIDASI_PUTUS: { message: 'Pembelian Ini Bagian Beli Putus, Validasi Pelunasannya' },
  VALIDASI_TUKAR: { message: 'Pembelian Ini Bagian Tukar, Validasi Tiketnya' },
  EMAS_TIDAK_ADA: { field: 'barang', message: 'Barang Pembelian Tidak Ada Di Gudang Pembelian' },
  BERAT_LEBIH: { field: 'berat', message: 'Berat Tidak Boleh Melebihi Berat Pembelian' },
});

/** Money out of the drawer or a bank account, together exactly what coins make of the total (D-51.1). */
export function periksaBayarBeli(
  bayar: readonly Bayar[],
  harus: Rupiah,
  rekening: ReadonlyMap<string, Rekening>,
): Refusal[] {
  const salah = bayar.flatMap((one, at) =>
    gather(
      [one.jenis !== 'CASH' && one.jenis !== 'TRANSFER', TIDAK_BELI.BAYAR_JENIS],
      [one.jumlah <= 0, TIDAK_BELI.BAYAR_NOL],
      [
        one.jenis === 'TRANSFER' &&
          rekening.get(one.no_rekening ?? '')?.kode_bank !== (one.kode_bank ?? undefined),
        TIDAK_BELI.REKENING_TIDAK_ADA,
      ],
    ).map((no) => ({ ...no, field: `pembayaran.${at}.${no.field}` })),
  );
  const jumlah = bayar.reduce((all, one) => plus(all, one.jumlah), 0 as Rupiah);
  return salah.length > 0 ? salah : gather([jumlah !== harus, TIDAK_BELI.BAYAR_BEDA]);
}

export type Penjual = {
  readonly nama: string;
  readonly alamat: string;
  readonly no_hp: string | null;
  /** The number that was shown now, or that of the seller's card. */
  readonly no_ktp: string | null;
  readonly ktp_tunjuk: string | null;
};

/** Which sellers must say who they are, as the shop has it (D-13.1). */
export const wajibIdentitas = (
  asal: readonly AsalNota[],
  wajib: 'TIDAK' | 'TANPA_NOTA' | 'SEMUA',
): boolean => wajib === 'SEMUA' || (wajib === 'TANPA_NOTA' && asal.some(tanpaNotaKita));

/** Cash of a person and day that the law asks about, whatever the shop has; a limit of 0 is none (D-13.1). */
export const capaiBatas = (tunaiHariIni: Rupiah, batas: Rupiah): boolean =>
  batas > 0 && tunaiHariIni >= batas;

/**
 * What is missing of a seller. At the limit of the law the identity is shown now (`tunjuk`): the number on a card says
 * who its customer is and not who is here (D-51.10).
 */
export const periksaPenjual = (
  { nama, alamat, no_hp, no_ktp, ktp_tunjuk }: Penjual,
  tunjuk: boolean,
): Refusal[] =>
  gather(
    [!nama, TIDAK_BELI.PENJUAL_NAMA],
    [!alamat, TIDAK_BELI.PENJUAL_ALAMAT],
    [!no_hp, TIDAK_BELI.PENJUAL_HP],
    [!no_ktp, TIDAK_BELI.PENJUAL_KTP],
    [tunjuk && !!no_ktp && !ktp_tunjuk, TIDAK_BELI.PENJUAL_KTP_TUNJUK],
  );
