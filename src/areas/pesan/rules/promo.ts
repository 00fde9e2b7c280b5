import type { Hari } from '#kit/rules/hari.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { periksaTemplatPesan } from '#areas/pesan/rules/isi-pesan.ts';

/** What the editor begins with (3§5). */
export const PROMO_BAWAAN = [
  'Halo {nama_customer},',
  'ada koleksi baru di toko kami minggu ini. Kami tunggu kedatangannya.',
  'Balas pesan ini bila tidak ingin menerima promo lagi.',
].join('\n\n');

const TIDAK = refusals({
  TANGGAL_LEWAT: { field: 'tgl_kirim', message: 'Tanggal Kirim Sudah Lewat' },
  JAM_LEWAT: {
    field: 'tgl_kirim',
    message: 'Jam Kirim Hari Ini Sudah Lewat, Mohon Pilih Hari Lain',
  },
  GAMBAR_TIDAK_ADA: { field: 'image_url', message: 'Gambar Tidak Ditemukan' },
});

type Promo = { readonly template: string; readonly tgl_kirim: Hari };
type Saat = {
  /** Date and time of day of the shop, and the hour at which promos go out. */
  readonly hari: string;
  readonly jam: string;
  readonly jamKirim: string;
  readonly adaGambar: boolean;
};

/** A promo is for an hour that is still to come, in words that can be filled (V126). */
export const periksaPromo = (
  { template, tgl_kirim }: Promo,
  { hari, jam, jamKirim, adaGambar }: Saat,
): Refusal[] => [
  ...gather(
    [tgl_kirim < hari, TIDAK.TANGGAL_LEWAT],
    [tgl_kirim === hari && jam >= jamKirim, TIDAK.JAM_LEWAT],
    [!adaGambar, TIDAK.GAMBAR_TIDAK_ADA],
  ),
  ...periksaTemplatPesan('PROMO', template).map((one) => ({ ...one, field: 'template' })),
];
