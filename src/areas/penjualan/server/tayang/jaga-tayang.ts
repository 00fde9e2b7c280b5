import { randomUUID } from 'node:crypto';
import type { Database } from '#kit/server/database.ts';
import { sendTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import { giveGiliran } from '#areas/penjualan/server/tayang/sambungan.table.ts';

const DETAK_MS = 5000;

/**
 * Tells channels while the server runs: a beat begins every 5 s and leaves out the channels that are still in one, so
 * that a slow channel of one shop keeps no withdrawal of another waiting. Answers how to stop. A failed beat is said.
 */
export function jagaTayang(db: Database, say: (line: string) => void): () => void {
  const pemegang = randomUUID();
  const sibuk = new Set<string>();
  const beat = async (): Promise<void> => {
    try {
      await sendTayang(db, { sibuk }, pemegang);
    } catch (error) {
      say(`Pengiriman ke marketplace gagal: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => void beat(), DETAK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    void giveGiliran(db, pemegang).catch(() => {});
  };
}
