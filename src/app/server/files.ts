import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readEnv } from '#kit/server/settings/env.ts';
import { VERSION } from '#kit/contract/version.ts';
import { upTo } from '#kit/rules/lists.ts';

/** The POS build (D-49.3): the same files and the same server, in the shell of a counter. */
const POS = '/pos';

/** The injected configuration of 1§1, from the environment: the same built files serve every shop. */
const config = (setup: boolean, below = '') => ({
  setup,
  variant: readEnv('KILAU_VARIANT') ?? 'auto',
  api: readEnv('KILAU_API') ?? `${rootPath()}/api/v1/`,
  portal: readEnv('KILAU_PORTAL') ?? null,
  messaging: readEnv('KILAU_MESSAGING') ?? null,
  online_store: readEnv('KILAU_ONLINE_STORE') ?? null,
  wholesale: readEnv('KILAU_WHOLESALE') ?? null,
  wholesale_domain: readEnv('KILAU_WHOLESALE_DOMAIN') ?? null,
  auth_type: readEnv('KILAU_AUTH_TYPE') ?? 'MANUAL',
  version: VERSION,
  build: 14,
  platform: below === POS ? 'POS' : (readEnv('KILAU_PLATFORM') ?? 'WEB'),
  base_path: `${rootPath()}${below}/`,
  server_path: rootPath(),
});

/** The scheme that this person chose, before the first paint: one request less than a file of its own. */
const BOOT = readFileSync(new URL('../web/boot.js', import.meta.url), 'utf8');

/** Keeps the shell in the browser (D-49.8); its name is the page's first file, so that a build is another worker. */
const PEKERJA = readFileSync(new URL('../web/sw.js', import.meta.url), 'utf8');
const pekerjaOf = (page: string): string => {
  const first = /<script[^>]*type="module"[^>]*\/assets\/([\w.-]+)"/.exec(page)?.[1] ?? VERSION;
  return `const RAKITAN = ${JSON.stringify(first)};\n${PEKERJA}`;
};

/** The web application: built files for a year, its page never kept, `/config.js` beside it. */
export async function serveFiles(
  app: FastifyInstance,
  webFolder: string | undefined,
  setup: () => Promise<boolean>,
): Promise<void> {
  for (const below of ['', POS])
    app.get(`${below}/config.js`, async (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          `window.KILAU = ${JSON.stringify(config(await setup(), below)).replaceAll('<', '\\u003c')};\n${BOOT}`,
        ),
    );
  if (!webFolder || !existsSync(join(webFolder, 'index.html'))) return;
  // The same page is served at every address, however deep: it names its files from the root of the shop.
  const built = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const pageBelow = (below: string): string =>
    built
      .replaceAll('="./config.js"', `="${rootPath()}${below}/config.js"`)
      .replaceAll('="./', `="${rootPath()}/`);
  const page = pageBelow('');
  const pos = pageBelow(POS);
  const pekerja = pekerjaOf(page);
  app.get('/sw.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(pekerja),
  );
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get(POS, (_, reply) => reply.redirect(`${rootPath()}${POS}/`));
  app.get('/*', async (request, reply) => {
    const path = upTo(request.url, '?');
    const person = request.headers.accept?.includes('text/html');
    if (path.startsWith('/api/') || (!person && /\.\w{2,5}$/.test(path)))
      return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(path.startsWith(`${POS}/`) ? pos : page);
  });
}

/** '' at the root, '/pos' below it: never a trailing slash. */
export const rootPath = (): string =>
  `/${readEnv('KILAU_BASE_PATH') ?? ''}`
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/[^\w./~-]/g, '');
