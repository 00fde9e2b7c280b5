import type { Hasil } from '#areas/pesan/server/kirim/gateway.ts';
import { callOut } from '#kit/server/wire/call-out.ts';

const JAWABAN_TERPANJANG = 64 * 1024;

export type Jawaban = { readonly status: number; readonly isi: unknown };
type Panggilan = { readonly headers: Record<string, string>; readonly body: string | FormData };

/** Nothing has left this computer when the other end could not be reached at all. */
const TAK_SAMPAI = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/** One call to a gateway: never followed elsewhere, never waited for without end. */
export async function panggil(
  alamat: string,
  { headers, body }: Panggilan,
  tunggu: number,
): Promise<Jawaban | Hasil> {
  try {
    const answer = await callOut(alamat, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(tunggu),
    });
    return { status: answer.status, isi: toJson(await readShort(answer)) };
  } catch (error) {
    return gagal(error);
  }
}

/** What stopped a call: whether it had left is what decides. */
function gagal(error: unknown): Hasil {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = cause?.code ?? '';
  if (TAK_SAMPAI.has(code)) return { hasil: 'TUNDA', sebab: `Gateway tidak terjangkau (${code})` };
  if (name === 'TimeoutError') return { hasil: 'RAGU', sebab: 'Gateway tidak menjawab' };
  return { hasil: 'RAGU', sebab: `Sambungan ke gateway terputus${code ? ` (${code})` : ''}` };
}

async function readShort(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > JAWABAN_TERPANJANG) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a status means where the gateway has a say of its own for none of it. */
export function hasilStatus(status: number, sebab: string): Hasil {
  const kata = `${sebab || 'Gateway menjawab'} (${status})`.slice(0, 300);
  if (status === 429 || status === 503) return { hasil: 'TUNDA', sebab: kata };
  if (status === 401 || status === 403 || status === 404) return { hasil: 'TUNDA', sebab: kata };
  if (status >= 500) return { hasil: 'RAGU', sebab: kata };
  return { hasil: 'TOLAK', sebab: kata };
}

/** A word of an answer, short and without anything hidden. */
export const kata = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, ' ').slice(0, 200) : '';
