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
  /** Rings one person, or the telephones of a shop's approvers, and no other. */
  tell(whom: Whom, event: string, payload: unknown): void;
  /** Ends the connections of a user whose session ended. */
  dismiss(user_id: string): void;
  close(): Promise<void>;
};

/** One person at any screen, or the people who answer approvals for a shop. */
export type Whom = { user_id: string } | { penyetuju: string };

/** A trusted telephone (`telepon`) hears what waits for an answer, and nothing of the shop. */
type Who = { kode_toko: string; user_id: string; sidik: string; telepon?: boolean };
/** Who comes in, and which of those who are in may stay: sessions end and lock beside every call. */
export type Door = {
  whoIs(given: Handshake): Promise<Who>;
  stillOpen(sidik: readonly string[]): Promise<ReadonlySet<string>>;
};

const LOOK_EVERY_MS = 5000;

type Handshake = { token?: string; toko?: string; cookie: string; telepon: boolean };

export function openBell(server: HttpServer, pool: pg.Pool, { whoIs, stillOpen }: Door): Bell {
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
    const { token, toko, telepon } = socket.handshake.auth as Record<string, string | undefined>;
    const cookie = socket.handshake.headers.cookie ?? '';
    whoIs({ token, toko, cookie, telepon: telepon === '1' }).then(
      async (who) => {
        socket.data = { sidik: who.sidik };
        const room = who.telepon ? 'penyetuju' : 'toko';
        await socket.join([`${room}:${who.kode_toko}`, `user:${who.user_id}`]);
        next();
      },
      () => next(new Error('Invalid Token.')),
    );
  });
  const looks = setInterval(() => void sendAway(io, stillOpen).catch(() => {}), LOOK_EVERY_MS);
  looks.unref();
  return {
    ring: (kode_toko, event, payload) => void io.to(`toko:${kode_toko}`).emit(event, payload),
    tell: (whom, event, payload) =>
      void io
        .to('user_id' in whom ? `user:${whom.user_id}` : `penyetuju:${whom.penyetuju}`)
        .emit(event, payload),
    dismiss: (user_id) => io.in(`user:${user_id}`).disconnectSockets(true),
    close: () => {
      clearInterval(looks);
      return io.close();
    },
  };
}

/** Whose session ended, grew too old or locked by time hears nothing more (F15: within five seconds). */
async function sendAway(io: Server, stillOpen: Door['stillOpen']): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const sidikOf = ({ data }: (typeof sockets)[number]) => (data as { sidik: string }).sidik;
  const open = await stillOpen([...new Set(sockets.map(sidikOf))]);
  for (const socket of sockets) if (!open.has(sidikOf(socket))) socket.disconnect(true);
}

/** A page of another origin may not listen (ASVS 4.4). */
function sameOrigin(
  request: { headers: { origin?: string; host?: string } },
  decide: (error: null, allowed: boolean) => void,
): void {
  const { origin, host } = request.headers;
  decide(null, !origin || isOwnOrigin(origin, host));
}
