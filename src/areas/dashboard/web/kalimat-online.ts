import { t } from '#kit/web/base/text.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { saat, tgl, uang, type Kalimat } from '#areas/dashboard/web/kalimat-kata.ts';

/** Of marketplaces and web shops: orders, parcels, money, and what could not be sent (D-48). */
export const KALIMAT_ONLINE = {
  PESANAN_ONLINE_BEDA: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online dijual berbeda dari yang disebut marketplace', {
      jumlah: row.jumlah,
    }),
    fakta: t('{rupiah}, {dokumen}', { rupiah: uang(row.rupiah), dokumen: row.dokumen ?? '-' }),
    ke: ['laporan-sinyal-kecurangan', 'integrasi-marketplace'],
    act: t('Lihat'),
  }),
  PESANAN_ONLINE_TAK_DISEBUT: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('{jumlah} penjualan online tidak disebut marketplace', { jumlah: row.jumlah }),
    fakta: t('{rupiah}, {dokumen}. Periksa pesanannya di marketplace', {
      rupiah: uang(row.rupiah),
      dokumen: row.dokumen ?? '-',
    }),
    ke: ['laporan-sinyal-kecurangan', 'integrasi-marketplace'],
    act: t('Lihat'),
  }),
  PESANAN_ONLINE_TAK_TERBACA: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online tidak terbaca', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Barangnya tidak ditahan, lihat pesanannya di marketplace', {
      dokumen: row.dokumen ?? '-',
    }),
    ke: ['integrasi-marketplace'],
    act: t('Lihat'),
  }),
  PESANAN_ONLINE_DITOLAK: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online ditolak, barangnya tidak ada', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Batalkan juga di marketplace', { dokumen: row.dokumen ?? '-' }),
    ke: ['integrasi-marketplace'],
    act: t('Lihat'),
  }),
  PESANAN_ONLINE_MENUNGGU: (row: Perlu): Kalimat => ({
    edge: 'zamrud',
    judul: t('{jumlah} pesanan online menunggu dijual', { jumlah: row.jumlah }),
    fakta: t('{dokumen}, sejak {waktu}', { dokumen: row.dokumen ?? '-', waktu: saat(row) }),
    ke: ['integrasi-marketplace', 'lihat-penjualan', 'transaksi-penjualan'],
    act: t('Lihat'),
  }),
  TAYANG_GAGAL: (row: Perlu): Kalimat => ({
    edge: 'tembaga',
    judul: t('{jumlah} pengiriman ke marketplace gagal', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Barang yang sudah terjual mungkin masih ditawarkan', {
      dokumen: row.dokumen ?? '-',
    }),
    ke: ['update-barang-external', 'integrasi-marketplace'],
    act: t('Lihat'),
  }),
  ONLINE_BELUM_CAIR: (row: Perlu): Kalimat => ({
    edge: 'tembaga',
    judul: t('{jumlah} order marketplace belum cair lebih dari 14 hari', { jumlah: row.jumlah }),
    fakta: t('{rupiah}, {dokumen}', { rupiah: uang(row.rupiah), dokumen: row.dokumen ?? '-' }),
    ke: ['validasi-non-cash', 'lihat-penjualan'],
    act: t('Lihat'),
  }),
  ONLINE_RETUR_LAMA: (row: Perlu): Kalimat => ({
    edge: 'tembaga',
    judul: t('{jumlah} barang retur marketplace belum diolah lebih dari 7 hari', {
      jumlah: row.jumlah,
    }),
    fakta: t('{rupiah}, {dokumen}', { rupiah: uang(row.rupiah), dokumen: row.dokumen ?? '-' }),
    ke: ['hancur-pembelian', 'lihat-pembelian'],
    act: t('Lihat'),
  }),
  ONLINE_BELUM_DIKIRIM: (row: Perlu): Kalimat => ({
    edge: 'zamrud',
    judul: t('{jumlah} order marketplace belum dikirim', { jumlah: row.jumlah }),
    fakta: t('{dokumen}, dijual sejak {tgl}', { dokumen: row.dokumen ?? '-', tgl: tgl(row) }),
    ke: ['lihat-penjualan', 'transaksi-penjualan'],
    act: t('Lihat'),
  }),
};
