import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limiter } from '#kit/server/limiter.ts';
import { kirimGambarUmum } from '#areas/stock/server/foto/foto.ts';
import { fotoOrigins } from '#areas/stock/server/foto/foto-store.ts';
import { ikonOf, manifestOf, PASANG_JS, SW_JS } from '#areas/katalog/server/publik/pasang.ts';
import { bahasaOf, type Katalog, type Terbit } from '#areas/katalog/server/publik/terbit.ts';
import { rootPath } from '#app/server/files.ts';
import { cukup, HTML, type KatalogCepat } from '#app/server/katalog-cepat.ts';

const cukupGambar = limiter({ most: 1200, seconds: 60 });

/** Nothing but what this server sends, and no script that a row could bring. */
const csp = (): string =>
  `default-src 'none'; img-src ${["'self'", ...fotoOrigins()].join(' ')}; ` +
  "style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SEBENTAR = 'public, max-age=15, stale-while-revalidate=120';
const SEHARI = 'public, max-age=86400';

type Asked = FastifyRequest<{ Params: { kode_toko: string; jenis?: string; nama?: string } }>;

/** The public page of a shop's catalogue, and what it is made of (D-29.1); no login is needed. */
export function serveKatalog(app: FastifyInstance, katalog: Katalog, cepat: KatalogCepat): void {
  /** The page that is asked for, or the answer that there is none. */
  const need = async (request: Asked, reply: FastifyReply): Promise<Terbit | undefined> => {
    cukup(request.ip);
    const { kode_toko } = request.params;
    const bahasa = bahasaOf(request.headers['accept-language']);
    const found = /^[A-Z0-9]{3}$/.test(kode_toko)
      ? await katalog.halaman(kode_toko, bahasa)
      : undefined;
    if (!found) await tidakAda(reply);
    return found;
  };

  app.get('/katalog/:kode_toko', async (request: Asked, reply) => {
    // People type an address in small letters; the page has one.
    const besar = request.params.kode_toko.toUpperCase();
    if (besar !== request.params.kode_toko && /^[A-Z0-9]{3}$/.test(besar))
      return reply.redirect(`./${besar}`, 308);
    const found = await need(request, reply);
    return found ? kirimHalaman(request, reply, found, cepat) : reply;
  });
  app.get('/katalog/:kode_toko/', async ({ params: { kode_toko } }: Asked, reply) =>
    reply.redirect(`../${encodeURIComponent(kode_toko)}`, 308),
  );
  app.get('/katalog/:kode_toko/manifest.webmanifest', async (request: Asked, reply) => {
    const found = await need(request, reply);
    if (!found) return reply;
    const body = manifestOf(request.params.kode_toko, found.nama_toko);
    return reply.type('application/manifest+json').header('cache-control', SEHARI).send(body);
  });
  for (const size of [192, 512])
    app.get(`/katalog/:kode_toko/ikon-${size}.png`, async (request: Asked, reply) => {
      const found = await need(request, reply);
      if (!found) return reply;
      const png = await ikonOf(found.nama_toko, size);
      return reply.type('image/png').header('cache-control', SEHARI).send(png);
    });
  app.get('/katalog/:kode_toko/pasang.js', async (_, reply) => kirimJs(reply, PASANG_JS));
  app.get('/katalog/:kode_toko/sw.js', async ({ params: { kode_toko } }: Asked, reply) =>
    kirimJs(
      reply.header(
        'service-worker-allowed',
        `${rootPath()}/katalog/${encodeURIComponent(kode_toko)}`,
      ),
      SW_JS,
    ),
  );
  serveGambar(app, katalog);
}

/** A picture that a public page shows, small where `kecil=1` asks for it. */
function serveGambar(app: FastifyInstance, katalog: Katalog): void {
  app.get('/katalog/:kode_toko/gambar/:jenis/:nama', async (request: Asked, reply) => {
    cukupGambar(request.ip);
    const { kode_toko, jenis = '', nama = '' } = request.params;
    const ada = PUBLIK.has(jenis) && /^[0-9a-f]{32}\.jpg$/.test(nama);
    const bahasa = bahasaOf(request.headers['accept-language']);
    if (!ada || !/^[A-Z0-9]{3}$/.test(kode_toko) || !(await katalog.halaman(kode_toko, bahasa)))
      return tidakAda(reply);
    const kecil = (request.query as { kecil?: string }).kecil === '1';
    const raw = await kirimGambarUmum(`NSIPIC/${kode_toko}/${jenis}/${nama}`, kecil);
    if (!raw) return tidakAda(reply);
    return reply
      .code(raw.status ?? 200)
      .headers(raw.headers ?? {})
      .type(raw.type)
      .send(raw.body);
  });
}

/** Kinds of pictures that customers see. */
const PUBLIK = new Set([
  'KATEGORI_ICON',
  'BANNER_ICON',
  'INFO_ICON',
  'ITEM',
  'HADIAH',
  'SPLASH_SCREEN',
]);

const tidakAda = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Katalog tidak ditemukan');

const kirimJs = (reply: FastifyReply, body: string) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', SEHARI).send(body);

/** Sent as it lies there: whole, packed, or only that nothing changed. */
function kirimHalaman(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Terbit,
  cepat: KatalogCepat,
) {
  const { html, gzip, etag } = page;
  reply.headers({
    etag,
    'cache-control': SEBENTAR,
    vary: 'accept-language, accept-encoding',
    'content-security-policy': csp(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  cepat.keep(reply, page);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(HTML);
  const packed = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!packed) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzip);
}
