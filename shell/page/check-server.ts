import { readAddress, type Address } from '#shell/page/address.ts';

/** One answer of the server, read by the app: a page of another origin may not read it. */
export type Get = (url: string) => Promise<{ readonly status: number; readonly data: unknown }>;

/** A server that was found to be Kilau; `start` is the path of its POS build. */
export type Found = Address & { readonly start: string; readonly version: string };
export type Answer = { readonly found: Found } | { readonly why: string };

const NOT_KILAU = 'Di alamat ini ada server lain, bukan Kilau.';
const NO_POS = 'Server Kilau ini belum menyediakan aplikasi kasir. Perbarui server.';
const CONFIG = /^window\.KILAU = (\{.*\});$/m;

/** Reads an address and asks it who it is: only the configuration of a POS build is believed. */
export async function checkServer(text: string, get: Get): Promise<Answer> {
  const read = readAddress(text);
  if ('why' in read) return read;
  const { address } = read;
  try {
    const { status, data } = await get(`${address.origin}${address.below}/pos/config.js`);
    return status === 200 ? answerOf(address, String(data)) : { why: NOT_KILAU };
  } catch (error) {
    return { why: unreachable(error) };
  }
}

function answerOf(address: Address, text: string): Answer {
  const config = configIn(text);
  if (typeof config?.version !== 'string') return { why: NOT_KILAU };
  if (config.platform !== 'POS') return { why: NO_POS };
  const start = String(config.base_path);
  if (!/^\/(?:[\w.~-]+\/)*$/.test(start)) return { why: NOT_KILAU };
  return { found: { ...address, start, version: config.version } };
}

function configIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(CONFIG.exec(text)?.[1] ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A certificate that the system does not trust is never passed over. */
const unreachable = (error: unknown): string =>
  /cert|trust|ssl|handshake|chain/i.test(String((error as Error | null)?.message))
    ? 'Sertifikat server ini tidak dipercaya perangkat. Hubungi yang mengurus server.'
    : 'Server tidak menjawab. Periksa alamat, Wi-Fi, dan apakah server menyala.';
