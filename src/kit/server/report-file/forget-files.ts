import { forgetOldFiles } from '#kit/server/report-file/report-file.table.ts';
import type { Sql } from '#kit/server/sql.ts';

const HOUR = 3_600_000;

/** At once and every hour while the server runs; answers how to stop. What fails is said and tried again. */
export function forgetFilesHourly(db: Sql, say: (line: string) => void): () => void {
  const forget = (): void =>
    void forgetOldFiles(db).catch((error: Error) =>
      say(`Berkas laporan lama tidak terhapus: ${error.message}`),
    );
  forget();
  const timer = setInterval(forget, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
