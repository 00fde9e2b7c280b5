/**
 * What a shop does first, on a machine of any kind: install, start a shop of its own, be ready, check the
 * book, stop in order. Plain JavaScript: it must run on the oldest Node that start.mjs takes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MINUTES = 15;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT || '18080';
const folder = mkdtempSync(join(tmpdir(), 'kilau-smoke-'));
const env = { ...process.env, PORT: port, KILAU_DATA: folder };

const server = spawn(process.execPath, ['start.mjs', 'serve'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const over = once(server, 'exit').then(([code]) => {
  throw new Error(`the server ended by itself with ${code}`);
});
over.catch(() => {});

try {
  await Promise.race([ready(), over]);
  for (const [path, wanted] of [
    ['/', /<div id="root"/],
    ['/config.js', /"setup":true/],
    ['/metrics', /kilau_/],
  ]) {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    if (!wanted.test(text))
      throw new Error(`${path} answers something else: ${text.slice(0, 200)}`);
  }
  const verify = spawnSync(process.execPath, ['start.mjs', 'verify'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (verify.status !== 0) throw new Error(`verify ended with ${verify.status}`);
  console.log(`It installs, starts and is in order on ${process.platform}-${process.arch}.`);
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await Promise.race([once(server, 'exit'), sleep(30_000)]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}

async function ready() {
  for (const until = Date.now() + MINUTES * 60_000; Date.now() < until; await sleep(500)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer && answer.status === 200) return;
  }
  throw new Error(`not ready after ${MINUTES} minutes`);
}
