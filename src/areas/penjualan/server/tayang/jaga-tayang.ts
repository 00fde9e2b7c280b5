import { randomUUID } from 'node:crypto';
import type { Database } from '#kit/server/database.ts';
import { kirimTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import { giveGiliran } from '#areas/penjualan/server/tayang/sambungan.table.ts';

const DETAK_MS = 5000;

/** Tells channels while the server runs, one beat after the other; answers how to stop. A beat that fails is said. */
export function jagaTayang(db: Database, say: (line: string) => void): () => void {
  const pemegang = randomUUID();
  let busy = false;
  const beat = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await kirimTayang(db, {}, pemegang);
    } catch (error) {
      say(`Pengiriman ke marketplace gagal: ${(error as Error).message}`);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void beat(), DETAK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    void giveGiliran(db, pemegang).catch(() => {});
  };
}
