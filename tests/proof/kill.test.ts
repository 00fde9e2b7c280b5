import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bukaBeban, jeda, type Beban } from '#tests/proof/mati/beban.ts';

/** Kills of the server and of the database: twenty in every run, a thousand by `KILAU_BUNUH=1000`. */
const KALI = Number(process.env.KILAU_BUNUH ?? 20);
const DATABASE = Math.max(Math.ceil(KALI / 5), Math.min(10, KALI / 2));
/** Half a minute a round: who waits for ever fails here instead of holding everybody up. */
const LAMA = 120_000 + KALI * 30_000;

let beban: Beban;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kilau-bunuh-'));
  beban = await bukaBeban(folder, 2000 + KALI * 220);
}, LAMA);
afterAll(() => beban.shop.close());

test(
  `kill -9 of the server under eight clients, ${KALI - DATABASE} times: no acknowledged sale is lost, none is doubled`,
  async () => {
    let server = await beban.startServer();
    for (let round = 0; round < KALI - DATABASE; round++) {
      const saat = 5 + ((round * 17) % 60);
      let dead = false;
      const dijual = await beban.jualSampai(server.port, (sold) => {
        if (sold > saat && !dead) dead = server.child.kill('SIGKILL');
        return dead;
      });
      expect(dijual.entah.length).toBeGreaterThan(0);
      server = await beban.startServer();
      await beban.tuntaskan(server.port, dijual);
    }
    server.child.kill('SIGKILL');
    await beban.pastikanUtuh();
  },
  LAMA,
);

test(
  `kill -9 of the database and all its processes, ${DATABASE} times: away it says so, back it sells, nothing is lost`,
  async () => {
    const { child, port } = await beban.startServer();
    for (let round = 0; round < DATABASE; round++) {
      const saat = 5 + ((round * 23) % 60);
      let stop = false;
      const cukup = Promise.withResolvers<void>();
      const selling = beban.jualSampai(port, (sold) => {
        if (sold > saat) cukup.resolve();
        return stop;
      });
      await Promise.race([cukup.promise, selling]);
      await beban.bunuhDatabase();
      await jeda(150);
      stop = true;
      const dijual = await selling;
      expect(dijual.entah.length).toBeGreaterThan(0);
      const away = beban.berikut(0);
      expect(await beban.coba(port, away)).toMatchObject({
        status: 503,
        code: 'DATABASE_TIDAK_TERSEDIA',
      });
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
      dijual.entah.push(away);
      await beban.hidupkanDatabase();
      await beban.tuntaskan(port, dijual);
    }
    child.kill('SIGKILL');
    await beban.pastikanUtuh();
  },
  LAMA,
);
