import { QR_MOST } from '#kit/rules/qr.ts';
import { ownAddress } from '#kit/server/settings/own-address.ts';
import { readEnv } from '#kit/server/settings/env.ts';

const PLAIN = /^[\x21-\x7e]+$/;

/**
 * Where a customer finds the page behind a word: by the shop's portal, else the one of the installation, else
 * `rumah`, the address that this server is served at; never one that a caller names. Nothing for an address that
 * no QR holds.
 */
export function alamatPublik(
  kata: string,
  portal: string | null,
  rumah: string | null = ownAddress(),
): string | null {
  const asal = portal ?? readEnv('KILAU_PORTAL') ?? rumah;
  if (asal === null) return null;
  const dasar = readEnv('KILAU_BASE_PATH') ?? '/';
  const alamat = `${asal.replace(/\/+$/, '')}${dasar.replace(/\/+$/, '')}/nota/${kata}`;
  return alamat.length <= QR_MOST && PLAIN.test(alamat) ? alamat : null;
}
