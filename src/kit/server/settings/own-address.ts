import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readEnv } from '#kit/server/settings/env.ts';

/** Where this process listens; nothing before it does. */
const served: { port: number | undefined } = { port: undefined };

/** Told by the server once it listens. */
export const listensAt = (address: AddressInfo | string | null): void => {
  if (typeof address === 'object' && address) served.port = address.port;
};

/**
 * The address that this server itself is served at, `http://192.168.1.5:8080`: what it listens on, never what a caller
 * says it was called. `null` behind a proxy on another machine, whose address only KILAU_PORTAL can say.
 */
export function ownAddress(): string | null {
  if (readEnv('KILAU_PROXY')) return null;
  const host = readEnv('HOST') ?? '127.0.0.1';
  const port = served.port === undefined ? '' : `:${served.port}`;
  return `http://${nameOf(host)}${port}`;
}

const EVERY = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(127\.|::1$|localhost$)/;

function nameOf(host: string): string {
  if (LOOPBACK.test(host)) return 'localhost';
  if (EVERY.has(host)) return inNetwork() ?? 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** This machine in the shop's network. */
const inNetwork = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
