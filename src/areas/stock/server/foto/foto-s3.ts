import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import type { FotoStore, S3Words } from '#areas/stock/server/foto/foto-keeping.ts';

const TIDAK = refusals({
  FOTO_TIDAK_DIJAWAB: { message: 'Penyimpanan Foto Tidak Menjawab, Coba Lagi Sebentar Lagi' },
});
/** A counter waits no longer for a photo. */
const PATIENCE_MS = 10_000;
const AGAIN_SECONDS = 5;

/** A bucket that is busy is asked twice more, each time signed again. */
const AGAIN_MS = [50, 150];
type Init = { readonly method: string; readonly signal: AbortSignal; readonly body?: Uint8Array };

async function signed(client: AwsClient, url: string, init: Init): Promise<Response> {
  for (const wait of [...AGAIN_MS, undefined]) {
    const { headers } = await client.sign(url, init as RequestInit);
    const answer = await callOut(url, { ...init, headers: [...headers] } as RequestInit);
    if (wait === undefined || (answer.status < 500 && answer.status !== 429)) return answer;
    await answer.body?.cancel();
    await sleep(wait);
  }
  throw new Error('A bucket was asked and said nothing');
}

/** Photos in a bucket of any S3 (Amazon, Cloudflare, MinIO, Garage …), by signed requests (SigV4). */
export function s3Store({
  endpoint,
  bucket,
  region,
  key,
  secret,
  linkSeconds,
}: S3Words): FotoStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
  });
  const at = (path: string): string => `${endpoint}/${bucket}/${path}`;

  const ask = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    const init = {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': jenisOf(path) } }),
    };
    const answer = await signed(client, at(path), init).catch((error: unknown) => {
      throw silent(error);
    });
    if (answer.ok || answer.status === 404) return answer;
    throw silent(new Error(`S3 ${method} ${path}: ${answer.status} ${await answer.text()}`));
  };
  /** Reads the body of the answer: an unread one would keep its connection. */
  const done = async (answer: Response): Promise<Response> => {
    await answer.arrayBuffer();
    return answer;
  };

  return {
    async put(path, bytes) {
      const answer = await done(await ask('PUT', path, bytes));
      // A bucket that is not there.
      if (!answer.ok) throw silent(new Error(`S3 PUT ${path}: ${answer.status}`));
    },
    async get(path) {
      const answer = await ask('GET', path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? bytes : undefined;
    },
    has: async (path) => (await done(await ask('HEAD', path))).ok,
    drop: async (path) => void (await done(await ask('DELETE', path))),
    ...(linkSeconds > 0 && {
      linkSeconds,
      link: async (path: string) => {
        const url = `${at(path)}?X-Amz-Expires=${linkSeconds}`;
        return (await client.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
      },
    }),
  };
}

const jenisOf = (path: string): string => (path.endsWith('.webp') ? 'image/webp' : 'image/jpeg');

/** Nothing was changed, and the same call may be sent again; what the store said is for the log alone. */
function silent(cause: unknown): Problem {
  const { code, message } = TIDAK.FOTO_TIDAK_DIJAWAB;
  const problem = new Problem(503, code, message, { retryAfter: AGAIN_SECONDS });
  problem.cause = cause;
  return problem;
}
