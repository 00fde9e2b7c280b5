import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import {
  holdsMessages,
  readEnv,
  refuseTwoValues,
  unknownSettings,
} from '#kit/server/settings/env.ts';
import { openDatabase } from '#kit/server/database.ts';
import type { ClusterOptions } from '#kit/server/postgres/cluster.ts';
import { backupPlan } from '#kit/server/postgres/backup-plan.ts';
import { checkRoom, type Pools } from '#kit/server/postgres/check-room.ts';
import { checkRole, checkSession } from '#kit/server/postgres/check-session.ts';
import { checkSettings } from '#kit/server/postgres/check-settings.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { forgetFilesHourly } from '#kit/server/report-file/forget-files.ts';
import { jagaCetakAgen } from '#areas/akses/server/agen/lupa-cetak.ts';
import { tutupRahasiaLama } from '#areas/akses/server/rahasia.ts';
import { s3FromEnv } from '#areas/stock/server/foto/foto-store.ts';
import { jagaFotoKiriman } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import { jagaHapusFoto } from '#areas/stock/server/foto/foto-hapus.ts';
import { jagaPesanToko } from '#areas/toko/server/antar/jaga-pesan.ts';
import { jagaUangJauh } from '#areas/uang/server/kirim/jauh/lepas.ts';
import { jagaPesan } from '#areas/pesan/server/jaga-pesan.ts';
import { jagaPembeli } from '#areas/penjualan/server/tayang/lupa-pembeli.ts';
import { jagaTayang } from '#areas/penjualan/server/tayang/jaga-tayang.ts';
import { catchUp } from '#app/server/demo/catch-up.ts';
import { beginRiwayat, endRiwayat, isTerputus } from '#app/server/demo/riwayat-demo.table.ts';
import { isEmpty, seedDemo } from '#app/server/demo/seed.ts';
import { hariDemo } from '#app/server/demo/template/hari-demo.ts';
import { replaceCluster } from '#app/server/demo/template/replace-cluster.ts';
import { openTemplate } from '#app/server/demo/template/template.ts';
import { newKodePasang } from '#app/server/pasang/kode.ts';
import { jagaBuku } from '#app/server/jaga-buku.ts';
import { refuseOtherTables } from '#app/server/compare-tables.ts';
import { jagaCocok } from '#app/server/jauh/cocok-server.ts';
import { jagaPusat } from '#app/server/pusat/tarik-pusat.ts';
import { jagaCadangan } from '#app/server/jaga-cadangan.ts';
import { jagaJawaban } from '#app/server/lupakan-jawaban.ts';
import { rumahPesan, siapkanRumah } from '#app/server/rumah-pesan.ts';
import { listen } from '#app/server/listen.ts';
import { prepareTables } from '#app/server/register.ts';
import { openServer } from '#app/server/server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = join(import.meta.dirname, 'migrations');
const WEB = join(ROOT, '.build/web');
const ROLE = 'kilau_app';
const say = (line: string): void => console.log(line);

await main(process.argv[2] ?? 'demo');

/**
 * `demo` opens the demo shops, `serve` a shop of one's own, `demo-reset` forgets the demo and makes it again;
 * `demo-make` makes it where it is not there yet, and ends.
 */
async function main(mode: string): Promise<void> {
  checkEnvironment();
  const reset = mode === 'demo-reset';
  const serves = !reset && mode !== 'demo-make';
  const template = mode === 'serve' ? undefined : templateOf(process.argv);
  const cluster = clusterOf(mode);
  const open = () =>
    openPostgres({ say, alone: true, keep: serves, fill: template?.take, cluster });
  let postgres = await open().catch((error) => end(error));
  try {
    const other = reset && template ? await replaceCluster(postgres, template, open) : undefined;
    if (other) postgres = other.postgres;
    const forget = reset && !other?.replaced;
    const { db, told } = await prepare(postgres.connection, mode, forget);
    if (!told || !template || !postgres.folder)
      await (serves ? serve(db, mode, postgres) : finish(db, postgres));
    else {
      // A cluster at rest is copied: no log is needed to make the copy whole.
      await finish(db, postgres);
      await template.keep(postgres.folder);
      if (serves) {
        postgres = await open();
        await serve((await prepare(postgres.connection, mode, false)).db, mode, postgres);
      }
    }
    // What waits for the disk comes behind the address; `demo-make` leaves it to the start behind it.
    if (mode !== 'demo-make') await template?.finish();
  } catch (error) {
    await postgres.stop();
    end(error);
  }
}

/** A demo is copied as it lies; while it alone is made, its tables are looked at when its story says so (seed.ts). */
function clusterOf(mode: string): ClusterOptions {
  return mode === 'serve' ? {} : { smallLog: true, autovacuum: mode !== 'demo-make' };
}

/** The kept demo of this version; a number of days that is none ends the start. */
function templateOf(argv: readonly string[]): ReturnType<typeof openTemplate> {
  try {
    return openTemplate(ROOT, hariDemo(argv), say);
  } catch (error) {
    return end(error);
  }
}

/**
 * Settings are looked at before anything starts: two names of one that disagree, an hour of backups that is none, a
 * store of photos that is only half told, a name that is none.
 */
function checkEnvironment(): void {
  try {
    refuseTwoValues();
    backupPlan();
    for (const name of unknownSettings())
      say(`PERINGATAN: ${name} bukan setelan Kilau (docs/variables.md).`);
    const s3 = s3FromEnv();
    if (s3) say(`Foto disimpan di ${s3.endpoint}/${s3.bucket}`);
  } catch (error) {
    end(error);
  }
}

