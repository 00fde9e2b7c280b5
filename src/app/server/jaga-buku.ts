import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';
import { findPeriksa, savePeriksa } from '#areas/buku/server/periksa.table.ts';

const HOUR = 3_600_000;
/** The book is looked at once a day, on the reports' own connections. */
const SEHARI = 23 * HOUR;

/** Looks at every invariant when the last look is a day old; answers whether it looked. */
export async function jagaSekali(db: Database): Promise<boolean> {
  const last = await findPeriksa(db);
  if (last && nowMs() - Date.parse(last.waktu) < SEHARI) return false;
  await savePeriksa(db, undefined, await periksaSekejap(db));
  return true;
}

/** Asks every hour while the server runs; answers how to stop. What fails is said and tried again. */
export function jagaBuku(db: Database, say: (line: string) => void): () => void {
  const timer = setInterval(() => {
    jagaSekali(db).catch((error: Error) => say(`Pemeriksaan buku gagal: ${error.message}`));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
