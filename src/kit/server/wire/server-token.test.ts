import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeys, tokenOf } from '#kit/server/wire/server-token.ts';

const who = { iss: 'KJ1', aud: 'GROSIR', sub: 'spv.kj1', level: 'SPV' };
const asked = { method: 'POST', path: '/v1/pesan?q=1', body: '{"n":7}' };
const partOf = (token: string, at: number) =>
  JSON.parse(Buffer.from(token.split('.')[at]!, 'base64url').toString()) as Record<string, unknown>;

test('a token says who of which shop asks what, for two minutes, and its public half proves it', () => {
  const token = tokenOf(who, asked);
  const [key] = (publicKeys() as { keys: Record<string, string>[] }).keys;
  expect(partOf(token, 0)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: key!['kid'] });
  const claims = partOf(token, 1);
  expect(claims).toMatchObject(who);
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(120);
  expect(claims['dig']).toBe(
    createHash('sha256').update('POST\n/v1/pesan?q=1\n{"n":7}').digest('base64url'),
  );
  const [head, body, signature] = token.split('.');
  const proves = (text: string) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: key!, format: 'jwk' }),
      Buffer.from(signature!, 'base64url'),
    );
  expect(proves(`${head}.${body}`)).toBe(true);
  const other = Buffer.from(JSON.stringify({ ...claims, level: 'OWN' })).toString('base64url');
  expect(proves(`${head}.${other}`)).toBe(false);
});

test('headers that decide a write are signed between two Kilau servers; other programs see no change', () => {
  const hdr = (headers?: Record<string, string>) =>
    partOf(tokenOf(who, { ...asked, headers }), 1)['hdr'];
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const key = { 'idempotency-key': 'kunci-1' };
  expect(hdr({ 'x-otorisasi': 'ABCDEFGHIJKL', accept: '*/*', ...key })).toBe(
    digest('idempotency-key:kunci-1\nx-otorisasi:ABCDEFGHIJKL'),
  );
  expect(hdr({ prefer: 'respond-async', ...key })).toBe(
    digest('idempotency-key:kunci-1\nprefer:respond-async'),
  );
  for (const none of [undefined, {}]) expect(hdr(none)).toBeUndefined();
  expect(hdr({ accept: '*/*' })).toBeUndefined();
});

test('two tokens of the same request are not the same: each is used once', () => {
  expect(partOf(tokenOf(who, asked), 1)['jti']).not.toBe(partOf(tokenOf(who, asked), 1)['jti']);
});

test('the public keys tell no secret half', () => {
  const [key] = (publicKeys() as { keys: Record<string, string>[] }).keys;
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});
