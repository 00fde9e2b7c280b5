import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** '/' or '/pos/': with a slash at both ends, as the injected configuration says it (1§2). */
export const slashed = (path: string | undefined): string =>
  `/${path ?? ''}/`.replaceAll(/\/{2,}/g, '/');

const BARE = '/~base-path';

/** Below a path that is written without its last slash, relative addresses would go astray. */
export const serveBasePath = (app: FastifyInstance, base: string): void =>
  void app.get(BARE, async (_, reply) => reply.redirect(base, 308));

/**
 * Lets everything be asked for below the base path too, calls and socket alike: whether the proxy in
 * front takes the path away or not. Comes last, so that it hears every request first.
 */
export function listenBelow(app: FastifyInstance, base: string): void {
  if (base === '/') return;
  const strip = (request: IncomingMessage): void => {
    const { url = '/' } = request;
    if (url === base.slice(0, -1)) request.url = BARE;
    else if (url.startsWith(base)) request.url = url.slice(base.length - 1);
  };
  app.server.prependListener('request', strip);
  app.server.prependListener('upgrade', strip);
}
