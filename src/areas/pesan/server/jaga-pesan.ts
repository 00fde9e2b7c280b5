import { randomUUID } from 'node:crypto';
import type { Database } from '#kit/server/database.ts';
import { giveGiliran } from '#areas/pesan/server/kirim/antrean.table.ts';
import { sendAntrean, type Rumah } from '#areas/pesan/server/kirim/kirim-antrean.ts';

const DETAK_MS = 5000;

/** What is done on each beat beside sending: what is due today is written into the outbox. */
type Siapkan = (db: Database) => Promise<unknown>;

/** Sends while the server runs, one beat after the other; answers how to stop. A beat that fails is said. */
export function jagaPesan(
  db: Database,
  rumah: Rumah,
  say: (line: string) => void,
  siapkan: Siapkan,
): () => void {
  const pemegang = randomUUID();
  let busy = false;
  const beat = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await siapkan(db);
      await sendAntrean(db, rumah, pemegang);
    } catch (error) {
      say(`Pengiriman pesan gagal: ${(error as Error).message}`);
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
