import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { negate } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { sense } from '#kit/rules/sentence.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { jam, saat, tgl, uang, type Kalimat } from '#areas/dashboard/web/kalimat-kata.ts';
import { KALIMAT_ANTAR } from '#areas/dashboard/web/kalimat-antar.ts';
import { KALIMAT_ONLINE } from '#areas/dashboard/web/kalimat-online.ts';

/** The facts of a line as sentences of the shop. */
export const kalimatPerlu = (row: Perlu): Kalimat => KALIMAT[row.jenis](row);

const LIHAT_NOTA = ['lihat-penjualan', 'laporan-penjualan-faktur'];

/** Why the last try made no copy, and what mends it (`backup-state.ts`); why a photo is not out of the house yet. */
const SEBAB: Record<string, () => string> = {
  TANPA_FOLDER: () => t('Folder cadangan di server belum ditentukan'),
  FOLDER_TIDAK_ADA: () => t('Folder cadangan tidak ada: periksa disknya'),
  DISK_PENUH: () => t('Disk cadangan penuh'),
  TIDAK_BISA_DITULIS: () => t('Folder cadangan tidak boleh ditulis server'),
  TANPA_PG_DUMP: () => t('Program pg_dump tidak ada di server'),
  LOG_TERTAHAN: () => t('Catatan perubahan tidak sampai ke folder cadangan'),
  FOTO_TIDAK_DIJAWAB: () => t('Penyimpanan foto tidak menjawab'),
};
const sebab = ({ dokumen }: Perlu): string =>
  SEBAB[dokumen ?? '']?.() ?? t('Sebabnya ada di log server');

