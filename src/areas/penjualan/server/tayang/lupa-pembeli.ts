import type { Sql } from '#kit/server/sql.ts';
import { forgetPembeli } from '#areas/penjualan/server/tayang/pembeli.table.ts';

const HOUR = 3_600_000;

/** Forgets buyers of orders that are settled for good, hourly while the server runs; answers how to stop. */
export function jagaPembeli(db: Sql, say: (line: string) => void): () => void {
  const lupa = (): void =>
    void forgetPembeli(db).catch((error: Error) =>
      say(`Pembeli pesanan lama tidak terhapus: ${error.message}`),
    );
  lupa();
  const timer = setInterval(lupa, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
