import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoom } from '#kit/testing/guarded-folder.ts';
import { bukaBeban, jeda, type Beban, type Dijual } from '#tests/proof/mati/beban.ts';

/** Kills of the server and of the database: twelve in every run, a thousand by `KILAU_BUNUH=1000`. */
const KALI = Number(process.env.KILAU_BUNUH ?? 12);
const DATABASE = Math.max(Math.ceil(KALI / 5), Math.min(10, KALI / 2));
/** Half of the killed databases are left to the server to start again. */
const SENDIRI = Math.floor(DATABASE / 2);
/** Half a minute a round: who waits for ever fails here instead of holding everybody up. */
const LAMA = 120_000 + KALI * 30_000;

let beban: Beban;
let folder: string;
beforeAll(async () => {
  // A process that is killed loses nothing that the machine's memory holds: the disk does not matter here.
  folder = await mkdtemp(join(await findRoom(), 'kilau-bunuh-'));
  beban = await bukaBeban(folder, 2000 + KALI * 220);
}, LAMA);
afterAll(async () => {
  await beban.akhiri();
  await rm(folder, { recursive: true, force: true });
});

test(
  `kill -9 of the server under eight clients, ${KALI - DATABASE} times: no acknowledged sale is lost, none is doubled`,
  async () => {
    let server = await beban.startServer();
    for (let round = 0; round < KALI - DATABASE; round++) {
      const saat = 5 + ((round * 17) % 60);
      let dead = false;
      const dijual = await beban.jualSampai(server.port, (sold) => {
        // The worker that kills sells once more: at least one sale gets no answer, however fast the answers were.
        const over = dead;
        if (sold > saat && !dead) dead = server.child.kill('SIGKILL');
        return over;
      });
      expect(dijual.entah.length).toBeGreaterThan(0);
      server = await beban.startServer();
      await beban.tuntaskan(server.port, dijual);
    }
    server.child.kill('SIGKILL');
    await beban.pastikanBersama();
    await beban.pastikanUtuh();
  },
  LAMA,
);

/** The database and all its processes are killed while eight clients sell; what was sold until then. */
async function bunuhSaatJual(port: number, round: number): Promise<Dijual> {
  const saat = 5 + ((round * 23) % 60);
  let stop = false;
  const cukup = Promise.withResolvers<void>();
  const selling = beban.jualSampai(port, (sold) => {
    if (sold > saat) cukup.resolve();
    return stop;
  });
  await Promise.race([cukup.promise, selling]);
  await beban.bunuhDatabase();
  stop = true;
  const away = beban.berikut(0);
  expect(await beban.coba(port, away)).toMatchObject({
    status: 503,
    code: 'DATABASE_TIDAK_TERSEDIA',
  });
  const dijual = await selling;
  dijual.entah.push(away);
  return dijual;
}
const siap = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

test(
  `kill -9 of the database and all its processes, ${DATABASE - SENDIRI} times: away it says so, back it sells, nothing is lost`,
  async () => {
    const { child, port } = await beban.startServer();
    for (let round = 0; round < DATABASE - SENDIRI; round++) {
      const dijual = await bunuhSaatJual(port, round);
      expect(await siap(port)).toBe(503);
      await beban.hidupkanDatabase();
      await beban.tuntaskan(port, dijual);
    }
    child.kill('SIGKILL');
    await beban.pastikanUtuh();
  },
  LAMA,
);

test(
  `a server starts its killed database again by itself, ${SENDIRI} times, and rings its bell as before`,
  async () => {
    const { child, port } = await beban.startServer({ jaga: true });
    for (let round = 0; round < SENDIRI; round++) {
      const dijual = await bunuhSaatJual(port, round);
      while ((await siap(port)) !== 200) await jeda(50);
      await beban.sambungLagi();
      await beban.tuntaskan(port, dijual);
    }
    const bel = `select from pg_stat_activity where query like 'LISTEN%'`;
    await vi.waitFor(
      async () => expect((await beban.shop.owner.query(bel)).rowCount).toBe(1),
      10_000,
    );
    await beban.pastikanUtuh();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await beban.hidupkanDatabase();
  },
  LAMA,
);
