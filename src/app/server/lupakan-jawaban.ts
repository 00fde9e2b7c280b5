import { setImmediate as moment } from 'node:timers/promises';
import type { Database } from '#kit/server/database.ts';
import { forgetAnswers } from '#kit/server/write/kept-answer.table.ts';

const HOUR = 3_600_000;
/** A slice is gone within milliseconds: no counter waits for it, and a log file takes it in. */
const SLICE = 500;

/** Forgets kept answers whose time is over, slice by slice; answers how many. */
export async function lupakanJawaban(db: Database): Promise<number> {
  let forgotten = 0;
  for (let some = SLICE; some === SLICE; forgotten += some) {
    some = await forgetAnswers(db, SLICE);
    await moment();
  }
  return forgotten;
}

/** Every hour while the server runs; answers how to stop. What fails is said and tried again. */
export function jagaJawaban(db: Database, say: (line: string) => void): () => void {
  const timer = setInterval(() => {
    lupakanJawaban(db).catch((error: Error) =>
      say(`Jawaban lama tidak terhapus: ${error.message}`),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
