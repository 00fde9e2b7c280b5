import { holdsMessages, readEnv } from '#kit/server/settings/env.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { kunciNotifikasi } from '#areas/akses/server/notifikasi/kunci-notifikasi.ts';

/** What a browser gave: where it is rung, and the keys that only it can open the words with. */
export type Alamat = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/**
 * What became of it: delivered; the address no longer exists; perhaps later; never in this way. `sebab` is a status,
 * DIAM (no answer) or PUTUS (not reached).
 */
export type Hasil =
  | { readonly hasil: 'SAMPAI' | 'HILANG' }
  | { readonly hasil: 'NANTI' | 'TOLAK'; readonly sebab: string; readonly jeda?: number };

const TUNGGU_MS = 5000;

/** Who answers for this server, as push services ask for it (RFC 8292). */
const kontak = (): string => {
  const portal = readEnv('KILAU_PORTAL') ?? '';
  return portal.startsWith('https://') ? portal : 'mailto:kilau@example.com';
};

/** One call to a push service: sealed for the browser alone, never followed elsewhere, its answer never read. */
export async function kirimNotifikasi(
  { endpoint, ...keys }: Alamat,
  isi: object,
  { detik, topik }: { detik: number; topik: string },
): Promise<Hasil> {
  if (holdsMessages()) return { hasil: 'NANTI', sebab: 'PUTUS' };
  const { default: webpush } = await import('web-push');
  const { publik: publicKey, rahasia: privateKey } = kunciNotifikasi();
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(isi),
    {
      vapidDetails: { subject: kontak(), publicKey, privateKey },
      TTL: detik,
      urgency: 'high',
      topic: topik,
    },
  );
  try {
    const answer = await callOut(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body!),
      redirect: 'error',
      signal: AbortSignal.timeout(TUNGGU_MS),
    });
    await answer.body?.cancel();
    return hasilOf(answer.status, Number(answer.headers.get('retry-after')));
  } catch (error) {
    const slow = (error as Error).name === 'TimeoutError';
    return { hasil: 'NANTI', sebab: slow ? 'DIAM' : 'PUTUS' };
  }
}

function hasilOf(status: number, retryAfter: number): Hasil {
  if (status >= 200 && status < 300) return { hasil: 'SAMPAI' };
  if (status === 404 || status === 410) return { hasil: 'HILANG' };
  const sebab = String(status);
  if (status === 429 || status >= 500)
    return { hasil: 'NANTI', sebab, ...(retryAfter > 0 && { jeda: retryAfter * 1000 }) };
  return { hasil: 'TOLAK', sebab };
}
