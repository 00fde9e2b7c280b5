import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Terima = { path: string; authorization: string; body: string };
/** How the gateway behaves at one call. */
export type Laku =
  | { status: number; body: unknown; tunda?: number }
  /** Takes the message and hangs up without a word. */
  | 'PUTUS'
  /** Takes the message and never answers. */
  | 'DIAM';

export const TERIMA = {
  status: 200,
  body: { status: true, data: { messages: [{ id: 'w-1', status: 'pending' }] } },
};
export const CLOUD_TERIMA = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };

/** A gateway of our own: it keeps what it received and behaves as the test sets it. */
export async function openGateway() {
  const masuk: Terima[] = [];
  const laku: Laku[] = [];
  const house = { biasa: TERIMA as Laku };
  const server = createServer((request, reply) => {
    void terima(request).then((one) => {
      masuk.push(one);
      jawab(reply, laku.shift() ?? house.biasa);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    alamat,
    masuk,
    laku,
    house,
    isi: (): string[] =>
      masuk.map(({ body }) => {
        const sent = JSON.parse(body) as { data?: { message: string }[]; text?: { body: string } };
        return sent.data?.[0]?.message ?? sent.text?.body ?? '';
      }),
    nomor: (): string[] =>
      masuk.map(({ body }) => {
        const sent = JSON.parse(body) as { data?: { phone: string }[]; to?: string };
        return sent.data?.[0]?.phone ?? sent.to ?? '';
      }),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((done) => {
        server.close(() => done());
      });
    },
  };
}

async function terima(request: IncomingMessage): Promise<Terima> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: Buffer.concat(parts).toString('utf8'),
  };
}

function jawab(reply: ServerResponse, laku: Laku): void {
  if (laku === 'DIAM') return;
  if (laku === 'PUTUS') return void reply.destroy();
  const { status, body, tunda = 0 } = laku;
  setTimeout(() => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  }, tunda);
}
