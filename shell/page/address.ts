import { isPrivateFigures } from '#shell/bridge/setup.ts';

/** Where a server may be: its origin, what lies before `/pos/` in its paths, and whether TLS guards the way. */
export type Address = { readonly origin: string; readonly below: string; readonly secure: boolean };
export type Read = { readonly address: Address } | { readonly why: string };

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const isPrivate = (host: string): boolean =>
  LOCAL.includes(host) || isPrivateFigures(host) || /^\[f[cd][0-9a-f]{2}:/.test(host);

/**
 * The address that was typed or scanned: a name, figures, or any link of the server, such as the QR of a nota (D-49.9).
 * Without a scheme a private address in figures is asked over http, any other over https.
 */
export function readAddress(text: string): Read {
  const typed = text.trim();
  if (!typed) return { why: 'Ketik alamat server, atau pindai QR-nya.' };
  const url = urlOf(typed);
  if (!url || !url.hostname) return { why: 'Alamat ini tidak dapat dibaca.' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { why: 'Alamat server dimulai dengan https://.' };
  if (url.username || url.password)
    return { why: 'Alamat server tidak memuat nama atau kata sandi.' };
  const secure = url.protocol === 'https:';
  if (!secure && !isPrivate(url.hostname))
    return { why: 'Tanpa https hanya alamat di jaringan toko, misalnya 192.168.1.10.' };
  return { address: { origin: url.origin, below: belowOf(url.pathname), secure } };
}

function urlOf(typed: string): URL | undefined {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return parsed(typed);
  const plain = parsed(`http://${typed}`);
  return plain && isPrivate(plain.hostname) ? plain : parsed(`https://${typed}`);
}

function parsed(typed: string): URL | undefined {
  try {
    return new URL(typed);
  } catch {
    return undefined;
  }
}

/** A server may lie below a folder of a host: `/toko/pos/` is the POS build of `/toko`. */
function belowOf(path: string): string {
  const at = path.search(/\/pos(?:\/|$)/);
  return at < 0 ? '' : path.slice(0, at);
}
