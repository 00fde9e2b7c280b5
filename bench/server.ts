import { flushCompileCache } from 'node:module';
import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { openServer } from '#app/server/server.ts';

/**
 * Kilau itself on a given database, as a process of its own; tells its port to the parent. With a
 * folder it also looks after the database there, as `npm run serve` does.
 */
const dataFolder = process.env.BENCH_FOLDER;
const postgres = dataFolder ? await openPostgres({ dataFolder, keep: true }) : undefined;
const db = openDatabase({
  connection: JSON.parse(process.env.BENCH_CONNECTION!),
  role: 'kilau_app',
});
const { app, close } = await openServer({ db });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as { port: number }).port });
flushCompileCache();
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await close();
  await db.close();
  await postgres?.stop();
  process.exit(0);
});
