import { QR_MOST } from '#kit/rules/qr.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import { readEnv } from '#kit/server/settings/env.ts';

const PLAIN = /^[\x21-\x7e]+$/;

/**
 * Where a customer finds the page behind a word: by the shop's portal, else the one of the installation, else the
 * address that the counter itself came by. Nothing for an address that no QR holds.
 */
export function alamatPublik(
  kata: string,
  portal: string | null,
  { headers }: Pick<Surroundings, 'headers'>,
): string | null {
  const rumah = portal ?? readEnv('KILAU_PORTAL') ?? asalOf(headers);
  if (rumah === null) return null;
  const dasar = readEnv('KILAU_BASE_PATH') ?? '/';
  const alamat = `${rumah.replace(/\/+$/, '')}${dasar.replace(/\/+$/, '')}/nota/${kata}`;
  return alamat.length <= QR_MOST && PLAIN.test(alamat) ? alamat : null;
}

function asalOf(headers: Surroundings['headers']): string | null {
  const [host, proto] = [headers['host'], headers['x-forwarded-proto']];
  if (typeof host !== 'string' || !/^[A-Za-z0-9.:[\]-]+$/.test(host)) return null;
  return `${proto === 'https' ? 'https' : 'http'}://${host}`;
}
