import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNet, type AddressInfo } from 'node:net';
import { relative, sep } from 'node:path';
import type { ClientConfig } from 'pg';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { openTemplate } from '#app/server/demo/template/template.ts';
import { isOfServer, keepApi, type Api } from '#tools/dev/api.ts';
import { CSS } from '#tools/web-chunks.ts';
import { catalogues } from '#tools/web-words.ts';

/** Where the API answers and not Vite. */
const CALLS = '^/(api|katalog)/|^/(config\\.js|healthz|readyz|metrics)$';
const BELL = '/socket.io';
const isCall = (url: string): boolean => new RegExp(CALLS).test(url) || url.startsWith(BELL);

/** The page names its files from the root, as the built one does; calls wait while the API starts again. */
const house = (api: Api): Plugin => ({
  name: 'house',
  transformIndexHtml: { order: 'pre', handler: (page) => page.replaceAll('="./', '="/') },
  configureServer(server) {
    server.middlewares.use((request, _reply, next) => {
      if (isCall(request.url ?? '')) void api.ready().then(() => next());
      else next();
    });
    server.watcher.on('all', (_event, path) => {
      const saved = relative(server.config.root, path).replaceAll(sep, '/');
      if (!isOfServer(saved)) return;
      console.log(`  ${saved}: server dimulai lagi`);
      api.restart();
    });
  },
});

/** As the API reads it from the environment, whichever way the database is reached. */
function urlOf({ connectionString, host, port, user, database }: ClientConfig): string {
  return (
    connectionString ??
    `postgres://${user}@/${database}?host=${encodeURIComponent(host!)}&port=${port}`
  );
}

async function freePort(): Promise<number> {
  const net = createNet().listen(0, '127.0.0.1');
  await once(net, 'listening');
  const { port } = net.address() as AddressInfo;
  net.close();
  await once(net, 'close');
  return port;
}

function startApi(port: number, url: string): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: url };
  const flags = ['--enable-source-maps', '--import', './tools/follow-parent.ts'];
  return spawn(process.execPath, [...flags, 'src/app/server/start.ts', 'demo'], {
    env: { ...env, KILAU_DEBUG: '1', KILAU_PARENT: String(process.pid) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * `npm run dev`: Vite's server with the API behind it and the demo's data. A saved screen is swapped in the open
 * browser; a saved file of the server starts the API again by itself, while PostgreSQL goes on.
 */
async function main(): Promise<void> {
  const fill = openTemplate('.', undefined, console.log)?.take;
  const postgres = await openPostgres({ say: console.log, alone: true, fill });
  const port = await freePort();
  const target = `http://127.0.0.1:${port}`;
  const answers = async () => void (await fetch(`${target}/config.js`));
  const api = keepApi(() => startApi(port, urlOf(postgres.connection)), answers);
  const web = await createServer({
    // The file of the build reads declarations: each of them that is saved would start Vite again.
    configFile: false,
    publicDir: 'src/app/web/public',
    cacheDir: '.build/vite',
    css: CSS,
    plugins: [react(), catalogues(), house(api)],
    server: {
      host: process.env['HOST'] ?? '127.0.0.1',
      port: Number(process.env['PORT'] ?? 5173),
      watch: { ignored: ['**/.build/**', '**/.kilau/**'] },
      // The host stays the browser's: the API takes writes from its own page only.
      proxy: { [CALLS]: { target }, [BELL]: { target, ws: true } },
    },
    // All at once: a package that is found later loads the open page again.
    optimizeDeps: { entries: ['src/app/web/main.tsx', 'src/areas/*/web/**/*.screen.tsx'] },
  });
  await api.ready();
  await web.listen();
  web.printUrls();
  const stop = async (): Promise<void> => {
    await web.close();
    await api.stop();
    await postgres.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

await main();
