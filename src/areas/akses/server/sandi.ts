import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from '#kit/server/problem.ts';

/** argon2id as reliability E asks: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * Two at a time, so that the threads that serve files and names are never all at work on passwords; a call that finds a
 * long queue is refused and comes again later.
 */
const AT_ONCE = 2;
const MOST_WAITING = 60;
const RETRY_SECONDS = 5;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new Problem(503, 'SERVER_SIBUK', 'Server Sedang Sibuk, Coba Lagi', {
      retryAfter: RETRY_SECONDS,
    });
  if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const hash = (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { message: password.normalize('NFC'), nonce, ...cost }, (error, key) =>
          error ? reject(error) : resolve(Buffer.from(key)),
        );
      }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A password as it is stored: the usual PHC text, so that any library can verify it. */
export async function hashSandi(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await hash(password, nonce, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(key)}`;
}

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/** An unknown user costs the same time as a known one (6.3.8). */
export async function verifySandi(password: string, stored: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
    stored ?? NOBODY,
  );
  // A guest's, which nothing fits: it costs the same time, too.
  if (!match) return verifySandi(password, undefined);
  const [, m, t, p, nonce = '', key = ''] = match;
  const expected = Buffer.from(key, 'base64');
  const cost = {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  };
  const actual = await hash(password, Buffer.from(nonce, 'base64'), cost as typeof COST);
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
