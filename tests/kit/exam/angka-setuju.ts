import type { EventKey } from '#app/contract/events.ts';

/**
 * What an approver of each event always reads (D-27.3, column `figures` of the list of authorisations): one line of
 * labels for each way in which the event is asked for. A request that has none of these lines whole fails the test that
 * made it, and an event without an entry fails `angka-setuju.test.ts`. Labels that are made of codes, names and fields
 * of a master are not named here; where there are only such, `1` says that at least one figure is there.
 */
type Garis = readonly string[] | 1;

const BATAL = ['Alasan'];
const BATAL_HARI = [...BATAL, 'Batal pengguna ini hari ini'];
const SUSUT = ['Susut murni', 'Nilai susut'];

export const ANGKA_SETUJU: Readonly<Record<EventKey, readonly Garis[]>> = {
  BATAL_PENJUALAN: [
    ['Total', ...BATAL_HARI],
    ['Total', 'Status kirim', 'Alasan'],
  ],
  BATAL_PEMBELIAN: [['Emas ada di', ...BATAL_HARI]],
  BATAL_TUKAR: [['Faktur jual', 'Faktur beli', ...BATAL_HARI]],
  BATAL_TITIPAN: [['Uang titip', 'Dikembalikan', ...BATAL], ['Customer', ...BATAL], BATAL],
  REFUND_TITIPAN: [
    ['Uang titip', 'Pengembalian menurut ketentuan', 'Dikembalikan'],
    ['DP', 'Pengembalian menurut ketentuan', 'Dikembalikan'],
    ['Customer', 'DP', 'Harga pesan', 'Total', 'Dikembalikan'],
  ],
  BATAL_PESANAN: [BATAL, ['Customer', 'DP', 'Harga pesan', 'Total', 'Dikembalikan']],
  PESANAN_SELISIH: [['Berat pesan', 'Berat jadi']],
  BATAL_SERVICE: [BATAL, ['Customer', 'DP', 'Ongkos', 'Total', 'Sisa']],
  SERVICE_SELISIH: [
    ['Berat tidak terjelaskan', 'Susut yang dibolehkan', 'Susut', 'Susut persen', 'Tukang'],
    ['Perkiraan ongkos', 'Ongkos'],
    ['Susut', 'Susut persen', 'Tukang'],
  ],
  BATAL_HUTANG: [BATAL],
  BATAL_BUNGA_HUTANG: [['Bunga dibayar sampai', ...BATAL]],
  BATAL_HUTANG_LUNAS: [BATAL],
  PLAFOND_LEWAT: [['Jumlah hutang', 'Nilai rosok']],
  BUNGA_KHUSUS: [
    ['Bunga menurut tabel', 'Bunga diminta'],
    ['Lama menurut parameter', 'Lama diminta'],
  ],
  BUNGA_DI_BAWAH: [['Bunga terhitung', 'Bunga diminta', 'Selisih'], ['Admin diminta']],
  LELANG_HUTANG: [
    ['Customer', 'Hari lewat', 'Pokok', 'Bunga', 'Biaya lelang', 'Nilai rosok', 'Hasil lelang'],
  ],
  BATAL_LELANG_HUTANG: [BATAL],
  BAYAR_KELEBIHAN_LELANG: [
    ['Customer', 'Penerima', 'Identitas', 'Kelebihan', 'Tgl lelang'],
    ['Customer', 'Penerima', 'Kelebihan', 'Tgl lelang'],
    ['Customer', 'Penerima', 'Kelebihan', ...BATAL],
  ],
  DUPLIKAT_SURAT_HUTANG: [['No Hutang', 'Customer', 'Jumlah hutang', 'Duplikat', 'Alasan']],
  OPNAME_HUTANG_KOSONGKAN: [['Ketemu', 'Belum ketemu', 'Dipindai oleh', 'Mulai']],
  OPNAME_HUTANG_SELESAI: [['Ketemu', 'Belum ketemu']],
  BATAL_CICILAN: [['Sudah dibayar', 'Dikembalikan', 'Letak barang', ...BATAL], BATAL],
  BATAL_BAYAR_CICILAN: [['Sisa menjadi', ...BATAL], BATAL],
  LELANG_CICILAN: [
    ['Bulan menunggak', 'Sudah dibayar', 'Sisa', 'Harga beli hari ini', 'Hasil lelang'],
  ],
  BATAL_LELANG_CICILAN: [['Letak barang', 'Cicilan berjalan lagi', ...BATAL]],
  CETAK_ULANG: [['Sudah dicetak', 'Alasan']],
  CETAK_ULANG_BARCODE: [1],
  HARGA_DI_BAWAH: [
    ['Barcode', 'Harga komputer', 'Harga diminta', 'Potongan'],
    ['Harga komputer', 'Harga diminta'],
    ['Kunci harga toko', 'Kunci harga diminta', 'Total', 'DP'],
  ],
  BERLIAN_DI_BAWAH_MODAL: [['Sertifikat', 'Harga diminta', 'Harga modal', 'Rugi']],
  BATAS_HARGA: [
    ['Harga hari ini', 'Harga diketik', 'Selisih'],
    ['Harga beli hari ini', 'Harga diketik', 'Selisih'],
    ['Kadar nota', 'Kadar uji', 'Harga diminta'],
  ],
  BELI_DI_ATAS_HARGA: [['Harga hari ini', 'Harga nota', 'Harga diminta', 'Selisih', 'Berat']],
  BELI_DI_ATAS_NOTA: [
    ['Tanggal Nota', 'Harga pada nota', 'Harga diminta', 'Harga beli hari ini', 'Harga emas'],
  ],
  BELI_BERAT_LEBIH: [['Berat nota', 'Berat timbang', 'Selisih']],
  BELI_KADAR_TURUN: [['Kadar nota', 'Kadar uji', 'Selisih']],
  BELI_DI_ATAS_BATAS: [['Total', 'Batas', 'Kas toko', 'Penjual', 'Identitas']],
  TOLERANSI_BERAT: [['Berat stock', 'Berat diketik', 'Selisih', 'Nilai'], 1],
  UBAH_BARANG: [1],
  UBAH_MASSAL: [['Perubahan', 'Jumlah', 'Alasan']],
  UBAH_HARGA_EMAS: [['Harga lama', 'Harga baru'], 1],
  HANCUR_BARANG: [['Modal', 'Alasan']],
  HANCUR_PEMBELIAN: [['Barang', 'Berat masuk', 'Hasil', 'Harga beli', 'Alasan']],
  BATAL_HANCUR: [BATAL],
  BATAL_PENERIMAAN: [BATAL],
  PENERIMAAN_SELISIH: [['Berat diterima', 'Jumlah berat barang', 'Selisih'], 1],
  BATAL_PINDAH: [BATAL],
  TIMBANG_SELISIH: [
    ['Berat seharusnya', 'Hasil timbang', 'Selisih', 'Petugas', 'Timbang terakhir', 'Alasan'],
  ],
  RESET_TIMBANG: [1],
  OPNAME_SELESAI: [['Seharusnya', 'Ketemu', 'Hilang', 'Lebih', 'Tidak dikenal', 'Modal hilang']],
  OPNAME_KOSONGKAN: [
    ['Ketemu', 'Belum ketemu', 'Dipindai oleh', 'Mulai'],
    ['Dihitung', 'Belum ketemu', 'Dihitung oleh', 'Mulai'],
  ],
  KIRIMAN_SELISIH: [
    ['Berat dikirim', 'Berat diterima', 'Toko Asal', 'Pengirim'],
    ['Berat kurang', 'Toko Asal', 'Pengirim', 'Alasan'],
    ['Carat kurang', 'Toko Asal', 'Pengirim', 'Alasan'],
    ['Toko Asal', 'Pengirim'],
    BATAL,
  ],
  BATAL_KIRIM_BARANG: [BATAL],
  SUSUT_LEBIH: [SUSUT],
  BATAL_SEPUHAN: [BATAL],
  KOREKSI_SEPUHAN: [['Lot'], ['Lot baru']],
  KOREKSI_MANUAL: [['Modal Berubah']],
  BATAL_MANUAL: [BATAL_HARI],
  RESET_POIN: [['Member', 'Poin', 'Nilai', 'Alasan']],
  KOREKSI_POIN: [['Member', 'Saldo sekarang', 'Saldo sesudah', 'Alasan']],
  BATAL_HADIAH: [BATAL],
  SELISIH_KAS: [
    ['Terhitung', 'Menurut buku', 'Selisih', 'Alasan', 'Selisih pengguna ini 30 hari'],
    ['Menurut buku', 'Terhitung', 'Toko Asal'],
  ],
  HITUNG_ULANG: [['Hitungan pertama', 'Terhitung', 'Menurut buku', 'Selisih']],
  KAS_KELUAR_BESAR: [['Sisa Kas'], ['Dibayarkan sekarang', 'Menjadi', 'Batas sehari']],
  BATAL_KAS: [
    ['Saldo Setelah Batal', ...BATAL],
    ['Dana Masuk', ...BATAL],
  ],
  BATAL_MUTASI: [['Sisa asal', 'Saldo tujuan', ...BATAL]],
  PENGALIHAN_SALDO: [['Nominal', 'Sisa asal', 'Saldo tujuan']],
  GESEK_TUNAI: [
    ['Customer', 'Bank', 'Tunai diberikan', 'Fee', 'Gesek hari ini'],
    ['No Hutang', 'Customer'],
  ],
  BATAL_GESEK: [BATAL],
  KIRIM_UANG_BESAR: [['Batas']],
  BATAL_KIRIM_UANG: [['Umur', ...BATAL]],
  BUKA_LACI: [['Alasan', 'Dibuka hari ini']],
  NON_CASH_SELISIH: [1],
  TANGGAL_MUNDUR: [
    ['Transaksi', 'Disimpan pada', 'Hari ini'],
    ['Barang', 'Disimpan pada'],
  ],
  BUKA_ULANG_HARI: [['Hari', 'Alasan']],
  HAK_AKSES: [
    ['User', 'Sebelum', 'Sesudah'],
    ['User', 'Sesudah'],
    ['User', 'Nama alat'],
    ['User'],
    ['Sales', 'No HP'],
  ],
  UBAH_PARAMETER: [['Parameter', 'Nilai lama', 'Nilai baru'], ['Perubahan']],
  UBAH_MODUL: [['Modul', 'Sebelum', 'Sesudah']],
  IMPORT_PUSAT: [['Versi']],
  EKSPOR_DATA: [
    ['Tabel', 'Baris', 'Kolom', 'Alasan'],
    ['Nama', 'Batas per menit', 'Yang dibuka'],
  ],
  // What the house asks beside the list.
  AKSESORIS_BANYAK: [['Gerak', 'Qty', 'Batas per hari', 'Digerakkan hari ini', 'Keterangan']],
  BATAL_AKSESORIS: [BATAL],
  BATAL_OPNAME: [['No Opname', 'Tempat', 'Alasan']],
  BATAL_OPNAME_GLOBAL: [['Hasil', 'Selisih berat', 'Petugas', 'Alasan']],
  BATAL_RETUR_SUPPLIER: [BATAL],
  BATAL_UBAH_MASSAL: [BATAL],
  BELI_BERLIAN: [['Harga batu', 'Berat', 'Berat emas']],
  BELI_PUTUS: [['No Hutang', 'Jumlah hutang', 'Harga penawaran', 'Harga beli']],
  CICILAN_DI_AWAL: [['Customer', 'No HP', 'Harga Cicilan', 'DP', 'Piutang', 'Bulan']],
  KUPON_BANYAK: [['Jenis kupon', 'Banyak', 'Sudah diterbitkan hari ini', 'Batas sehari']],
  MILIK_LAIN: [
    ['Pemilik', 'Dipakai oleh'],
    ['Nomor', 'Pemilik', 'Yang datang', 'Pencocokan'],
    ['Nomor'],
  ],
  PEMBAYARAN_BESAR: [
    ['Dibayarkan sekarang', 'Menjadi', 'Batas sehari'],
    ['Pokok', 'Batas pinjaman'],
    ['Total pembelian', 'Batas pembelian', 'Kas toko', 'Penjual', 'Identitas'],
  ],
  PESANAN_ONLINE_BEDA: [['Barang dipesan', 'Barang dijual', 'Dibayar pembeli', 'Dijual'], 1],
  RETUR_SUPPLIER: [
    ['Modal saat diterima', 'Modal sekarang', 'Alasan'],
    ['Modal saat diterima', 'Modal sekarang', 'Keterangan'],
  ],
  TANGGAL_LOMPAT: [['Hari terakhir', 'Tanggal server']],
  UBAH_CUSTOMER: [1],
};

export type Diminta = {
  readonly event: readonly string[];
  readonly angka: readonly { readonly label: string; readonly ke?: number }[];
};

/** Events of a request whose approver lacks what is named above, with what he read. */
export function kurangAngka({ event, angka }: Diminta): string[] {
  return event.flatMap((kode, at) => {
    const read = angka.filter(({ ke = 1 }) => ke === at + 1).map(({ label }) => label);
    const ways = (ANGKA_SETUJU as Readonly<Record<string, readonly Garis[]>>)[kode];
    // A row that a test laid in by itself, of an event that is none.
    if (!ways) return [];
    const whole = ways.some((way) =>
      way === 1 ? read.length > 0 : way.every((label) => read.includes(label)),
    );
    return whole ? [] : [`${kode}: ${read.join(', ') || '-'}`];
  });
}
