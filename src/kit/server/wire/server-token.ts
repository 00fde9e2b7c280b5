import {
  createHash,
  createPrivateKey,
  createPublicKey,
  randomUUID,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import * as z from 'zod/mini';
import { nowMs } from '#kit/server/clock.ts';
import { derivedKey } from '#kit/server/server-key.ts';

const SECONDS = 120;
/** So far two servers' clocks may be apart (D-43.2). */
const APART = 60;
/** So long a token's `jti` is kept: longer than any token of it can be good. */
export const JTI_SECONDS = 600;
/** PKCS 8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Who asks, and of whom: a shop, a person of it with the level, another server. */
export type Asker = {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly level: string;
  /** The person's name, and a digest of the device that he sits at: head office says them to a branch alone. */
  readonly name?: string;
  readonly dev?: string;
  /** A digest of the person's telephone: two accounts of one are one person on every server. */
  readonly hp?: string;
  /** Doors that head office opens or shuts to him, where his level alone would not. */
  readonly akses?: Readonly<Record<string, boolean>>;
  /** How he has shown who he is, where he answers a request for an approval: such a token opens nothing else. */
  readonly cara?: string;
};
/**
 * A call as its token names it: `path` from the base on, with its query; `body` as JSON, empty where there is none;
 * between two Kilau servers also the headers that decide what a write does.
 */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** By which key a write is known, which approval it spends, and whether its answer is waited for (D-43.2). */
export const SIGNED_HEADERS = ['idempotency-key', 'prefer', 'x-otorisasi'];

/** Made of the server key and kept nowhere (decision 1099): another server key is another pair. */
function pair() {
  const der = Buffer.concat([HEAD, derivedKey('server-token')]);
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' });
  return { secret, x, kid: kidOf(x) };
}

/** The name of a key, which people read to each other: RFC 7638, its first 22 signs. */
export const kidOf = (x: string): string =>
  digestOf(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })).slice(0, 22);

export const ownKid = (): string => pair().kid;

/** The public half as other programs read it (RFC 7517); it tells no secret and no shop. */
export function publicKeys(): object {
  const { x, kid } = pair();
  return { keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x }] };
}

/**
 * A token for exactly one request of the next two minutes (D-43.2): JWS, EdDSA, with the digest of what is asked. `jti`
 * is its number, which both servers write down.
 */
export function tokenOf(who: Asker, asked: Asked, jti: string = randomUUID()): string {
  const { secret, kid } = pair();
  const iat = Math.floor(nowMs() / 1000);
  const claims = { ...who, jti, iat, exp: iat + SECONDS, dig: digOf(asked), hdr: hdrOf(asked) };
  const text = [{ alg: 'EdDSA', typ: 'JWT', kid }, claims].map(part).join('.');
  return `${text}.${sign(null, Buffer.from(text), secret).toString('base64url')}`;
}

/** What is signed says what it is: no token of a call, and no signature of another kind, is good in its place. */
const named = (kind: string, text: string): Buffer => Buffer.from(`kilau ${kind}\n${text}`);

/** This server's signature of a text that another one keeps, and may look at again. */
export const signText = (kind: string, text: string): string =>
  sign(null, named(kind, text), pair().secret).toString('base64url');

/** Whether the owner of the public key `x` has signed exactly this text as one of this kind. */
export const isSignedText = (x: string, kind: string, text: string, signature: string): boolean =>
  verify(null, named(kind, text), publicOf(x), Buffer.from(signature, 'base64url'));

const publicOf = (x: string) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

const TEXT = z.string().check(z.minLength(1), z.maxLength(200));
const HEADER = z.object({ alg: z.literal('EdDSA'), kid: TEXT });
const CLAIMS = z.object({
  iss: TEXT,
  aud: TEXT,
  sub: TEXT,
  level: TEXT,
  name: z.optional(TEXT),
  dev: z.optional(TEXT),
  hp: z.optional(TEXT),
  akses: z.optional(z.record(TEXT, z.boolean())),
  cara: z.optional(TEXT),
  jti: z.uuid(),
  iat: z.int(),
  exp: z.int(),
  dig: TEXT,
  hdr: z.optional(TEXT),
});
export type Claims = z.infer<typeof CLAIMS>;

/** Three parts with dots between: a token of a server, where a session's own has none. */
export const isServerToken = (token: string): boolean => token.split('.').length === 3;

/** What a token says, before anything of it is proved; nothing where it is none. */
export function readToken(token: string): (Claims & { readonly kid: string }) | undefined {
  const [head = '', claims = ''] = token.split('.');
  const header = HEADER.safeParse(jsonOf(head));
  const said = CLAIMS.safeParse(jsonOf(claims));
  return header.success && said.success ? { ...said.data, kid: header.data.kid } : undefined;
}

/**
 * Whether the owner of the public key `x` asks exactly this; when, and that it is asked once, the caller sees. With
 * another key on its way a write would be done twice, so its headers are looked at as its body is.
 */
export function proves(token: string, { dig, hdr = '' }: Claims, x: string, asked: Asked): boolean {
  if (!isSame(dig, digOf(asked)) || !isSame(hdr, hdrOf(asked) ?? '')) return false;
  const at = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(at + 1), 'base64url');
  return verify(null, Buffer.from(token.slice(0, at)), publicOf(x), signature);
}

/** Whether a token is good now: two minutes, by clocks that may be a minute apart. */
export function isTimely({ iat, exp }: Claims): boolean {
  const now = nowMs() / 1000;
  return exp - iat <= SECONDS && iat <= now + APART && exp >= now - APART;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const [mine, yours] = [Buffer.from(one), Buffer.from(other)];
  return mine.length === yours.length && timingSafeEqual(mine, yours);
}
const digOf = ({ method, path, body }: Asked): string => digestOf([method, path, body].join('\n'));
/** Nothing where none of them is there: such a token is one of D-43.2 as other programs make it. */
function hdrOf({ headers = {} }: Asked): string | undefined {
  const lines = SIGNED_HEADERS.flatMap((name) => (headers[name] ? `${name}:${headers[name]}` : []));
  return lines.length > 0 ? digestOf(lines.join('\n')) : undefined;
}
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
