import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import { bellPool } from '#kit/server/bell-pool.ts';
import { isOwnOrigin } from '#kit/server/credentials.ts';

/**
 * The bell: it says that something changed, never what is true. Rooms are joined by the server from
 * the session alone (abuse case 37); clients read again on every ring and on every connect.
 */
export type Bell = {
  ring(kode_toko: string, event: string, payload: unknown): void;
  /** Ends the connections of a user whose session ended. */
  dismiss(user_id: string): void;
  close(): Promise<void>;
};

type Who = { kode_toko: string; user_id: string };
type Handshake = { token?: string; toko?: string; cookie: string };

export function openBell(
  server: HttpServer,
  pool: pg.Pool,
  whoIs: (given: Handshake) => Promise<Who>,
): Bell {
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: sameOrigin,
    transports: ['websocket', 'polling'],
  });
  const adapter = { tableName: 'socket_lampiran', errorHandler: () => {} };
  io.adapter(createAdapter(bellPool(pool) as pg.Pool, adapter));
  io.use((socket, next) => {
    const { token, toko } = socket.handshake.auth as { token?: string; toko?: string };
    whoIs({ token, toko, cookie: socket.handshake.headers.cookie ?? '' }).then(
      async (who) => {
        await socket.join([`toko:${who.kode_toko}`, `user:${who.user_id}`]);
        next();
      },
      () => next(new Error('Invalid Token.')),
    );
  });
  return {
    ring: (kode_toko, event, payload) => void io.to(`toko:${kode_toko}`).emit(event, payload),
    dismiss: (user_id) => io.in(`user:${user_id}`).disconnectSockets(true),
    close: () => io.close(),
  };
}

/** A page of another origin may not listen (ASVS 4.4). */
function sameOrigin(
  request: { headers: { origin?: string; host?: string } },
  decide: (error: null, allowed: boolean) => void,
): void {
  const { origin, host } = request.headers;
  decide(null, !origin || isOwnOrigin(origin, host));
}
