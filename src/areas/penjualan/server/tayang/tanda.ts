import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { nowMs } from '#kit/server/clock.ts';
import { teksTanda, tulisTanda } from '#areas/penjualan/rules/tayang/adaptor.ts';

/** Whose row a secret was sealed for: in another one's it opens nothing. */
export const pemilikRahasia = (kode_toko: string, kode_marketplace: string): string =>
  `adaptor/${kode_toko}/${kode_marketplace}`;

const hmac = (rahasia: string, teks: string): string =>
  createHmac('sha256', rahasia).update(teks).digest('hex');

/** The headers of one call: when, which, and that it is ours (D-48.6). */
export function tandaiPanggilan(rahasia: string, panggilan: string, isi: string) {
  const waktu = Math.floor(nowMs() / 1000);
  const id = randomUUID();
  const hash = hmac(rahasia, teksTanda({ waktu, id, panggilan, isi }));
  return { 'x-kilau-id': id, 'x-kilau-tanda': tulisTanda(waktu, hash) };
}

type Diterima = Parameters<typeof teksTanda>[0] & { readonly hash: string };

/** Compared in the same time whatever is wrong with it. */
export const tandaBenar = (rahasia: string, { hash, ...dikirim }: Diterima): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hmac(rahasia, teksTanda(dikirim)), 'hex'));
