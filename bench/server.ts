import { openDatabase } from '#kit/server/database.ts';
import { openServer } from '#app/server/server.ts';

/** Kilau itself on a given database, as a process of its own; tells its port to the parent. */
const db = openDatabase({
  connection: JSON.parse(process.env.BENCH_CONNECTION!),
  role: 'kilau_app',
});
const { app } = await openServer({ db });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
