import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSignedText, readToken, signText } from '#kit/server/wire/server-token.ts';

/** The header with this server's signature of an answer to another server (decision 1232). */
export const TANDA = 'x-tanda';
const KIND = 'jawab';

const proved = new WeakMap<FastifyRequest, string>();

/** From here on what answers this call is signed: it was this server that asked, by a token that is spent. */
export function signAnswer<T>(request: FastifyRequest, token: string | undefined, who: T): T {
  const jti = readToken(token ?? '')?.jti;
  if (jti !== undefined) proved.set(request, jti);
  return who;
}

/** Signs the answers of who has proved to be a server; before anything squeezes them. */
export function answerSigned(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const jti = proved.get(request);
    if (jti === undefined || (payload !== null && typeof payload !== 'string')) return payload;
    reply.header(TANDA, signText(KIND, textOf(jti, reply.statusCode, payload ?? '')));
    return payload;
  });
}

/** An answer is of one call, and of one outcome. */
const textOf = (jti: string, status: number, body: string): string => `${jti}\n${status}\n${body}`;

/** Whether the owner of one of these public keys has answered exactly this to that call. */
export const isSignedAnswer = (
  keys: readonly string[],
  tanda: string,
  { jti, status, body }: { jti: string; status: number; body: string },
): boolean => keys.some((x) => isSignedText(x, KIND, textOf(jti, status, body), tanda));
