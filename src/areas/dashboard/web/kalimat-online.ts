import { t } from '#kit/web/base/text.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { saat, tgl, uang, type Kalimat } from '#areas/dashboard/web/kalimat-kata.ts';

const money = ({ rupiah }: Perlu, dokumen: string): string =>
  t('{rupiah}, {dokumen}', { rupiah: uang(rupiah), dokumen });

type Words = Omit<Kalimat, 'act'>;
/** The act of each of them is to look at what it names. */
const lihat =
  (say: (row: Perlu, dokumen: string) => Words) =>
  (row: Perlu): Kalimat => ({ ...say(row, row.dokumen ?? '-'), act: t('Lihat') });

/** Of marketplaces and web shops: orders, parcels, money, and what could not be sent (D-48). */
export const KALIMAT_ONLINE = {
  PESANAN_ONLINE_BEDA: lihat((row, dokumen) => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online dijual berbeda dari yang disebut marketplace', {
      jumlah: row.jumlah,
    }),
    fakta: money(row, dokumen),
    ke: ['laporan-sinyal-kecurangan', 'integrasi-marketplace'],
  })),
  PESANAN_ONLINE_TAK_DISEBUT: lihat((row, dokumen) => ({
    edge: 'delima',
    judul: t('{jumlah} penjualan online tidak disebut marketplace', { jumlah: row.jumlah }),
    fakta: t('{rupiah}, {dokumen}. Periksa pesanannya di marketplace', {
      rupiah: uang(row.rupiah),
      dokumen,
    }),
    ke: ['laporan-sinyal-kecurangan', 'integrasi-marketplace'],
  })),
  PESANAN_ONLINE_TAK_TERBACA: lihat((row, dokumen) => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online tidak terbaca', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Barangnya tidak ditahan, lihat pesanannya di marketplace', {
      dokumen,
    }),
    ke: ['integrasi-marketplace'],
  })),
  PESANAN_ONLINE_DITOLAK: lihat((row, dokumen) => ({
    edge: 'delima',
    judul: t('{jumlah} pesanan online ditolak, barangnya tidak ada', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Batalkan juga di marketplace', { dokumen }),
    ke: ['integrasi-marketplace'],
  })),
  PESANAN_ONLINE_MENUNGGU: lihat((row, dokumen) => ({
    edge: 'zamrud',
    judul: t('{jumlah} pesanan online menunggu dijual', { jumlah: row.jumlah }),
    fakta: t('{dokumen}, sejak {waktu}', { dokumen, waktu: saat(row) }),
    ke: ['integrasi-marketplace', 'lihat-penjualan', 'transaksi-penjualan'],
  })),
  TAYANG_GAGAL: lihat((row, dokumen) => ({
    edge: 'tembaga',
    judul: t('{jumlah} pengiriman ke marketplace gagal', { jumlah: row.jumlah }),
    fakta: t('{dokumen}. Barang yang sudah terjual mungkin masih ditawarkan', {
      dokumen,
    }),
    ke: ['update-barang-external', 'integrasi-marketplace'],
  })),
  ONLINE_BELUM_CAIR: lihat((row, dokumen) => ({
    edge: 'tembaga',
    judul: t('{jumlah} order marketplace belum cair lebih dari 14 hari', { jumlah: row.jumlah }),
    fakta: money(row, dokumen),
    ke: ['validasi-non-cash', 'lihat-penjualan'],
  })),
  ONLINE_RETUR_LAMA: lihat((row, dokumen) => ({
    edge: 'tembaga',
    judul: t('{jumlah} barang retur marketplace belum diolah lebih dari 7 hari', {
      jumlah: row.jumlah,
    }),
    fakta: money(row, dokumen),
    ke: ['hancur-pembelian', 'lihat-pembelian'],
  })),
  ONLINE_BELUM_DIKIRIM: lihat((row, dokumen) => ({
    edge: 'zamrud',
    judul: t('{jumlah} order marketplace belum dikirim', { jumlah: row.jumlah }),
    fakta: t('{dokumen}, dijual sejak {tgl}', { dokumen, tgl: tgl(row) }),
    ke: ['lihat-penjualan', 'transaksi-penjualan'],
  })),
};