const KALIMAT: Record<Perlu['jenis'], (row: Perlu) => Kalimat> = {
  BUKU_RUSAK: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} pemeriksaan buku rusak', { jumlah: row.jumlah }),
    fakta: t('{kode}, diperiksa {waktu}. Hubungi dukungan sebelum bertransaksi lagi', {
      kode: row.dokumen ?? '-',
      waktu: saat(row),
    }),
    ke: ['faktur-bermasalah', 'buku-besar'],
    act: t('Lihat'),
  }),
  CADANGAN_LAMA: (row) => ({
    edge: 'delima',
    judul: t('Cadangan tidak berjalan'),
    fakta: [
      row.waktu
        ? t('Salinan terakhir {waktu}', { waktu: saat(row) })
        : t('Tidak ada salinan yang terbaca'),
      sebab(row),
    ].join('. '),
    ke: [],
    act: '',
  }),
  AKUN_DUKUNGAN: (row) => ({
    edge: 'tembaga',
    judul: t('Akun dukungan {user} dapat masuk', { user: row.user_id ?? '-' }),
    fakta: t('Sampai {waktu}. Owner dapat mengakhirinya kapan saja', { waktu: saat(row) }),
    ke: ['data-users'],
    act: t('Data Users'),
  }),
  FOTO_BELUM_DIHAPUS: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} foto identitas belum terhapus', { jumlah: formatInt(row.jumlah) }),
    fakta: [
      t('Datanya dihapus {waktu}. Tidak diperlihatkan lagi, dan dicoba dihapus terus', {
        waktu: saat(row),
      }),
      sebab(row),
    ].join('. '),
    ke: [],
    act: '',
  }),
  HARI_TERTINGGAL: (row) => ({
    edge: 'delima',
    judul: t('Hari kemarin belum ditutup'),
    fakta: t('{tgl} masih terbuka, kasir menunggu sampai ditutup', { tgl: tgl(row) }),
    ke: ['tutup-toko'],
    act: t('Tutup toko'),
  }),
  SELISIH_KAS: (row) => ({
    edge: 'delima',
    judul:
      (row.rupiah ?? 0) < 0
        ? t('Kas kurang {rupiah} pada tutup terakhir', {
            rupiah: row.rupiah === null ? '-' : formatRupiah(negate(row.rupiah)),
          })
        : t('Kas lebih {rupiah} pada tutup terakhir', { rupiah: uang(row.rupiah) }),
    fakta: t('{tgl}, ditutup oleh {user}', { tgl: tgl(row), user: row.user_id ?? '-' }),
    ke: ['laporan-keuangan-akhir-hari', 'laporan-kas'],
    act: t('Laporan'),
  }),
  UANG_DI_JALAN: (row) => ({
    edge: 'delima',
    judul: t('{rupiah} di jalan lebih dari 3 hari', { rupiah: uang(row.rupiah) }),
    fakta: t('{dokumen}, dikirim sejak {tgl}', { dokumen: row.dokumen ?? '-', tgl: tgl(row) }),
    ke: ['kirim-uang-pusat', 'terima-uang-kas', 'laporan-kirim-terima-uang'],
    act: t('Lihat'),
  }),
  BARANG_DI_JALAN: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} kiriman barang di jalan lebih dari 3 hari', { jumlah: row.jumlah }),
    fakta: t('{dokumen}, dikirim sejak {tgl}', { dokumen: row.dokumen ?? '-', tgl: tgl(row) }),
    ke: ['terima-barang', 'kirim-barang', 'laporan-kirim-barang'],
    act: t('Lihat'),
  }),
  KIRIMAN_BERBEDA: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} barang kiriman diterima dengan berat lain', { jumlah: row.jumlah }),
    fakta: t('{dokumen}: {barang}', { dokumen: row.dokumen ?? '-', barang: row.barang ?? '-' }),
    ke: ['laporan-kirim-barang', 'kirim-barang'],
    act: t('Lihat'),
  }),
  BARANG_LEBIH: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} barang lebih belum dikirim susulan dan belum kembali', {
      jumlah: row.jumlah,
    }),
    fakta: t('{dokumen}: {barang}', { dokumen: row.dokumen ?? '-', barang: row.barang ?? '-' }),
    ke: ['terima-barang', 'kirim-barang'],
    act: t('Lihat'),
  }),
  BATAL_JUAL_LAGI: (row) => ({
    edge: 'tembaga',
    judul: t('{jumlah} barang dibatalkan lalu dijual lagi', { jumlah: row.jumlah }),
    fakta: t('{barang} oleh {user}: {dari} menjadi {ke}, {menit} menit kemudian', {
      barang: row.barang ?? '-',
      user: row.user_id ?? '-',
      dari: uang(row.dari),
      ke: uang(row.ke),
      menit: formatInt(row.menit ?? 0),
    }),
    ke: ['laporan-batal-penjualan'],
    act: t('Bandingkan'),
  }),
  JUAL_SETELAH_UBAH_HARGA: (row) => ({
    edge: 'tembaga',
    judul:
      row.jumlah === 1
        ? t('1 nota dijual setelah harga berubah')
        : t('{jumlah} nota dijual setelah harga berubah', { jumlah: row.jumlah }),
    fakta: t('{dokumen} {rupiah}, {menit} menit setelah {barang} dari {dari} ke {ke}', {
      dokumen: row.dokumen ?? '-',
      rupiah: uang(row.rupiah),
      menit: formatInt(row.menit ?? 0),
      barang: row.barang ?? '-',
      dari: formatInt(row.dari ?? 0),
      ke: formatInt(row.ke ?? 0),
    }),
    ke: LIHAT_NOTA,
    act: t('Lihat nota'),
  }),
  BATAL_SERING: (row) => ({
    edge: 'tembaga',
    judul: t('{user} membatalkan {jumlah} nota dalam 7 hari', {
      user: row.user_id ?? '-',
      jumlah: row.jumlah,
    }),
    fakta: t('Biasanya {biasanya}, terakhir {waktu}', {
      biasanya: ((row.biasanya ?? 0) / 100).toFixed(1),
      waktu: saat(row),
    }),
    ke: ['laporan-batal-penjualan'],
    act: t('Bandingkan'),
  }),
  BELUM_VALIDASI: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} nota menunggu validasi', { jumlah: row.jumlah }),
    fakta:
      row.rupiah === null
        ? t('Menunggu sejak {jam}', { jam: jam(row) })
        : t('{rupiah} belum diterima, menunggu sejak {jam}', {
            rupiah: uang(row.rupiah),
            jam: jam(row),
          }),
    ke: ['validasi-jual-beli', 'validasi-penjualan', ...LIHAT_NOTA],
    act: t(sense('Validasi', 'tombol')),
  }),
  TITIPAN_BELUM_VALIDASI: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} titipan menunggu validasi', { jumlah: row.jumlah }),
    fakta: t('Menunggu sejak {jam}', { jam: jam(row) }),
    ke: ['validasi-titipan', 'lihat-titipan'],
    act: t(sense('Validasi', 'tombol')),
  }),
  MANUAL_BELUM_VALIDASI: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} nota manual menunggu validasi', { jumlah: row.jumlah }),
    fakta: t('{rupiah} sudah dibayar, menunggu sejak {jam}', {
      rupiah: uang(row.rupiah),
      jam: jam(row),
    }),
    ke: ['validasi-jual-beli-manual', 'transaksi-penjualan-manual'],
    act: t(sense('Validasi', 'tombol')),
  }),
  SERVICE_TERLAMBAT: (row) => ({
    edge: 'tembaga',
    judul: t('{jumlah} service lewat janji', { jumlah: row.jumlah }),
    fakta: t('Paling lama dijanjikan {tgl}', { tgl: tgl(row) }),
    ke: ['lihat-services'],
    act: t('Lihat'),
  }),
  SERVICE_BELUM_DIAMBIL: (row) => ({
    edge: 'nilam',
    judul: t('{jumlah} service selesai belum diambil', { jumlah: row.jumlah }),
    fakta:
      row.rupiah === null
        ? t('Paling lama siap sejak {tgl}', { tgl: tgl(row) })
        : t('{rupiah} belum dibayar, paling lama siap sejak {tgl}', {
            rupiah: uang(row.rupiah),
            tgl: tgl(row),
          }),
    ke: ['lihat-services'],
    act: t('Lihat'),
  }),
  TUNDA_LAMA: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} keranjang ditahan lebih dari 1 jam', { jumlah: row.jumlah }),
    fakta: t('{rupiah}, sejak {waktu}', { rupiah: uang(row.rupiah), waktu: saat(row) }),
    ke: ['transaksi-penjualan'],
    act: t('Buka kasir'),
  }),
  ...KALIMAT_ONLINE,
  ...KALIMAT_ANTAR,
  HUTANG_DEKAT_ROSOK: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} hutang mendekati nilai rosok jaminannya', { jumlah: row.jumlah }),
    fakta: t('Kewajiban {rupiah}. Minta bunga atau peremajaan sebelum harga turun lagi', {
      rupiah: uang(row.rupiah),
    }),
    ke: ['laporan-hutang-jatuh-tempo', 'lihat-hutang'],
    act: t('Laporan'),
  }),
  HUTANG_TANPA_ROSOK: (row) => ({
    edge: 'tembaga',
    judul: t('Nilai jaminan {jumlah} hutang tidak diketahui', { jumlah: row.jumlah }),
    fakta: t('Harga rosok belum diisi'),
    ke: ['settingsystem', 'lihat-hutang'],
    act: t('Isi harga'),
  }),
  HUTANG_TEMPO_HARI: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} hutang jatuh tempo hari ini', { jumlah: row.jumlah }),
    fakta: t('Kewajiban {rupiah}', { rupiah: uang(row.rupiah) }),
    ke: ['laporan-hutang-jatuh-tempo', 'lihat-hutang'],
    act: t('Lihat'),
  }),
  HUTANG_TEMPO_MINGGU: (row) => ({
    edge: 'nilam',
    judul: t('{jumlah} hutang jatuh tempo dalam 7 hari', { jumlah: row.jumlah }),
    fakta: t('Kewajiban {rupiah}', { rupiah: uang(row.rupiah) }),
    ke: ['laporan-hutang-jatuh-tempo', 'lihat-hutang'],
    act: t('Lihat'),
  }),
  CICILAN_MENUNGGAK: (row) => ({
    edge: 'tembaga',
    judul: t('{jumlah} cicilan menunggak', { jumlah: row.jumlah }),
    fakta: t('Tunggakan {rupiah}', { rupiah: uang(row.rupiah) }),
    ke: ['laporan-tunggakan-cicilan', 'lelang-cicilan', 'lihat-cicilan'],
    act: t('Lihat'),
  }),
  CICILAN_TEMPO_HARI: (row) => ({
    edge: 'zamrud',
    judul: t('{jumlah} cicilan jatuh tempo hari ini', { jumlah: row.jumlah }),
    fakta: t('Angsuran {rupiah}', { rupiah: uang(row.rupiah) }),
    ke: ['lihat-cicilan', 'laporan-tunggakan-cicilan'],
    act: t('Lihat'),
  }),
  TANPA_HARGA: (row) => ({
    edge: 'delima',
    judul: t('{jumlah} barang belum punya harga', { jumlah: formatInt(row.jumlah) }),
    fakta: t('Group, kadar dan harga global belum diisi'),
    ke: ['master-parameter-harga-emas', 'data-barang'],
    act: t('Isi harga'),
  }),
  TANPA_FOTO: (row) => ({
    edge: 'nilam',
    judul: t('{jumlah} barang tanpa foto', { jumlah: formatInt(row.jumlah) }),
    fakta: t('Tanpa foto barang sukar dikenali saat opname'),
    ke: ['data-barang'],
    act: t('Data barang'),
  }),
};
