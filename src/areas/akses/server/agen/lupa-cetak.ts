import { nowIso } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';
import { TUGAS_HIDUP_MS } from '#areas/akses/rules/agen.ts';
import { forgetCetak } from '#areas/akses/server/agen/agen-cetak.table.ts';

/** Forgets papers of agents that are too late, while the server runs; answers how to stop. What fails is said. */
export function jagaCetakAgen(db: Sql, say: (line: string) => void): () => void {
  const lupa = (): void =>
    void forgetCetak(db, nowIso()).catch((error: Error) =>
      say(`Kertas agen lama tidak terhapus: ${error.message}`),
    );
  lupa();
  const timer = setInterval(lupa, TUGAS_HIDUP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
