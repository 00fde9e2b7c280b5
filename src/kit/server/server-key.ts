import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readEnv } from '#kit/server/settings/env.ts';

const BYTES = 32;
const HEX = /^[0-9a-f]{64}$/i;
/** What was sealed says so, and with which scheme. */
const MARK = 'k1:';
const [IV, TAG] = [12, 16];

let held: Buffer | undefined;

/**
 * The server's own key (docs/how-to/keep-the-server-key.md): KILAU_KEY, else the file `kunci` beside
 * the data. It is never in the database, so that a copy of the database alone opens nothing.
 */
const serverKey = (): Buffer => (held ??= asked() ?? kept());

function asked(): Buffer | undefined {
  const hex = readEnv('KILAU_KEY');
  return hex === undefined ? undefined : given(hex);
}

function given(hex: string): Buffer {
  if (!HEX.test(hex.trim())) throw new Error('KILAU_KEY must be 64 hexadecimal figures.');
  return Buffer.from(hex.trim(), 'hex');
}

const keptAt = (): string => resolve(join(readEnv('KILAU_DATA') ?? '.kilau', 'kunci'));

function kept(): Buffer {
  const path = keptAt();
  return readKey(path) ?? makeKey(path);
}

/** Whether there is a key already: `serverKey` makes one where there is none. */
export const hasServerKey = (): boolean => asked() !== undefined || readKey(keptAt()) !== undefined;

function readKey(path: string): Buffer | undefined {
  try {
    return given(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Two servers that start at once end with one key: only the first link takes the name. */
function makeKey(path: string): Buffer {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(path)!;
}

/** A digest against which no person without the key can try numbers; the same text always gives the same one. */
export const keyedDigest = (text: string): string =>
  createHmac('sha256', serverKey()).update(text).digest('hex');

/** A key for one purpose, made of the server's own and kept nowhere; from it the server's own is not found. */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey(), '', purpose, BYTES));

export const isSealed = (text: string): boolean => text.startsWith(MARK);

/** Seals a secret for one owner (AES-256-GCM): in another one's row it opens nothing. */
export function seal(plain: string, owner: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', serverKey(), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed with this key for this owner; nothing when either is another one. */
export function unseal(sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  if (!isSealed(sealed) || bytes.length < IV + TAG) return undefined;
  const [iv, tag] = [bytes.subarray(0, IV), bytes.subarray(IV, IV + TAG)];
  const cipher = createDecipheriv('aes-256-gcm', serverKey(), iv, { authTagLength: TAG });
  try {
    cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const plain = [cipher.update(bytes.subarray(IV + TAG)), cipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return undefined;
  }
}
