import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, deviceOf } from '#kit/server/credentials.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Raw, Surroundings } from '#kit/server/routes.ts';

/** An answer of ours: JSON that no cache keeps. */
export const send = (reply: FastifyReply, status: number, body: unknown) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body));

/** Bytes or a stream, with the type and the headers that they name. */
export function sendRaw(reply: FastifyReply, raw: Raw) {
  reply.code(raw.status ?? 200).type(raw.type);
  for (const [name, value] of Object.entries(raw.headers ?? {})) reply.header(name, value);
  return reply.send(raw.body);
}

/**
 * What the handler of a call may know of its request, and do with its answer, beside what was parsed. Few ask: what has
 * to be worked out is so when it is asked for.
 */
export function surroundings(
  request: FastifyRequest,
  reply: FastifyReply,
  ring: (kode_toko: string, event: string, payload: unknown) => void,
  ctx: Ctx | undefined,
): Surroundings {
  return {
    headers: request.headers,
    get cookies() {
      return { ...request.cookies, [DEVICE_COOKIE]: deviceOf(request) };
    },
    get ip() {
      return request.ip;
    },
    gone: () => request.raw.socket?.destroyed === true,
    ring: (event, payload) => ctx && ring(ctx.kode_toko, event, payload),
    setCookie: (name, value, more = {}) => {
      const secure = request.protocol === 'https';
      const fullName = secure ? `__Host-${name}` : name;
      if (value === null) reply.clearCookie(fullName, { path: '/' });
      else
        reply.setCookie(fullName, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'strict',
          secure,
          ...more,
        });
    },
  };
}
