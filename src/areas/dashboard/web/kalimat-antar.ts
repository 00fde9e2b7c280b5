import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { saat, uang, type Kalimat } from '#areas/dashboard/web/kalimat-kata.ts';

/** Why a line to another server does not answer. */
const SEBAB: Record<string, () => string> = {
  PORTAL_MATI: () => t('Server tidak terhubung'),
  PORTAL_LAMBAT: () => t('Server tidak menjawab'),
  PORTAL_MENOLAK: () => t('Kunci server tidak dikenal, tukar kunci dahulu'),
  PORTAL_JAM: () => t('Jam kedua server berbeda'),
};
const sebab = (code: string | null): string =>
  code === null ? '' : (SEBAB[code.split(', ')[0] ?? '']?.() ?? t('Server menolak pesannya'));

/** Of shops on servers of their own: messages and clocks (D-43.4). */
export const KALIMAT_ANTAR = {
  PESAN_TUNGGU: (row: Perlu): Kalimat => ({
    edge: 'tembaga',
    judul: t('{jumlah} pesan antar toko menunggu', { jumlah: formatInt(row.jumlah) }),
    fakta: [
      t('{toko}, sejak {waktu}', { toko: row.dokumen ?? '-', waktu: saat(row) }),
      ...(row.barang ? [sebab(row.barang)] : []),
    ].join('. '),
    ke: ['faktur-bermasalah'],
    act: t('Lihat'),
  }),
  PESAN_BERHENTI: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('Pesan antar toko berhenti: {toko}', { toko: row.dokumen ?? '-' }),
    fakta: t('Sejak {waktu}. Salah satu server memakai salinan lama atau berjalan dua kali', {
      waktu: saat(row),
    }),
    ke: [],
    act: '',
  }),
  RK_BEDA: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('Buku toko ini dan {toko} berbeda', { toko: row.dokumen ?? '-' }),
    fakta: [
      t('{rupiah}, sejak {waktu}', { rupiah: uang(row.rupiah), waktu: saat(row) }),
      ...(row.barang ? [t('Emas {berat} g', { berat: row.barang })] : []),
      t('Cocokkan kiriman uang dan barang di kedua toko'),
    ].join('. '),
    ke: ['laporan-kirim-uang'],
    act: t('Lihat'),
  }),
  RK_TAK_DIBANDING: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('Buku toko ini dan {toko} tidak dapat dicocokkan', { toko: row.dokumen ?? '-' }),
    fakta: t('Terakhir {waktu}. Server itu menolak atau tidak menjawab tentang bukunya', {
      waktu: saat(row),
    }),
    ke: [],
    act: '',
  }),
  JAM_SERVER: (row: Perlu): Kalimat => ({
    edge: 'delima',
    judul: t('Jam server {toko} berbeda {detik} detik', {
      toko: row.dokumen ?? '-',
      detik: formatInt(row.jumlah),
    }),
    fakta: t('Terlihat {waktu}. Betulkan jam server yang salah', { waktu: saat(row) }),
    ke: [],
    act: '',
  }),
};
