import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** All that went over the line to the branch: what it was asked, by which token, with which body. */
type Lewat = { readonly call: string; readonly token: string; readonly body: string };

type Ganti = (url: string) => object | undefined;
/** Headers that the line puts in the place of those that came; undefined where it takes one away. */
type Ubah = Readonly<Record<string, string | undefined>>;

/** A line to the branch that writes down what goes over it, and may change headers or answer in the branch's place. */
export async function bukaGaris(ke: string) {
  const lewat: Lewat[] = [];
  let ganti: Ganti | undefined;
  let diubah: Ubah = {};
  const server = createServer(async (asked, reply) => {
    const body = await whole(asked);
    const { method = '', url = '', headers } = asked;
    lewat.push({
      call: `${method} ${url}`,
      token: String(headers.authorization).slice('Bearer '.length),
      body: JSON.stringify(headers) + body.toString('latin1'),
    });
    const instead = ganti?.(url);
    if (instead) {
      reply.writeHead(200, { 'content-type': 'application/json' });
      return reply.end(JSON.stringify({ data: instead }));
    }
    const pergi = Object.entries({ ...headers, ...diubah }).filter(
      ([, said]) => said !== undefined,
    );
    const on = ask(ke + url, { method, headers: Object.fromEntries(pergi) }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    return on.end(body);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    portal: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lewat,
    /** Answers in the branch's place where it answers anything; forgets what went over the line. */
    mulai: (instead?: Ganti): void => {
      lewat.length = 0;
      ganti = instead;
    },
    ubah: (headers: Ubah = {}): void => {
      diubah = headers;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Garis = Awaited<ReturnType<typeof bukaGaris>>;

async function whole(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
