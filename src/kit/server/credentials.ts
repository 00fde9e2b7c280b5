import type { FastifyRequest } from 'fastify';
import { Problem } from '#kit/server/problem.ts';

export const SESSION_COOKIE = 'kilau';
export const DEVICE_COOKIE = 'kilau_perangkat';
/** A computer that has no name yet. */
export const TANPA_PERANGKAT = 'tanpa-perangkat';

/** What a request brings along to say who asks; the session row decides what it is worth. */
export type Credentials = {
  token?: string;
  byCookie: boolean;
  toko?: string;
  keystore?: string;
  perangkat: string;
  ip: string;
  locale: string;
  writes: boolean;
};

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export function credentialsOf(request: FastifyRequest, writes: boolean): Credentials {
  const bearer =
    /^Bearer (.+)$/.exec(header(request, 'authorization') ?? '')?.[1] ??
    header(request, 'x-auth-token');
  const cookies = request.cookies ?? {};
  const session = cookies[`__Host-${SESSION_COOKIE}`] ?? cookies[SESSION_COOKIE];
  const byCookie = !bearer;
  if (byCookie && session && writes && header(request, 'x-kilau') !== '1')
    throw new Problem(403, 'ASAL_TIDAK_DIKENAL', 'Permintaan Ditolak');
  return {
    token: bearer ?? session,
    byCookie,
    toko: header(request, 'x-toko'),
    keystore: header(request, 'x-otorisasi'),
    perangkat: deviceOf(request),
    ip: request.ip,
    locale: localeOf(request),
    writes,
  };
}

export const deviceOf = (request: FastifyRequest): string =>
  (header(request, 'x-device') ?? request.cookies?.[DEVICE_COOKIE] ?? TANPA_PERANGKAT).slice(0, 80);

export const localeOf = (request: FastifyRequest): string =>
  (header(request, 'accept-language') ?? 'id').split(/[,;-]/)[0]!.toLowerCase();
