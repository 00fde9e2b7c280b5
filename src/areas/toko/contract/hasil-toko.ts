import { choice, instant, leftOut, text, yesNo } from '#kit/contract/field.ts';

/** Why a shop on a server of its own has not answered (D-43.3). */
export const GAGAL_TOKO = [
  'PORTAL_MATI',
  'PORTAL_LAMBAT',
  'DATA_DITOLAK',
  'PORTAL_MENOLAK',
  'PORTAL_JAM',
  'TOKO_MENOLAK',
] as const;
export type GagalToko = (typeof GAGAL_TOKO)[number];
export const DATA_GAGAL = 'Data Gagal Dimuat';

/** How a shop of the chain has answered: `per` where its figures are head office's copy of that hour. */
export const hasilToko = {
  kode_toko: text('Kode Toko'),
  nama_toko: text('Toko'),
  ok: yesNo('Terjangkau'),
  per: leftOut(instant('Waktu')),
  code: leftOut(choice('Sebab', GAGAL_TOKO)),
  message: leftOut(text('Pesan')),
};
