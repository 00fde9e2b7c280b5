import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSettings } from '#kit/server/postgres/check-settings.ts';
import { bukaBeban, jeda, type Beban, type Dijual } from '#tests/proof/mati/beban.ts';
import { lsnDari, potongArus, salinCluster } from '#tests/proof/mati/potong-arus.ts';

/** Power cuts: one in every run, two hundred by `KILAU_LISTRIK=200` (reliability F2). */
const KALI = Number(process.env.KILAU_LISTRIK ?? 1);
const LAMA = 7_200_000;

let beban: Beban;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-listrik-'));
  beban = await bukaBeban(folder, 1000 + KALI * 260);
}, LAMA);
afterAll(async () => {
  await beban.akhiri();
  await rm(folder, { recursive: true, force: true });
});

/** The same cuts every time, so that one that hurt can be made again. */
function dadu(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const tanya = async <T>(text: string): Promise<T> =>
  (await beban.shop.owner.query(text)).rows[0] as T;

/** Changed pages go to the files now, unforced, as a busy server's do; no checkpoint forces them. */
async function tulisHalaman(): Promise<void> {
  const client = new pg.Client({ ...beban.shop.connection, database: 'postgres' });
  await client.connect();
  await client.query('create extension if not exists pg_buffercache');
  await client.query('select pg_buffercache_evict_all()');
  await client.end();
}

/** Sells, cuts the power at some moment, starts again; answers what was known at that moment. */
async function mati(
  round: number,
  tulis = tulisHalaman,
): Promise<{ dijual: Dijual; sobek: number; dibuang: number }> {
  const { owner } = beban.shop;
  const cluster = join(folder, 'postgres');
  const pada = join(folder, 'di-piringan');
  await owner.query('checkpoint');
  salinCluster(cluster, pada);

  const { child, port } = await beban.startServer();
  let [siap, stop] = [false, false];
  const selling = beban.jualSampai(port, (sold) => {
    siap ||= sold > 40 + ((round * 37) % 160);
    return stop;
  });
  while (!siap) await jeda(3);
  await tulis();
  // First what was acknowledged, then how far the log was forced: never the other way about.
  const diketahui = new Map(beban.diakui);
  const { lsn } = await tanya<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  await beban.bunuhDatabase();
  stop = true;
  const { entah } = await selling;
  child.kill('SIGKILL');
  const potong = potongArus(cluster, { pada, paksa: lsnDari(lsn), acak: dadu(round + 1) });
  await rm(pada, { recursive: true });
  await beban.hidupkanDatabase();
  return { dijual: { tahu: diketahui, entah }, ...potong };
}

test(
  `the power is cut under eight clients, ${KALI} times: what was acknowledged is there, whole`,
  async () => {
    for (let round = 0; round < KALI; round++) {
      const { dijual, sobek } = await mati(round);
      expect(dijual.tahu.size).toBeGreaterThan(40);
      expect(sobek, 'no page was torn: nothing was tried').toBeGreaterThan(0);
      const { child, port } = await beban.startServer();
      await beban.tuntaskan(port, dijual);
      child.kill('SIGKILL');
      await beban.pastikanUtuh();
    }
  },
  LAMA,
);

test(
  'the same cut takes sales away from a server that answers before its log is forced: the proof sees it',
  async () => {
    const { owner } = beban.shop;
    await owner.query('alter database kilau set synchronous_commit = off');
    await owner.query(`alter system set wal_writer_delay = '10s'`);
    await owner.query('select pg_reload_conf()');
    const { dijual } = await mati(7, async () => {});
    expect((await beban.hilang(dijual.tahu)).length).toBeGreaterThan(0);
    // Such a server is refused at the start, so that it never comes to this.
    await beban.shop.owner.query('set synchronous_commit = off');
    await expect(checkSettings(beban.shop.owner)).rejects.toThrow('synchronous_commit=off');
  },
  LAMA,
);
