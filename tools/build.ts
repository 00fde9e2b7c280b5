import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { buildServer } from '#tools/server-build.ts';
import { buildWeb } from '#tools/web-build.ts';

/** The demo's process lives a minute and makes much that is forgotten at once: more room than a shop's server gets. */
const ROOM = '--max-semi-space-size=64';
/** A shop's server is looked through often, to stay small (start.mjs): here a fifth of the time would go there. */
const SMALL = '--heap-growing-percent';

/**
 * What `npm start` and `npm run serve` run: the web application and the server, side by side. On a new machine `demo`
 * makes its shops meanwhile: they need the server alone (decision 1121).
 */
const [command, ...rest] = process.argv.slice(2);
const isNew = command === 'demo' && !existsSync('.build/web');
const server = buildServer().then((built) => (built && isNew ? makeDemo(rest) : built));
const built = await Promise.all([buildWeb(), server]);
process.exit(built.every(Boolean) ? 0 : 1);

/** With the other flags of this process, the one that ends it with its parent included. */
async function makeDemo(args: readonly string[]): Promise<boolean> {
  const flags = process.execArgv.filter((flag) => !flag.startsWith(SMALL));
  const line = [...flags, ROOM, '.build/server/start.js', 'demo-make', ...args];
  const env = { ...process.env, KILAU_PARENT: String(process.pid) };
  const [code] = await once(spawn(process.execPath, line, { stdio: 'inherit', env }), 'close');
  return code === 0;
}
