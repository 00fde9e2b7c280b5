import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { limiter } from '#kit/server/limiter.ts';
import { lastOf } from '#kit/rules/lists.ts';
import { bahasaOf, type Katalog, type Terbit } from '#areas/katalog/server/publik/terbit.ts';

/** A customer turns pages; more requests than this come from a machine. */
export const cukup = limiter({ most: 240, seconds: 60 });

/** Header lines of an answer, name and value in turn, as `writeHead` takes them. */
type Lines = readonly string[];
type Kept = { readonly whole: Lines; readonly same: Lines };

type Answered = { getHeaders(): Readonly<Record<string, unknown>> };

export type KatalogCepat = {
  /** Remembers how a page was answered, before what belongs to one reader alone is said. */
  keep(reply: Answered, page: Terbit): void;
  /** Whether it was answered here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

/**
 * The public page once more, as it was answered the first time: before any plugin, since a thousand readers of a
 * page that lies there packed are not to be felt at the counter. Whatever is asked otherwise goes the long way.
 */
export function katalogCepat(katalog: Katalog): KatalogCepat {
  const known = new WeakMap<Terbit, Kept>();
  return {
    keep(reply, page) {
      if (known.has(page)) return;
      const { 'x-request-id': _, ...own } = reply.getHeaders();
      const same = Object.entries(own).flatMap(([name, value]) => [name, String(value)]);
      const body = ['content-type', HTML, 'content-encoding', 'gzip'];
      known.set(page, {
        same,
        whole: [...same, ...body, 'content-length', String(page.gzip.length)],
      });
    },
    answer(request, response) {
      const { method, url = '', headers } = request;
      const kode_toko = method === 'GET' ? /^\/katalog\/([A-Z0-9]{3})$/.exec(url)?.[1] : undefined;
      if (!kode_toko || !String(headers['accept-encoding'] ?? '').includes('gzip')) return false;
      const page = katalog.ada(kode_toko, bahasaOf(headers['accept-language']));
      const lines = page && known.get(page);
      if (!lines || !mayAsk(request)) return false;
      const unchanged = headers['if-none-match'] === page.etag;
      const id = ['x-request-id', randomUUID()];
      response.writeHead(unchanged ? 304 : 200, [...(unchanged ? lines.same : lines.whole), ...id]);
      response.end(unchanged ? undefined : page.gzip);
      return true;
    },
  };
}

export const HTML = 'text/html; charset=utf-8';

/** False for an address that asks too often: the usual route then refuses it, in the usual form. */
function mayAsk(request: IncomingMessage): boolean {
  try {
    cukup(addressOf(request));
    return true;
  } catch {
    return false;
  }
}

const LOOPBACK = /^(::1|(::ffff:)?127\.)/;
/** The address that asks, as the usual route finds it: behind a proxy on this machine, the one that the proxy names. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const chain = [socket.remoteAddress ?? '', ...said.toReversed()] as const;
  return chain.find((one) => !LOOPBACK.test(one)) ?? lastOf(chain);
}

/** Asked before everybody else who hears requests; what it leaves is theirs. */
export function answerFirst(server: Server, answer: KatalogCepat['answer']): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answer(request, response)) for (const one of others) one.call(server, request, response);
  });
}
