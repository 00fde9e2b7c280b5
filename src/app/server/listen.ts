import type { FastifyInstance } from 'fastify';
import { readEnv } from '#kit/server/settings/env.ts';

const FIRST = 8080;
const LAST = 8089;

/** PORT as set, or the next free one of 8080 to 8089; a port that is taken ends with one sentence. */
export async function listen(app: FastifyInstance, wanted: string | undefined): Promise<number> {
  if (wanted)
    return tryPort(app, Number(wanted)).then(
      (open) => open ?? refuse(`Port ${wanted} sudah dipakai.`),
    );
  for (let port = FIRST; port <= LAST; port++) {
    const open = await tryPort(app, port);
    if (open !== undefined) return open;
  }
  return refuse(`Port ${FIRST} sampai ${LAST} sudah dipakai.`);
}

const refuse = (sentence: string): never => {
  throw new Error(sentence);
};

async function tryPort(app: FastifyInstance, port: number): Promise<number | undefined> {
  try {
    await app.listen({ port, host: readEnv('HOST') ?? '127.0.0.1' });
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : port;
  } catch (error) {
    if ((error as { code?: string }).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
