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
 * makes its shops meanwhile: they need the server alone (decision 1121), and their tables not even that (1166).
 */
const [command, ...rest] = process.argv.slice(2);
const isNew = command === 'demo' && !existsSync('.build/web');
const server = isNew ? makeDemo(rest) : buildServer();
const built = await Promise.all([server, buildWeb({ aside: isNew })]);
process.exit(built.every(Boolean) ? 0 : 1);

async function makeDemo(args: readonly string[]): Promise<boolean> {
  const tables = run(['src/app/server/demo/template/lay-tables.ts', ...args], 'ignore');
  const isBuilt = await buildServer();
  await tables;
  return isBuilt && (await run([ROOM, '.build/server/start.js', 'demo-make', ...args], 'inherit'));
}

/** With the other flags of this process, the one that ends it with its parent included. */
async function run(line: readonly string[], errors: 'ignore' | 'inherit'): Promise<boolean> {
  const flags = process.execArgv.filter((flag) => !flag.startsWith(SMALL));
  const child = spawn(process.execPath, [...flags, ...line], {
    stdio: ['inherit', 'inherit', errors],
    env: { ...process.env, KILAU_PARENT: String(process.pid) },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
