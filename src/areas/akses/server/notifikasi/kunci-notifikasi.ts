import { createECDH, ECDH } from 'node:crypto';
import { keyedDigest } from '#kit/server/server-key.ts';

/** The pair by which push services know this server (VAPID): made from the server key, kept nowhere else. */
export type Pasangan = { readonly publik: string; readonly rahasia: string };

let made: Pasangan | undefined;

export function kunciNotifikasi(): Pasangan {
  if (made) return made;
  const pair = createECDH('prime256v1');
  // A digest that is no private key of the curve is one in four thousand million: the next one is taken.
  for (let at = 0; ; at++)
    try {
      pair.setPrivateKey(keyedDigest(`notifikasi/${at}`), 'hex');
      break;
    } catch (error) {
      if (at > 3) throw error;
    }
  made = {
    publik: pair.getPublicKey('base64url'),
    rahasia: pair.getPrivateKey('base64url').padStart(43, 'A'),
  };
  return made;
}

/** Whether a browser's key is a point of the curve and its secret sixteen bytes. */
export function isKunciTelepon({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