/** A start that cannot be says why in one sentence. */
function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  if (readEnv('KILAU_DEBUG')) console.error(error);
  process.exit(1);
}

type Postgres = Awaited<ReturnType<typeof openPostgres>>;
type Db = ReturnType<typeof openDatabase>;

/** The database with its tables and shops; `told` says that the demo was lived just now. */
async function prepare(
  connection: pg.ClientConfig,
  mode: string,
  forget: boolean,
): Promise<{ db: Db; told: boolean }> {
  const owner = await connect(connection);
  const pools = await check(owner, connection);
  if (forget || (mode !== 'serve' && (await isTerputus(owner))))
    await owner.query('drop schema public cascade; create schema public');
  const steps = await prepareTables(owner, MIGRATIONS, say);
  if (steps > 0) say(`Basis data siap (${steps} langkah).`);
  await owner.end();
  const db = openDatabase({ connection, role: ROLE, ...pools });
  await checkRole(db, ROLE);
  await refuseOtherTables(db);
  const sealed = await tutupRahasiaLama(db);
  if (sealed > 0) say(`Rahasia faktor kedua ditutup dengan kunci server (${sealed}).`);
  const told = mode !== 'serve' && (await isEmpty(db));
  if (told) await tellDemo(connection, db);
  else if (mode !== 'serve') await catchUp(db, say);
  return { db, told };
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether this PostgreSQL keeps what it promises, lends sessions, and has room for our pools. */
async function check(owner: pg.Client, connection: pg.ClientConfig): Promise<Pools> {
  const problems = await checkSettings(owner);
  const second = await connect(connection);
  await checkSession(owner, second).finally(() => second.end());
  const { problem, ...pools } = await checkRoom(owner);
  for (const one of problem ? [...problems, problem] : problems) say(`PERINGATAN: ${one}`);
  return pools;
}

/** Fills the demo without waiting for the disk: if that breaks off, it is done again; its end is durable. */
async function tellDemo(connection: pg.ClientConfig, db: Db): Promise<void> {
  const hurried = openDatabase({ connection, role: ROLE, hurried: true, size: 3, reports: 2 });
  const owner = await connect(connection);
  try {
    await beginRiwayat(db);
    const analyze = () => analyzeGrown(owner);
    // A database of one's own may keep that to its own care.
    const settle = () => owner.query('checkpoint').catch(() => {});
    await seedDemo(hurried, say, { days: hariDemo(process.argv), analyze, settle });
    await endRiwayat(db);
  } finally {
    await owner.end();
    await hurried.close();
  }
}

/** Tables that were never looked at or have changed since; PostgreSQL's own plan nothing of the story. */
async function analyzeGrown(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select relid::regclass::text as name from pg_stat_user_tables
      where last_analyze is null or n_mod_since_analyze > 0`,
  );
  if (rows.length > 0) await owner.query(`analyze ${rows.map(({ name }) => name).join()}`);
}

async function finish(db: Db, postgres: Postgres): Promise<void> {
  await db.close();
  await postgres.stop();
}

async function serve(db: Db, mode: string, postgres: Postgres): Promise<void> {
  const kodePasang = (await isEmpty(db)) ? newKodePasang() : undefined;
  const kilau = await openServer({ db, webFolder: WEB, log: true, kodePasang });
  const port = await listen(kilau.app, readEnv('PORT'));
  announce(port, mode, kodePasang);
  if (holdsMessages()) say('  Messages are held: KILAU_HOLD_MESSAGES is set. None leaves.\n');
  // A computer that is switched off at the wall at night starts quickly in the morning, too.
  flushCompileCache();
  const jaga = [
    jagaBuku(db, say),
    jagaJawaban(db, say),
    forgetFilesHourly(db, say),
    jagaCetakAgen(db, say),
    jagaPesanToko(db, say),
    jagaFotoKiriman(db, say),
    jagaHapusFoto(db, say),
    jagaPusat(db, say),
    jagaUangJauh(db, say),
    jagaCocok(db, say),
    jagaPesan(db, rumahPesan, say, siapkanRumah),
    jagaTayang(db, say),
    jagaPembeli(db, say),
    // The demo has nothing that anybody would miss.
    ...(mode === 'serve' ? [jagaCadangan(postgres, say)] : []),
  ];
  const end = async (): Promise<void> => {
    for (const selesai of jaga) selesai();
    await kilau.close();
    await finish(db, postgres);
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function announce(port: number, mode: string, kodePasang: string | undefined): void {
  say(`\n  Kilau berjalan di http://localhost:${port}`);
  say('  Kilau is running there: open it in a browser.\n');
  if (kodePasang) {
    say(`  Belum ada toko. Buka http://localhost:${port}/setup dan masukkan kode ini:`);
    say('  There is no shop yet. Open that address and type this code:');
    say(`\n      ${kodePasang}\n`);
  }
  if (mode !== 'demo') return;
  say('  TOKO DEMO: PST (pusat), KJ1 dan KJ2 (cabang). Bukan untuk transaksi sungguhan.');
  say('  DEMO SHOPS: PST (head office), KJ1 and KJ2 (branches). Not for real transactions.');
  say(
    '  User: own.pst spv.pst su.pst own.kj1 spv.kj1 ksr.kj1 ksr2.kj1 own.kj2 spv.kj2 ksr.kj2 ksr2.kj2',
  );
  say('  Password semua user demo / of all demo users: kilau-demo-2026\n');
}
