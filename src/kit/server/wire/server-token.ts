import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';
import { nowMs } from '#kit/server/clock.ts';
import { derivedKey } from '#kit/server/server-key.ts';

const SECONDS = 120;
/** PKCS 8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Who asks, and of whom: a shop, a person of it with the level, another server. */
type Asker = {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly level: string;
};
type Asked = { readonly method: string; readonly path: string; readonly body: string };

/** Made of the server key and kept nowhere (decision 1099): another server key is another pair. */
function pair() {
  const der = Buffer.concat([HEAD, derivedKey('server-token')]);
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' });
  // RFC 7638: the thumbprint of the key is its name.
  const kid = digestOf(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })).slice(0, 22);
  return { secret, x, kid };
}

/** The public half as other programs read it (RFC 7517); it tells no secret and no shop. */
export function publicKeys(): object {
  const { x, kid } = pair();
  return { keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x }] };
}

/** A token for exactly one request of the next two minutes (D-43.2): JWS, EdDSA, with the digest of what is asked. */
export function tokenOf(who: Asker, asked: Asked): string {
  const { secret, kid } = pair();
  const iat = Math.floor(nowMs() / 1000);
  const dig = digestOf([asked.method, asked.path, asked.body].join('\n'));
  const claims = { ...who, jti: randomUUID(), iat, exp: iat + SECONDS, dig };
  const text = [{ alg: 'EdDSA', typ: 'JWT', kid }, claims].map(part).join('.');
  return `${text}.${sign(null, Buffer.from(text), secret).toString('base64url')}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
