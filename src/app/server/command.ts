import { openDatabase, type Database } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';

export const say = (line: string): void => console.log(line);

/** A command of who runs the server: what it throws is said in one line, and the command fails. */
export async function command(main: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The shop's own database, beside a server that runs or without one. */
export async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
    await postgres.stop();
  }
}
