import { readEnv } from '#kit/server/settings/env.ts';
import { folderStore } from '#areas/stock/server/foto/foto-folder.ts';
import type { FotoStore, S3Words } from '#areas/stock/server/foto/foto-keeping.ts';
import { s3Store } from '#areas/stock/server/foto/foto-s3.ts';

const NEEDED = ['KILAU_S3_ENDPOINT', 'KILAU_S3_BUCKET', 'KILAU_S3_KEY', 'KILAU_S3_SECRET'] as const;

/** What the environment says of an S3; nothing where it says nothing, and a half-said one is none to guess at. */
export function s3FromEnv(): S3Words | undefined {
  const said = NEEDED.filter((name) => readEnv(name));
  if (said.length === 0) return undefined;
  const missing = NEEDED.filter((name) => !readEnv(name));
  if (missing.length > 0) throw new Error(`Foto di S3: ${missing.join(', ')} belum diisi.`);
  const [at = '', bucket = '', key = '', secret = ''] = NEEDED.map((name) => readEnv(name));
  const endpoint = at.replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('KILAU_S3_ENDPOINT harus alamat seperti https://s3.example.com');
  const minutes = Number(readEnv('KILAU_S3_LINK') ?? 0);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 7 * 24 * 60)
    throw new Error('KILAU_S3_LINK harus jumlah menit, 0 sampai 10080');
  return {
    endpoint,
    bucket,
    region: readEnv('KILAU_S3_REGION') ?? 'us-east-1',
    key,
    secret,
    linkSeconds: minutes * 60,
  };
}

let open: { words: string; store: FotoStore } | undefined;

/** The store of now: S3 where the environment names one, else a folder of this machine. */
export function fotoStore(): FotoStore {
  const s3 = s3FromEnv();
  const words = JSON.stringify(s3 ?? null);
  if (open?.words !== words) open = { words, store: s3 ? s3Store(s3) : folderStore };
  return open.store;
}

/** Where browsers are sent for photos beside this server (the policy of its pages); nowhere but here without links. */
export const fotoOrigins = (): string[] => {
  const s3 = s3FromEnv();
  return s3 && s3.linkSeconds > 0 ? [new URL(s3.endpoint).origin] : [];
};
